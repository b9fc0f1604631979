/** What a payslip of a month is computed from, made of the facts of one employee. */
import { scaleAt, type Scale } from '@karmik/model/hris/scale';
import { converted } from '@karmik/model/commons/exchange/convert';
import type { CurrencyCode } from '@karmik/model/kit/currencies';
import { addUp } from '@karmik/model/kit/add-up';
import { verbatim, type Message } from '@karmik/model/kit/message';
import { monthSpan } from '@karmik/model/kit/month';
import { addDaysTo } from '@karmik/model/kit/period';
import { bsMonthOf, fiscalIndexOf, fiscalYearOf } from '@karmik/model/payroll/month/fiscal-month';
import { cutMonth, daysBetween, type Dated, type Span } from '@karmik/model/payroll/month/segments';
import type { AgreedAmounts, PayQuestion, QuestionSegment } from '@karmik/model/payroll/run/question';
import { amountName } from '@karmik/model/payroll/setup/heading';
import { adToBs } from 'date-bs';
import { payrollMessages as says } from '../messages.ts';
import type { DeclaredAmounts } from '../rebate/declared.ts';
import type { CountedDays } from './counted-days.ts';
import type { Festivals } from './festivals.ts';
import type { PieceWork } from './piece-work.ts';
import type { PaySetting } from './setting.ts';
import { taxMonthOf } from './tax-year.ts';

/** A package of an employee, with the amounts that are their own. */
export interface Assigned {
  readonly employee_id: number;
  readonly package_id: number;
  readonly package: string;
  readonly is_ssf: boolean;
  /** In which its amounts are agreed; null: rupees. */
  readonly currency: CurrencyCode | null;
  readonly starts_on: string;
  readonly ends_on: string | null;
  /** Decimals by the names of headings in formulas. */
  readonly amounts: Readonly<Record<string, string>>;
}

export interface Version {
  readonly id: number;
  readonly package_id: number;
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly amounts: Readonly<Record<string, string>>;
}

export interface Person {
  readonly id: number;
  readonly joined_on: string;
  readonly gender: string | null;
  readonly marital_status: string | null;
  readonly service_months: number;
  /** Paid by Karmik from this day. */
  readonly pay_starts_on: string | null;
  readonly tax_status: 'single' | 'couple' | null;
  readonly is_resident: boolean | null;
  readonly is_disabled: boolean | null;
  readonly remote_area: string | null;
  readonly other_income: 'none' | 'business' | null;
  /** Months of the tax year that were paid outside the SSF. */
  readonly outside_months: number;
  readonly overtime_minutes: number;
  readonly before_income: string;
  readonly before_retirement: string;
  readonly before_tax: string;
  readonly before_portion: string;
}

export interface Employed extends Scale {
  readonly employee_id: number;
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly step: number | null;
  readonly branch_id: number | null;
  readonly division_id: number | null;
  readonly employment_level_id: number | null;
  readonly contract_ends_on: string | null;
}

export interface End {
  readonly employee_id: number;
  readonly effective_date: string;
}

export interface UnpaidDay {
  readonly employee_id: number;
  readonly day: string;
  /** An exact decimal. */
  readonly unpaid: string;
}

/** What one employee's payslip of a month is computed from, or why it cannot be. */
export interface PersonQuestion {
  readonly person: number;
  readonly package: { readonly id: number; readonly name: string };
  readonly question: PayQuestion | null;
  readonly problem: Message | null;
}

/** Both days included, as they are stored, to half-open. */
const dated = <Value>(from: string, last: string | null, value: Value): Dated<Value> => ({
  from,
  to: last === null ? null : addDaysTo(last, 1),
  value,
});

/** Whether a person joins in a month after its cut-off day. */
function isAfterCutoff(joined: string, { from, to }: Span, { cutoff_day }: PaySetting): boolean {
  return cutoff_day !== null && from <= joined && joined < to && adToBs(joined).day > cutoff_day;
}

export interface Loaded {
  readonly month: string;
  readonly span: Span;
  readonly setting: PaySetting;
  readonly assigned: ReadonlyMap<number, readonly Assigned[]>;
  /** Packages that are held at the same time as those. */
  readonly concurrent: ReadonlyMap<number, readonly Assigned[]>;
  readonly versions: ReadonlyMap<number, readonly Version[]>;
  readonly employed: ReadonlyMap<number, readonly Employed[]>;
  /** Separations in their order, each by the first day after employment. */
  readonly ends: ReadonlyMap<number, readonly { readonly effective_date: string }[]>;
  readonly unpaid: ReadonlyMap<number, readonly UnpaidDay[]>;
  readonly declared: DeclaredAmounts;
  /** Medical expense that the year before left, by person. */
  readonly carried: ReadonlyMap<number, string>;
  /** Remote areas of the tax year, by person. */
  readonly remote: ReadonlyMap<number, NonNullable<PayQuestion['tax']['remote']>>;
  readonly counted: CountedDays;
  readonly pieces: PieceWork;
  readonly festivals: Festivals;
}

