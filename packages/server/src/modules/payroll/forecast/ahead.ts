/** What payslips of months to come are computed from: stored facts, dated ones among them, with the assumptions of a plan laid over them. */
import { monthSpan } from '@karmik/model/kit/month';
import { addDaysTo } from '@karmik/model/kit/period';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { over, times, whole } from '@karmik/model/kit/exact/ratio';
import { bsMonthOf, fiscalIndexOf, fiscalYearOf, monthAfter } from '@karmik/model/payroll/month/fiscal-month';
import { daysBetween, halfOpen } from '@karmik/model/payroll/month/segments';
import { dayCounts } from '@karmik/model/payroll/package/heading';
import { adToBs, bsToAd, daysInBsMonth } from 'date-bs';
import type { Tenant } from '../../../db/database.ts';
import { countedDays, type CountedDays } from '../run/counted-days.ts';
import { noPieceWork } from '../run/piece-work.ts';
import type { PaySetting } from '../run/setting.ts';
import {
  questionOf,
  type Assigned,
  type Employed,
  type End,
  type Loaded,
  type Person,
  type PersonQuestion,
  type Version,
} from '../run/person-question.ts';
import { assignedBetween, concurrentBetween, employmentOf, versionsBetween } from '../run/facts.ts';
import { festivalsOf, type FestivalDay, type Festivals } from '../run/festivals.ts';
import { raiseOf } from '../setup/increment.ts';
import { raised } from '../setup/raised.ts';
import type { Plan } from './plan.ts';

/** The branch and the division of an employee; null: none is set. */
export interface Unit {
  readonly branch: number | null;
  readonly division: number | null;
}

/** An employee in a month, or the employees that a line of new hires adds. */
export interface AheadPay {
  readonly person: number;
  readonly unit: Unit;
  /** How many employees it is of: more than one of new hires alone. */
  readonly people: number;
  readonly isNewHire: boolean;
  /** The same in months that pay the same, since nothing changes within them and no rule reads the month; null where that is not known. */
  readonly steady: string | null;
  /** Undefined where nothing is paid in the month. */
  readonly ask: () => PersonQuestion | undefined;
}

type AheadPerson = Omit<Person, 'service_months'> & {
  readonly branch_id: number | null;
  readonly division_id: number | null;
};

/** What is not known of a new hire, or does not matter to what they cost. */
const unknown = {
  gender: null,
  marital_status: null,
  pay_starts_on: null,
  tax_status: null,
  is_resident: null,
  is_disabled: null,
  remote_area: null,
  other_income: null,
  outside_months: 0,
  overtime_minutes: 0,
  before_income: '0',
  before_retirement: '0',
  before_tax: '0',
  before_portion: '0',
} as const;

const peopleAhead = async (tenant: Tenant, ids: readonly number[], last: string): Promise<AheadPerson[]> => {
  const rows = await tenant.query<AheadPerson>(
    `select e.user_id as id, e.joined_on, e.gender, e.marital_status, e.branch_id, e.division_id, f.tax_status, f.is_resident, f.is_disabled, f.remote_area, f.other_income,
            (select min(g.starts_on) from payroll_profile g where g.organization_id = $1 and g.employee_id = e.user_id) as pay_starts_on
       from employee e
       left join lateral (select * from payroll_profile p where p.organization_id = e.organization_id and p.employee_id = e.user_id and p.starts_on <= $3
                 order by p.starts_on desc limit 1) f on true
      where e.organization_id = $1 and e.user_id = any($2::bigint[]) order by e.user_id`,
    [tenant.organizationId, ids, last],
  );
  return rows.map((row) => ({ ...unknown, ...row }));
};

/** Whole months of the AD calendar from a day to another. */
function monthsServed(joined: string, day: string): number {
  const [first, last] = [joined, day].map((each) => each.split('-').map(Number)) as [number[], number[]];
  const [year = 0, month = 0, date = 0] = first;
  const [toYear = 0, toMonth = 0, toDate = 0] = last;
  return Math.max(0, (toYear - year) * 12 + toMonth - month - (toDate < date ? 1 : 0));
}

/** The record of employment on a day, else the last one before it, else the first. */
const recordOn = (records: readonly Employed[] | undefined, day: string): Employed | undefined =>
  records?.findLast(({ starts_on }) => starts_on <= day) ?? records?.[0];

