/** Exports are files of one moment. */
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Organization,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let himal: Organization;
let hr: Client;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
});
afterAll(() => server.close());

const addBanks = (prefix: string, from: number, to: number) =>
  server.context.database.everywhere.query(
    `insert into bank (organization_id, name) select $1, $2 || lpad(n::text, 5, '0') from generate_series($3::int, $4::int) n`,
    [himal.id, prefix, from, to],
  );

/** Runs a work each time after an organisation's statement has read banks. */
async function afterEachRead<R>(between: (time: number) => Promise<unknown>, work: () => Promise<R>): Promise<R> {
  const tenant = Object.getPrototypeOf(server.context.database.organization(himal.id)) as {
    query: (this: unknown, ...values: unknown[]) => Promise<unknown>;
  };
  const { query } = tenant;
  let times = 0;
  tenant.query = async function (...values) {
    const answer = await query.apply(this, values);
    if (/ from bank r\b/.test(String(values[0]))) await between(times++);
    return answer;
  };
  try {
    return await work();
  } finally {
    tenant.query = query;
  }
}

it('[S12] rows that come or go while an export is taken neither repeat nor displace others', async () => {
  await addBanks('M', 1, 3_500);
  const { everywhere } = server.context.database;
  const file = await afterEachRead(
    async (time) => {
      // Before all others by the order of the list, and one of those that are read already.
      await addBanks(`A${time}`, 1, 40);
      await everywhere.query('delete from bank where organization_id = $1 and name = $2', [
        himal.id,
        `M0000${time + 1}`,
      ]);
      await everywhere.query(`update bank set name = 'Z' || name where organization_id = $1 and name = $2`, [
        himal.id,
        `M0010${time + 1}`,
      ]);
    },
    () =>
      server.app.inject({
        url: '/api/v1/org/himal/bank/export/?format=csv&sort=name',
        headers: { authorization: `Bearer ${hr.token}` },
      }),
  );
  expect(file.statusCode).toBe(200);
  const [, ...rows] = parse(file.body, { bom: true });
  const names = rows.map(([name = '']) => name.replace(/^Z/, ''));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.startsWith('A'))).toEqual([]);
  // Nothing but what was removed is missing.
  const all = Array.from({ length: 3_500 }, (_, n) => `M${String(n + 1).padStart(5, '0')}`);
  const missing = all.filter((name) => !names.includes(name));
  expect(missing.every((name) => /^M0000[1-9]$/.test(name))).toBe(true);
  expect(names.toSorted()).toEqual(names);
});
