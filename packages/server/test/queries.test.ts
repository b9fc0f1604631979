/**
 * A computed list that a test declares in a few lines has pages, filters, sums, files, rights and API; and what every declared one owes, from
 * the declarations alone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field } from '@karmik/model/kit/fields';
import type { Query } from '@karmik/model/kit/query';
import type { Aggregate } from '@karmik/model/kit/report';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { modules } from '../src/modules/modules.ts';
import type { BoundQuery } from '../src/queries/query.ts';
import { signInsModule } from './sign-ins/module.ts';
import {
  aMember,
  anOrganization,
  client,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

interface Listed {
  readonly results: readonly (Readonly<Record<string, unknown>> & { readonly id: number })[];
  readonly count: number;
  readonly next: string | null;
  readonly totals?: Readonly<Record<string, unknown>>;
}

/** Rows that tests add to those that are worked out, by the name of the list; those of one organisation alone. */
const given = new Map<string, readonly object[]>();
let himal: Organization;
const declared = [signInsModule, ...modules].flatMap(({ queries }) => queries ?? []);
/** Has the rows of the test in the place of those that facts would give. */
function takeRows(bound: BoundQuery): void {
  const { name } = bound.query;
  const rowsOf = bound.rowsOf.bind(bound);
  vi.spyOn(bound, 'rowsOf').mockImplementation(async (read, input) => {
    const rows = given.get(name);
    if (rows === undefined) return rowsOf(read, input);
    return read.tenant.organizationId === himal.id ? (rows as never) : [];
  });
}

let server: TestServer;
let hr: Client;
let member: Client;
let theirHr: Client;
let people: Person[];