interface Track {
  readonly assigned: Assigned;
  readonly version: Version;
}

/** Assignments cut by the versions of their packages. */
const packagesOf = (assigned: readonly Assigned[], versions: Loaded['versions']): Dated<Track>[] =>
  assigned.flatMap((own) =>
    (versions.get(own.package_id) ?? []).flatMap((version): Dated<Track>[] => {
      const from = own.starts_on > version.starts_on ? own.starts_on : version.starts_on;
      const ends = [own.ends_on, version.ends_on].flatMap((day) => day ?? []).toSorted();
      const last = ends[0] ?? null;
      return last !== null && last < from ? [] : [dated(from, last, { assigned: own, version })];
    }),
  );

/** The first day of some spans that none of others has. */
const firstUncovered = (spans: readonly Span[], others: readonly Span[]): string | undefined =>
  spans
    .flatMap(({ from, to }) => Array.from({ length: daysBetween(from, to) }, (_, index) => addDaysTo(from, index)))
    .find((day) => !others.some(({ from, to }) => from <= day && day < to));

/** Undefined where the person is not employed, or not paid here yet, on any day of the month. */
export function questionOf(person: Person, { month, span, setting, ...loaded }: Loaded): PersonQuestion | undefined {
  const assigned = loaded.assigned.get(person.id) ?? [];
  const records = loaded.employed.get(person.id) ?? [];
  const ends = loaded.ends.get(person.id) ?? [];
  const begins = person.pay_starts_on ?? '';
  const employment: Dated<Employed | null>[] = (
    records.length > 0
      ? records.map((each) => dated<Employed | null>(each.starts_on, each.ends_on, each))
      : [dated<Employed | null>(person.joined_on, null, null)]
  ).flatMap((each) => {
    const from = each.from < begins ? begins : each.from;
    const to = endOf(each, ends);
    return to !== null && to <= from ? [] : [{ ...each, from, to }];
  });
  const worked = cutMonth(span, { employment });
  const latest = assigned.at(-1);
  const others = loaded.concurrent.get(person.id) ?? [];
  const [firstDay] = worked;
  if (!firstDay || isAfterCutoff(person.joined_on, span, setting)) return undefined;
  if (!latest) return withoutFirst(person.id, others.at(-1), firstDay.from);
  const named = { person: person.id, package: { id: latest.package_id, name: latest.package } };
  const segments = cutMonth(span, { employment, pay: packagesOf(assigned, loaded.versions) });
  const monthDays = daysBetween(span.from, span.to);
  const employedDays = segments.reduce((sum, { days }) => sum + days, 0);
  const uncovered =
    employedDays < worked.reduce((sum, { days }) => sum + days, 0) ? firstUncovered(worked, segments) : undefined;
  const otherSegments = cutMonth(span, { employment, pay: packagesOf(others, loaded.versions) });
  const held = cutMonth(span, { employment, held: others.map((each) => dated(each.starts_on, each.ends_on, each)) });
  const withoutPay = uncovered ?? firstUncovered(held, otherSegments);
  if (withoutPay !== undefined) return { ...named, question: null, problem: says.noPackageOn({ day: withoutPay }) };
  const unrated = [...segments, ...otherSegments].flatMap(({ values: { pay } }) => {
    const { currency } = pay.assigned;
    return currency !== null && !setting.rates?.[currency] ? [currency] : [];
  })[0];
  if (unrated !== undefined)
    return { ...named, question: null, problem: says.noExchangeRate({ currency: verbatim(unrated) }) };
  const unpaid = loaded.unpaid.get(person.id) ?? [];
  const shared = {
    month_days: String(monthDays),
    employed_days: String(employedDays),
    unpaid_days: added(unpaid),
    overtime_hours: `${person.overtime_minutes}/60`,
    fiscal_month: String(fiscalIndexOf(month)),
    service_months: String(person.service_months),
    is_female: person.gender === 'Female',
    is_married: person.marital_status === 'Married',
    tax: '0',
  };
  const ofSegment = ({
    from,
    to,
    days,
    values: { employment: record, pay },
  }: (typeof segments)[number]): QuestionSegment => {
    const { agreed, amounts } = inRupees({ ...pay.version.amounts, ...pay.assigned.amounts }, pay.assigned, setting);
    return {
      package: String(pay.version.id),
      from,
      to,
      days: String(days),
      unpaid: added(unpaid.filter(({ day }) => from <= day && day < to)),
      facts: {
        ...shared,
        ...loaded.counted.between(person.id, from, to),
        ...loaded.pieces.between(person.id, from, to),
        ...loaded.festivals.within(person, from, to),
        scale_salary: (record && scaleAt(record, record.step ?? 0)) ?? '0',
        ...Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [amountName(name), amount])),
      },
      ...(agreed && { agreed }),
    };
  };
  const other = others.at(-1);
  const lastDay = employment.at(-1)?.to ?? null;
  const taxMonth = taxMonthOf(month, setting);
  const index = fiscalIndexOf(taxMonth);
  const carried = loaded.carried.get(person.id);
  const remote = loaded.remote.get(person.id);
  const category = remote?.categories[index - 1] ?? remote?.categories.findLast((each) => each !== null);
  const own = loaded.declared.get(person.id);
  const outside =
    latest.is_ssf && setting.sst_waiver === 'months' && person.outside_months > 0
      ? String(person.outside_months)
      : null;
  const declared = {
    ...own,
    ...(carried !== undefined && { medical_expense: addUp([own?.['medical_expense'] ?? '0', carried]) }),
    ...(outside !== null && { sst_months: outside }),
  };
  return {
    ...named,
    problem: null,
    question: {
      basis: { month: String(monthDays), divisor: setting.day_basis === 'thirty' ? '30' : String(monthDays) },
      segments: segments.map(ofSegment),
      ...(other &&
        otherSegments.length > 0 && {
          concurrent: {
            package_id: other.package_id,
            segments: otherSegments.map(ofSegment).map(({ facts, ...segment }) => ({
              ...segment,
              facts: { ...facts, employed_days: daysOf(otherSegments), overtime_hours: '0' },
            })),
            last_index: lastIndexOf(earlierOf(lastDay, other.ends_on && addDaysTo(other.ends_on, 1)), month, taxMonth),
          },
        }),
      ...loaded.counted.later(person.id, setting.daily_estimate),
      tax: {
        day: taxMonth === month ? span.from : monthSpan(taxMonth).starts_on,
        method: setting.tds_method,
        facts: {
          status: person.tax_status ?? 'single',
          sex: person.gender === 'Female' ? 'F' : 'M',
          resident: person.is_resident ?? true,
          disabled: person.is_disabled ?? false,
          ssf: latest.is_ssf || (otherSegments.length > 0 && other?.is_ssf === true),
          ...(category && { remote: category }),
          ...(person.other_income === 'business' && { other_income: person.other_income }),
        },
        ...(Object.keys(declared).length > 0 && { declared }),
        ...(remote && { remote }),
        fiscal_index: index,
        last_index: lastIndexOf(lastDay, month, taxMonth),
        before: { income: person.before_income, retirement: person.before_retirement },
        withheld: person.before_tax,
        withheld_portion: person.before_portion,
      },
    },
  };
}

