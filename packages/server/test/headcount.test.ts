/** One definition of headcount: who joins tomorrow is not counted today, is no past employee, and is counted from that day on. */
import { fileCompleteness, staff } from '@karmik/model/hris/staff';
import type { HomeAnswer } from '@karmik/model/home/home';
import type { Aggregate } from '@karmik/model/kit/report';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

interface Listed {
  readonly count: number;
  readonly results: readonly { readonly employee_code: string; readonly is_current?: boolean }[];
}

/** The 21st of November at 23:59 in Kathmandu, where the next day begins 5:45 hours before it does by UTC. */
const lateEvening = new Date('2026-11-21T18:14:00.000Z');
const minuteMs = 60_000;

let server: TestServer;
let hr: Client;
let lead: Client;

beforeAll(async () => {
  server = await startServer();
  server.now = lateEvening;
  const himal = await anOrganization(server, 'himal');
  const { everywhere } = server.context.database;
  const joining = { asha: '2020-01-01', bina: '2026-11-22', chet: '2019-01-01' };
  for (const [name, joinedOn] of Object.entries(joining)) {
    const { id } = await aMember(server, himal, name);
    await everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, date_of_birth)
       values ($1, $2, $3, $3, 'Sharma', $3 || '@work.test', $4, '1990-11-23')`,
      [himal.id, id, name, joinedOn],
    );
  }
  await everywhere.query(
    `update membership set is_current = false from users u where u.id = user_id and u.email = 'chet@himal.test'`,
  );
  const leader = await aMember(server, himal, 'lead');
  await everywhere.query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from)
     select organization_id, user_id, $2, 1, '2020-01-01' from employee where organization_id = $1`,
    [himal.id, leader.id],
  );
  lead = await signIn(server, leader);
  hr = await signIn(server, await aMember(server, himal, 'hr', { is_hr_admin: true, codes: ['4.01', '4.99'] }));
});
afterAll(() => server.close());

const codesOf = async (query: string) =>
  (await hr.get<Listed>(`/hris/himal/staff/?${query}`)).body.results.map((row) => row.employee_code);
const figureOf = async (standing: string) => {
  const query = new URLSearchParams({ measures: 'count', standing });
  const answer = await hr.get<{ totals: { count: number } }>(`/hris/himal/staff/aggregate/?${query.toString()}`);
  return answer.body.totals.count;
};
const accounts = async (query: string) =>
  (await hr.get<Listed>(`/hris/himal/employees/?${query}`)).body.results.map((row) => row.employee_code);
const centralCount = async () =>
  (await hr.get<{ results: { employees: number }[] }>('/users/me/central-dashboard/')).body.results[0]?.employees;
/** Who is seen by everyone and by a supervisor, and how many a supervisor and HR count in their reports. */
const elsewhere = async () => {
  const codes = async (who: Client, path: string) =>
    (await who.get<Listed>(`/hris/himal/${path}/`)).body.results.map((row) => row.employee_code);
  const counted = async (who: Client, path: string, report: { readonly where?: object }) => {
    const query = new URLSearchParams({ measures: 'count', ...report.where });
    const address = `/hris/himal/${path}/aggregate/?${query.toString()}`;
    return (await who.get<{ totals: { count: number } }>(address)).body.totals.count;
  };
  return {
    directory: await codes(lead, 'directory'),
    team: await codes(lead, 'my-team'),
    contracts: await counted(lead, 'my-team/staff', staff.reports.team_contracts),
    files: await counted(hr, 'profile-completeness', fileCompleteness.reports.by_range),
  };
};
const birthdays = async () => (await hr.get<HomeAnswer>('/users/me/home/')).body.birthdays?.length;

it('leaves out who joins tomorrow, from every figure and the list that it opens, by the day of the organization', async () => {
  expect({
    current: await codesOf('standing=Current'),
    joining: await codesOf('standing=Joining'),
    past: await codesOf('standing=Past'),
    all: await codesOf('sort=full_name'),
    isCurrent: await codesOf('is_current=true'),
  }).toEqual({
    current: ['asha'],
    joining: ['bina'],
    past: ['chet'],
    all: ['asha', 'bina', 'chet'],
    isCurrent: ['asha'],
  });
  expect([await figureOf('Current'), await figureOf('Joining'), await figureOf('Past')]).toEqual([1, 1, 1]);
  const tabs = await hr.get<Aggregate>('/hris/himal/staff/aggregate/?measures=count&group_by=standing');
  expect(Object.fromEntries(tabs.body.groups.map(({ value, values }) => [value, values.count]))).toEqual({
    Current: 1,
    Joining: 1,
    Past: 1,
  });
  expect([await accounts('standing=Current'), await accounts('standing=Joining')]).toEqual([['asha'], ['bina']]);
  expect([await centralCount(), await birthdays()]).toEqual([1, 1]);
  expect(await elsewhere()).toEqual({ directory: ['asha'], team: ['asha'], contracts: 1, files: 1 });
  expect((await hr.get<Listed>('/hris/himal/employees/')).body.results.map((row) => row.employee_code)).toEqual([
    'asha',
    'bina',
  ]);
});

it('counts them from the first minute of the joining day there, while it is still the day before by UTC', async () => {
  server.move(minuteMs);
  expect([await codesOf('standing=Current'), await codesOf('standing=Joining')]).toEqual([['asha', 'bina'], []]);
  expect([await figureOf('Current'), await centralCount(), await birthdays()]).toEqual([2, 2, 2]);
  expect(await elsewhere()).toEqual({ directory: ['asha', 'bina'], team: ['asha', 'bina'], contracts: 2, files: 2 });
});
