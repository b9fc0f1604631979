/** Connections that are opened before anybody waits for them. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from '../src/db/database.ts';
import { modules } from '../src/modules/modules.ts';
import { startServer, type TestServer } from './support/server.ts';

const size = 3;
let server: TestServer;
let database: Database;
let open: (size: number) => Database;

beforeAll(async () => {
  server = await startServer();
  const own = await server.context.database.everywhere.one<{ name: string }>('select current_database() as name');
  const { host, port, user, password } = inject('cluster');
  open = (most) => openDatabase({ host, port, user, password, database: own?.name ?? '' }, most, () => undefined);
  database = open(size);
});
afterAll(async () => {
  await database.close();
  await server.close();
});

/** How many there are since an instant. */
const connections = async (begun: Date) => {
  const { rows } = await database.owner.query<{ n: number }>(
    `select count(*)::integer as n from pg_stat_activity
      where datname = current_database() and application_name in ('karmik', 'karmik-everywhere') and backend_start > $1`,
    [begun],
  );
  return rows[0]?.n;
};

it('are all there, have read what many answers read, and belong to no organization', async () => {
  const begun = new Date();
  await database.warm(modules.flatMap(({ readByMany = [] }) => readByMany));
  expect(await connections(begun)).toBe(size + 2);
  const seen = await Promise.all(
    Array.from({ length: size }, () =>
      database.organization(0).query<{ n: number }>('select count(*)::integer as n from membership, pg_sleep(0.05)'),
    ),
  );
  expect(seen.flat().map(({ n }) => n)).toEqual([0, 0, 0]);
  expect(await connections(begun)).toBe(size + 2);
});

it('give way to who waits for one', async () => {
  const again = open(1);
  try {
    const [one] = await Promise.all([again.organization(1).one('select 1 as n'), again.warm(['person'])]);
    expect(one).toEqual({ n: 1 });
  } finally {
    await again.close();
  }
});
