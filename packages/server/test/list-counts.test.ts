/** The number beside a list follows every write at once, whoever makes it, and is worked out once while nothing is written. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queries, Tenant, Value } from '../src/db/database.ts';
import { Counts } from '../src/entity/counts.ts';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
let himal: Tenant;
const clients: Record<string, Client> = {};

beforeAll(async () => {
  server = await startServer();
  for (const slug of ['himal', 'sagar']) {
    const organization = await anOrganization(server, slug);
    clients[slug] = await signIn(server, await aMember(server, organization, 'hr', { codes: ['2.13'] }));
    if (slug === 'himal') himal = server.context.database.organization(organization.id);
  }
});
afterAll(() => server.close());

const countIn = async (slug: string, query = '') =>
  (await clients[slug]?.get<{ count: number }>(`/org/${slug}/branch/${query}`))?.body.count;
const addBranch = (queries: Queries, name: string) =>
  queries.query('insert into branch (organization_id, name) values ($1, $2)', [himal.organizationId, name]);

it('says a row once it is committed and not before, to its organization alone', async () => {
  await addBranch(himal, 'First');
  expect([await countIn('himal'), await countIn('himal')]).toEqual([1, 1]);
  await himal.transaction(async (inner) => {
    await addBranch(inner, 'Second');
    expect(await countIn('himal')).toBe(1);
  });
  expect([await countIn('himal'), await countIn('himal', '?name=First'), await countIn('sagar')]).toEqual([2, 1, 0]);
});

it('forgets a row that was taken back, and one that is deleted', async () => {
  const taken = himal.transaction(async (inner) => {
    await addBranch(inner, 'Third');
    throw new Error('changed its mind');
  });
  await expect(taken).rejects.toThrow('changed its mind');
  expect(await countIn('himal')).toBe(2);
  await himal.query(`delete from branch where organization_id = $1 and name = 'Second'`, [himal.organizationId]);
  expect(await countIn('himal')).toBe(1);
});

it('is asked of the database once for a snapshot, and for each organization, condition and value', async () => {
  let snapshot = '1:1:';
  const asked: unknown[] = [];
  const tenantOf = (organizationId: number): Tenant => ({
    organizationId,
    query: () => Promise.resolve([]),
    transaction: () => Promise.reject(new Error('counts need no transaction')),
    one: <T extends object>(_sql: string, values: readonly Value[] = []) => {
      asked.push(values[0]);
      return Promise.resolve({ n: asked.length, snapshot } as T);
    },
  });
  const counts = new Counts(() => server.now);
  const count = (organizationId: number, value: string) =>
    counts.of(tenantOf(organizationId), 'branch r where r.name = $1', [value], snapshot);
  expect([await count(1, 'a'), await count(1, 'b'), await count(2, 'a'), await count(1, 'a')]).toEqual([1, 2, 3, 1]);
  snapshot = '1:2:';
  expect([await count(1, 'a'), await count(1, 'a'), asked]).toEqual([4, 4, ['a', 'b', 'a', 'a']]);
});
