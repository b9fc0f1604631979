/** The balance sheet of leave on a day against each person's own page, and whose leave is lost by the end of the leave year. */
import { leaveLine } from '@karmik/model/leave/leave-line';
import { reportLook, reportQuery, type Aggregate } from '@karmik/model/kit/report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postLine } from '../src/ledger/ledger.ts';
import { postDue } from '../src/modules/leave/account/post-due.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

const today = '2026-11-23';
let server: TestServer;
let himal: Organization;
let hr: Client;
let boss: Client;
let clerk: Client;
let setting: number;
const people = {} as Record<'asha' | 'bina' | 'chet', { readonly person: Person; readonly client: Client }>;
const types: Record<string, number> = {};
let posted = 0;

const everywhere = () => server.context.database.everywhere;
const post = (person: Person, type: string, on: string, quantity: string, kind: string, expiresOn?: string) =>
  postLine(everywhere(), {
    organizationId: himal.id,
    personId: person.id,
    ledger: 'leave',
    account: String(types[type]),
    entryDate: on,
    quantity,
    kind,
    ref: `test:${++posted}`,
    ...(expiresOn !== undefined && { expiresOn }),
    createdById: null,
    at: server.context.clock(),
  });

async function aType(name: string, rule: object): Promise<void> {
  const type = await hr.post<{ id: number }>('/leave/himal/leave-type/', {
    name,
    category: 'General',
    statute: 'none',
  });
  const made = await hr.post('/leave/himal/leave-rule/', {
    master_setting: setting,
    leave_type: type.body.id,
    paid_fraction: '1.00',
    accrual: 'none',
    ...rule,
  });
  expect([name, made.status, made.body]).toEqual([name, 201, expect.anything()]);
  types[name] = type.body.id;
}

beforeAll(async () => {
  server = await startServer();
  server.now = new Date(`${today}T06:00:00.000Z`);
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  clerk = await signIn(server, await aMember(server, himal, 'clerk', { codes: ['6.02'] }));
  const made = await hr.post<{ id: number }>('/leave/himal/master-setting/', {
    name: '2083/84',
    effective_from: '2026-07-17',
    effective_till: '2027-07-16',
  });
  setting = made.body.id;
  await aType('Capped', { carries: true, carry_cap: '10', excess: 'lapse' });
  await aType('Paid', { carries: true, carry_cap: '5', excess: 'encash' });
  await aType('Yearly', { carries: false, excess: 'lapse' });
  for (const name of ['asha', 'bina', 'chet'] as const) {
    const person = await aMember(server, himal, name);
    await everywhere().query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, $3, 'Rai', $4, '2020-01-01')`,
      [himal.id, person.id, name, person.email],
    );
    people[name] = { person, client: await signIn(server, person) };
  }
  const { id: bossId } = await aMember(server, himal, 'boss');
  await everywhere().query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2026-01-01')`,
    [himal.id, people.asha.person.id, bossId],
  );
  boss = await signIn(server, { email: 'boss@himal.test' });

  const [asha, bina, chet] = [people.asha.person, people.bina.person, people.chet.person];
  await post(asha, 'Capped', '2026-07-17', '14.5', 'opening');
  await post(asha, 'Capped', '2026-08-10', '-1', 'taken');
  // Approved for a day to come.
  await post(asha, 'Capped', '2027-01-10', '-1.25', 'taken');
  await post(asha, 'Paid', '2026-07-17', '9', 'opening');
  await post(asha, 'Yearly', '2026-07-20', '2', 'grant', '2026-10-15');
  await post(asha, 'Yearly', '2026-10-01', '-0.5', 'taken');
  await post(asha, 'Yearly', '2026-11-01', '1', 'grant', '2026-12-11');
  await post(bina, 'Yearly', '2026-07-17', '3', 'opening');
  await post(bina, 'Capped', '2026-07-17', '10', 'opening');
  // Leaves before the year ends.
  await post(chet, 'Yearly', '2026-07-17', '7', 'opening');
  const type = await everywhere().one<{ id: number }>(
    `insert into separation_type (organization_id, name, category, notice_days, for_resignations, needs_clearance, needs_exit_interview)
     values ($1, 'End', 'Voluntary', 30, false, false, false) returning id`,
    [himal.id],
  );
  await everywhere().query(
    `insert into separation (organization_id, employee_id, separation_type_id, category, effective_date, status) values ($1, $2, $3, 'Voluntary', '2027-01-01', 'In progress')`,
    [himal.id, chet.id, type?.id ?? 0],
  );
  await server.context.database
    .organization(himal.id)
    .transaction((inner) => postDue(inner, today, server.context.clock()));
}, 120_000);
afterAll(() => server.close());

