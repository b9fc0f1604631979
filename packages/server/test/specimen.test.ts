/** An entity with a field of every kind, which the product has not, through the general endpoints. */
import { defineEntity, type Entity } from '@karmik/model/kit/entity';
import { f } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableSql } from '../src/entity/table.ts';
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

const t = (words: string) => bilingual(words, words);

const specimen = defineEntity({
  name: 'specimen',
  label: t('Specimen'),
  plural: t('Specimens'),
  path: 'org/:org/specimen',
  codes: { read: '4.99', write: '4.00' },
  archive: true,
  parent: 'above',
  unique: [['number', 'day']],
  fields: {
    name: f.text({ label: t('Name'), required: true, max: 40, unique: true }),
    words: f.longText({ label: t('Words'), max: 200 }),
    story: f.richText({ label: t('Story'), max: 2_000 }),
    mail: f.email({ label: t('Mail') }),
    phone: f.phone({ label: t('Phone') }),
    page: f.url({ label: t('Page') }),
    paint: f.colour({ label: t('Paint') }),
    number: f.number({ label: t('Number'), min: 0, max: 100 }),
    days: f.decimal({ label: t('Days'), decimals: 1 }),
    salary: f.money({ label: t('Salary'), min: 0, read_code: '3.99', write_code: '3.00' }),
    pledge: f.amount({ label: t('Pledge'), min: 0 }),
    share: f.percent({ label: t('Share') }),
    walk: f.duration({ label: t('Walk') }),
    day: f.date({ label: t('Day') }),
    clock: f.time({ label: t('Clock') }),
    at: f.instant({ label: t('At') }),
    month: f.month({ label: t('Month') }),
    year: f.fiscalYear({ label: t('Year') }),
    open: f.boolean({ label: t('Open'), default: true }),
    size: f.choice({ label: t('Size'), choices: { S: t('Small'), L: t('Large') }, default: 'S' }),
    tags: f.multiChoice({ label: t('Tags'), choices: { a: t('A'), b: t('B'), c: t('C') } }),
    status: f.status({
      label: t('Status'),
      initial: 'New',
      states: { New: { label: t('New'), tone: 'info' }, Old: { label: t('Old'), tone: 'neutral' } },
    }),
    keeper: f.user({ label: t('Keeper') }),
    branch: f.reference({ label: t('Branch'), to: 'branch', name_field: 'name' }),
    branches: f.multiReference({ label: t('Branches'), to: 'branch', name_field: 'name' }),
    above: f.reference({ label: t('Above'), to: 'specimen', name_field: 'name' }),
    paper: f.file({ label: t('Paper') }),
    picture: f.image({ label: t('Picture') }),
    home: f.address({ label: t('Home') }),
    place: f.location({ label: t('Place') }),
    parts: f.lines({
      label: t('Parts'),
      max: 5,
      item: {
        part: f.text({ label: t('Part'), required: true, max: 20 }),
        count: f.number({ label: t('Count'), min: 1 }),
      },
    }),
    long: f.computed({ label: t('Long walk'), displayAs: 'boolean', value: (record) => Number(record.walk) > 60 }),
    reach: f.computedChoice({
      label: t('Reach'),
      choices: { near: bilingual('Near', 'नजिक'), far: bilingual('Far', 'टाढा') },
      value: ({ walk }) => (typeof walk === 'number' ? (walk > 60 ? 'far' : 'near') : null),
    }),
    lens: f.text({ label: t('Lens'), required: true, max: 20 }),
  },
  visibleWhen: { lens: (record) => record.size === 'L' },
}) as Entity;

interface Shown {
  id: number;
  [field: string]: unknown;
}

let server: TestServer;
let himal: Organization;
let hr: Client;
let clerk: Client;
let hari: Person;
let branchId: number;
const path = '/org/himal/specimen/';

beforeAll(async () => {
  server = await startServer({}, { entities: [specimen] });
  await server.context.database.owner.query(tableSql(specimen));
  himal = await anOrganization(server, 'himal');
  hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  hr = await signIn(server, hari);
  clerk = await signIn(server, await aMember(server, himal, 'clerk', { codes: ['4.00'] }));
  branchId = (await hr.post<{ id: number }>('/org/himal/branch/', { name: 'Pokhara' })).body.id;
});
afterAll(() => server.close());

const upload = async (who: Client, name: string, content: Buffer | string) =>
  (await who.upload<{ id: number }>('/files/?purpose=record', name, content)).body.id;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let made = 0;
const body = (change: object = {}) => ({ name: `Specimen ${++made}`, ...change });