interface Facts {
  assigned: readonly Assigned[];
  readonly versions: readonly Version[];
  readonly people: Map<number, AheadPerson>;
  readonly employed: Map<number, readonly Employed[]>;
  /** Of new hires: how many a line adds, by the id of their line. */
  readonly hired: Map<number, { readonly people: number; readonly unit: Unit }>;
}

const unitOf = ({ employed, people, hired }: Facts, person: number, day: string): Unit => {
  const own = hired.get(person)?.unit;
  if (own) return own;
  const record = recordOn(employed.get(person), day);
  const employee = people.get(person);
  return {
    branch: record?.branch_id ?? employee?.branch_id ?? null,
    division: record?.division_id ?? employee?.division_id ?? null,
  };
};

/** Raises the amounts of those whom a line of increments means, as an increment of payroll does. */
function raise(facts: Facts, line: Plan['increments'][number], heading: string): void {
  const { starts_on: day } = monthSpan(line.from_month);
  const isMeant = (person: number): boolean => {
    const unit = unitOf(facts, person, day);
    const level = recordOn(facts.employed.get(person), day)?.employment_level_id ?? null;
    return (
      (line.branch === null || unit.branch === line.branch) &&
      (line.division === null || unit.division === line.division) &&
      (line.employment_level === null || level === line.employment_level)
    );
  };
  const meant = new Set([...new Set(facts.assigned.map(({ employee_id }) => employee_id))].filter(isMeant));
  const { percent, amount } = line;
  const by = raiseOf({ method: percent === null ? 'fixed' : 'percent', percent, amount });
  facts.assigned = raised(meant, null, { name: heading, day, raise: by }).assigned(facts.assigned, facts.versions);
}

/** Adds those whom a line of new hires names, under an id that no employee has. */
function hire(
  facts: Facts,
  line: Plan['joins'][number],
  { heading, id }: { readonly heading: string; readonly id: number },
): void {
  const { starts_on: day } = monthSpan(line.from_month);
  const model = line.paid_like === null ? undefined : facts.people.get(line.paid_like);
  const alike = facts.assigned.findLast(
    ({ employee_id, starts_on }) => employee_id === line.paid_like && starts_on <= day,
  );
  const given: Omit<Assigned, 'employee_id' | 'starts_on' | 'ends_on'> | undefined = line.package
    ? { ...line.package, amounts: { [heading]: line.amount ?? '0' } }
    : alike;
  if (!given) return;
  const record = recordOn(facts.employed.get(line.paid_like ?? 0), day);
  const likeUnit = line.paid_like === null ? undefined : unitOf(facts, line.paid_like, day);
  facts.people.set(id, {
    ...unknown,
    ...model,
    id,
    joined_on: day,
    pay_starts_on: null,
    branch_id: null,
    division_id: null,
  });
  if (record)
    facts.employed.set(id, [{ ...record, employee_id: id, starts_on: day, ends_on: null, contract_ends_on: null }]);
  facts.hired.set(id, {
    people: line.people,
    unit: {
      branch: line.branch ?? likeUnit?.branch ?? null,
      division: line.division ?? likeUnit?.division ?? null,
    },
  });
  facts.assigned = [...facts.assigned, { ...given, employee_id: id, starts_on: day, ends_on: null }];
}

/** The assumptions of a plan in the order of their months, an increment before those who join with it. Those of months that are paid are over. */
function assume(facts: Facts, plan: Plan, running: string): void {
  const isAhead = ({ from_month }: { readonly from_month: string }) => from_month > running;
  const heading = plan.heading ?? '';
  const events = [
    ...plan.increments
      .filter(isAhead)
      .map((line) => ({ month: line.from_month, do: () => raise(facts, line, heading) })),
    ...plan.joins
      .filter(isAhead)
      .map((line, place) => ({ month: line.from_month, do: () => hire(facts, line, { heading, id: -1 - place }) })),
  ];
  for (const event of events.toSorted((one, other) => one.month.localeCompare(other.month))) event.do();
}

/** Contracts that end after today, as separations would end them. */
const contractEnds = (employed: readonly Employed[], today: string): End[] => {
  const last = new Map(employed.map((record) => [record.employee_id, record]));
  return [...last.values()].flatMap(({ employee_id, contract_ends_on }) =>
    contract_ends_on !== null && contract_ends_on >= today
      ? [{ employee_id, effective_date: addDaysTo(contract_ends_on, 1) }]
      : [],
  );
};

const noFestival: Festivals = { within: () => undefined };

