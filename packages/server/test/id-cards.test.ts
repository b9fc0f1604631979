/** Identity cards: designs, numbers, issuing to everyone, and sheets of them. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gridOf } from '../src/pdf/card-sheets.ts';
import {
  aMember,
  anOrganization,
  bodyOf,
  type Client,
  type Organization,
  type Person,
  signIn,
  startServer,
  type TestServer,
} from './support/server.ts';

interface Card {
  id: number;
  card_number: string;
  expires_on: string | null;
  printed_count: number;
  employee: { id: number };
}

let server: TestServer;
let himal: Organization;
let hr: Client;
let asha: Person;
let template: number;

const design = {
  title: 'Staff card',
  size: 'CR80',
  orientation: 'Landscape',
  language: 'en',
  colour: '#0a5bd3',
  shown_fields: ['job_title', 'employee_code', 'blood_group'],
  has_photo: true,
  has_logo: true,
  qr_side: 'Back',
  qr_holds: 'Contact',
  has_back: true,
  back_text: 'Please return this card.',
  signatory: 'HR',
  valid_months: 24,
};
const templates = '/hris/himal/id-card-template/';
const print = (who: Client, cards: readonly number[]) =>
  server.app.inject({
    method: 'POST',
    url: `/api/v1${templates}${template}/print/`,
    headers: { authorization: `Bearer ${who.token}` },
    payload: { cards },
  });
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
const cardsOf = async (): Promise<Card[]> =>
  (await hr.get<{ results: Card[] }>(`/hris/himal/id-card/?template=${template}&sort=card_number&limit=100`)).body
    .results;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  const names = [
    'asha',
    'bina',
    'chandra',
    'devi',
    'esha',
    'fulmaya',
    'gita',
    'hira',
    'indra',
    'janak',
    'kiran',
    'laxmi',
  ];
  for (const [index, name] of names.entries()) {
    const person = await aMember(server, himal, name);
    if (name === 'asha') asha = person;
    await server.context.database.everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, phone, blood_group, joined_on)
       values ($1, $2, $3, $4, 'Rai; Sharma', $5, '9841000001', 'O+', '2023-07-17')`,
      [himal.id, person.id, `E${String(index + 1).padStart(2, '0')}`, name, person.email],
    );
  }
});
afterAll(() => server.close());

describe('a template of cards', () => {
  it('is refused where its parts do not go together', async () => {
    expect(
      (await hr.post(templates, { ...design, has_back: false, back_text: undefined, signatory: undefined })).body,
    ).toEqual({ qr_side: ['A one-sided card has no back'] });
    const all = ['job_title', 'employee_code', 'division', 'branch', 'employment_level', 'blood_group'];
    expect((await hr.post(templates, { ...design, shown_fields: all })).body).toEqual({
      shown_fields: ['A card has room for 5 details'],
    });
    const made = await hr.post<{ id: number }>(templates, design);
    expect(made.status).toBe(201);
    template = made.body.id;
  });

  it('shows what the card of someone will say', async () => {
    const { body } = await hr.get(`${templates}${template}/preview/?employee=${asha.id}`);
    expect(body).toMatchObject({
      full_name: 'asha Rai; Sharma',
      organization: 'Himal Industries',
      card_number: null,
      facts: { employee_code: 'E01', blood_group: 'O+' },
    });
    expect(body.qr).toBe(
      'BEGIN:VCARD\nVERSION:3.0\nFN:asha Rai\\; Sharma\nORG:Himal Industries\nTEL:9841000001\nEMAIL:asha@himal.test\nEND:VCARD',
    );
    expect((await hr.get(`${templates}${template}/preview/?employee=999999`)).status).toBe(400);
    const herself = await signIn(server, asha);
    expect((await herself.get(`${templates}${template}/preview/?employee=${asha.id}`)).status).toBe(403);
  });
});

describe('cards', () => {
  it('are issued to everyone who has none in force, each with a number and an end', async () => {
    // Two who issue at once issue each card once.
    const answers = await Promise.all([
      hr.post<{ issued: number }>(`${templates}${template}/issue/`),
      hr.post<{ issued: number }>(`${templates}${template}/issue/`),
    ]);
    expect(answers.map(({ body }) => body.issued).toSorted((a, b) => a - b)).toEqual([0, 12]);
    const cards = await cardsOf();
    expect(cards.map(({ card_number }) => card_number).slice(0, 2)).toEqual(['E01-1', 'E02-1']);
    expect(cards[0]).toMatchObject({ expires_on: '2028-11-21', printed_count: 0 });
    const second = await hr.post<Card>('/hris/himal/id-card/', {
      template,
      employee: asha.id,
      issued_on: '2026-11-21',
      expires_on: '2026-12-31',
    });
    expect(second.body).toMatchObject({ card_number: 'E01-2', expires_on: '2026-12-31' });
    await hr.delete(`/hris/himal/id-card/${second.body.id}/`);
  });

  it('are printed many to a sheet, with their backs behind them, and counted', async () => {
    expect(gridOf(85.6, 54)).toMatchObject({ columns: 2, rows: 4 });
    expect(gridOf(54, 85.6)).toMatchObject({ columns: 3, rows: 3 });
    const first = await print(hr, []);
    // Twelve cards, eight to a sheet, each sheet with its back.
    expect([first.statusCode, first.headers['content-type'], pagesOf(first.rawPayload)]).toEqual([
      200,
      'application/pdf',
      4,
    ]);
    expect((await cardsOf()).map(({ printed_count }) => printed_count)).toEqual(Array.from({ length: 12 }, () => 1));
    expect(bodyOf(await print(hr, []))).toEqual({ cards: ['All cards are already printed'] });
    const [card] = await cardsOf();
    const again = await print(hr, [card?.id ?? 0]);
    expect([again.statusCode, pagesOf(again.rawPayload)]).toEqual([200, 2]);
    expect((await cardsOf())[0]?.printed_count).toBe(2);
    expect(bodyOf(await print(hr, [999_999]))).toEqual({ cards: ['Card does not exist'] });
    const auditor = await signIn(server, await aMember(server, himal, 'auditor', { is_audit_user: true }));
    expect((await print(auditor, [card?.id ?? 0])).statusCode).toBe(403);
  });

  it('bear the photo of the person where they have none of their own', async () => {
    const [card] = await cardsOf();
    const pictures = async () =>
      (await print(hr, [card?.id ?? 0])).rawPayload.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
    expect(await pictures()).toBe(0);
    const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    await (await signIn(server, asha)).upload('/users/me/photo/', 'me.png', bytes);
    expect(await pictures()).toBe(1);
    const preview = () => hr.get<{ photo: string; logo: null }>(`${templates}${template}/preview/?employee=${asha.id}`);
    const { photo, logo } = (await preview()).body;
    expect(logo).toBeNull();
    const seen = await server.app.inject({ url: photo });
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp']);
    const own = await hr.upload<{ id: number }>('/files/?purpose=record', 'own.png', bytes);
    await hr.patch(`/hris/himal/id-card/${card?.id}/`, { photo: own.body.id });
    await hr.delete(`/hris/himal/people/${asha.id}/photo/`);
    expect((await preview()).body.photo).toBeNull();
    expect(await pictures()).toBe(1);
  });
});
