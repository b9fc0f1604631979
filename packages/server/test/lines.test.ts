/** Lines of records: an entity that the product has not, through the general endpoints. */
import { defineEntity, type Entity } from '@karmik/model/kit/entity';
import { f } from '@karmik/model/kit/fields';
import type { Aggregate } from '@karmik/model/kit/report';
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

const trip = defineEntity({
  name: 'trip',
  label: t('Trip'),
  plural: t('Trips'),
  path: 'org/:org/trip',
  codes: { read: '4.99', write: '4.00' },
  fields: {
    name: f.text({ label: t('Name'), required: true, max: 40 }),
    legs: f.lines({
      label: t('Legs'),
      required: true,
      max: 50,
      item: {
        guide: f.user({ label: t('Guide'), required: true }),
        place: f.reference({ label: t('Place'), to: 'branch', name_field: 'name' }),
        cost: f.money({ label: t('Cost'), required: true, min: 0 }),
        days: f.decimal({ label: t('Days'), decimals: 1 }),
        day: f.date({ label: t('Day') }),
        leaves: f.time({ label: t('Leaves') }),
        booked: f.instant({ label: t('Booked') }),
        by: f.multiChoice({ label: t('By'), choices: { bus: t('Bus'), foot: t('Foot') } }),
        is_hard: f.boolean({ label: t('Hard'), default: false }),
        deposit: f.amount({ label: t('Deposit') }),
      },
    }),
    notes: f.lines({
      label: t('Notes'),
      max: 5,
      item: { note: f.text({ label: t('Note'), required: true, max: 40 }) },
    }),
    wages: f.lines({
      label: t('Wages'),
      max: 5,
      read_code: '3.99',
      write_code: '3.00',
      item: { wage: f.money({ label: t('Wage'), required: true }) },
    }),
  },
}) as Entity;

interface Shown {
  readonly id: number;
  readonly version: string;
  readonly legs: readonly Record<string, unknown>[];
}
interface Listed {
  readonly count: number;
  readonly results: readonly Shown[];
}

let server: TestServer;
let himal: Organization;
let hr: Client;
let clerk: Client;
let hari: Person;
let asha: Person;
let pokhara: number;
const path = '/org/himal/trip/';
const rows = (sql: string, ...values: number[]) => server.context.database.everywhere.query(sql, values);

beforeAll(async () => {
  server = await startServer({}, { entities: [trip] });
  await server.context.database.owner.query(tableSql(trip));
  himal = await anOrganization(server, 'himal');
  hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  asha = await aMember(server, himal, 'asha');
  hr = await signIn(server, hari);
  clerk = await signIn(server, await aMember(server, himal, 'clerk', { codes: ['4.00'] }));
  pokhara = (await hr.post<{ id: number }>('/org/himal/branch/', { name: 'Pokhara' })).body.id;
});
afterAll(() => server.close());

const leg = (change: object = {}) => ({ guide: asha.id, cost: '10.00', ...change });
const add = async (name: string, legs: readonly object[], more: object = {}) => {
  const { status, body } = await hr.post<Shown>(path, { name, legs, ...more });
  expect([status, body]).toEqual([201, body]);
  return body;
};
const names = async (query: string) =>
  (await hr.get<{ results: { name: string }[] }>(`${path}?sort=name&${query}`)).body.results.map(({ name }) => name);