describe('a record of every kind of field', () => {
  it('is read as it was written', async () => {
    const paper = await upload(hr, 'note.txt', 'A note');
    const picture = await upload(hr, 'dot.png', png);
    const whole = {
      name: 'Whole',
      words: 'Many\nwords',
      story: '<p>Once <strong>upon</strong></p>',
      mail: 'a@b.np',
      phone: '9841000000',
      page: 'https://example.com/a',
      paint: '#0a5bd3',
      number: 7,
      days: '2.5',
      salary: '104500.10',
      pledge: { currency: 'KWD', amount: '1250.125' },
      share: '12.50',
      walk: 90,
      day: '2026-11-21',
      clock: '09:30',
      at: '2026-11-21T06:15:00.000Z',
      month: 'bs:2083-08',
      year: '2083/84',
      open: false,
      size: 'L',
      tags: ['a', 'c'],
      lens: '50 mm',
      home: { province: 'Bagmati', district: 'Kathmandu', municipality: 'Kathmandu', ward: '4', street: 'Naxal' },
      place: { latitude: 27.7172, longitude: 85.324 },
      parts: [
        { part: 'Leg', count: 4 },
        { part: 'Top', count: null },
      ],
    };
    const { status, body: shown } = await hr.post<Shown>(path, {
      ...whole,
      keeper: hari.id,
      branch: branchId,
      branches: [branchId],
      paper,
      picture,
    });
    expect(status).toBe(201);
    expect(shown).toMatchObject({
      ...whole,
      status: 'New',
      keeper: { id: hari.id, full_name: 'Hari Sharma' },
      branch: { id: branchId, name: 'Pokhara' },
      branches: [{ id: branchId, name: 'Pokhara' }],
      paper: { id: paper, name: 'note.txt', mime: 'text/plain; charset=utf-8' },
      picture: { id: picture, mime: 'image/webp' },
      long: true,
      archived_at: null,
    });
    expect((await server.app.inject({ url: (shown.paper as { url: string }).url })).body).toBe('A note');
    expect((await hr.get<Shown>(`${path}${shown.id}/`)).body).toEqual(shown);
    const again = await hr.patch<Shown>(`${path}${shown.id}/`, {
      words: null,
      tags: [],
      parts: [],
      home: null,
      branch: null,
      clock: '',
      open: true,
    });
    expect(again.body).toMatchObject({
      words: null,
      tags: [],
      parts: [],
      home: null,
      branch: null,
      clock: null,
      open: true,
      salary: '104500.10',
      at: whole.at,
    });
  });

  it('keeps no script of a rich text', async () => {
    const { body: shown } = await hr.post<Shown>(
      path,
      body({
        story: '<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:x">l</a><img src=x onerror=y></p>',
      }),
    );
    expect(shown.story).toBe('<p>Hi<a>l</a></p>');
  });

  it('does not take a file of someone else, nor a text as a picture', async () => {
    const theirs = await upload(clerk, 'mine.txt', 'Mine');
    expect((await hr.post(path, body({ paper: theirs }))).body).toEqual({ paper: ['Paper does not exist'] });
    const words = await upload(hr, 'words.txt', 'Words');
    expect((await hr.post(path, body({ picture: words }))).body).toEqual({ picture: ['Picture does not exist'] });
  });

  it('asks for hidden fields only when they are shown, and empties them', async () => {
    expect((await hr.post(path, body({ size: 'L' }))).body).toEqual({ lens: ['Lens is Required'] });
    const { body: shown } = await hr.post<Shown>(path, body({ size: 'L', lens: '35 mm' }));
    expect((await hr.patch<Shown>(`${path}${shown.id}/`, { size: 'S' })).body).toMatchObject({ size: 'S', lens: null });
    expect((await hr.patch(`${path}${shown.id}/`, { size: 'L' })).body).toEqual({ lens: ['Lens is Required'] });
  });
});

describe('a field with codes of its own [RP-2]', () => {
  it('is not seen, narrowed by, sorted by or exported without its code, nor written', async () => {
    const { body: shown } = await hr.post<Shown>(path, body({ salary: '5.00' }));
    const seen = await clerk.get<Shown>(`${path}${shown.id}/`);
    expect([seen.status, 'salary' in seen.body]).toEqual([200, false]);
    expect((await clerk.get(`${path}?salary__gte=1`)).body).toEqual({
      salary__gte: [expect.stringContaining('is not a filter here')],
    });
    expect((await clerk.get(`${path}?sort=-salary`)).body).toEqual({ sort: [expect.not.stringContaining('salary')] });
    const csv = await server.app.inject({
      url: `/api/v1${path}export/?format=csv`,
      headers: { authorization: `Bearer ${clerk.token}` },
    });
    expect(csv.body.split('\n')[0]).not.toContain('Salary');
    expect((await clerk.patch(`${path}${shown.id}/`, { salary: '9.00' })).body).toEqual({
      salary: ["You can't set Salary"],
    });
    expect((await clerk.patch(`${path}${shown.id}/`, { words: 'Mine to change' })).status).toBe(200);
    expect((await hr.get<Shown>(`${path}${shown.id}/`)).body).toMatchObject({
      salary: '5.00',
      words: 'Mine to change',
    });
    expect(
      (await hr.get<{ count: number }>(`${path}?salary=5.00&name=${encodeURIComponent(String(shown.name))}`)).body
        .count,
    ).toBe(1);
  });
});

