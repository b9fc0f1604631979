/** Templates of letters, letters that were issued, and the numbers that they take. */
import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginEmployment } from './support/employments.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

interface Letter {
  id: number;
  letter_number: string;
  sequence: number;
  subject: string;
  body: string;
  issued_on: string;
  file: { id: number; name: string; mime: string; url: string };
}

let server: TestServer;
let himal: Organization;
let hr: Client;
let asha: Person;
let bina: Person;
let ashaHerself: Client;
const ids: Record<string, number> = {};

const make = async (who: Client, path: string, body: object): Promise<number> => {
  const made = await who.post<{ id: number }>(path, body);
  if (made.status !== 201) throw new Error(`${path}: ${made.status} ${JSON.stringify(made.body)}`);
  return made.body.id;
};

async function hire(organization: Organization, person: Person, name: string, code: string): Promise<void> {
  const { everywhere } = server.context.database;
  await everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, name_ne, gender, email, joined_on)
     values ($1, $2, $3, $4, 'Sharma', 'आशा शर्मा', 'Female', $5, '2023-07-17')`,
    [organization.id, person.id, code, name, person.email],
  );
  await beginEmployment(everywhere, organization.id, [person.id], server.now);
}

const template = {
  title: 'No objection',
  letter_kind: 'No objection',
  language: 'en',
  subject: 'About {{full_name}}',
  body: '<p>{{salutation}} {{full_name}} ({{employee_code}}) works here since {{joined_on}}, in BS {{joined_on_bs}}. No. {{letter_number}}</p>',
};
const year = { name: '2083/84', used_for: 'General', calendar: 'BS', starts_on: '2026-07-17', ends_on: '2027-07-16' };
const issue = (who: Client, body: object) => who.post<Letter>('/hris/himal/letter/', body);
const other = () => ({ employee: asha.id, event: 'Other', template: ids.template });

/** The bytes behind a file's address. */
const bytesOf = async ({ url }: { url: string }) => server.app.inject({ url });
/** The page descriptions of a PDF, unpacked. */
const pagesOf = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, bytes = '']) => {
      try {
        return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  asha = await aMember(server, himal, 'asha');
  bina = await aMember(server, himal, 'bina');
  ashaHerself = await signIn(server, asha);
  await hire(himal, asha, 'Asha', 'A1');
  await hire(himal, bina, 'Bina', 'B1');
  ids.template = await make(hr, '/hris/himal/letter-template/', template);
});
afterAll(() => server.close());

describe('a template', () => {
  it('is refused with a placeholder that no one fills, by its name [EM-2]', async () => {
    const bad = { ...template, title: 'Bad', subject: '{{employee_nmae}}', body: '<p>{{gross_pay}} {{full_name}}</p>' };
    expect((await hr.post('/hris/himal/letter-template/', bad)).body).toEqual({
      subject: ['{{employee_nmae}} is an unknown placeholder'],
      body: ['{{gross_pay}} is an unknown placeholder'],
    });
    const cut = { ...template, title: 'Cut', body: '<p>{{<strong>full</strong>_name}}</p>' };
    expect(Object.keys((await hr.post('/hris/himal/letter-template/', cut)).body)).toEqual(['body']);
  });

  it('is shown with the facts of a real employee, and as a PDF, and takes no number', async () => {
    const path = `/hris/himal/letter-template/${ids.template}/preview/`;
    const { body } = await hr.get(`${path}?employee=${asha.id}`);
    expect(body).toEqual({
      subject: 'About Asha Sharma',
      body: '<p>Ms. Asha Sharma (A1) works here since 17 July 2023, in BS Shrawan 1, 2080. No. {{letter_number}}</p>',
      missing: [],
    });
    const pdf = await server.app.inject({
      url: `/api/v1${path}pdf/?employee=${asha.id}`,
      headers: { authorization: `Bearer ${hr.token}` },
    });
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect((await hr.get(path)).body).toEqual({ employee: ['Employee does not exist'] });
    const keeper = await signIn(server, await aMember(server, himal, 'keeper', { codes: ['4.04'] }));
    expect((await keeper.get(`${path}?employee=${asha.id}`)).status).toBe(403);
    expect((await ashaHerself.get(`${path}?employee=${asha.id}`)).status).toBe(403);
  });

  it('is shown with the facts of an employee while it is written, and nothing is stored [E33]', async () => {
    const path = '/hris/himal/letter-template/preview/';
    const count = async () => (await hr.get<{ count: number }>('/hris/himal/letter-template/')).body.count;
    const before = await count();
    const draft = {
      employee: asha.id,
      language: 'en',
      subject: 'For {{full_name}}',
      body: '<p>{{full_name}} of {{division}} <img src=x onerror=alert(1)>{{unknown}}</p>',
    };
    expect((await hr.post(path, draft)).body).toEqual({
      subject: 'For Asha Sharma',
      body: '<p>Asha Sharma of {{division}} {{unknown}}</p>',
      missing: ['division'],
    });
    expect(await count()).toBe(before);
    expect((await hr.post(path, { ...draft, employee: 999_999 })).body).toEqual({
      employee: ['Employee does not exist'],
    });
    expect(Object.keys((await hr.post(path, { ...draft, language: 'fr', subject: '' })).body)).toEqual([
      'language',
      'subject',
    ]);
    expect((await ashaHerself.post(path, draft)).status).toBe(403);
    const writer = await signIn(server, await aMember(server, himal, 'template-writer', { codes: ['4.04'] }));
    expect((await writer.post(path, draft)).status).toBe(403);
  });

  it('runs nothing that it says [EM-1]', async () => {
    const words = '{{ 7*7 }} ${7*7} {% import os %}';
    const id = await make(hr, '/hris/himal/letter-template/', { ...template, title: 'Code', body: `<p>${words}</p>` });
    const { body } = await hr.get<{ body: string }>(`/hris/himal/letter-template/${id}/preview/?employee=${asha.id}`);
    expect(body.body).toBe(`<p>${words}</p>`);
  });
});

describe('a letter', () => {
  it('needs a fiscal year for its number', async () => {
    expect((await issue(hr, other())).body).toEqual({
      non_field_errors: ['No general fiscal year includes 2026-11-21. Add it first.'],
    });
    ids.year = await make(hr, '/org/himal/fiscal-year/', year);
  });

  it('is stored with its number, its words and a PDF, and never changes', async () => {
    const { status, body } = await issue(hr, other());
    expect([status, body]).toMatchObject([
      201,
      { letter_number: '2083/84-0001', sequence: 1, issued_on: '2026-11-21', subject: 'About Asha Sharma' },
    ]);
    expect(body.body).toContain('No. 2083/84-0001');
    const file = await bytesOf(body.file);
    expect([file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      'application/pdf',
      "attachment; filename*=UTF-8''2083-84-0001.pdf",
    ]);
    const kept = await server.context.database
      .organization(himal.id)
      .one<{ sha256: string }>('select sha256 from file where organization_id = $1 and id = $2', [
        himal.id,
        body.file.id,
      ]);
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(kept?.sha256);
    const path = `/hris/himal/letter/${body.id}/`;
    expect([(await hr.patch(path, { subject: 'x' })).status, (await hr.delete(path)).status]).toEqual([405, 405]);
    await expect(
      server.context.database
        .organization(himal.id)
        .query('update letter set subject = $2 where organization_id = $1', [himal.id, 'x']),
    ).rejects.toThrow(/permission denied/);
    // The words of the template may change; those of the letter stay.
    await hr.patch(`/hris/himal/letter-template/${ids.template}/`, { subject: 'Again: {{full_name}}' });
    expect((await hr.get<Letter>(path)).body.subject).toBe('About Asha Sharma');
    expect((await hr.delete(`/hris/himal/letter-template/${ids.template}/`)).body).toMatchObject({
      detail: expect.stringContaining('1 letter') as string,
    });
  });

  it('takes numbers without gaps, however many are issued at once and however many fail', async () => {
    const failing = await make(hr, '/hris/himal/letter-template/', {
      ...template,
      title: 'Fails',
      body: '<p>{{contract_ends_on}}</p>',
    });
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        issue(hr, {
          employee: n % 2 ? asha.id : bina.id,
          event: 'Other',
          template: n % 4 === 3 ? failing : ids.template,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
    for (const { status, body } of answers.filter(({ status }) => status !== 201))
      expect([status, body]).toEqual([
        400,
        { employee: ['The profile is missing what the letter needs: Contract ends on'] },
      ]);
    const rows = await server.context.database
      .organization(himal.id)
      .query<{ sequence: number }>('select sequence from letter where organization_id = $1 order by sequence', [
        himal.id,
      ]);
    expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 13 }, (_, n) => n + 1));
  });

  it('begins again in the next fiscal year, and in each organization', async () => {
    await make(hr, '/org/himal/fiscal-year/', {
      ...year,
      name: '2084/85',
      starts_on: '2027-07-17',
      ends_on: '2028-07-15',
    });
    const now = server.now;
    server.now = new Date('2027-08-01T06:15:00.000Z');
    const later = await signIn(server, await aMember(server, himal, 'later', { is_hr_admin: true }));
    expect((await issue(later, other())).body.letter_number).toBe('2084/85-0001');
    server.now = now;
  });

  it('is read by HR and by whom it is for, and by no one else', async () => {
    const { body } = await issue(hr, other());
    const mine = await ashaHerself.get<{ results: Letter[]; count: number }>('/hris/himal/letter/?limit=100');
    expect(mine.body.results.map(({ id }) => id)).toContain(body.id);
    const own = mine.body.results.find(({ id }) => id === body.id);
    expect((await bytesOf(own?.file ?? { url: '' })).statusCode).toBe(200);
    const binaHerself = await signIn(server, bina);
    expect((await binaHerself.get(`/hris/himal/letter/${body.id}/`)).status).toBe(404);
    // The signed address of another reader is of no use to who may not read the letter.
    const theirs = await binaHerself.get<{ results: Letter[] }>('/hris/himal/letter/?limit=100');
    expect(theirs.body.results.some(({ id }) => id === body.id)).toBe(false);
    expect((await ashaHerself.post('/hris/himal/letter/', other())).status).toBe(403);
    const told = await ashaHerself.get<{ results: { text: string }[] }>('/notifications/');
    expect(JSON.stringify(told.body.results)).toContain('A letter was issued to you');
  });

  it('is nothing that one issues to oneself', async () => {
    const me = (await hr.get<{ user: { id: number } }>('/users/me/')).body.user.id;
    expect((await issue(hr, { ...other(), employee: me })).body).toEqual({
      employee: ["You can't issue letters to yourself"],
    });
  });
});

describe('the mapping of templates', () => {
  it('says which template serves a change, which takes its facts from the record of it', async () => {
    const body = { employee: asha.id, event: 'Promotion' };
    expect((await issue(hr, body)).body).toEqual({
      event: ['No template is mapped to this. Map one, or choose a template under Something else'],
    });
    const title = await make(hr, '/org/himal/job-title/', { title: 'Manager' });
    ids.promotion = await make(hr, '/hris/himal/letter-template/', {
      title: 'Promotion',
      letter_kind: 'Change',
      language: 'ne',
      subject: 'बढुवा',
      body: '<p>{{full_name_ne}} मिति {{effective_on_bs}} ({{effective_on}}) देखि {{job_title}}</p>',
    });
    const path = '/org/himal/settings/template-mapping/';
    expect((await hr.patch(path, { promotion: ids.promotion })).status).toBe(200);
    expect((await issue(hr, body)).body).toEqual({
      event: ["This employee's employment history has no such change"],
    });
    await server.context.database.everywhere.query(
      `update employment set ends_on = '2029-12-31' where organization_id = $1 and employee_id = $2`,
      [himal.id, bina.id],
    );
    await server.context.database.everywhere.query(
      `insert into employment (organization_id, employee_id, change, starts_on, job_title_id) values ($1, $2, 'Promotion', '2030-01-01', $3)`,
      [himal.id, bina.id, title],
    );
    const issued = await issue(hr, { ...body, employee: bina.id });
    expect(issued.body.body).toBe('<p>आशा शर्मा मिति २०८६ पुस १७ (२०३० जनवरी १) देखि Manager</p>');
    await hr.patch(`/hris/himal/letter-template/${ids.promotion}/`, { is_active: false });
    expect((await issue(hr, { ...body, employee: bina.id })).body).toEqual({ event: ['The template is not in use'] });
    expect((await ashaHerself.get(path)).status).toBe(403);
  });
});

describe('the PDF of a letter', () => {
  it('goes over several pages, each with its number', async () => {
    const id = await make(hr, '/hris/himal/letter-template/', {
      ...template,
      title: 'Long',
      body: '<p>A line of the letter</p>'.repeat(60),
    });
    const { body } = await issue(hr, { employee: asha.id, event: 'Other', template: id });
    const { rawPayload } = await bytesOf(body.file);
    expect(rawPayload.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(3);
    expect(pagesOf(rawPayload).length).toBeGreaterThan(1_000);
  });
});
