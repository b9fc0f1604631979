/** The number beside a list, and a report, follow every write at once, no matter who makes it, and are worked out once while nothing is written. */
import { gunzipSync } from 'node:zlib';
import type { Aggregate } from '@karmik/model/kit/report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries, Tenant } from '../src/db/database.ts';
import { SharedAnswers } from '../src/entity/shared-answers.ts';
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

it('is what a report concludes, too', async () => {
  const totalIn = async (slug: string) =>
    (await clients[slug]?.get<Aggregate>(`/org/${slug}/branch/aggregate/`))?.body.totals.count;
  expect([await totalIn('himal'), await totalIn('himal'), await totalIn('sagar')]).toEqual([1, 1, 0]);
  await addBranch(himal, 'Fourth');
  expect([await totalIn('himal'), await totalIn('sagar')]).toEqual([2, 0]);
});

it('is compressed for the person who reads that, and the same for those who do not', async () => {
  await himal.query('insert into branch (organization_id, name) select $1, $2 || n from generate_series(1, 40) n', [
    himal.organizationId,
    'Branch ',
  ]);
  const ask = (accepted: string) =>
    server.app.inject({
      url: '/api/v1/org/himal/branch/aggregate/?group_by=name',
      headers: { authorization: `Bearer ${clients.himal?.token}`, 'accept-encoding': accepted },
    });
  const [zipped, again, plain, refused] = [
    await ask('br, gzip'),
    await ask('gzip;q=0.5'),
    await ask('identity'),
    await ask('gzip;q=0'),
  ];
  for (const { headers, rawPayload } of [zipped, again]) {
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(gunzipSync(rawPayload).toString()).toBe(plain.body);
  }
  for (const { headers, body } of [plain, refused])
    expect([headers['content-encoding'], body]).toEqual([undefined, plain.body]);
  expect(JSON.parse(plain.body)).toMatchObject({ totals: { count: await countIn('himal') } });
});

describe('answers', () => {
  let snapshot = '1:1:';
  const tenantOf = (organizationId: number): Tenant => ({
    organizationId,
    query: () => Promise.resolve([]),
    transaction: () => Promise.reject(new Error('answers need no transaction')),
    one: <T extends object>() => Promise.resolve({ snapshot } as T),
  });

  it('are made once for a snapshot, organization and key, and each asker has their own', async () => {
    const answers = new SharedAnswers(() => server.now);
    let made = 0;
    const ask = (organizationId: number, key: string) =>
      answers.of(tenantOf(organizationId), key, () => Promise.resolve({ made: (made += 1) }));
    const first = await ask(1, 'a');
    expect([first, await ask(1, 'b'), await ask(2, 'a')]).toEqual([{ made: 1 }, { made: 2 }, { made: 3 }]);
    first.made = 99;
    expect(await ask(1, 'a')).toEqual({ made: 1 });
    snapshot = '1:2:';
    expect([await ask(1, 'a'), await ask(1, 'a')]).toEqual([{ made: 4 }, { made: 4 }]);
  });

  it('are begun after everyone who shares them has asked', async () => {
    const answers = new SharedAnswers(() => server.now);
    const running: { readonly end: (value: string) => void }[] = [];
    const ask = () => answers.of(tenantOf(1), 'report', () => new Promise<string>((end) => void running.push({ end })));
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    snapshot = 'before';
    const early = [ask(), ask()];
    await turn();
    snapshot = 'after';
    const late = [ask(), ask(), ask()];
    await turn();
    expect(running).toHaveLength(1);
    running[0]?.end('without the write');
    expect(await Promise.all(early)).toEqual(['without the write', 'without the write']);
    await turn();
    expect(running).toHaveLength(2);
    running[1]?.end('with the write');
    expect(await Promise.all(late)).toEqual(['with the write', 'with the write', 'with the write']);
  });

  it('that failed are made again', async () => {
    const answers = new SharedAnswers(() => server.now);
    snapshot = 'same';
    await expect(answers.of(tenantOf(1), 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await answers.of(tenantOf(1), 'a', () => Promise.resolve(1))).toBe(1);
  });
});
