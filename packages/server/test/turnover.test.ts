/** Turnover and attrition, held by a plain program that walks through the days of the same histories. */
import type { turnover } from '@karmik/model/hris/turnover';
import { addDaysTo } from '@karmik/model/kit/period';
import type { QueryRowOf } from '@karmik/model/kit/query';
import type { Aggregate } from '@karmik/model/kit/report';
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

type Row = QueryRowOf<typeof turnover>;
type TurnoverFigures = Omit<Row, 'id' | 'period' | 'period_in_nepali' | 'starts_on' | 'ends_on'>;
interface Turnover {
  readonly results: readonly (Row & { readonly created_at: string })[];
  readonly totals: TurnoverFigures;
}

interface Spell {
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly branch: number;
}
interface Person {
  readonly spells: readonly Spell[];
  readonly reason: 'Voluntary' | 'Involuntary' | null;
}

/** The same numbers at each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

/** Histories with promotions, moves between branches, gaps and ends, around the fiscal year 2082/83. */
function histories(): Person[] {
  const next = numbers(20_261_123);
  return Array.from({ length: 40 }, () => {
    const spells: Spell[] = [];
    let day = addDaysTo('2025-03-01', next(400));
    const parts = 1 + next(4);
    for (let part = 0; part < parts; part += 1) {
      const isLast = part === parts - 1;
      const end = isLast && next(2) === 0 ? null : addDaysTo(day, 20 + next(150));
      spells.push({ starts_on: day, ends_on: end, branch: next(2) });
      if (end === null) break;
      day = addDaysTo(end, next(4) === 0 ? 10 + next(60) : 1);
    }
    return { spells, reason: spells.at(-1)?.ends_on === null ? null : next(2) === 0 ? 'Involuntary' : 'Voluntary' };
  });
}

/** Who works on a day, by walking through it. */
const worksOn = (day: string, { spells }: Person, branch?: number): boolean =>
  spells.some(
    (spell) =>
      spell.starts_on <= day &&
      (spell.ends_on === null || day <= spell.ends_on) &&
      (branch === undefined || spell.branch === branch),
  );

/** The figures of a period, a day after the other. */
function walked(
  people: readonly Person[],
  from: string,
  to: string,
  branch?: number,
): Omit<TurnoverFigures, 'average' | 'turnover' | 'attrition'> {
  const count = (day: string) => people.filter((person) => worksOn(day, person, branch)).length;
  const figures = { joined: 0, moved: 0, left: 0, dismissed: 0 };
  // What the last day before the period ends is over when it begins.
  const carried = (before: string, after: string) =>
    people.filter((person) => worksOn(before, person, branch) && worksOn(after, person)).length;
  const movedOver = (before: string, after: string) =>
    people.filter(
      (person) => worksOn(before, person, branch) && worksOn(after, person) && !worksOn(after, person, branch),
    ).length;
  for (let day = from; day <= to; day = addDaysTo(day, 1)) {
    const [yesterday, tomorrow] = [addDaysTo(day, -1), addDaysTo(day, 1)];
    for (const person of people) {
      if (worksOn(day, person, branch) && !worksOn(yesterday, person, branch)) {
        if (worksOn(yesterday, person)) figures.moved += 1;
        else figures.joined += 1;
      }
      if (worksOn(day, person, branch) && !worksOn(tomorrow, person, branch)) {
        if (worksOn(tomorrow, person)) figures.moved -= 1;
        else {
          figures.left += 1;
          const isEnd = person.spells.at(-1)?.ends_on === day;
          if (isEnd && person.reason === 'Involuntary') figures.dismissed += 1;
        }
      }
    }
  }
  const dayBefore = addDaysTo(from, -1);
  const opening = carried(dayBefore, from) - movedOver(dayBefore, from);
  const closing = carried(to, addDaysTo(to, 1)) - movedOver(to, addDaysTo(to, 1));
  expect(count(to)).toBeGreaterThanOrEqual(closing);
  return { opening, closing, ...figures };
}

const people = histories();
let server: TestServer;
let hr: Client;
let himal: Organization;
let branches: number[];