describe('the balance sheet of leave on a day [35.3]', () => {
  const asked = (day: string, more: Record<string, string> = {}) =>
    new URLSearchParams({
      as: 'hr',
      ...reportQuery(reportLook(leaveLine, leaveLine.reports.balances)),
      as_of: day,
      period_calendar: 'bs',
      ...more,
    }).toString();

  it.each(['2026-07-17', '2026-08-09', '2026-08-10', '2026-10-15', '2026-10-16', '2026-11-01', today])(
    "has on %s what each person's own page shows",
    async (day) => {
      const { body } = await hr.get<Aggregate>(`/leave/himal/leave-line/aggregate/?${asked(day)}`);
      const sheet = new Map(
        body.groups.flatMap(({ value, cells }) =>
          cells.map(({ values }, n) => [
            `${(value as { id: number }).id} ${(body.columns[n]?.value as { id: number } | undefined)?.id}`,
            Number(values['sum:quantity'] ?? 0),
          ]),
        ),
      );
      for (const { person, client } of Object.values(people)) {
        const own = await client.get<{ results: { leave_type: { id: number }; balance: string }[] }>(
          `/leave/himal/balance/?date=${day}`,
        );
        expect(own.body.results).toHaveLength(3);
        for (const { leave_type: type, balance } of own.body.results)
          expect([person.email, type.id, sheet.get(`${person.id} ${type.id}`) ?? 0]).toEqual([
            person.email,
            type.id,
            Number(balance),
          ]);
      }
    },
  );

  it('is a file to print and a file to work on, of the day that was chosen', async () => {
    const paper = await hr.get(`/leave/himal/leave-line/aggregate/export/?${asked('2026-10-15', { format: 'pdf' })}`);
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    const file = await hr.get<string>(
      `/leave/himal/leave-line/aggregate/export/?${asked('2026-10-15', { format: 'csv' })}`,
    );
    const [row = ''] = String(file.body)
      .split('\n')
      .filter((line) => line.startsWith('asha Rai') || line.startsWith('"asha Rai'));
    const figures = row
      .split(',')
      .map(Number)
      .filter((figure) => figure > 0);
    expect(figures.toSorted((a, b) => a - b)).toEqual([1.5, 9, 13.5, 24]);
  });
});

describe('balances that lapse [35.3]', () => {
  interface Listed {
    readonly count: number;
    readonly results: readonly {
      readonly employee: { readonly full_name: string };
      readonly leave_type: { readonly name: string };
      readonly days: string;
      readonly last_day: string;
      readonly because: string;
    }[];
  }
  const lapses = async (client: Client, as: string) =>
    (await client.get<Listed>(`/leave/himal/lapses/?as=${as}&sort=last_day,-days`)).body.results.map(
      ({ employee, leave_type, days, last_day, because }) => [
        employee.full_name,
        leave_type.name,
        Number(days),
        last_day,
        because,
      ],
    );

  it('are those that the year does not carry and those that expire, without who leaves before', async () => {
    expect(await lapses(hr, 'hr')).toEqual([
      ['asha Rai', 'Yearly', 1, '2026-12-11', 'expires'],
      ['bina Rai', 'Yearly', 3, '2027-07-16', 'not_carried'],
      // 14.5 - 1 - 1.25, of which 10 are carried.
      ['asha Rai', 'Capped', 2.25, '2027-07-16', 'not_carried'],
    ]);
  });

  it('are less by what is asked for, once it is', async () => {
    const asked = await people.bina.client.post('/leave/himal/leave-request/', {
      leave_type: types['Yearly'],
      from_date: '2026-11-30',
      to_date: '2026-11-30',
      reason: 'Family visit',
    });
    expect([asked.status, asked.body]).toEqual([201, expect.anything()]);
    expect(await lapses(hr, 'hr')).toContainEqual(['bina Rai', 'Yearly', 2, '2027-07-16', 'not_carried']);
  });

  it("are one's own, those of the team, or all for those who read leave reports", async () => {
    expect((await lapses(boss, 'supervisor')).map(([name]) => name)).toEqual(['asha Rai', 'asha Rai']);
    expect((await lapses(people.bina.client, 'user')).map(([name]) => name)).toEqual(['bina Rai']);
    expect((await clerk.get('/leave/himal/lapses/?as=hr')).status).toBe(403);
  });
});
