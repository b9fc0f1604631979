/** Loads what payslips of a month are computed from: a fixed set of queries, whatever the number of people. */
import { monthSpan } from '@karmik/model/kit/month';
import { fiscalYearOf } from '@karmik/model/payroll/month/fiscal-month';
import { halfOpen } from '@karmik/model/payroll/month/segments';
import type { Tenant } from '../../../db/database.ts';
import { declaredAmounts } from '../rebate/declared.ts';
import { countedDays } from './counted-days.ts';
import { festivalsOf } from './festivals.ts';
import { medicalCarried } from './medical.ts';
import {
  questionOf,
  type Assigned,
  type Employed,
  type End,
  type Loaded,
  type Person,
  type PersonQuestion,
  type UnpaidDay,
  type Version,
} from './person-question.ts';
import { pieceWork } from './piece-work.ts';
import { remoteAreas } from './remote-area.ts';
import type { PaySetting } from './setting.ts';
import { monthsOfTaxYear, taxMonthOf } from './tax-year.ts';

/** Facts as they would be after a change that is not stored. Each answers the rows in its order, by employee or package and then by day. */
export interface DraftFacts {
  assigned?(rows: readonly Assigned[], versions: readonly Version[]): readonly Assigned[];
  versions?(rows: readonly Version[]): readonly Version[];
}

const amountsOf = (table: string) =>
  `(select coalesce(jsonb_object_agg(h.formula_name, l.amount::text) filter (where l.amount is not null), '{}'::jsonb)
      from ${table} l join pay_heading h on h.organization_id = l.organization_id and h.id = l.heading_id
     where l.organization_id = r.organization_id and l.parent_id = r.id)`;

/** Reads which packages employees hold on any day from one to another, by employee and then by day. @param only of these people; null: of everyone */
const heldBetween =
  (table: 'pay_package_assignment' | 'pay_concurrent_package') =>
  (tenant: Tenant, first: string, last: string, only: readonly number[] | null): Promise<Assigned[]> =>
    tenant.query<Assigned>(
      `select r.employee_id, r.package_id, p.name as package, p.currency, p.is_ssf, r.starts_on, r.ends_on, ${amountsOf(`${table}_amounts`)} as amounts
         from ${table} r join pay_package p on p.organization_id = r.organization_id and p.id = r.package_id
        where r.organization_id = $1 and r.starts_on <= $3 and (r.ends_on is null or r.ends_on >= $2) ${only ? 'and r.employee_id = any($4::bigint[])' : ''}
        order by r.employee_id, r.starts_on`,
      [tenant.organizationId, first, last, ...(only ? [only] : [])],
    );

export const assignedBetween = heldBetween('pay_package_assignment');
/** Of packages that are held at the same time as those. */
export const concurrentBetween = heldBetween('pay_concurrent_package');

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
  const pieces = await pieceWork(tenant, asked);
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
    pieces,
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

/** Facts as one text, to compare them: JSON with its keys in order, since the database keeps them in another one. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) =>
    held !== null && typeof held === 'object' && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : held,
  );