describe('lines', () => {
  it('are read as they were written and in their order, each kind of field in the form that it has in a record', async () => {
    const first = {
      cost: '1250.50',
      days: '2.5',
      day: '2026-11-21',
      leaves: '06:15',
      booked: '2026-11-20T06:15:00.000Z',
      by: ['bus', 'foot'],
      is_hard: true,
      deposit: { currency: 'USD', amount: '10.50' },
    };
    const made = await add('Whole', [
      { ...first, guide: asha.id, place: pokhara },
      { guide: hari.id, cost: '0' },
    ]);
    const shown = [
      {
        ...first,
        id: expect.any(Number),
        guide: expect.objectContaining({ id: asha.id, full_name: 'Asha Sharma' }),
        place: { id: pokhara, name: 'Pokhara' },
      },
      {
        id: expect.any(Number),
        guide: expect.objectContaining({ id: hari.id }),
        place: null,
        cost: '0.00',
        days: null,
        day: null,
        leaves: null,
        booked: null,
        by: [],
        is_hard: false,
        deposit: null,
      },
    ];
    expect(made.legs).toEqual(shown);
    const { body } = await hr.get<Shown>(`${path}${made.id}/`);
    expect(body.legs).toEqual(shown);
    const listed = await hr.get<Listed>(`${path}?name=Whole`);
    expect(listed.body.results[0]?.legs).toEqual(shown);
    const turned = await hr.patch<Shown>(`${path}${made.id}/`, {
      legs: [leg({ guide: hari.id }), { ...first, guide: asha.id, place: pokhara }, leg()],
    });
    expect(turned.body.legs.map(({ cost }) => cost)).toEqual(['10.00', '1250.50', '10.00']);
  });

  it('change the version of their record, and what was changed of them is in the audit', async () => {
    const { id } = await add('Versioned', [leg()]);
    const { version } = (await hr.get<Shown>(`${path}${id}/`)).body;
    const match = { 'if-match': `"${version}"` };
    expect((await hr.patch(`${path}${id}/`, { legs: [leg({ cost: '20.00' })] }, match)).status).toBe(200);
    const late = await hr.patch(`${path}${id}/`, { legs: [leg({ cost: '30.00' })] }, match);
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', differs: ['legs'] } });
    expect((await hr.get<Shown>(`${path}${id}/`)).body.legs).toMatchObject([{ cost: '20.00' }]);
    const [event] = await rows(
      `select before, after from audit_event where object_type = 'trip' and object_id = $1 order by id desc limit 1`,
      id,
    );
    expect(event).toMatchObject({
      before: { legs: [{ guide: asha.id, cost: '10.00' }] },
      after: { legs: [{ guide: asha.id, cost: '20.00' }] },
    });
    const { body: same } = await hr.get<Shown>(`${path}${id}/`);
    await hr.patch(`${path}${id}/`, { legs: [leg({ cost: '20' })] });
    expect((await hr.get<Shown>(`${path}${id}/`)).body.version).toBe(same.version);
  });

  it('are named one by one to the person who comes too late: which were added, removed and changed, and in which fields', async () => {
    const { id, legs } = await add(
      'Late',
      ['1.00', '2.00', '3.00', '4.00'].map((cost) => leg({ cost })),
    );
    const { version } = (await hr.get<Shown>(`${path}${id}/`)).body;
    const [one, two, three, four] = legs.map((each) => each.id);
    const line = (of: unknown, cost: string, change: object = {}) => ({
      id: of,
      ...leg({ cost, ...change }),
    });
    const first = await hr.patch<Shown>(`${path}${id}/`, {
      legs: [line(three, '3.00'), line(one, '1.00'), line(two, '20.00', { guide: hari.id }), leg({ cost: '5.00' })],
    });
    expect(first.status).toBe(200);
    const late = await hr.patch(
      `${path}${id}/`,
      { legs: [line(one, '10.00'), line(two, '2.00'), line(three, '3.00'), line(four, '4.00'), leg({ cost: '6.00' })] },
      { 'if-match': `"${version}"` },
    );
    expect(late).toMatchObject({
      status: 409,
      body: {
        differs: ['legs'],
        lines: {
          legs: {
            added: [first.body.legs[3]?.id],
            removed: [four],
            changed: [
              { id: one, fields: ['cost'] },
              { id: two, fields: expect.toSatisfy((names: string[]) => names.toSorted().join() === 'cost,guide') },
            ],
            is_reordered: true,
          },
        },
      },
    });
    // A field that is no list says nothing of lines, and a line without an id that says what the record holds is none that differs.
    const other = await hr.patch(
      `${path}${id}/`,
      {
        name: 'Later',
        legs: [line(three, '3.00'), line(one, '1.00'), line(two, '2.00'), leg({ cost: '5.00' })],
      },
      { 'if-match': `"${version}"` },
    );
    expect(other.body).toMatchObject({ differs: ['name', 'legs'] });
    expect((other.body as { lines: object }).lines).toEqual({
      legs: { added: [], removed: [], changed: [expect.objectContaining({ id: two })], is_reordered: false },
    });
  });

  it('stay the same lines by their ids, changed and put in order; those that are not sent go, and those without an id are new', async () => {
    const { id, legs } = await add(
      'Kept',
      ['1.00', '2.00', '3.00'].map((cost) => leg({ cost })),
    );
    const [first, second, third] = legs.map((line) => line['id']);
    const change = async (...lines: object[]) =>
      (await hr.patch<Shown>(`${path}${id}/`, { legs: lines })).body.legs.map((line) => [line['id'], line['cost']]);
    const [before] = await rows('select max(id) as id from trip_legs');
    const fresh = Number(before?.['id']) + 1;
    expect(
      await change(leg({ id: third, cost: '3.00' }), leg({ cost: '4.00' }), leg({ id: first, cost: '1.50' })),
    ).toEqual([
      [third, '3.00'],
      [fresh, '4.00'],
      [first, '1.50'],
    ]);
    expect(await rows('select 1 from trip_legs where id = $1', Number(second))).toEqual([]);
    const [event] = await rows(
      `select before, after from audit_event where object_type = 'trip' and object_id = $1 order by id desc limit 1`,
      id,
    );
    expect(event).toMatchObject({
      before: { legs: [{ id: first }, { id: second }, { id: third }] },
      after: { legs: [{ id: third }, { id: fresh }, { id: first, cost: '1.50' }] },
    });
    // Who knows no ids moves lines and keeps those that say the same.
    expect(await change(leg({ cost: '1.50' }), leg({ cost: '5.00' }), leg({ cost: '3.00' }))).toEqual([
      [first, '1.50'],
      [expect.any(Number), '5.00'],
      [third, '3.00'],
    ]);
  });

  it('of another record or organization, named twice, or of no record are refused at the line', async () => {
    const mine = await add('Mine', [leg(), leg({ cost: '11.00' })]);
    const other = await add('Not mine', [leg()]);
    const sagar = await anOrganization(server, 'koshi');
    const boss = await aMember(server, sagar, 'boss', { is_hr_admin: true });
    const away = await signIn(server, boss);
    const made = await away.post<Shown>('/org/koshi/trip/', { name: 'Away', legs: [{ guide: boss.id, cost: '1' }] });
    expect(made.status).toBe(201);
    const missing = { status: 400, body: { 'legs.1.id': ['Line does not exist'] } };
    const [own, foreign, abroad] = [mine, other, made.body].map(({ legs }) => legs[0]?.['id']);
    for (const wrong of [foreign, abroad, own, 999_999])
      expect(await hr.patch(`${path}${mine.id}/`, { legs: [leg({ id: own }), leg({ id: wrong })] })).toMatchObject(
        missing,
      );
    for (const wrong of ['1', 0, 1.5, null])
      expect((await hr.patch(`${path}${mine.id}/`, { legs: [leg({ id: wrong })] })).status).toBe(400);
    expect(await hr.post(path, { name: 'New', legs: [leg(), leg({ id: own })] })).toMatchObject(missing);
    expect((await hr.get<Shown>(`${path}${mine.id}/`)).body).toEqual(mine);
    expect((await away.get<Shown>(`/org/koshi/trip/${made.body.id}/`)).body.legs).toEqual(made.body.legs);
  });

  it('are refused at the line and the field that is wrong, and then nothing is written', async () => {
    const before = await rows('select count(*) as n from trip_legs');
    const refused = async (legs: readonly object[]) => (await hr.post(path, { name: 'Wrong', legs })).body;
    expect(await refused([leg(), leg({ cost: '-1' })])).toEqual({ 'legs.1.cost': ['Cost must be at least 0'] });
    expect(await refused([leg(), leg(), leg({ place: 999_999 })])).toEqual({
      'legs.2.place': ['Place does not exist'],
    });
    expect(await refused([leg({ guide: 999_999 }), leg()])).toEqual({ 'legs.0.guide': ['Guide does not exist'] });
    expect(await refused([leg({ colour: 1 })])).toMatchObject({ 'legs.0.colour': [expect.any(String)] });
    expect(await refused([])).toEqual({ legs: ['Legs is Required'] });
    expect(await rows('select count(*) as n from trip_legs')).toEqual(before);
    expect(await names('name=Wrong')).toEqual([]);
  });

  it('narrow lists to the records that have such a line', async () => {
    await add('Near', [leg({ cost: '5.00', place: pokhara }), leg({ cost: '700.00' })]);
    await add('Far', [leg({ guide: hari.id, cost: '700.00' })], { notes: [{ note: 'Snow' }] });
    const both = async (query: string) => (await names(query)).filter((name) => ['Far', 'Near'].includes(name));
    expect(await both(`legs.guide=${hari.id}`)).toEqual(['Far']);
    expect(await both(`legs.place__in=${pokhara}`)).toEqual(['Near']);
    expect(await both('legs.cost__gte=600')).toEqual(['Far', 'Near']);
    expect(await both('legs.cost__lte=6')).toEqual(['Near']);
    expect(await both('legs.place__isnull=true')).toEqual(['Far', 'Near']);
    expect(await both('notes__isnull=false')).toEqual(['Far']);
    expect(await both('notes__isnull=true')).toEqual(['Near']);
    expect(await both('notes.note__contains=no')).toEqual(['Far']);
    expect((await hr.get(`${path}?legs.guide=many`)).status).toBe(400);
    expect((await hr.get(`${path}?legs.moon=1`)).status).toBe(400);
  });

  it('add up exactly, and no record counts twice', async () => {
    const sums = async (query: string) => (await hr.get<Aggregate>(`${path}aggregate/?${query}`)).body;
    await add('Sum', [
      leg({ cost: '0.10', place: pokhara }),
      leg({ cost: '0.20' }),
      leg({ cost: '90000000000000.01' }),
    ]);
    await add('Sums', [leg({ cost: '0.01', guide: hari.id, place: pokhara })]);
    const of = 'name__contains=Sum';
    const all = await sums(`${of}&measures=count,sum:legs.cost,avg:legs.cost,min:legs.cost,max:legs.cost`);
    expect(all.totals).toEqual({
      count: 2,
      'sum:legs.cost': '90000000000000.32',
      'avg:legs.cost': '22500000000000.08',
      'min:legs.cost': '0.01',
      'max:legs.cost': '90000000000000.01',
    });
    const byName = await sums(`${of}&group_by=name&measures=count,sum:legs.cost,sum:wages.wage`);
    expect(byName.groups.map(({ value, values }) => [value, values])).toEqual([
      ['Sum', { count: 1, 'sum:legs.cost': '90000000000000.31', 'sum:wages.wage': null }],
      ['Sums', { count: 1, 'sum:legs.cost': '0.01', 'sum:wages.wage': null }],
    ]);
    // By a field of the lines, it is the lines that are put together.
    const byPlace = await sums(`${of}&group_by=legs.place&measures=sum:legs.cost,count`);
    expect(byPlace.groups.map(({ value, values, filters }) => [value, values, filters])).toEqual([
      [null, { count: 2, 'sum:legs.cost': '90000000000000.21' }, { 'legs.place__isnull': 'true' }],
      [{ id: pokhara, name: 'Pokhara' }, { count: 2, 'sum:legs.cost': '0.11' }, { 'legs.place': String(pokhara) }],
    ]);
    expect(byPlace.totals).toEqual({ count: 4, 'sum:legs.cost': '90000000000000.32' });
    const pivot = await sums(`${of}&group_by=name,legs.guide&measures=sum:legs.cost`);
    expect(pivot.groups.map(({ value, cells }) => [value, cells.map(({ values }) => values['sum:legs.cost'])])).toEqual(
      [
        ['Sum', ['90000000000000.31', null]],
        ['Sums', [null, '0.01']],
      ],
    );
    expect((await hr.get(`${path}aggregate/?group_by=legs.place&measures=sum:wages.wage`)).status).toBe(400);
    expect((await hr.get(`${path}aggregate/?group_by=legs.place,notes.note`)).status).toBe(400);
    expect((await hr.get(`${path}aggregate/?measures=sum:legs.deposit`)).status).toBe(400);
  });

  it('of which someone may know nothing are neither shown nor narrowed by, measured or written', async () => {
    const { id } = await add('Paid', [leg()], { wages: [{ wage: '900.00' }] });
    expect((await clerk.get(`${path}${id}/`)).body.wages).toBeUndefined();
    expect((await clerk.get(`${path}?wages.wage__gte=1`)).body).toEqual({
      'wages.wage__gte': [expect.not.stringMatching(/Use:.*wages/)],
    });
    expect((await clerk.get(`${path}aggregate/?measures=sum:wages.wage`)).status).toBe(400);
    expect((await clerk.get(`${path}aggregate/?group_by=legs.guide&measures=count`)).status).toBe(200);
    expect((await clerk.patch(`${path}${id}/`, { wages: [] })).body).toEqual({ wages: ["You can't set Wages"] });
    expect((await clerk.patch(`${path}${id}/`, { legs: [leg({ cost: '1.00' })] })).status).toBe(200);
    expect((await hr.get(`${path}${id}/`)).body).toMatchObject({ wages: [{ wage: '900.00' }] });
  });

  it('are in one cell of a spreadsheet', async () => {
    await add('Sheet', [leg({ place: pokhara, cost: '1.50' }), leg({ guide: hari.id, cost: '2.00' })]);
    const csv = await hr.get<string>(`${path}export/?format=csv&name=Sheet`);
    expect(String(csv.body)).toContain('Asha Sharma Pokhara 1.50');
    expect(String(csv.body)).toContain('; Hari Sharma 2.00');
  });

  it('go with their record, and stay within the organization and its people', async () => {
    const { id } = await add('Gone', [leg(), leg()]);
    expect((await hr.delete(`${path}${id}/`)).status).toBe(204);
    expect(await rows('select 1 from trip_legs where parent_id = $1', id)).toEqual([]);
    const other = await anOrganization(server, 'sagar');
    const made = await add('Walled', [leg()]);
    await expect(
      rows(
        `insert into trip_legs (organization_id, parent_id, position, guide_id, cost, by, is_hard) values ($1, $2, 9, $3, 1, '{}', false)`,
        other.id,
        made.id,
        asha.id,
      ),
    ).rejects.toThrow(/foreign key/);
    expect(await server.context.database.organization(other.id).query('select 1 from trip_legs')).toEqual([]);
  });

  it('are written one after the other where two write at once', async () => {
    const { id } = await add('Raced', [leg()]);
    const answers = await Promise.all(
      [2, 3, 4, 5].map((n) =>
        hr.patch<Shown>(`${path}${id}/`, { legs: Array.from({ length: n }, () => leg({ cost: `${n}.00` })) }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { legs } = (await hr.get<Shown>(`${path}${id}/`)).body;
    expect(legs.map(({ cost }) => cost)).toEqual(legs.map(() => `${legs.length}.00`));
  });
});
