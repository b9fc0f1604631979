/** The how-to of a request, built from its own lines: an expense claim with lines, approval and two reports. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Aggregate } from '@karmik/model/kit/report';
import { reportLook, reportQuery } from '@karmik/model/kit/report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableSql } from '../src/entity/table.ts';
import { expenseClaim } from './expense-claim/claim.ts';
import { expenseModule } from './expense-claim/module.ts';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8').trim();
const tables = read('packages/server/test/expense-claim/tables.sql');

/** The code of the how-to, in order. */
const blocks = [...read('docs/how-to/add-a-request.md').matchAll(/^ {3}```(?:ts|sql)\n(.*?)^ {3}```$/gms)].map(
  ([, code = '']) => code.replaceAll(/^ {3}/gm, '').trim(),
);

interface Claim {
  id: number;
  version: string;
  total: string;
  status: string;
  actions: string[];
  items: { amount: string }[];
}

describe('the how-to of a request', () => {
  /** As the files of the example stand here, where the product has them elsewhere. */
  const inProduct = (code: string): string =>
    code
      .replaceAll(
        /'(?:\.\/|\.\.\/\.\.\/\.\.\/server\/test\/expense-claim\/)claim\.ts'/g,
        `'@karmik/model/expense/claim'`,
      )
      .replaceAll(`'../../src/modules/`, `'../`)
      .replaceAll(`'../../src/`, `'../../`);

  it('has the very lines that are built and checked here', () => {
    const files = [
      'packages/server/test/expense-claim/claim.ts',
      'packages/server/test/expense-claim/tables.sql',
      'packages/server/test/expense-claim/module.ts',
      'packages/app/test/expense-claim/claim.screens.ts',
      'packages/app/test/expense-claim/claim.routes.ts',
    ];
    expect(blocks).toEqual(files.map((file) => inProduct(read(file))));
  });

  it('needs less than 120 lines', () => {
    const lines = blocks
      .flatMap((code) => code.split('\n'))
      .filter((line) => line.trim() !== '' && !line.startsWith('import '));
    expect(lines.length).toBeLessThan(120);
  });

  it('makes the tables that the declaration asks for', () => {
    const plain = (sql: string): string => sql.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')');
    const asked = `${tableSql(expenseClaim)}\nalter table expense_claim add column updated_at timestamptz;`;
    // What stands together in a table may be in any order.
    const parts = (sql: string): string[] =>
      plain(sql)
        .split(/, (?![^(]*\))|; /)
        .toSorted((a, b) => (a < b ? -1 : 1));
    expect(parts(tables)).toEqual(parts(asked));
  });
});

describe('an expense claim', () => {
  let server: TestServer;
  let asha: Client;
  let boss: Client;
  let hr: Client;
  let bina: Client;
  const path = '/expense/himal/claim/';
  const item = (spent_on: string, category: string, amount: string) => ({ spent_on, category, amount });
  const trip = {
    purpose: 'Visit to Pokhara',
    items: [item('2026-10-20', 'Travel', '1200.10'), item('2026-11-02', 'Meals', '300.20')],
  };

  beforeAll(async () => {
    server = await startServer({}, { entities: [expenseClaim], modules: [expenseModule] });
    await server.context.database.owner.query(tables);
    const himal = await anOrganization(server, 'himal');
    const people = { asha: await aMember(server, himal, 'asha'), boss: await aMember(server, himal, 'boss') };
    asha = await signIn(server, people.asha);
    boss = await signIn(server, people.boss);
    bina = await signIn(server, await aMember(server, himal, 'bina'));
    hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
    await server.context.database.everywhere.query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
      [himal.id, people.asha.id, people.boss.id],
    );
  });
  afterAll(() => server.close());

  it('is refused at the expense that is wrong', async () => {
    const items = [item('2026-10-20', 'Travel', '1.00'), item('2030-01-01', 'Flowers', '-5')];
    expect((await asha.post(path, { purpose: 'Wrong', items })).body).toMatchObject({
      'items.1.spent_on': [expect.any(String)],
      'items.1.category': ['Category must be one of: Travel, Meals'],
      'items.1.amount': ['Amount must be at least 1'],
    });
    expect((await asha.post(path, { purpose: 'Empty', items: [] })).body).toEqual({ items: ['Expenses is Required'] });
  });

  it('is sent, seen by whom it concerns, changed by the version that was read, approved and reported', async () => {
    const sent = await asha.post<Claim>(path, trip);
    expect(sent).toMatchObject({ status: 201, body: { total: '1500.30', status: 'Requested' } });
    const at = `${path}${sent.body.id}/`;
    const { version } = (await asha.get<Claim>(at)).body;
    const items = [...trip.items, item('2026-11-03', 'Travel', '1.05')];
    const match = { 'if-match': `"${version}"` };
    expect(await asha.patch<Claim>(`${at}edit/`, { items }, match)).toMatchObject({
      status: 200,
      body: { total: '1501.35' },
    });
    expect((await asha.patch(`${at}edit/`, { items: trip.items }, match)).status).toBe(409);
    expect((await bina.get(at)).status).toBe(404);
    const asked = await boss.get<{ results: Claim[] }>(`${path}?as=supervisor&items.category=Travel`);
    expect(asked.body.results).toMatchObject([{ id: sent.body.id, total: '1501.35', items: [{}, {}, {}] }]);
    const approved = await boss.post<Claim>(`${at}approve/?as=supervisor`, { remark: 'Well spent' });
    expect([approved.status, approved.body.status]).toEqual([200, 'Approved']);
    expect((await asha.patch(`${at}edit/`, { items })).status).toBe(409);

    await bina.post(path, { purpose: 'Tea', items: [item('2026-11-04', 'Meals', '99999999.99')] });
    const report = async (name: 'by_person' | 'by_category') => {
      const { [name]: declared } = expenseClaim.reports ?? {};
      if (declared === undefined) throw new Error(name);
      const query = new URLSearchParams({ as: 'hr', ...reportQuery(reportLook(expenseClaim, declared)) });
      return (await hr.get<Aggregate>(`${path}aggregate/?${query.toString()}`)).body;
    };
    const byPerson = await report('by_person');
    expect(byPerson.columns.map(({ value }) => (value as { name: string }).name)).toEqual(['ad:2026-10', 'ad:2026-11']);
    expect(
      byPerson.groups.map(({ value, cells }) => [
        (value as { full_name: string }).full_name,
        cells.map(({ values }) => values['sum:items.amount']),
      ]),
    ).toEqual([
      ['Bina Sharma', [null, '99999999.99']],
      ['Asha Sharma', ['1200.10', '301.25']],
    ]);
    const byCategory = await report('by_category');
    expect(byCategory.groups.map(({ value, values }) => [value, values])).toEqual([
      ['Meals', { 'sum:items.amount': '100000300.19', count: 2 }],
      ['Travel', { 'sum:items.amount': '1201.15', count: 2 }],
    ]);
    expect(byCategory.totals).toEqual({ 'sum:items.amount': '100001501.34', count: 4 });
    expect((await bina.get(`${path}aggregate/?as=hr`)).status).toBe(403);
  });
});
