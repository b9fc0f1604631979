/** Reports of leave: every figure against a plain sum of what was put in, and who reads which. */
import { leaveDay } from '@karmik/model/leave/leave-day';
import { leaveLine } from '@karmik/model/leave/leave-line';
import { balanceAt, expiriesDue } from '@karmik/model/leave/engine/account';
import { reportLook, reportQuery, type Aggregate, type Report } from '@karmik/model/kit/report';
import { weekdayOf } from '@karmik/model/kit/weekdays';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountKey, accountLines, postLeave } from '../src/modules/leave/account/lines.ts';
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

/** A day of leave as it was put in, with what must be said of it. */
interface Day {
  readonly who: 'asha' | 'bina';
  readonly type: 'Home' | 'Substitute';
  readonly day: string;
  readonly part: 'Full' | 'First half';
  readonly quantity: string;
  readonly paid: string;
  readonly begins: boolean;
  readonly branch: 'Kathmandu' | 'Pokhara';
  readonly age_group: string;
  readonly gender: 'Female' | 'Male';
  readonly irregularity: string | null;
}
const asha = { who: 'asha', gender: 'Female' } as const;
const bina = { who: 'bina', branch: 'Pokhara', gender: 'Male', age_group: '40–49' } as const;
const days: readonly Day[] = [
  // Asha turned 30 on 1 March 2026 and moved to Pokhara on 17 July.
  {
    ...asha,
    type: 'Home',
    day: '2026-02-26',
    part: 'Full',
    quantity: '1.0000',
    paid: '1.0000',
    begins: true,
    branch: 'Kathmandu',
    age_group: '20–29',
    irregularity: null,
  },
  {
    ...asha,
    type: 'Home',
    day: '2026-02-27',
    part: 'First half',
    quantity: '0.5000',
    paid: '0.5000',
    begins: false,
    branch: 'Kathmandu',
    age_group: '20–29',
    irregularity: 'Next to a day off',
  },
  {
    ...asha,
    type: 'Home',
    day: '2026-08-05',
    part: 'Full',
    quantity: '1.0000',
    paid: '0.6000',
    begins: true,
    branch: 'Pokhara',
    age_group: '30–39',
    irregularity: 'Unpaid',
  },
  {
    ...asha,
    type: 'Substitute',
    day: '2026-11-02',
    part: 'Full',
    quantity: '1.0000',
    paid: '1.0000',
    begins: true,
    branch: 'Pokhara',
    age_group: '30–39',
    irregularity: 'Requested late',
  },
  {
    ...bina,
    type: 'Home',
    day: '2026-11-03',
    part: 'Full',
    quantity: '1.0000',
    paid: '1.0000',
    begins: true,
    irregularity: null,
  },
  {
    ...bina,
    type: 'Home',
    day: '2026-11-04',
    part: 'Full',
    quantity: '1.0000',
    paid: '1.0000',
    begins: false,
    irregularity: null,
  },
];
/** Lines of accounts, signed, as they were posted; what expires is posted by the test from what the engine says. */
const lines = [
  ['asha', 'Home', '2026-07-16', '12', 'opening', null],
  ['asha', 'Home', '2026-07-17', '-10', 'carried', null],
  ['asha', 'Home', '2026-07-17', '-2', 'lapsed', null],
  ['asha', 'Home', '2026-07-17', '10', 'carried', '2026-10-15'],
  ['asha', 'Home', '2026-08-05', '-1', 'taken', null],
  ['asha', 'Home', '2026-11-01', '1.5', 'accrual', null],
  ['asha', 'Home', '2026-12-20', '-1', 'taken', null],
  ['asha', 'Substitute', '2026-10-31', '1', 'grant', '2026-11-21'],
  ['asha', 'Substitute', '2026-11-02', '-1', 'taken', null],
  ['bina', 'Home', '2026-07-17', '8.25', 'opening', null],
  ['bina', 'Home', '2026-11-03', '-2', 'taken', null],
] as const;
const today = '2026-11-24';

let server: TestServer;
let himal: Organization;
let hr: Client;
let boss: Client;
let own: Client;
let clerk: Client;
const people = {} as Record<Day['who'], Person>;
const types = {} as Record<Day['type'], number>;

