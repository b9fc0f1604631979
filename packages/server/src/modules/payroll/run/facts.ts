/** Loads what payslips of a month are computed from: a fixed set of queries, whatever the number of people. */
import { scaleAt, type Scale } from '@karmik/model/hris/scale';
import { addUp } from '@karmik/model/kit/add-up';
import type { Message } from '@karmik/model/kit/message';
import { monthSpan } from '@karmik/model/kit/month';
import { cutMonth, type Dated, daysBetween, halfOpen, type Span } from '@karmik/model/payroll/month/segments';
import { bsMonthOf, fiscalIndexOf, fiscalYearOf } from '@karmik/model/payroll/month/fiscal-month';
import type { PayQuestion, QuestionSegment } from '@karmik/model/payroll/run/question';
import { amountName } from '@karmik/model/payroll/setup/heading';
import { addDaysTo } from '@karmik/model/kit/period';
import { adToBs } from 'date-bs';
import type { DayEstimate } from '@karmik/model/payroll/setup/setting';
import type { Tenant } from '../../../db/database.ts';
import { payrollMessages as says } from '../messages.ts';
import { countedDays, type CountedDays } from './counted-days.ts';
import { festivalsOf, type Festivals } from './festivals.ts';
import { medicalCarried } from './medical.ts';
import { remoteAreas } from './remote-area.ts';
import { monthsOfTaxYear, taxMonthOf } from './tax-year.ts';
import { declaredAmounts, type DeclaredAmounts } from '../rebate/declared.ts';

export interface PaySetting {
  readonly day_basis: 'month' | 'thirty';
  readonly tds_method: 'spread' | 'marginal';
  readonly absence_is_unpaid: boolean;
  readonly approval_levels: number;
  readonly least_net_percent: number;
  readonly net_step: 'paisa' | 'rupee';
  /** Who joins after this day of a BS month is paid for it with the next one; null: everyone is paid at once. */
  readonly cutoff_day: number | null;
  /** Whether declarations of rebates count before they are approved. */
  readonly declared_before_proof: boolean;
  /** Whether leave that is paid at exit bears the final tax, or is income of the year. */
  readonly exit_leave_tax: 'final' | 'income';
  /** How later months are projected of those whose package counts days. */
  readonly daily_estimate: DayEstimate;
  /** Whether the 1 % tax is waived for the whole year in which the SSF is joined, or due for the months before. */
  readonly sst_waiver: 'year' | 'months';
  /** Whether a month counts in the tax year in which it is earned, or in that in which it is paid. */
  readonly tax_year_follows: 'earned' | 'paid';
  /** How the limit of a remote area is read in a year with several categories. */
  readonly remote_area_limit: 'months' | 'highest';
  /** The day on which the payroll is paid; absent: the last day of its month. */
  readonly paid_on?: string;
}

export const defaultSetting: PaySetting = {
  day_basis: 'month',
  tds_method: 'spread',
  absence_is_unpaid: true,
  approval_levels: 1,
  least_net_percent: 50,
  net_step: 'paisa',
  cutoff_day: null,
  declared_before_proof: false,
  exit_leave_tax: 'final',
  sst_waiver: 'year',
  tax_year_follows: 'earned',
  remote_area_limit: 'months',
  daily_estimate: 'month',
};

export const settingOf = async (tenant: Tenant): Promise<PaySetting> =>
  (await tenant.one<PaySetting>(
    `select day_basis, tds_method, absence_is_unpaid, approval_levels, least_net_percent, net_step, cutoff_day, declared_before_proof, exit_leave_tax, sst_waiver, daily_estimate, tax_year_follows, remote_area_limit
       from payroll_setting where organization_id = $1`,
    [tenant.organizationId],
  )) ?? defaultSetting;