describe('an amount with its currency [SNK-7]', () => {
  it('has the decimals of its currency, whatever was written, and none that it lacks', async () => {
    const pledge = async (value: object) => {
      const { body: answer } = await hr.post<Shown>(path, body({ pledge: value }));
      return answer.pledge ?? answer;
    };
    expect(await pledge({ currency: 'NPR', amount: '45000' })).toEqual({ currency: 'NPR', amount: '45000.00' });
    expect(await pledge({ currency: 'USD', amount: '99999999999999.99' })).toEqual({
      currency: 'USD',
      amount: '99999999999999.99',
    });
    expect(await pledge({ currency: 'JPY', amount: '500000' })).toEqual({ currency: 'JPY', amount: '500000' });
    expect(await pledge({ currency: 'JPY', amount: '500000.5' })).toEqual({
      'pledge.amount': ['Pledge must be an amount without decimals, as text'],
    });
    expect(await pledge({ currency: 'INR', amount: '1.005' })).toEqual({
      'pledge.amount': ['Pledge must be an amount with at most 2 decimals, as text'],
    });
    expect(await pledge({ currency: 'BGN', amount: '1' })).toEqual({
      'pledge.currency': ['Currency must be a currency such as NPR'],
    });
    expect(await pledge({ currency: 'NPR', amount: '-1' })).toEqual({ 'pledge.amount': ['Pledge must be at least 0'] });
  });

  it('is narrowed by its currency, and is in spreadsheets with it', async () => {
    const name = `Pledged ${++made}`;
    await hr.post(path, { name, pledge: { currency: 'OMR', amount: '7.5' } });
    const found = await hr.get<{ results: Shown[] }>(`${path}?pledge__has=OMR`);
    expect(found.body.results.map((each) => [each.name, each.pledge])).toEqual([
      [name, { currency: 'OMR', amount: '7.500' }],
    ]);
    expect((await hr.get(`${path}?pledge__has=XYZ`)).status).toBe(400);
    const csv = await server.app.inject({
      url: `/api/v1${path}export/?format=csv&pledge__has=OMR`,
      headers: { authorization: `Bearer ${hr.token}` },
    });
    expect(csv.body).toContain('OMR 7.500');
  });
});

describe('lists', () => {
  it('are narrowed by typed operators', async () => {
    await hr.post(
      path,
      body({ name: 'Alpha', number: 10, day: '2026-01-10', tags: ['b'], walk: 15, at: '2026-01-31T20:00:00Z' }),
    );
    await hr.post(
      path,
      body({ name: 'Beta', number: 20, day: '2026-02-10', tags: ['b', 'c'], walk: 30, at: '2026-02-01T17:00:00Z' }),
    );
    const names = async (query: string) =>
      (await hr.get<{ results: { name: string }[] }>(`${path}?${query}&search=ta&sort=name`)).body.results?.map(
        ({ name }) => name,
      );
    const both = async (query: string) =>
      (
        await hr.get<{ results: { name: string }[] }>(`${path}?name__contains=a&${query}&sort=-number,name`)
      ).body.results
        .map(({ name }) => name)
        .filter((name) => ['Alpha', 'Beta'].includes(name));
    expect(await names('number__gte=15')).toEqual(['Beta']);
    expect(await both('number__lte=20')).toEqual(['Beta', 'Alpha']);
    expect(await both('day__gte=2026-01-01&day__lte=2026-01-31')).toEqual(['Alpha']);
    expect(await both('tags__has=c')).toEqual(['Beta']);
    expect(await both('tags__isnull=true')).toEqual([]);
    expect(await both('size__in=S,L&number__isnull=false')).toEqual(['Beta', 'Alpha']);
    // 20:00 UTC is past midnight in Kathmandu, so both fall on the first of February.
    expect(await both('at=2026-02-01')).toEqual(['Beta', 'Alpha']);
    expect((await hr.get(`${path}?number__gte=many`)).body).toEqual({ number__gte: ['Number must be a whole number'] });
    expect((await hr.get(`${path}?size=M`)).body).toEqual({ size: ['Size must be one of: S, L'] });
  });

  it('go out whole or not at all: what the database refuses of a filter is said before the file begins', async () => {
    const answer = await hr.get(`${path}export/?format=csv&created_at=0000-01-01`);
    expect(answer).toMatchObject({ status: 400, body: { non_field_errors: ['A value is out of range.'] } });
    const log = await hr.get<{ results: { finished_at: string | null }[] }>('/org/himal/export-logs/');
    expect(log.body.results.filter(({ finished_at: end }) => end === null)).toEqual([]);
  });

  it('go out in the wished language and calendar, and no cell is a formula [FM-5]', async () => {
    await hr.post(path, body({ name: '=HYPERLINK("x")', day: '2026-11-21', open: false }));
    const csv = await server.app.inject({
      url: `/api/v1${path}export/?format=csv&calendar=bs&name__contains=HYPERLINK`,
      headers: { authorization: `Bearer ${hr.token}` },
    });
    expect(csv.headers['content-disposition']).toBe('attachment; filename="specimens-2026-11-21.csv"');
    const [head = '', row = ''] = csv.body.replace('\uFEFF', '').split('\n');
    expect(head).toContain('Day (BS)');
    expect(row).toContain(`"'=HYPERLINK`);
    expect(row).toContain('2083-08-05');
  });
});

