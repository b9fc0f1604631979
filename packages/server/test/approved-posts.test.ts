/** Approved posts against the people who hold them, on any day. */
import type { Aggregate } from '@karmik/model/kit/report';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
let hr: Client;
const ids: Record<string, number> = {};
const idOf = (name: string): number => ids[name] ?? 0;

/** Who works as what and where: [from, until, division, title, branch]. */
const people: Readonly<Record<string, readonly (readonly [string, string | null, string, string, string])[]>> = {
  asha: [
    ['2026-01-15', '2026-07-16', 'Finance', 'Officer', 'Kathmandu'],
    ['2026-07-17', null, 'Finance', 'Manager', 'Kathmandu'],
  ],
  bina: [['2025-07-01', null, 'Finance', 'Officer', 'Kathmandu']],
  chet: [['2024-02-29', null, 'Finance', 'Officer', 'Pokhara']],
  dev: [['2026-11-01', null, 'Sales', 'Officer', 'Pokhara']],
  esha: [['2026-12-01', null, 'Finance', 'Officer', 'Pokhara']],
};

beforeAll(async () => {
  server = await startServer();
  server.now = new Date('2026-11-23T06:00:00.000Z');
  const himal = await anOrganization(server, 'himal');
  const { everywhere } = server.context.database;
  const insert = async (table: string, column: string, name: string) => {
    ids[name] =
      (
        await everywhere.one<{ id: number }>(
          `insert into ${table} (organization_id, ${column}) values ($1, $2) returning id`,
          [himal.id, name],
        )
      )?.id ?? 0;
  };
  for (const name of ['Finance', 'Sales']) await insert('division', 'name', name);
  for (const name of ['Officer', 'Manager']) await insert('job_title', 'title', name);
  for (const name of ['Kathmandu', 'Pokhara']) await insert('branch', 'name', name);
  for (const [code, spells] of Object.entries(people)) {
    const { id } = await aMember(server, himal, code);
    ids[code] = id;
    const [, , division = '', title = '', branch = ''] = spells.at(-1) ?? [];
    await everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, division_id, job_title_id, branch_id, created_at)
       values ($1, $2, $3, $3, 'Sharma', $3 || '@work.test', $4, $5, $6, $7, '2026-01-01')`,
      [himal.id, id, code, spells[0]?.[0] ?? null, idOf(division), idOf(title), idOf(branch)],
    );
    for (const [from, until, inDivision, as, at] of spells)
      await everywhere.query(
        `insert into employment (organization_id, employee_id, change, starts_on, ends_on, division_id, job_title_id, branch_id)
         values ($1, $2, 'Other', $3, $4, $5, $6, $7)`,
        [himal.id, id, from, until, idOf(inDivision), idOf(as), idOf(at)],
      );
  }
  hr = await signIn(server, await aMember(server, himal, 'hr', { is_hr_admin: true }));
});
afterAll(() => server.close());

const post = (division: string, title: string, approved: number, more: Record<string, unknown> = {}) =>
  hr.post<{ id: number }>('/org/himal/approved-post/', {
    division: ids[division],
    job_title: ids[title],
    approved,
    starts_on: '2026-01-01',
    ...more,
  });

interface Row {
  readonly division: { readonly name: string } | null;
  readonly job_title: { readonly name: string } | null;
  readonly branch: { readonly name: string } | null;
  readonly approved: number;
  readonly filled: number;
  readonly vacant: number;
  readonly over_filled: number;
  readonly state: string;
}
const rowsOn = async (query = '') => {
  const { status, body } = await hr.get<{ results: Row[] }>(`/hris/himal/approved-staffing/?${query}`);
  expect(status).toBe(200);
  return body.results
    .map((row) => [row.division?.name, row.job_title?.name, row.branch?.name, row.approved, row.filled, row.state])
    .sort((one, other) => one.join().localeCompare(other.join()));
};

it('[RP-3] shows nothing before a post is approved, then what is vacant, over-filled and not approved, on any day', async () => {
  expect(await rowsOn()).toEqual([]);
  expect((await post('Finance', 'Officer', 1, { branch: ids.Kathmandu })).status).toBe(201);
  expect((await post('Finance', 'Manager', 2)).status).toBe(201);
  expect(await rowsOn()).toEqual([
    ['Finance', 'Manager', undefined, 2, 1, 'Vacant'],
    ['Finance', 'Officer', 'Kathmandu', 1, 1, 'Filled'],
    ['Finance', 'Officer', 'Pokhara', 0, 1, 'Not approved'],
    ['Sales', 'Officer', 'Pokhara', 0, 1, 'Not approved'],
  ]);
  // Asha was an officer until the middle of July.
  expect(await rowsOn('as_of=2026-07-16')).toEqual([
    ['Finance', 'Manager', undefined, 2, 0, 'Vacant'],
    ['Finance', 'Officer', 'Kathmandu', 1, 2, 'Over-filled'],
    ['Finance', 'Officer', 'Pokhara', 0, 1, 'Not approved'],
  ]);
  // No post was in force.
  expect(await rowsOn('as_of=2025-12-31')).toEqual([]);
});

it('adds up by division, and its people are those of the staff of that day', async () => {
  const figures = (
    await hr.get<Aggregate>(
      '/hris/himal/approved-staffing/aggregate/?as_of=2026-07-16&group_by=division&measures=sum:approved,sum:filled,sum:vacant,sum:over_filled',
    )
  ).body;
  expect(figures.groups.map(({ values }) => values)).toEqual([
    { 'sum:approved': '3', 'sum:filled': '3', 'sum:vacant': '2', 'sum:over_filled': '2' },
  ]);
  const staff = await hr.get<{ count: number }>(
    `/hris/himal/staff/?as_of=2026-07-16&standing=Current&division=${ids.Finance}&job_title=${ids.Officer}&branch=${ids.Kathmandu}`,
  );
  expect(staff.body.count).toBe(2);
});

it('refuses a second post that would count the same people on the same day', async () => {
  const overlapping = await post('Finance', 'Officer', 4, { starts_on: '2026-06-01' });
  expect(overlapping.status).toBe(400);
  expect(overlapping.body).toMatchObject({ starts_on: ['Overlaps with Officer · Finance · Kathmandu'] });
  // Another branch, and another time, are other posts.
  expect((await post('Finance', 'Officer', 3, { branch: ids.Pokhara })).status).toBe(201);
  const early = await post('Finance', 'Manager', 1, { starts_on: '2025-01-01', ends_on: '2025-12-31' });
  expect(early.status).toBe(201);
  expect((await post('Sales', 'Manager', 1, { ends_on: '2025-12-31' })).body).toHaveProperty('ends_on');
});

it('tells who adds people or changes employment how many posts are left, and no one else', async () => {
  const room = (who: Client, day: string, more = '') =>
    who.get<{ approved: number | null; filled: number }>(
      `/org/himal/approved-post/room/?day=${day}&division=${ids.Finance}&job_title=${ids.Officer}&branch=${ids.Pokhara}${more}`,
    );
  expect((await room(hr, '2026-11-23')).body).toEqual({ approved: 3, filled: 1 });
  expect((await room(hr, '2026-11-23', `&employee=${ids.chet}`)).body).toEqual({ approved: 3, filled: 0 });
  // Esha has joined by then.
  expect((await room(hr, '2026-12-01')).body).toEqual({ approved: 3, filled: 2 });
  expect((await room(hr, '2025-12-31')).body).toEqual({ approved: null, filled: 0 });
  const asha = await signIn(server, { email: 'asha@himal.test' });
  expect((await room(asha, '2026-11-23')).status).toBe(403);
  expect((await asha.get('/org/himal/approved-post/')).status).toBe(403);
});
