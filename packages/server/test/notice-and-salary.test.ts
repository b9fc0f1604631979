/** What missing notice comes to, and the salary history of a profile: amounts for who reads salaries, each reading written down. */
import type { Notice } from '@karmik/model/hris/notice';
import type { SalaryHistory } from '@karmik/model/hris/salary-history';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
let hr: Client;
let keeper: Client;
let asha: Client;
let boss: Client;
const ids: Record<string, number> = {};
const one = async (sql: string, values: (string | number)[]) =>
  (await server.context.database.everywhere.one<{ id: number }>(sql, values))?.id ?? 0;

beforeAll(async () => {
  server = await startServer();
  server.now = new Date('2026-11-23T06:00:00.000Z');
  const himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hr', { is_hr_admin: true }));
  keeper = await signIn(server, await aMember(server, himal, 'keeper', { codes: ['4.10', '3.99'] }));
  const bossPerson = await aMember(server, himal, 'boss');
  boss = await signIn(server, bossPerson);
  const levels: Record<string, number> = {};
  for (const [title, begins] of [
    ['Assistant', 27_000],
    ['Officer', 43_500],
  ] as const)
    levels[title] = await one(
      `insert into employment_level (organization_id, title, scale_start, scale_steps, scale_increment) values ($1, $2, $3, 8, 1450) returning id`,
      [himal.id, title, begins],
    );
  for (const [name, joined] of [
    ['asha', '2023-07-17'],
    ['bina', '2026-11-01'],
  ] as const) {
    const person = await aMember(server, himal, name);
    ids[name] = person.id;
    await one(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, $3, 'Sharma', $4, $5) returning id`,
      [himal.id, person.id, name, person.email, joined],
    );
    await one(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01') returning id`,
      [himal.id, person.id, bossPerson.id],
    );
  }
  const record = (who: string, from: string, until: string | null, level: string, step: number | null) =>
    server.context.database.everywhere.query(
      `insert into employment (organization_id, employee_id, change, starts_on, ends_on, employment_level_id, step) values ($1, $2, 'Other', $3, $4, $5, $6)`,
      [himal.id, ids[who] ?? 0, from, until, levels[level] ?? 0, step],
    );
  await record('asha', '2023-07-17', '2025-07-16', 'Assistant', null);
  await record('asha', '2025-07-17', null, 'Officer', 3);
  await record('bina', '2026-11-01', null, 'Assistant', 0);
  asha = await signIn(server, { email: 'asha@himal.test' });
  for (const [name, category, notice_days] of [
    ['Resigns', 'Voluntary', 0],
    ['Dismissed', 'Involuntary', 45],
    ['Retires', 'Retirement', 90],
  ] as const)
    ids[name] = (
      await hr.post<{ id: number }>('/hris/himal/settings/separation-type/', { name, category, notice_days })
    ).body.id;
});
afterAll(() => server.close());

const remark = { remark: 'Seen' };
/** The notice of a separation that is begun and called off again. */
async function noticeOf(who: string, type: string, notice_on: string | null, effective_date: string, reader = hr) {
  const begun = await hr.post<{ id: number }>('/hris/himal/separation/', {
    employee: ids[who],
    separation_type: ids[type],
    notice_on,
    effective_date,
  });
  expect([begun.status, begun.body]).toEqual([201, expect.anything()]);
  const read = await reader.get<{ notice: Notice }>(`/hris/himal/separation/${begun.body.id}/`);
  await hr.post(`/hris/himal/separation/${begun.body.id}/cancel/`, remark);
  return read.body.notice;
}

it('asks for the notice of the law by service, or the longer one of the organisation, and reckons what is missing exactly', async () => {
  // From 23 November to the last day, 5 December, are 12 days; the law asks for 30.
  expect(await noticeOf('asha', 'Resigns', '2026-11-23', '2026-12-06')).toEqual({
    lawful: 30,
    by_type: 0,
    required: 30,
    given: 12,
    short: 18,
    payer: 'employee',
    pay: { monthly: '47850.00', pay_days: 30, amount: '28710.00' },
    is_pay_open: true,
  });
  expect(await noticeOf('asha', 'Dismissed', '2026-11-23', '2026-12-06')).toMatchObject({
    required: 45,
    short: 33,
    payer: 'employer',
    pay: { amount: '52635.00' },
  });
  // Three weeks of service ask for a day.
  expect(await noticeOf('bina', 'Resigns', '2026-11-23', '2026-11-25')).toMatchObject({
    lawful: 1,
    short: 0,
    pay: null,
  });
  // No one owes anything for a retirement, and nothing is reckoned without a day of notice.
  expect(await noticeOf('asha', 'Retires', '2026-11-23', '2026-12-06')).toMatchObject({
    lawful: 0,
    required: 90,
    short: 78,
    payer: null,
    pay: null,
  });
  expect(await noticeOf('asha', 'Resigns', null, '2026-12-06')).toMatchObject({ given: null, short: null, pay: null });
  const late = await hr.post('/hris/himal/separation/', {
    employee: ids.asha,
    separation_type: ids.Resigns,
    notice_on: '2026-12-07',
    effective_date: '2026-12-06',
  });
  expect(late.body).toEqual({ notice_on: ['Notice given on cannot be after Effective date'] });
});

it('tells the amount to readers of salaries alone, and writes each reading down', async () => {
  expect(await noticeOf('asha', 'Resigns', '2026-11-23', '2026-12-06', keeper)).toMatchObject({
    short: 18,
    payer: 'employee',
    pay: null,
    is_pay_open: false,
  });
  const viewed = await server.context.database.everywhere.query<{ after: { employees: number[] } }>(
    `select after from audit_event where action = 'viewed' and after->>'section' = 'salary'`,
  );
  expect(viewed.length).toBeGreaterThan(0);
  expect(viewed.every(({ after }) => after.employees.includes(ids.asha ?? 0))).toBe(true);
});

it('shows the salary history to the person and to readers of salaries, and to no supervisor or keeper of files', async () => {
  const path = `/hris/himal/people/${ids.asha}/salary-history/`;
  const { body } = await hr.get<SalaryHistory>(path);
  expect(body.results).toMatchObject([
    { level: 'Officer', step: 3, monthly: '47850.00', starts_on: '2025-07-17', ends_on: null },
    { level: 'Assistant', step: null, monthly: '27000.00', ends_on: '2025-07-16' },
  ]);
  expect((await asha.get<SalaryHistory>(path)).body).toEqual(body);
  for (const who of [boss, keeper]) expect((await who.get(path)).status).toBe(403);
  expect((await asha.get(`/hris/himal/people/${ids.bina}/salary-history/`)).status).toBe(403);
});
