/** HR's list of employees with the state of their accounts. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

interface Listed {
  readonly count: number;
  readonly results: readonly Record<string, unknown>[];
}

const path = '/hris/himal/employees/';
let server: TestServer;
let hr: Client;

beforeAll(async () => {
  server = await startServer();
  const himal = await anOrganization(server, 'himal');
  const { everywhere } = server.context.database;
  await everywhere.query(`insert into branch (organization_id, name) values ($1, 'Pokhara')`, [himal.id]);
  for (const [n, name] of ['asha', 'bina', 'chet', 'dev'].entries()) {
    const { id } = await aMember(server, himal, name);
    await everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, branch_id)
       select $1, $2, $3, $4, 'Sharma', $5, $6, case when $4 = 'asha' then id end from branch where organization_id = $1`,
      [himal.id, id, `E${n}`, name, `${name}@work.test`, `202${n}-01-01`],
    );
  }
  await everywhere.query(
    `update membership set account_id = null from users u where u.id = user_id and u.email = 'bina@himal.test'`,
  );
  await everywhere.query(`update users set status = 'disabled' where email = 'chet@himal.test'`);
  await everywhere.query(
    `update membership set is_current = false from users u where u.id = user_id and u.email = 'dev@himal.test'`,
  );
  hr = await signIn(server, await aMember(server, himal, 'hr', { codes: ['4.99'] }));
});
afterAll(() => server.close());

it('says of everyone who works here where they work and whether they can sign in', async () => {
  const { body } = await hr.get<Listed>(path);
  expect(body.count).toBe(3);
  expect(body.results).toMatchObject([
    { employee_code: 'E0', user: { full_name: 'asha Sharma' }, branch: { name: 'Pokhara' }, account_status: 'active' },
    { employee_code: 'E1', email: 'bina@work.test', branch: null, division: null, account_status: 'invited' },
    { employee_code: 'E2', joined_on: '2022-01-01', employment_type: null, account_status: 'disabled' },
  ]);
});

it('is sorted, searched, filtered, counted and exported as every list is', async () => {
  const codes = async (query: string) =>
    (await hr.get<Listed>(`${path}?${query}`)).body.results.map((row) => row.employee_code);
  expect(await codes('sort=-joined_on')).toEqual(['E2', 'E1', 'E0']);
  expect(await codes('sort=-full_name&limit=1&offset=1')).toEqual(['E1']);
  expect(await codes('search=BINA@work')).toEqual(['E1']);
  expect(await codes('account_status__in=invited,disabled')).toEqual(['E1', 'E2']);
  expect(await codes('standing=Current&branch__isnull=true')).toEqual(['E1', 'E2']);
  expect((await hr.get(`${path}?sort=salary`)).status).toBe(400);
  const sums = await hr.get<{ totals: { count: number } }>(`${path}aggregate/?measures=count&account_status=active`);
  expect(sums.body.totals.count).toBe(1);
  expect((await hr.get<string>(`${path}export/?format=csv`)).body.trim().split(/\r?\n/)).toHaveLength(4);
});