/** Amounts of a package in rupees, with what they are converted from where another currency is agreed. */
function inRupees(
  amounts: Readonly<Record<string, string>>,
  { currency }: Assigned,
  { rates }: PaySetting,
): { readonly amounts: Readonly<Record<string, string>>; readonly agreed?: AgreedAmounts } {
  const rate = currency === null ? undefined : rates?.[currency];
  if (!rate || currency === null) return { amounts };
  return {
    amounts: Object.fromEntries(
      Object.entries(amounts).map(([name, amount]) => [name, converted({ currency, amount }, rate)]),
    ),
    agreed: { currency, ...rate, amounts },
  };
}

/** A package that is held at the same time is paid with another one alone: who has no other one is not computed. */
const withoutFirst = (person: number, other: Assigned | undefined, day: string): PersonQuestion | undefined =>
  other && {
    person,
    package: { id: other.package_id, name: other.package },
    question: null,
    problem: says.noPackageOn({ day }),
  };

/** The first day after a record of employment, at the latest that of the separation that follows it. */
function endOf({ from, to }: Dated<unknown>, ends: readonly { readonly effective_date: string }[]): string | null {
  const end = ends.find(({ effective_date }) => effective_date > from)?.effective_date ?? null;
  return to === null || (end !== null && end < to) ? end : to;
}

const earlierOf = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;

const daysOf = (segments: readonly { readonly days: number }[]): string =>
  String(segments.reduce((sum, { days }) => sum + days, 0));

/**
 * The last month of the tax year that is paid: that in which employment ends, or the twelfth.
 * @param end the first day after it @param taxMonth as which the tax year counts the month
 */
function lastIndexOf(end: string | null, month: string, taxMonth: string): number {
  if (end === null) return 12;
  const ends = bsMonthOf(addDaysTo(end, -1));
  if (ends <= month) return fiscalIndexOf(taxMonth);
  return fiscalYearOf(ends) === fiscalYearOf(taxMonth) ? Math.max(fiscalIndexOf(ends), fiscalIndexOf(taxMonth)) : 12;
}

const added = (days: readonly UnpaidDay[]): string => addUp(['0', ...days.map(({ unpaid }) => unpaid)]);
