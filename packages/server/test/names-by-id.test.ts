/** Names of records and people by their ids, however many there are: what filters of an address and old records refer to. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Organization,
  type TestServer,
} from './support/server.ts';

interface Named {
  results: { id: number; name: string; full_name: string }[];
  next: string | null;
}

const many = 130;
let server: TestServer;
let himal: Organization;
let sagar: Organization;
let asha: Client;
let people: number[];
let strangers: number[];
let branches: number[];
let foreign: number[];

const everywhere = () => server.context.database.everywhere;
const insertBranches = async ({ id }: Organization, prefix: string): Promise<number[]> => {
  const rows = await everywhere().query<{ id: number }>(
    `insert into branch (organization_id, name) select $1, $2 || lpad(n::text, 3, '0') from generate_series(1, ${many}) n returning id`,
    [id, prefix],
  );
  return rows.map((row) => row.id);
};
const insertPeople = async ({ id, slug }: Organization): Promise<number[]> => {
  const rows = await everywhere().query<{ id: number }>(
    `with made as (insert into users (username, first_name, last_name, status)
       select $2 || n, 'Person', lpad(n::text, 3, '0'), 'active' from generate_series(1, ${many}) n returning id)
     insert into membership (organization_id, user_id) select $1, id from made returning user_id as id`,
    [id, slug],
  );
  return rows.map((row) => row.id);
};
const ask = async (path: string, ids: readonly (number | string)[]) =>
  asha.get<Named>(`${path}?ids=${encodeURIComponent(ids.join(','))}`);

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  sagar = await anOrganization(server, 'sagar');
  asha = await signIn(server, await aMember(server, himal, 'asha'));
  // Theirs come first, so that no id of theirs is one of ours by chance.
  foreign = await insertBranches(sagar, 'Their branch ');
  strangers = await insertPeople(sagar);
  branches = await insertBranches(himal, 'Branch ');
  people = await insertPeople(himal);
});
afterAll(() => server.close());

describe('names of records', () => {
  const path = '/org/himal/branch/options/';

  it('are those of the ids, beyond the first page too, and a hundred at once', async () => {
    const last = branches.at(-1) ?? 0;
    expect(await ask(path, [last])).toMatchObject({
      status: 200,
      body: { results: [{ id: last, name: 'Branch 130' }], next: null },
    });
    const hundred = branches.slice(-100);
    const { body } = await ask(path, hundred);
    expect(body.results.map(({ id }) => id)).toEqual(hundred);
    expect(body.next).toBeNull();
    expect((await asha.get<Named>(`${path}?limit=2&offset=5&ids=${hundred.join(',')}`)).body).toEqual(body);
    expect((await asha.get<Named>(`${path}?search=129&ids=${hundred.join(',')}`)).body.results).toHaveLength(1);
  });

  it('leave out what is not there and what is of another organization', async () => {
    const [known = 0] = branches;
    const theirs = foreign.find((id) => !branches.includes(id)) ?? 0;
    expect((await ask(path, [999_999, theirs, known, known])).body.results).toEqual([
      { id: known, name: 'Branch 001' },
    ]);
  });

  it('are told of what is archived, which is not offered', async () => {
    const archived = branches[120] ?? 0;
    await everywhere().query('update branch set archived_at = now() where organization_id = $1 and id = $2', [
      himal.id,
      archived,
    ]);
    expect((await ask(path, [archived])).body.results).toEqual([{ id: archived, name: 'Branch 121' }]);
    expect((await asha.get<Named>(`${path}?search=Branch 121`)).body.results).toEqual([]);
  });

  it('are for those who may choose', async () => {
    expect((await ask('/hris/himal/settings/task-template/options/', [1])).status).toBe(403);
  });
});

describe('names of people', () => {
  const path = '/org/himal/people/';

  it('are those of the ids, of those who have left too, and of no one elsewhere', async () => {
    const last = people.at(-1) ?? 0;
    await everywhere().query(`update membership set is_current = false where organization_id = $1 and user_id = $2`, [
      himal.id,
      last,
    ]);
    const { body } = await ask(path, [last, people[0] ?? 0, strangers[0] ?? 0, 999_999]);
    expect(body.results.map(({ full_name: name }) => name)).toEqual(['Person 001', 'Person 130']);
    expect((await ask(path, people.slice(-100))).body).toMatchObject({ results: { length: 100 }, next: null });
    expect((await asha.get<Named>(`${path}?search=Person 130`)).body.results).toEqual([]);
  });
});

it.each(['/org/himal/branch/options/', '/org/himal/people/'])(
  '%s takes ids alone, from one to a hundred',
  async (path) => {
    for (const ids of [[''], ['x'], [1, ''], [0], [-1], [1.5], ['9007199254740993'], ['99999999999999999999']])
      expect([ids, await ask(path, ids)]).toEqual([
        ids,
        expect.objectContaining({ status: 400, body: { ids: ['ids must be a list of IDs'] } }),
      ]);
    expect(
      (
        await ask(
          path,
          Array.from({ length: 101 }, (_, n) => n + 1),
        )
      ).body,
    ).toEqual({
      ids: ['ids can have at most 100 entries'],
    });
    expect((await asha.get(`${path}?ids=1&ids=2`)).status).toBe(400);
  },
);