beforeAll(async () => {
  server = await startServer();
  server.now = new Date('2026-11-23T06:00:00.000Z');
  himal = await anOrganization(server, 'himal');

  const { everywhere } = server.context.database;
  const one = async (sql: string, values: (string | number)[]) =>
    (await everywhere.one<{ id: number }>(sql, values))?.id ?? 0;
  branches = [];
  for (const name of ['Kathmandu', 'Pokhara'])
    branches.push(
      await one('insert into branch (organization_id, name) values ($1, $2) returning id', [himal.id, name]),
    );
  const type = await one(
    `insert into separation_type (organization_id, name, category, notice_days, for_resignations, needs_clearance, needs_exit_interview)
     values ($1, 'End', 'Voluntary', 30, false, false, false) returning id`,
    [himal.id],
  );
  for (const [index, { spells, reason }] of people.entries()) {
    const { id } = await aMember(server, himal, `person${index}`);
    await everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, date_of_birth)
       values ($1, $2, $3, $3, 'Sharma', $3 || '@work.test', $4, '1990-11-23')`,
      [himal.id, id, `P${index}`, spells[0]?.starts_on ?? null],
    );
    for (const { starts_on, ends_on, branch } of spells)
      await everywhere.query(
        `insert into employment (organization_id, employee_id, change, starts_on, ends_on, branch_id) values ($1, $2, 'Other', $3, $4, $5)`,
        [himal.id, id, starts_on, ends_on, branches[branch] ?? null],
      );
    const end = spells.at(-1)?.ends_on ?? null;
    if (end === null || reason === null) continue;
    await everywhere.query('update membership set is_current = false where organization_id = $1 and user_id = $2', [
      himal.id,
      id,
    ]);
    await everywhere.query(
      `insert into separation (organization_id, employee_id, separation_type_id, category, effective_date, status)
       values ($1, $2, $3, $4, $5, 'Off-boarded')`,
      [himal.id, id, type, reason, addDaysTo(end, 1)],
    );
  }
  hr = await signIn(server, await aMember(server, himal, 'hr', { is_hr_admin: true, codes: ['4.01'] }));
});
afterAll(() => server.close());

const asked = async (query: string) => hr.get<Turnover>(`/hris/himal/turnover/?${query}`);
const year = 'from=2025-07-17&to=2026-07-16';

describe.each([
  ['everyone', '', undefined],
  ['one branch', '0', 0],
  ['the other', '1', 1],
] as const)('the figures of %s', (_, narrowed, branch) => {
  const query = () => (narrowed === '' ? '' : `&branch=${branches[Number(narrowed)]}`);
  it.each([
    ['month', 'bs', 12],
    ['month', 'ad', 13],
    ['quarter', 'bs', 4],
    ['fiscal_year', 'bs', 1],
  ])('are those of each %s of %s, day by day', async (unit, calendar, count) => {
    const { status, body } = await asked(`${year}&unit=${unit}&period_calendar=${calendar}${query()}`);
    expect(status).toBe(200);
    expect(body.results).toHaveLength(count);
    let averages = 0;
    for (const { starts_on, ends_on, average, turnover, attrition, ...row } of body.results) {
      const { id: _id, created_at: _at, period: _period, period_in_nepali: _nepali, ...figures } = row;
      const told = walked(people, starts_on, ends_on, branch);
      expect({ starts_on, ...figures }).toEqual({ starts_on, ...told });
      expect(figures.closing).toBe(figures.opening + figures.joined + figures.moved - figures.left);
      const mean = (told.opening + told.closing) / 2;
      averages += mean;
      expect(average).toBe(mean.toFixed(1));
      expect(Number(turnover)).toBeCloseTo((100 * told.left) / mean, 1);
      expect(Number(attrition)).toBeCloseTo((100 * (told.left - told.dismissed)) / mean, 1);
    }
    const told = walked(people, '2025-07-17', '2026-07-16', branch);
    expect(body.totals).toMatchObject(told);
    expect(Number(body.totals.turnover)).toBeCloseTo((100 * told.left) / (averages / body.results.length), 1);
  });
});

it('has as many joiners and leavers as the records that a figure opens', async () => {
  const { body } = await asked(year);
  for (const [movement, figure] of [
    ['Joined', body.totals.joined],
    ['Left', body.totals.left],
  ] as const) {
    const query = `movement=${movement}&happened_on__gte=2025-07-17&happened_on__lte=2026-07-16`;
    const list = await hr.get<{ count: number }>(`/hris/himal/staff-movements/?${query}`);
    const counted = await hr.get<Aggregate>(
      `/hris/himal/staff-movements/aggregate/?${query}&group_by=happened_on:month&measures=count`,
    );
    expect([list.body.count, Number(counted.body.totals.count)]).toEqual([figure, figure]);
  }
  const dismissed = 'movement=Left&reason=Involuntary&happened_on__gte=2025-07-17&happened_on__lte=2026-07-16';
  expect((await hr.get<{ count: number }>(`/hris/himal/staff-movements/?${dismissed}`)).body.count).toBe(
    body.totals.dismissed,
  );
});

it('has no rates of no one', async () => {
  const { body } = await asked('from=2010-01-01&to=2010-01-31');
  expect(body.totals).toEqual({
    opening: 0,
    joined: 0,
    moved: 0,
    left: 0,
    dismissed: 0,
    closing: 0,
    average: '0.0',
    turnover: null,
    attrition: null,
  });
});

it.each([
  ['from=2026-02-30&to=2026-03-01', 'from'],
  ['from=2026-03-02&to=2026-03-01', 'to'],
  ['from=1990-01-01&to=2026-03-01', 'to'],
  ['from=2026-01-01', 'to'],
  [`${year}&unit=week`, 'unit'],
  [`${year}&salary=1`, 'salary'],
  ['from=1800-01-01&to=1800-01-02&period_calendar=bs', 'from'],
])('refuses %s', async (query, field) => {
  const { status, body } = await asked(query);
  expect([status, Object.keys(body)]).toEqual([400, [field]]);
});

it('is for who reads staff reports', async () => {
  const employee = await signIn(server, await aMember(server, himal, 'employee'));
  for (const path of ['turnover/?' + year, 'staff-movements/'])
    expect((await employee.get(`/hris/himal/${path}`)).status).toBe(403);
});