describe('a choice that follows from a record', () => {
  it('is one of its values in answers, and bears its label of the wished language in a spreadsheet', async () => {
    const { body: far } = await hr.post<Shown>(path, body({ walk: 90 }));
    expect(far.reach).toBe('far');
    expect((await hr.post<Shown>(path, body())).body.reach).toBeNull();
    const exported = async (language: string) =>
      (
        await server.app.inject({
          url: `/api/v1${path}export/?format=csv&language=${language}&name=${encodeURIComponent(String(far.name))}`,
          headers: { authorization: `Bearer ${hr.token}` },
        })
      ).body;
    expect(await exported('ne')).toContain(',टाढा,');
    expect(await exported('en')).toContain(',Far,');
  });
});

describe('an archive', () => {
  it('keeps what is removed, out of lists that do not ask for it, and gives it back', async () => {
    const { body: shown } = await hr.post<Shown>(path, body());
    const listed = async (archived: string) =>
      (await hr.get<{ count: number }>(`${path}?name=${encodeURIComponent(String(shown.name))}&archived=${archived}`))
        .body.count;
    expect((await hr.delete(`${path}${shown.id}/`)).status).toBe(204);
    expect([await listed('false'), await listed('true'), await listed('all')]).toEqual([0, 1, 1]);
    expect((await hr.delete(`${path}${shown.id}/`)).status).toBe(409);
    expect((await hr.post(`${path}${shown.id}/restore/`)).status).toBe(200);
    expect([await listed('false'), await listed('true')]).toEqual([1, 0]);
  });
});

describe('a tree', () => {
  it('takes no cycle', async () => {
    const [a, b, c] = [
      await hr.post<Shown>(path, body()),
      await hr.post<Shown>(path, body()),
      await hr.post<Shown>(path, body()),
    ].map((answer) => answer.body.id);
    await hr.patch(`${path}${b}/`, { above: a });
    await hr.patch(`${path}${c}/`, { above: b });
    for (const below of [a, b, c])
      expect((await hr.patch(`${path}${a}/`, { above: below })).body).toEqual({
        above: ["Above can't be this record or one below it"],
      });
  });
});

describe('what is in use', () => {
  it('is not removed, and says by what', async () => {
    const division = await hr.post<Shown>('/org/himal/division/', { name: 'Programmes' });
    const child = await hr.post<Shown>('/org/himal/division/', { name: 'Health', parent: division.body.id });
    expect(await hr.delete(`/org/himal/division/${division.body.id}/`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', detail: 'Programmes is in use by 1 division. Choose another there first.' },
    });
    expect((await hr.delete(`/org/himal/division/${child.body.id}/`)).status).toBe(204);
    expect((await hr.delete(`/org/himal/division/${division.body.id}/`)).status).toBe(204);
  });
});

describe('a wrong declaration', () => {
  it('stops the start with entity, field and what to do', async () => {
    const wrong = { ...specimen, name: 'wrong', path: 'org/:org/wrong', sort: 'moon' } as Entity;
    await expect(startServer({}, { entities: [wrong] })).rejects.toThrow(
      /wrong\.above: refers to "specimen"[\s\S]*|wrong\.sort: names the field "moon", which it lacks/,
    );
  });
});
