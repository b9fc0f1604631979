/** Staff as of a day: who worked here then, as what and where; held by a plain program that reads the same history. */
import type { Aggregate } from '@karmik/model/kit/report';
import { staff } from '@karmik/model/hris/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

interface Spell {
  readonly starts_on: string;
  readonly ends_on?: string;
  readonly branch: 'Kathmandu' | 'Pokhara';
  readonly title: 'Officer' | 'Manager';
}
interface Person {
  readonly code: string;
  readonly isGone?: true;
  readonly spells: readonly Spell[];
}

const people: readonly Person[] = [
  // HR-1: a promotion, effective on a day.
  {
    code: 'asha',
    spells: [
      { starts_on: '2026-01-15', ends_on: '2026-07-16', branch: 'Kathmandu', title: 'Officer' },
      { starts_on: '2026-07-17', branch: 'Kathmandu', title: 'Manager' },
    ],
  },
  // Moved, then left.
  {
    code: 'bina',
    isGone: true,
    spells: [
      { starts_on: '2021-03-01', ends_on: '2025-06-30', branch: 'Pokhara', title: 'Officer' },
      { starts_on: '2025-07-01', ends_on: '2026-02-28', branch: 'Kathmandu', title: 'Officer' },
    ],
  },
  // Left and came back.
  {
    code: 'chet',
    spells: [
      { starts_on: '2019-01-01', ends_on: '2022-12-31', branch: 'Pokhara', title: 'Manager' },
      { starts_on: '2024-02-29', branch: 'Pokhara', title: 'Manager' },
    ],
  },
  { code: 'dev', spells: [{ starts_on: '2026-12-01', branch: 'Pokhara', title: 'Officer' }] },
];
const today = '2026-11-23';

/** What a day says of a person, told plainly. */
function on(day: string, { spells }: Person) {
  const before = spells.filter(({ starts_on }) => starts_on <= day);
  const last = before.at(-1);
  if (!last) return undefined;
  const standing = last.ends_on !== undefined && last.ends_on < day ? 'Past' : 'Current';
  return { standing, branch: last.branch, title: last.title };
}

let server: TestServer;
let hr: Client;