beforeAll(async () => {
  for (const bound of declared) takeRows(bound);
  server = await startServer({}, { modules: [signInsModule] });
  server.now = new Date('2026-11-20T06:00:00.000Z');
  himal = await anOrganization(server, 'himal');
  const sagar = await anOrganization(server, 'sagar');
  people = [
    await aMember(server, himal, 'hari', { is_hr_admin: true }),
    await aMember(server, himal, 'asha'),
    await aMember(server, himal, 'bina'),
    ...(await Promise.all(Array.from({ length: 4 }, (_, n) => aMember(server, himal, `p${n}`)))),
  ];
  hr = await signIn(server, people[0] as Person);
  member = await signIn(server, people[1] as Person);
  theirHr = await signIn(server, await aMember(server, sagar, 'boss', { is_hr_admin: true }));
  for (const [n, { id, email }] of people.entries())
    await server.context.database.everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $4, $5, 'Sharma', $3, '2020-01-01')`,
      [himal.id, id, email, `E${id}`, ['Hari', 'Asha', 'Bina'][n] ?? `P${n}`],
    );
  for (const { id } of people.slice(1))
    await server.context.database.everywhere.query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
      [himal.id, id, people[0]?.id ?? 0],
    );
});
afterAll(() => server.close());

const text = (answer: { readonly body: unknown }): string =>
  String(answer.body)
    .replace(/^\uFEFF/, '')
    .trim();

describe('the how-to of a computed list', () => {
  const root = join(import.meta.dirname, '../../..');
  const read = (path: string): string => readFileSync(join(root, path), 'utf8').trim();
  /** As the files of the example are here, where the product has them elsewhere. */
  const inProduct = (code: string): string =>
    code
      .replaceAll(`'./sign-ins.ts'`, `'@karmik/model/organization/sign-ins'`)
      .replaceAll(`'../../src/modules/`, `'../`)
      .replaceAll(`'../../src/`, `'../../`);
  const blocks = [...read('docs/how-to/add-a-computed-list.md').matchAll(/^ {3}```ts\n(.*?)^ {3}```$/gms)].map(
    ([, code = '']) => code.replaceAll(/^ {3}/gm, '').trim(),
  );

  it('has the very lines that are built and run here', () => {
    const files = ['sign-ins.ts', 'module.ts'].map((name) => `packages/server/test/sign-ins/${name}`);
    expect(blocks.slice(0, 2)).toEqual(files.map((file) => inProduct(read(file))));
  });

  it('needs at most 50 lines of declaration and function, imports and empty lines aside', () => {
    const lines = blocks
      .slice(0, 2)
      .flatMap((code) => code.split('\n'))
      .filter((line) => line.trim() !== '' && !line.startsWith('import '));
    expect(lines.length).toBeLessThanOrEqual(50);
  });
});

describe('the example', () => {
  const base = '/org/himal/sign-ins/';
  const signs = (person: Person | undefined, at: string, outcome = 'success') =>
    server.context.database.everywhere.query(
      `insert into login_log (organization_id, user_id, outcome, ip, user_agent, at) values ($1, $2, $3, '::1', 'test', $4)`,
      [himal.id, person?.id ?? 0, outcome, at],
    );
  const asked = async (query: string) => (await hr.get<Listed>(`${base}?${query}`)).body;

  beforeAll(async () => {
    // 19:00 in Kathmandu on the first, and 00:30 on the third.
    for (const at of ['2026-10-01T13:15:00Z', '2026-10-02T18:45:00Z', '2026-10-02T19:00:00Z'])
      await signs(people[1], at);
    await signs(people[2], '2026-10-05T06:00:00Z');
    await signs(people[2], '2026-10-06T06:00:00Z', 'wrong_password');
  });

  it('answers rows of the days that were asked for, in their order, with what they come to', async () => {
    expect(await asked('from=2026-10-01&to=2026-10-31')).toMatchObject({
      results: [
        { id: people[1]?.id, employee: { full_name: 'Asha Sharma' }, sign_ins: 3, last_on: '2026-10-03' },
        { id: people[2]?.id, sign_ins: 1, last_on: '2026-10-05', employee_code: `E${people[2]?.id}` },
      ],
      count: 2,
      next: null,
    });
    const { body } = await hr.get<Aggregate>(
      `${base}aggregate/?from=2026-10-01&to=2026-10-31&measures=count,sum:sign_ins`,
    );
    expect(body.totals).toEqual({ count: 2, 'sum:sign_ins': '4' });
  });

  it('takes the default of what is not chosen: this month of the calendar that is named', async () => {
    // The month of BS began on 17 November, that of AD on the first.
    await signs(people[3], '2026-11-10T06:00:00Z');
    const among = async (calendar: string) =>
      (await asked(`period_calendar=${calendar}`)).results.some(({ id }) => id === people[3]?.id);
    expect([await among('ad'), await among('bs')]).toEqual([true, false]);
    expect((await asked('from=2026-10-01&to=2026-10-31&outcome=wrong_password')).results).toMatchObject([
      { id: people[2]?.id, sign_ins: 1 },
    ]);
  });

  it('filters, searches and orders the rows, by what is known of their people too', async () => {
    const ids = async (query: string) =>
      (await asked(`from=2026-10-01&to=2026-10-31&${query}`)).results.map(({ id }) => id);
    expect(await ids('sign_ins__gte=2')).toEqual([people[1]?.id]);
    expect(await ids('search=bin')).toEqual([people[2]?.id]);
    expect(await ids('sort=last_on')).toEqual([people[1]?.id, people[2]?.id]);
    expect(await ids('sort=-last_on')).toEqual([people[2]?.id, people[1]?.id]);
    expect(await ids(`employee_code=E${people[2]?.id}`)).toEqual([people[2]?.id]);
    expect(await ids('branch__isnull=false')).toEqual([]);
  });

  it('shows what was written since it was asked for last', async () => {
    const query = 'from=2026-10-02&to=2026-10-30';
    const ids = async () => (await asked(query)).results.map(({ id }) => id);
    expect(await ids()).not.toContain(people[4]?.id);
    await signs(people[4], '2026-10-09T06:00:00Z');
    expect(await ids()).toContain(people[4]?.id);
  });

  it('says on paper what was chosen', async () => {
    const paper = await hr.get(`${base}export/?from=2026-10-01&to=2026-10-31&format=pdf`);
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});

/** How a record is made to which a row has to refer, by its table. */
const referredTo: Readonly<Record<string, string>> = {
  task_activity: `insert into task_activity (organization_id, name, counted_in) values ($1, 'Work', 'Time') returning id`,
  leave_type: `insert into leave_type (organization_id, name, category, statute, is_right) values ($1, 'Home', 'General', 'home', false) returning id`,
};
const referred = new Map<string, number>();
async function makeReferred({ rows }: Query): Promise<void> {
  for (const field of Object.values<Field>(rows.fields)) {
    if (field.kind !== 'reference' || !field.required || referred.has(field.to)) continue;
    const sql = referredTo[field.to];
    if (sql === undefined) throw new Error(`No record of ${field.to} is made for ${rows.name}: add one to this test.`);
    const row = await server.context.database.everywhere.one<{ id: number }>(sql, [himal.id]);
    referred.set(field.to, row?.id ?? 0);
  }
}

/** A value of a field in row `n`; people and records by their ids. */
function valueOf(field: Field, n: number): unknown {
  switch (field.kind) {
    case 'user':
      return people[n]?.id;
    case 'reference':
      return referred.get(field.to) ?? null;
    case 'instant':
      return `2026-11-0${n + 1}T06:00:00.000Z`;
    case 'number':
    case 'duration':
      return 10 * n + 3;
    case 'decimal':
      return `${n}.${'5'.padEnd(field.decimals, '0')}`;
    case 'money':
    case 'percent':
      return `${n}.25`;
    case 'date':
      return `2026-11-0${n + 1}`;
    case 'boolean':
      return n % 2 === 0;
    case 'choice':
      return Object.keys(field.choices)[n % Object.keys(field.choices).length];
    case 'status':
      return Object.keys(field.states)[n % Object.keys(field.states).length];
    case 'month':
      return `bs:2083-0${n + 1}`;
    case 'text':
    case 'long_text':
      return `Text ${n}`;
    default:
      return null;
  }
}

const rowsFor = ({ rows, per }: Query): object[] =>
  people.map((_, n) => ({
    ...(per === undefined ? { id: n + 1 } : {}),
    ...Object.fromEntries(
      Object.entries(rows.fields)
        .filter(([, field]) => field.kind !== 'computed' && field.ofPerson === undefined)
        .map(([name, field]) => [name, valueOf(field, n)]),
    ),
  }));

describe.each(declared.map(({ query }) => [query.name, query] as const))('every computed list: %s', (name, query) => {
  const at = (slug: string, id = people[1]?.id ?? 0) =>
    `/${query.path.replace(':org', slug).replace(':id', String(id))}/`;
  const isForHr = query.code !== undefined || query.rows.scopes?.['organization'] !== undefined;
  // What is for no one but a team is looked at by HR as the supervisor of everyone else.
  const role = query.code === undefined ? (isForHr ? 'as=hr' : 'as=supervisor') : '';
  const most = () => (isForHr ? people.length : people.length - 1);
  const all = async (who: Client, more = '') => who.get<Listed>(`${at('himal')}?${role}&${more}`);

  beforeAll(async () => {
    await makeReferred(query);
    given.set(name, rowsFor(query));
  });
  afterAll(() => {
    given.delete(name);
  });

  it('is read by those who may, and by no one of another organisation', async () => {
    expect((await all(hr)).body.count).toBe(most());
    expect((await client(server).get(at('himal'))).status).toBe(401);
    if (isForHr) expect((await all(member)).status).toBe(403);
    else expect((await all(member)).body.results).toEqual([]);
    const theirs = await all(theirHr);
    // An address without an organisation is that of the reader's own.
    if (query.path.includes(':org')) expect(theirs.status).toBe(404);
    else expect(theirs.body.results).toEqual([]);
    if (query.code !== undefined) return;
    // By role: what a scope shows, whatever the rules answer. One that shows all leaves that to the rules.
    const shownTo = async (as: string) => (await member.get<Listed>(`${at('himal')}?as=${as}`)).body.results;
    const rule = query.rows.scopes?.['own'];
    if (rule === undefined || !('person' in rule)) return;
    const person = String(rule.person);
    expect((await shownTo('user')).map((row) => (row[person] as { id: number }).id)).toEqual([people[1]?.id]);
    expect(await shownTo('supervisor')).toEqual([]);
  });

  it('refuses what it is not asked, and a period that ends before it begins', async () => {
    expect(Object.keys((await all(hr, 'no_such_thing=1')).body)).toEqual(['no_such_thing']);
    expect((await all(hr, 'sort=no_such_thing')).status).toBe(400);
    for (const [field, { kind }] of Object.entries<Field>(query.input.fields))
      expect([field, (await all(hr, `${field}=${kind === 'text' ? 'x'.repeat(5_000) : '!'}`)).status]).toEqual([
        field,
        400,
      ]);
    if (query.period === undefined) return;
    expect(Object.keys((await all(hr, 'from=2026-11-02&to=2026-11-01')).body)).toEqual(['to']);
    expect(Object.keys((await all(hr, 'from=2026-11-02')).body)).toEqual(['to']);
    expect(Object.keys((await all(hr, 'from=2026-02-30&to=2026-03-01')).body)).toEqual(['from']);
  });

  it('has on its pages, in any order, each row once', async () => {
    const whole = (await all(hr, 'limit=100')).body.results.map(({ id }) => id);
    expect(new Set(whole).size).toBe(most());
    const paged: number[] = [];
    for (let offset = 0; offset < people.length; offset += 3)
      paged.push(...(await all(hr, `limit=3&offset=${offset}`)).body.results.map(({ id }) => id));
    expect(paged).toEqual(whole);
    expect((await all(hr, `offset=${people.length + 1}`)).body).toMatchObject({ results: [], count: most() });
  });

  it('writes all its rows in their order to a spreadsheet, and on paper', async () => {
    const shown = (await all(hr, 'limit=100')).body.results;
    const file = text(await hr.get(`${at('himal')}export/?${role}&format=csv`)).split('\n');
    expect(file).toHaveLength(shown.length + 1);
    const first = Object.keys(query.rows.fields)[0] ?? '';
    const called = (value: unknown) =>
      typeof value === 'object' ? (value as { full_name: string }).full_name : (value as string);
    expect(file.slice(1).map((line) => line.split(',')[0])).toEqual(shown.map((row) => called(row[first])));
    const paper = await hr.get(`${at('himal')}export/?${role}&format=pdf&columns=${first}`);
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('adds up what its rows have', async () => {
    const shown = (await all(hr, 'limit=100')).body.results;
    const measures = Object.values(query.rows.reports.rows.measures);
    if (measures.length === 0) return;
    const { body } = await hr.get<Aggregate>(`${at('himal')}aggregate/?${role}&measures=${measures.join(',')}`);
    for (const measure of measures) {
      const [kind, field = ''] = measure.split(':');
      const sum = kind === 'count' ? shown.length : shown.reduce((total, row) => total + Number(row[field]), 0);
      expect([measure, Number(body.totals[measure])]).toEqual([measure, sum]);
    }
  });
});