const idOf = async (organizationId: number, table: string, columns: string, values: readonly unknown[]) =>
  (
    await server.context.database.everywhere.one<{ id: number }>(
      `insert into ${table} (organization_id, ${columns}) values ($1, ${values.map((_, n) => `$${n + 2}`).join(', ')}) returning id`,
      [organizationId, ...values] as never,
    )
  )?.id ?? 0;

beforeAll(async () => {
  server = await startServer();
  server.now = new Date(`${today}T06:00:00.000Z`);
  himal = await anOrganization(server, 'himal');
  const put = (table: string, columns: string, ...values: unknown[]) => idOf(himal.id, table, columns, values);
  const { everywhere } = server.context.database;
  const branches = {
    Kathmandu: await put('branch', 'name', 'Kathmandu'),
    Pokhara: await put('branch', 'name', 'Pokhara'),
  };
  types.Home = await put('leave_type', 'name, category, statute, is_right', 'Home', 'General', 'home', false);
  types.Substitute = await put(
    'leave_type',
    'name, category, statute, is_right',
    'Substitute',
    'Compensatory',
    'substitute',
    false,
  );
  for (const [who, gender, born] of [
    ['asha', 'Female', '1996-03-01'],
    ['bina', 'Male', '1980-05-05'],
  ] as const) {
    people[who] = await aMember(server, himal, who);
    await everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, gender, date_of_birth, branch_id)
       values ($1, $2, $3, $3, 'Rai', $4, '2020-01-01', $5, $6, $7)`,
      [himal.id, people[who].id, who, people[who].email, gender, born, branches.Pokhara],
    );
  }
  const worked = 'employee_id, change, starts_on, ends_on, branch_id';
  await put('employment', worked, people.asha.id, 'Other', '2020-01-01', '2026-07-16', branches.Kathmandu);
  await put('employment', worked, people.asha.id, 'Other', '2026-07-17', null, branches.Pokhara);
  await put('employment', worked, people.bina.id, 'Other', '2020-01-01', null, branches.Pokhara);
  await put(
    'attendance_day',
    'employee_id, day, standing, coefficient, expected, worked, break_out, late, early, overtime, lost, is_remote, is_travelling, is_locked',
    people.asha.id,
    '2026-02-28',
    'Off',
    'Offday',
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    false,
    false,
    false,
  );
  for (const status of ['Approved', 'Requested', 'Declined'])
    for (const first of days.filter(({ begins }) => begins)) {
      const of = days.filter(
        (each) => each.who === first.who && each.type === first.type && each.day.slice(0, 7) === first.day.slice(0, 7),
      );
      const asked = first.irregularity === 'Requested late' ? '2026-11-03' : '2026-01-15';
      const request = await put(
        'leave_request',
        'sender_id, leave_type_id, from_date, first_part, to_date, last_part, reason, duration, is_offline, denies_right, status, created_at',
        people[first.who].id,
        types[first.type],
        first.day,
        'Full',
        of.at(-1)?.day,
        'Full',
        'Private reason',
        '1',
        false,
        false,
        status,
        `${asked}T04:00:00Z`,
      );
      for (const [position, { day, part, quantity, paid }] of of.entries())
        await put(
          'leave_request_days',
          'parent_id, position, day, part, quantity, paid, why',
          request,
          position,
          day,
          part,
          quantity,
          String(Number(paid) / Number(quantity)),
          'working_day',
        );
    }
  const { id: bossId } = await aMember(server, himal, 'boss');
  await put(
    'supervision',
    'subordinate_id, supervisor_id, position, valid_from',
    people.asha.id,
    bossId,
    1,
    '2026-01-01',
  );
  const tenant = server.context.database.organization(himal.id);
  const by = { userId: null, at: server.now };
  await tenant.transaction(async (inside) => {
    await postLeave(
      inside,
      lines.map(([who, type, on, quantity, kind, expires_on], n) => ({
        person: people[who].id,
        type: types[type],
        on,
        quantity,
        kind,
        ref: `test:${n}`,
        ...(expires_on === null ? {} : { expires_on }),
      })),
      by,
    );
    for (const [key, account] of await accountLines(inside)) {
      const [person = 0, type = 0] = key.split(' ').map(Number);
      await postLeave(
        inside,
        expiriesDue(account, today).map((line) => ({ ...line, person, type })),
        by,
      );
    }
  });
  hr = await signIn(server, await aMember(server, himal, 'hari', { codes: ['6.05'] }));
  clerk = await signIn(server, await aMember(server, himal, 'clerk', { codes: ['6.02'] }));
  boss = await signIn(server, { email: 'boss@himal.test' });
  own = await signIn(server, people.asha);
}, 120_000);
afterAll(() => server.close());

type Figures = Record<string, Record<string, string>>;
/** People by their first name, everything else by its name. */
function nameIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { full_name: person, name } = value as { full_name?: string; name?: string };
  return person?.split(' ')[0]?.toLowerCase() ?? name ?? '';
}

/** The cells of a declared report, in which rows and columns have their names; cells without a figure left out. */
async function report(
  who: Client,
  path: string,
  entity: typeof leaveDay | typeof leaveLine,
  name: string,
  more: Record<string, string> = {},
): Promise<{ totals: Aggregate['totals']; cells: (measure: string) => Figures }> {
  const declared = (entity.reports as Record<string, Report>)[name] as Report;
  const query = {
    as: 'hr',
    ...(declared.where as Record<string, string>),
    ...reportQuery(reportLook(entity, declared)),
    ...more,
  };
  const { status, body } = await who.get<Aggregate>(
    `/leave/himal/${path}/aggregate/?${new URLSearchParams({ ...query, period_calendar: 'ad' }).toString()}`,
  );
  expect([name, status, body]).toEqual([name, 200, body]);
  return {
    totals: body.totals,
    cells: (measure) =>
      Object.fromEntries(
        body.groups.map(({ value, cells }) => [
          nameIn(value),
          Object.fromEntries(
            cells.flatMap(({ values }, n): [string, string][] =>
              typeof values[measure] === 'string' && Number(values[measure]) !== 0
                ? [[nameIn(body.columns[n]?.value), values[measure]]]
                : [],
            ),
          ),
        ]),
      ),
  };
}

const text = (units: number): string => (units / 10_000).toFixed(4);
/** What a plain program adds up. */
function plainly(
  rows: readonly Day[],
  row: (day: Day) => string,
  column: (day: Day) => string,
  of: (day: Day) => string,
) {
  const sums: Record<string, Record<string, number>> = {};
  for (const day of rows) {
    const cells = (sums[row(day)] ??= {});
    cells[column(day)] = (cells[column(day)] ?? 0) + Math.round(Number(of(day)) * 10_000);
  }
  return Object.fromEntries(
    Object.entries(sums).map(([key, cells]) => [
      key,
      Object.fromEntries(Object.entries(cells).flatMap(([name, units]) => (units === 0 ? [] : [[name, text(units)]]))),
    ]),
  );
}
const personOf = ({ who }: Day): string => who;

describe('days of leave', () => {
  it.each([
    ['monthly', personOf, ({ type }: Day) => type],
    ['by_branch', ({ branch }: Day) => branch, ({ type }: Day) => type],
    ['by_gender', ({ gender }: Day) => gender, ({ type }: Day) => type],
    ['by_age', (day: Day) => day.age_group, ({ type }: Day) => type],
    ['recurrence', personOf, ({ day }: Day) => weekdayOf(day)],
  ] as const)('%s comes to the plain sum of approved days', async (name, row, column) => {
    const { totals, cells } = await report(hr, 'leave-day', leaveDay, name);
    expect(cells('sum:quantity')).toEqual(plainly(days, row, column, ({ quantity }) => quantity));
    expect(totals['sum:quantity']).toBe('5.5000');
    expect(Number(totals['sum:occasions'])).toBe(4);
    if (name === 'monthly') {
      expect(cells('sum:unpaid')).toEqual(
        plainly(days, row, column, ({ quantity, paid }) =>
          text(Math.round((Number(quantity) - Number(paid)) * 10_000)),
        ),
      );
      expect(totals['sum:unpaid']).toBe('0.4000');
    }
  });

  it('that stand out are said to, each once, and others are not', async () => {
    const { cells, totals } = await report(hr, 'leave-day', leaveDay, 'irregularities');
    const odd = days.filter(({ irregularity }) => irregularity !== null);
    expect(cells('sum:quantity')).toEqual(
      plainly(
        odd,
        personOf,
        (day) => String(day.irregularity),
        ({ quantity }) => quantity,
      ),
    );
    expect(totals.count).toBe(3);
  });

  it('are those of the team for supervisors, without what HR alone reads of people', async () => {
    const { totals } = await report(boss, 'leave-day', leaveDay, 'individual', { as: 'supervisor' });
    expect(totals['sum:quantity']).toBe('3.5000');
    const list = await boss.get<{ results: Record<string, unknown>[] }>(
      '/leave/himal/leave-day/?as=supervisor&limit=100',
    );
    expect(list.body.results).toHaveLength(4);
    for (const row of list.body.results) {
      expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['gender']));
      expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['age']));
    }
    expect(
      (await boss.get('/leave/himal/leave-day/aggregate/?as=supervisor&group_by=gender&measures=count')).status,
    ).toBe(400);
    expect((await boss.get('/leave/himal/leave-day/?as=hr')).status).toBe(403);
    expect((await clerk.get('/leave/himal/leave-line/?as=hr')).status).toBe(403);
  });

  it('never say the reason', async () => {
    const { body } = await hr.get('/leave/himal/leave-day/?as=hr&limit=100');
    expect(JSON.stringify(body)).not.toContain('Private reason');
    const mine = await own.get<{ count: number }>('/leave/himal/leave-day/');
    expect(mine.body.count).toBe(4);
  });
});

describe('lines of balances', () => {
  it.each(['2026-07-16', '2026-07-17', '2026-10-15', '2026-10-16', '2026-11-01', '2026-11-03', today, '2026-12-20'])(
    'add up to the balance on %s',
    async (day) => {
      const { cells } = await report(hr, 'leave-line', leaveLine, 'balances', { as_of: day });
      const tenant = server.context.database.organization(himal.id);
      const accounts = await tenant.transaction((inside) => accountLines(inside));
      const wanted: Figures = {};
      for (const who of ['asha', 'bina'] as const)
        for (const type of ['Home', 'Substitute'] as const) {
          const account = accounts.get(accountKey(people[who].id, types[type])) ?? [];
          if (!account.some(({ on }) => on <= day)) continue;
          const balance = text(Math.round(Number(balanceAt(account, day)) * 10_000));
          const row = (wanted[who] ??= {});
          if (Number(balance) !== 0) row[type] = balance;
        }
      expect(cells('sum:quantity')).toEqual(wanted);
    },
  );

  it('of days to come are no part of the balance today', async () => {
    const now = await report(hr, 'leave-line', leaveLine, 'balances');
    const then = await report(hr, 'leave-line', leaveLine, 'balances', { as_of: today });
    expect(now.cells('sum:quantity')).toEqual(then.cells('sum:quantity'));
    expect(now.cells('sum:quantity').asha).toEqual({ Home: '1.5000' });
  });

  it('that are carried stand in and out of the year apart', async () => {
    const { cells } = await report(hr, 'leave-line', leaveLine, 'carry_forward');
    expect(cells('sum:quantity')).toEqual({
      asha: { carried: '10.0000', lapsed: '-2.0000' },
    });
    const { cells: year } = await report(hr, 'leave-line', leaveLine, 'summary');
    expect(year('sum:quantity').Home).toMatchObject({
      carried: '10.0000',
      carried_out: '-10.0000',
      taken: '-3.0000',
      opening: '20.2500',
    });
  });

  it('of compensatory leave are those of its types', async () => {
    const { cells } = await report(hr, 'leave-line', leaveLine, 'compensatory');
    expect(cells('sum:quantity')).toEqual({ asha: { grant: '1.0000', taken: '-1.0000' } });
  });
});