/** A package of an employee, with the amounts that are their own. */
export interface Assigned {
  readonly employee_id: number;
  readonly package_id: number;
  readonly package: string;
  readonly is_ssf: boolean;
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

interface UnpaidDay {
  readonly employee_id: number;
  readonly day: string;
  /** An exact decimal. */
  readonly unpaid: string;
}

/** Facts as they would be after a change that is not stored. Each answers the rows in its order, by employee or package and then by day. */
export interface DraftFacts {
  assigned?(rows: readonly Assigned[], versions: readonly Version[]): readonly Assigned[];
  versions?(rows: readonly Version[]): readonly Version[];
}

/** What one employee's payslip of a month is computed from, or why it cannot be. */
export interface PersonQuestion {
  readonly person: number;
  readonly package: { readonly id: number; readonly name: string };
  readonly question: PayQuestion | null;
  readonly problem: Message | null;
}

const amountsOf = (table: string) =>
  `(select coalesce(jsonb_object_agg(h.formula_name, l.amount::text) filter (where l.amount is not null), '{}'::jsonb)
      from ${table} l join pay_heading h on h.organization_id = l.organization_id and h.id = l.heading_id
     where l.organization_id = r.organization_id and l.parent_id = r.id)`;

/** Both days included, as they are stored, to half-open. */
const dated = <Value>(from: string, last: string | null, value: Value): Dated<Value> => ({
  from,
  to: last === null ? null : addDaysTo(last, 1),
  value,
});

/** Assignments of packages that hold on any day from one to another, by employee and then by day. @param only of these people; null: of everyone */
export const assignedBetween = (
  tenant: Tenant,
  first: string,
  last: string,
  only: readonly number[] | null,
): Promise<Assigned[]> =>
  tenant.query<Assigned>(
    `select r.employee_id, r.package_id, p.name as package, p.is_ssf, r.starts_on, r.ends_on, ${amountsOf('pay_package_assignment_amounts')} as amounts
       from pay_package_assignment r join pay_package p on p.organization_id = r.organization_id and p.id = r.package_id
      where r.organization_id = $1 and r.starts_on <= $3 and (r.ends_on is null or r.ends_on >= $2) and ($4::bigint[] is null or r.employee_id = any($4))
      order by r.employee_id, r.starts_on`,
    [tenant.organizationId, first, last, only],
  );

/** The same of packages that are held at the same time as those. */
export const concurrentBetween = (
  tenant: Tenant,
  first: string,
  last: string,
  only: readonly number[] | null,
): Promise<Assigned[]> =>
  tenant.query<Assigned>(
    `select r.employee_id, r.package_id, p.name as package, p.is_ssf, r.starts_on, r.ends_on, ${amountsOf('pay_concurrent_package_amounts')} as amounts
       from pay_concurrent_package r join pay_package p on p.organization_id = r.organization_id and p.id = r.package_id
      where r.organization_id = $1 and r.starts_on <= $3 and (r.ends_on is null or r.ends_on >= $2) ${only ? 'and r.employee_id = any($4::bigint[])' : ''}
      order by r.employee_id, r.starts_on`,
    [tenant.organizationId, first, last, ...(only ? [only] : [])],
  );

/** Versions of packages that hold on any day from one to another. */
export const versionsBetween = (tenant: Tenant, first: string, last: string): Promise<Version[]> =>
  tenant.query<Version>(
    `select r.id, r.package_id, r.starts_on, r.ends_on, ${amountsOf('pay_package_version_headings')} as amounts
       from pay_package_version r where r.organization_id = $1 and r.starts_on <= $3 and (r.ends_on is null or r.ends_on >= $2) order by r.starts_on`,
    [tenant.organizationId, first, last],
  );

/** Records of employment, and separations by the first day after employment. */
export async function employmentOf(
  tenant: Tenant,
  people: readonly number[],
): Promise<{ readonly employed: readonly Employed[]; readonly ends: readonly End[] }> {
  const employed = await tenant.query<Employed>(
    `select h.employee_id, h.starts_on, h.ends_on, h.step, l.scale_start::text, l.scale_steps, l.scale_increment::text, h.branch_id, h.division_id,
            h.employment_level_id, h.contract_ends_on
       from employment h left join employment_level l on l.organization_id = h.organization_id and l.id = h.employment_level_id
      where h.organization_id = $1 and h.employee_id = any($2::bigint[]) order by h.employee_id, h.starts_on`,
    [tenant.organizationId, people],
  );
  const ends = await tenant.query<End>(
    `select employee_id, effective_date from separation where organization_id = $1 and employee_id = any($2::bigint[]) and status <> 'Cancelled' order by effective_date`,
    [tenant.organizationId, people],
  );
  return { employed, ends };
}

/**
 * The questions of those who have a package in a BS month, in the order of their ids, without what is handed in.
 * @param only of these people; absent: of everyone
 * @param draft laid over the stored facts; absent: nothing
 */
export async function questionsOf(
  tenant: Tenant,
  month: string,
  setting: PaySetting,
  only: readonly number[] | null = null,
  draft: DraftFacts = {},
): Promise<PersonQuestion[]> {
  const { starts_on: first, ends_on: last } = monthSpan(month);
  const org = tenant.organizationId;
  const taxMonth = taxMonthOf(month, setting);
  const taxYear = monthsOfTaxYear(taxMonth);
  const storedAssigned = await assignedBetween(tenant, first, last, only);
  const concurrent = await concurrentBetween(tenant, first, last, only);
  const ids = [...new Set([...storedAssigned, ...concurrent].map(({ employee_id }) => employee_id))];
  const storedVersions = await versionsBetween(tenant, first, last);
  const people = await tenant.query<Person>(
    `select e.user_id as id, e.joined_on, e.gender, e.marital_status,
            greatest(0, (extract(year from age($3::date + 1, e.joined_on)) * 12 + extract(month from age($3::date + 1, e.joined_on))))::integer as service_months,
            (select min(g.starts_on) from payroll_profile g where g.organization_id = $1 and g.employee_id = e.user_id) as pay_starts_on, f.tax_status, f.is_resident, f.is_disabled, f.remote_area, f.other_income, coalesce(y.outside, 0)::integer as outside_months,
            coalesce((select sum(c.normalised) from overtime_claim c where c.organization_id = $1 and c.sender_id = e.user_id
                        and c.claimed_on between $2 and $3 and c.status in ('Approved', 'Confirmed')), 0)::integer as overtime_minutes,
            (coalesce(y.income, 0) + coalesce(o.opening_income, 0))::text as before_income,
            (coalesce(y.retirement, 0) + coalesce(o.opening_retirement, 0))::text as before_retirement,
            (coalesce(y.tax, 0) + coalesce(o.opening_tax, 0))::text as before_tax,
            (coalesce(y.portion, 0) + coalesce(o.opening_first_band, 0))::text as before_portion
       from employee e
       left join lateral (select * from payroll_profile p where p.organization_id = e.organization_id and p.employee_id = e.user_id and p.starts_on <= $3
                 order by p.starts_on desc limit 1) f on true
       left join lateral (select sum(p.opening_income) as opening_income, sum(p.opening_retirement) as opening_retirement, sum(p.opening_tax) as opening_tax,
                      sum(p.opening_first_band) as opening_first_band
                 from payroll_profile p where p.organization_id = e.organization_id and p.employee_id = e.user_id and p.opening_year = $5) o on true
       left join (select employee_id, sum(counted_income) as income, sum(counted_retirement) as retirement, sum(tax) as tax, sum(tax_portion) as portion,
                      count(distinct month) filter (where not k.is_ssf) as outside
                    from pay_slip s join pay_package k on k.organization_id = s.organization_id and k.id = s.package_id
                   where s.organization_id = $1 and status <> 'Discarded' and tax_month between $6 and $7 and starts_on < $2 group by employee_id) y
         on y.employee_id = e.user_id
      where e.organization_id = $1 and e.user_id = any($4::bigint[]) order by e.user_id`,
    [org, first, last, ids, fiscalYearOf(taxMonth), taxYear.first, taxYear.last],
  );
  const { employed, ends } = await employmentOf(tenant, ids);
  const unpaid = await unpaidDays(tenant, { first, last, ids, absence_is_unpaid: setting.absence_is_unpaid });
  const asked = { month, versions: storedVersions, assigned: [...storedAssigned, ...concurrent] };
  const counted = await countedDays(tenant, asked);
  const festivals = await festivalsOf(tenant, asked);
  const declared = await declaredAmounts(tenant, taxMonth, {
    people: ids,
    beforeApproval: setting.declared_before_proof,
  });
  const carried = await medicalCarried(tenant, taxMonth, ids);
  const remote = await remoteAreas(tenant, taxMonth, {
    people: ids,
    before: first,
    reading: setting.remote_area_limit,
  });
  const versions = draft.versions?.(storedVersions) ?? storedVersions;
  const assigned = draft.assigned?.(storedAssigned, versions) ?? storedAssigned;
  const loaded: Loaded = {
    month,
    span: halfOpen({ starts_on: first, ends_on: last }),
    setting,
    assigned: Map.groupBy(assigned, ({ employee_id }) => employee_id),
    concurrent: Map.groupBy(concurrent, ({ employee_id }) => employee_id),
    versions: Map.groupBy(versions, ({ package_id }) => package_id),
    employed: Map.groupBy(employed, ({ employee_id }) => employee_id),
    ends: Map.groupBy(ends, ({ employee_id }) => employee_id),
    unpaid: Map.groupBy(unpaid, ({ employee_id }) => employee_id),
    declared,
    carried,
    remote,
    counted,
    festivals,
  };
  return people.flatMap((person) => questionOf(person, loaded) ?? []);
}

/** Unpaid days by attendance, leave and penalties, but as corrections say where a day has one; the last one holds. */
export const unpaidDays = (
  tenant: Tenant,
  of: {
    readonly first: string;
    readonly last: string;
    readonly ids: readonly number[];
    readonly absence_is_unpaid: boolean;
  },
): Promise<UnpaidDay[]> =>
  tenant.query<UnpaidDay>(
    `with corrected as (
       select distinct on (c.employee_id, d.day) c.employee_id, d.day::date as day, c.effect from pay_day_correction c
        cross join lateral generate_series(greatest(c.starts_on, $2::date), least(c.ends_on, $3::date), interval '1 day') as d (day)
        where c.organization_id = $1 and c.employee_id = any($4::bigint[]) and c.starts_on <= $3 and c.ends_on >= $2
        order by c.employee_id, d.day, c.id desc)
     select employee_id, day, sum(unpaid)::text as unpaid from (
       select employee_id, day, unpaid from leave_of_day where organization_id = $1 and day between $2 and $3 and employee_id = any($4::bigint[]) and unpaid > 0
       union all
       select employee_id, day, case coefficient when 'Workday' then 1 else 0.5 end from attendance_day
        where $5 and organization_id = $1 and day between $2 and $3 and employee_id = any($4::bigint[]) and standing = 'Absent'
          and coefficient in ('Workday', 'Half Holiday', 'First Half Leave', 'Second Half Leave')
       union all
       select employee_id, occurred_on, unpaid_days from penalty
        where organization_id = $1 and occurred_on between $2 and $3 and employee_id = any($4::bigint[]) and status = 'Confirmed' and unpaid_days > 0
     ) u where not exists (select from corrected c where c.employee_id = u.employee_id and c.day = u.day) group by employee_id, day
     union all
     select employee_id, day, '1' from corrected where effect = 'unpaid'
     order by employee_id, day`,
    [tenant.organizationId, of.first, of.last, of.ids, of.absence_is_unpaid],
  );

/** Whether a person joins in a month after its cut-off day. */
function isAfterCutoff(joined: string, { from, to }: Span, { cutoff_day }: PaySetting): boolean {
  return cutoff_day !== null && from <= joined && joined < to && adToBs(joined).day > cutoff_day;
}

/** Employees who join in a month after its cut-off day: they are paid for it with the next one [PC-10]. */
export async function joinedAfterCutoff(tenant: Tenant, month: string, setting: PaySetting): Promise<number> {
  if (setting.cutoff_day === null) return 0;
  const { starts_on, ends_on } = monthSpan(month);
  const row = await tenant.one<{ count: number }>(
    'select count(*)::integer as count from employee where organization_id = $1 and joined_on between $2::date + $4::integer and $3',
    [tenant.organizationId, starts_on, ends_on, setting.cutoff_day],
  );
  return row?.count ?? 0;
}

/** The first day of the fiscal year of a BS month. */
export const firstOfYear = (month: string): string => monthSpan(`bs:${fiscalYearOf(month).slice(0, 4)}-04`).starts_on;

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
  }: (typeof segments)[number]): QuestionSegment => ({
    package: String(pay.version.id),
    from,
    to,
    days: String(days),
    unpaid: added(unpaid.filter(({ day }) => from <= day && day < to)),
    facts: {
      ...shared,
      ...loaded.counted.between(person.id, from, to),
      ...loaded.festivals.within(person, from, to),
      scale_salary: (record && scaleAt(record, record.step ?? 0)) ?? '0',
      ...Object.fromEntries(
        Object.entries({ ...pay.version.amounts, ...pay.assigned.amounts }).map(([name, amount]) => [
          amountName(name),
          amount,
        ]),
      ),
    },
  });
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

/** Facts as one text, to compare them: JSON with its keys in order, since the database keeps them in another one. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) =>
    held !== null && typeof held === 'object' && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : held,
  );