/** The same day of a festival in another BS year; the month may be shorter there. */
function inYear(day: string, year: number): string {
  const { month, day: date } = adToBs(day);
  const to = bsToAd({ year, month, day: Math.min(date, daysInBsMonth(year, month)) });
  return `${to.year}-${String(to.month).padStart(2, '0')}-${String(to.day).padStart(2, '0')}`;
}

/**
 * Festivals of months to come. In a fiscal year without a day, a festival is taken to be on the BS day of the last year that has one.
 * @returns a reader by month, which asks the database only for months in which there is a festival
 */
async function festivalsAhead(
  tenant: Tenant,
  facts: Pick<Facts, 'assigned' | 'versions'>,
  months: readonly string[],
): Promise<(month: string) => Promise<Festivals>> {
  const stored = await tenant.query<FestivalDay>(
    `select f.id as festival, d.day from pay_festival f
       join pay_festival_days d on d.organization_id = f.organization_id and d.parent_id = f.id where f.organization_id = $1 order by d.day`,
    [tenant.organizationId],
  );
  const isUsualSet = await tenant.one('select 1 from pay_festival where organization_id = $1 and is_usual limit 1', [
    tenant.organizationId,
  ]);
  const yearOf = (day: string) => fiscalYearOf(bsMonthOf(day));
  const years = new Set(months.map(fiscalYearOf));
  const assumed = [...Map.groupBy(stored, ({ festival }) => festival)].flatMap(([festival, days]): FestivalDay[] => {
    const latest = days.at(-1);
    if (!latest) return [];
    const known = new Set(days.map(({ day }) => yearOf(day)));
    const from = yearOf(latest.day);
    return [...years]
      .filter((year) => !known.has(year) && year > from)
      .map((year) => {
        const later = Number(year.slice(0, 4)) - Number(from.slice(0, 4));
        return { festival, day: inYear(latest.day, adToBs(latest.day).year + later) };
      });
  });
  const withFestival = new Set([...stored, ...assumed].map(({ day }) => bsMonthOf(day)));
  return async (month) =>
    withFestival.has(month) || (!isUsualSet && fiscalIndexOf(month) === 3)
      ? festivalsOf(tenant, { month, versions: facts.versions, assigned: facts.assigned }, assumed)
      : noFestival;
}

/** Days that later months are taken to have, of those whose package counts days, as the setting of payroll estimates them. */
function countedAhead(counted: CountedDays, before: string, setting: PaySetting): CountedDays {
  const { starts_on, ends_on } = monthSpan(before);
  return {
    between(person, from, to) {
      const own = counted.between(person, starts_on, addDaysTo(ends_on, 1));
      if (!own) return undefined;
      const days = { ...own, ...counted.later(person, setting.daily_estimate).later_days?.days };
      const share = over(whole(daysBetween(from, to)), whole(daysInMonthOf(from)));
      return Object.fromEntries(
        dayCounts.map((name) => [name, decimalText(times(decimalOf(days[name]), share), 4)]),
      ) as typeof own;
    },
    later: () => ({}),
  };
}

const daysInMonthOf = (day: string): number => {
  const { year, month } = adToBs(day);
  return daysInBsMonth(year, month);
};

/** Facts that differ from month to month though nothing changes. */
const ofTheMonth = ['month_days', 'employed_days', 'fiscal_month', 'service_months'] as const;

/** Gives each object a number. */
function numbering(): (of: object) => number {
  const known = new WeakMap<object, number>();
  let last = 0;
  return (of) => {
    const number = known.get(of) ?? ++last;
    known.set(of, number);
    return number;
  };
}

/** Whether something holds on every day from one to another. */
const holdsThroughout = (
  { starts_on, ends_on }: { readonly starts_on: string; readonly ends_on: string | null },
  first: string,
  last: string,
): boolean => starts_on <= first && (ends_on === null || ends_on >= last);

/** What a person is paid by in a month in which nothing changes; null where something does. */
function steadyPay(
  { id, joined_on, pay_starts_on }: AheadPerson,
  { assigned, versions, employed, ends }: Pick<Loaded, 'assigned' | 'versions' | 'employed' | 'ends'>,
  first: string,
  last: string,
): { readonly row: Assigned; readonly version: Version; readonly record: Employed | null } | null {
  const [row, ...otherRows] = assigned.get(id) ?? [];
  if (!row || otherRows.length > 0 || !holdsThroughout(row, first, last)) return null;
  const holding = (versions.get(row.package_id) ?? []).filter(
    ({ starts_on, ends_on }) => starts_on <= last && (ends_on === null || ends_on >= first),
  );
  const [version, ...others] = holding;
  if (!version || others.length > 0 || !holdsThroughout(version, first, last)) return null;
  if (joined_on > first || (pay_starts_on ?? '') > first) return null;
  if ((ends.get(id) ?? []).some(({ effective_date }) => effective_date > joined_on && effective_date <= last))
    return null;
  const records = employed.get(id) ?? [];
  const record = records.find((each) => holdsThroughout(each, first, last)) ?? null;
  return records.length > 0 && !record ? null : { row, version, record };
}