beforeAll(async () => {
  server = await startServer();
  server.now = new Date(`${today}T06:00:00.000Z`);
  const himal = await anOrganization(server, 'himal');
  const { everywhere } = server.context.database;
  const idOf = async (table: string, column: string, name: string) =>
    (
      await everywhere.one<{ id: number }>(
        `insert into ${table} (organization_id, ${column}) values ($1, $2) returning id`,
        [himal.id, name],
      )
    )?.id ?? 0;
  const branches = {
    Kathmandu: await idOf('branch', 'name', 'Kathmandu'),
    Pokhara: await idOf('branch', 'name', 'Pokhara'),
  };
  const titles = {
    Officer: await idOf('job_title', 'title', 'Officer'),
    Manager: await idOf('job_title', 'title', 'Manager'),
  };
  for (const { code, isGone, spells } of people) {
    const { id } = await aMember(server, himal, code);
    const last = spells.filter(({ starts_on }) => starts_on <= today).at(-1) ?? spells[0];
    await everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, date_of_birth, branch_id, job_title_id, created_at)
       values ($1, $2, $3, $3, 'Sharma', $3 || '@work.test', $4, '1990-11-23', $5, $6, '2026-11-20')`,
      [
        himal.id,
        id,
        code,
        spells[0]?.starts_on ?? null,
        branches[last?.branch ?? 'Pokhara'],
        titles[last?.title ?? 'Officer'],
      ],
    );
    for (const { starts_on, ends_on, branch, title } of spells)
      await everywhere.query(
        `insert into employment (organization_id, employee_id, change, starts_on, ends_on, branch_id, job_title_id)
         values ($1, $2, 'Other', $3, $4, $5, $6)`,
        [himal.id, id, starts_on, ends_on ?? null, branches[branch], titles[title]],
      );
    if (isGone)
      await everywhere.query('update membership set is_current = false where organization_id = $1 and user_id = $2', [
        himal.id,
        id,
      ]);
  }
  hr = await signIn(server, await aMember(server, himal, 'hr', { is_hr_admin: true, codes: ['4.01'] }));
});
afterAll(() => server.close());

interface Row {
  readonly employee_code: string;
  readonly standing: string;
  readonly branch: { readonly name: string } | null;
  readonly job_title: { readonly name: string } | null;
  readonly left_on: string | null;
  readonly service_years: number | null;
  readonly service_group: string | null;
  readonly age: number | null;
}
const rowsOn = async (query: string) => {
  const { status, body } = await hr.get<{ count: number; results: Row[] }>(`/hris/himal/staff/?${query}`);
  expect(status).toBe(200);
  expect(body.count).toBe(body.results.length);
  return body.results;
};
const counted = async (query: string) =>
  (await hr.get<Aggregate>(`/hris/himal/staff/aggregate/?measures=count&${query}`)).body;

it.each([
  '2018-12-31',
  '2019-01-01',
  '2022-12-31',
  '2023-01-01',
  '2025-06-30',
  '2025-07-01',
  '2026-02-28',
  '2026-03-01',
  '2026-07-16',
  '2026-07-17',
  today,
])('[RP-3] [HR-1] shows of %s who worked here then, as what and where', async (day) => {
  const rows = await rowsOn(`as_of=${day}&sort=employee_code`);
  const known = Object.fromEntries(
    rows.map((row) => [
      row.employee_code,
      { standing: row.standing, branch: row.branch?.name, title: row.job_title?.name },
    ]),
  );
  const told = Object.fromEntries(
    people.flatMap((person) => {
      const that = on(day, person);
      return that ? [[person.code, that] as const] : [];
    }),
  );
  // Who was about to join is there from the day on which they were written down.
  const { dev, ...others } = known;
  expect(others).toEqual(told);
  expect(dev?.standing).toBe(day >= '2026-11-20' ? 'Joining' : undefined);
  const headcount = people.filter((person) => on(day, person)?.standing === 'Current').length;
  const { groups, totals } = await counted(`as_of=${day}&standing=Current&group_by=branch`);
  expect(Number(totals.count)).toBe(headcount);
  const byBranch = Object.fromEntries(
    groups.map(({ value, values }) => [(value as { name: string }).name, Number(values.count)]),
  );
  expect(byBranch).toEqual(
    Object.fromEntries(
      Object.entries(
        Object.groupBy(
          people.flatMap((person) => {
            const that = on(day, person);
            return that?.standing === 'Current' ? [that.branch] : [];
          }),
          (branch) => branch,
        ),
      ).map(([branch, all]) => [branch, all.length]),
    ),
  );
});

it('shows of today what is shown without a day', async () => {
  const plain = await rowsOn('sort=employee_code');
  expect(await rowsOn(`as_of=${today}&sort=employee_code`)).toEqual(plain);
  for (const report of Object.values(staff.reports)) {
    if (report.groupBy === undefined || report.groupBy.includes(':')) continue;
    const query = new URLSearchParams({ group_by: report.groupBy, ...('where' in report ? report.where : {}) });
    expect(await counted(`as_of=${today}&${query.toString()}`)).toEqual(await counted(query.toString()));
  }
});

it('ends the service of those who left with their last day, and counts age and service by the day', async () => {
  const find = async (query: string, code: string) =>
    (await rowsOn(query)).find(({ employee_code }) => employee_code === code);
  // Five years to the day, the last one served to its end, are five years; today adds none.
  expect(await find('', 'bina')).toMatchObject({ left_on: '2026-02-28', service_years: 5, service_group: '5–9' });
  expect(await find('as_of=2026-02-28', 'bina')).toMatchObject({ left_on: null, service_years: 4 });
  expect(await find('as_of=2026-03-01', 'bina')).toMatchObject({ left_on: '2026-02-28', service_years: 5 });
  expect(await find('as_of=2025-11-22', 'chet')).toMatchObject({ age: 34 });
  expect(await find('as_of=2025-11-23', 'chet')).toMatchObject({ age: 35 });
  expect(await find('', 'dev')).toMatchObject({ service_years: null, service_group: null });
});

it('searches, narrows and exports as of a day', async () => {
  expect((await rowsOn('as_of=2026-07-16&search=asha')).map(({ job_title }) => job_title?.name)).toEqual(['Officer']);
  expect((await rowsOn('as_of=2026-07-17&search=asha')).map(({ job_title }) => job_title?.name)).toEqual(['Manager']);
  const file = await hr.get<string>('/hris/himal/staff/export/?format=csv&as_of=2025-06-30&standing=Current');
  expect(file.headers['content-disposition']).toContain('2025-06-30');
  expect(file.body).toContain('bina');
  expect(file.body).not.toContain('asha');
});

it('refuses a day that is none', async () => {
  const { status, body } = await hr.get<{ as_of: string[] }>('/hris/himal/staff/?as_of=2026-02-30');
  expect(status).toBe(400);
  expect(body.as_of).toHaveLength(1);
});