/**
 * The facts of months to come, read once for all of them.
 * @param months after the running one, in their order
 * @param reads the facts that the rules of each version of a package read, by its key
 * @returns who is paid in a month
 */
export async function monthsAhead(
  tenant: Tenant,
  plan: Plan,
  {
    months,
    today,
    setting,
    reads,
  }: {
    readonly months: readonly string[];
    readonly today: string;
    readonly setting: PaySetting;
    readonly reads: ReadonlyMap<string, ReadonlySet<string>>;
  },
): Promise<(month: string) => Promise<AheadPay[]>> {
  const running = bsMonthOf(today);
  const { starts_on: first } = monthSpan(months[0] ?? running);
  const { ends_on: last } = monthSpan(months.at(-1) ?? running);
  const versions = await versionsBetween(tenant, first, last);
  const assigned = await assignedBetween(tenant, first, last, null);
  const ids = [...new Set(assigned.map(({ employee_id }) => employee_id))];
  const concurrent = await concurrentBetween(tenant, first, last, ids);
  const { employed, ends } = await employmentOf(tenant, ids);
  const people = await peopleAhead(tenant, ids, last);
  const facts: Facts = {
    assigned,
    versions,
    people: new Map(people.map((person) => [person.id, person])),
    employed: new Map(Map.groupBy(employed, ({ employee_id }) => employee_id)),
    hired: new Map(),
  };
  assume(facts, plan, running);
  const before = monthAfter(running, -1);
  const counted = countedAhead(
    await countedDays(tenant, { month: before, versions, assigned: facts.assigned }),
    before,
    setting,
  );
  const festivalsIn = await festivalsAhead(tenant, facts, months);
  const allEnds = plan.ends_contracts
    ? [...ends, ...contractEnds(employed, today)].toSorted((one, other) =>
        one.effective_date.localeCompare(other.effective_date),
      )
    : ends;
  const shared = {
    setting,
    employed: facts.employed,
    ends: Map.groupBy(allEnds, ({ employee_id }) => employee_id),
    versions: Map.groupBy(versions, ({ package_id }) => package_id),
    unpaid: new Map(),
    declared: new Map(),
    carried: new Map(),
    remote: new Map(),
    counted,
    pieces: noPieceWork,
  } satisfies Partial<Loaded>;
  const numberOf = numbering();
  return async (month) => {
    const { starts_on, ends_on } = monthSpan(month);
    const isHeld = (row: Assigned): boolean =>
      row.starts_on <= ends_on && (row.ends_on === null || row.ends_on >= starts_on);
    const holding = facts.assigned.filter(isHeld);
    const loaded: Loaded = {
      ...shared,
      month,
      span: halfOpen({ starts_on, ends_on }),
      assigned: Map.groupBy(holding, ({ employee_id }) => employee_id),
      concurrent: Map.groupBy(concurrent.filter(isHeld), ({ employee_id }) => employee_id),
      festivals: await festivalsIn(month),
    };
    const isOrdinary = loaded.festivals === noFestival;
    const steadyOf = (person: AheadPerson): string | null => {
      if (!isOrdinary || counted.between(person.id, starts_on, starts_on) || loaded.concurrent.has(person.id))
        return null;
      const pay = steadyPay(person, loaded, starts_on, ends_on);
      if (!pay || ofTheMonth.some((name) => reads.get(String(pay.version.id))?.has(name))) return null;
      return `${numberOf(pay.row)} ${pay.version.id} ${pay.record ? numberOf(pay.record) : ''}`;
    };
    return [...facts.people.values()].map((person): AheadPay => {
      const hired = facts.hired.get(person.id);
      return {
        person: person.id,
        unit: unitOf(facts, person.id, ends_on),
        people: hired?.people ?? 1,
        isNewHire: hired !== undefined,
        steady: steadyOf(person),
        ask: () =>
          questionOf({ ...person, service_months: monthsServed(person.joined_on, addDaysTo(ends_on, 1)) }, loaded),
      };
    });
  };
}
