/** What employees have earned at the end of a month and are paid later: gratuity, leave and the festival allowance. */
import { addUp } from '@karmik/model/kit/add-up';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { over, plus, type Ratio, times, whole, zero } from '@karmik/model/kit/exact/ratio';
import { rounded } from '@karmik/model/kit/exact/rounding';
import { addDaysTo } from '@karmik/model/kit/period';
import type { LawRow } from '@karmik/model/payroll/law/row';
import { computePackage } from '@karmik/model/payroll/package/compute';
import { PayAnswers, type PayQuestion, type RunHeading, type RunPackages } from '@karmik/model/payroll/run/question';
import { basicHeading } from '@karmik/model/payroll/settlement/monthly-pay';
import type { PostedAmount, Unit } from '@karmik/model/payroll/voucher/compose';
import { provisionNames, provisions, type ProvisionName } from '@karmik/model/payroll/voucher/posting';
import { adToBs } from 'date-bs';
import type { Tenant } from '../../../db/database.ts';
import { storedLaw } from '../law/law.ts';
import { gratuityBefore, leavePaid } from '../run/settlement.ts';

/** Amounts with two places. */
export interface Liability extends Readonly<Record<ProvisionName, string>> {
  readonly employee: number;
  readonly branch: Unit | null;
  readonly division: Unit | null;
  /** Of a whole month. */
  readonly basic: string;
  readonly leave_days: string;
  readonly festival_months: number;
}

interface Slip {
  readonly employee: number;
  readonly question: PayQuestion;
  readonly opening_gratuity: string;
  /** The day after the allowance was paid, or that on which the employee joined. */
  readonly festival_from: string;
  readonly branch: Unit | null;
  readonly division: Unit | null;
}

const slipsOf = (tenant: Tenant, run: number): Promise<Slip[]> =>
  tenant.query<Slip>(
    `select s.employee_id as employee, s.question, case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as branch,
            case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as division,
            coalesce((select sum(g.opening_gratuity) from payroll_profile g where g.organization_id = $1 and g.employee_id = s.employee_id), 0)::text as opening_gratuity,
            greatest(e.joined_on, p.paid_from, p.festival_on + 1) as festival_from
       from pay_slip s join pay_run r on r.organization_id = s.organization_id and r.id = s.run_id
       join employee e on e.organization_id = s.organization_id and e.user_id = s.employee_id
       left join lateral (select h.branch_id, h.division_id from pay_slip_share h where h.organization_id = $1 and h.parent_id = s.id order by h.position desc limit 1) h on true
       left join branch b on b.organization_id = $1 and b.id = h.branch_id
       left join division d on d.organization_id = $1 and d.id = h.division_id
      cross join lateral (
        select min(o.starts_on) as paid_from, max(u.ends_on) filter (where exists (select from pay_slip_lines l where l.organization_id = $1 and l.parent_id = o.id
                 and l.formula_name = 'festival' and l.amount > 0)) as festival_on
          from pay_slip o join pay_run u on u.organization_id = o.organization_id and u.id = o.run_id
         where o.organization_id = $1 and o.employee_id = s.employee_id and o.kind <> 'settlement' and o.status <> 'Discarded' and o.starts_on <= r.starts_on) p
      where s.organization_id = $1 and s.run_id = $2 and s.status <> 'Discarded' order by s.employee_id`,
    [tenant.organizationId, run],
  );

/** Full BS months from a day until another one, 12 at most. */
function monthsOfYear(from: string, until: string): number {
  const [first, last] = [adToBs(from), adToBs(until)];
  const months = (last.year - first.year) * 12 + last.month - first.month - (last.day < first.day ? 1 : 0);
  return Math.max(0, Math.min(12, months));
}

/**
 * By employees of a regular payroll, on the last day of its month. Gratuity: Labour Act 2074 s.53, of basic that was paid outside the SSF;
 * leave: s.49, as a settlement would pay it; festival allowance: s.37, by months since it was paid.
 * @param names what is booked; all others are 0
 */
export async function liabilitiesOf(
  tenant: Tenant,
  run: { readonly id: number; readonly ends_on: string },
  names: readonly ProvisionName[],
): Promise<Liability[]> {
  const stored = await tenant.one<{
    packages: RunPackages;
    item_headings: readonly RunHeading[];
    law: readonly LawRow[] | null;
  }>('select packages, item_headings, law from pay_run where organization_id = $1 and id = $2', [
    tenant.organizationId,
    run.id,
  ]);
  if (!stored) return [];
  const law = storedLaw(stored.law);
  const answers = new PayAnswers(stored.packages, stored.item_headings, law);
  const slips = await slipsOf(tenant, run.id);
  const people = slips.map(({ employee }) => employee);
  const gratuity = await gratuityBefore(tenant, addDaysTo(run.ends_on, 1), people, null, law);
  const leave = await leavePaid(
    tenant,
    run.ends_on,
    people.map((person) => ({ person, last_day: run.ends_on })),
  );
  const text = (amount: Ratio): string => decimalText(rounded(amount));
  const owed = (name: ProvisionName, amount: Ratio): string => text(names.includes(name) ? amount : zero);
  return slips.map(({ employee, question, opening_gratuity, festival_from, branch, division }) => {
    const { asked } = answers.prepared(question);
    const last = asked.segments.at(-1);
    const basic = (last && computePackage(last.compiled, last.facts).amounts?.get(basicHeading)) ?? zero;
    const own = leave.get(employee);
    const months = asked.headings.has('festival') ? monthsOfYear(festival_from, addDaysTo(run.ends_on, 1)) : 0;
    return {
      employee,
      branch,
      division,
      basic: text(basic),
      leave_days: own?.days ?? '0',
      festival_months: months,
      gratuity: owed('gratuity', plus(decimalOf(opening_gratuity), gratuity.get(employee) ?? zero)),
      leave: owed(
        'leave',
        plus(times(over(basic, whole(30)), decimalOf(own?.days ?? '0')), decimalOf(own?.amount ?? '0')),
      ),
      festival: owed('festival', times(basic, over(whole(months), whole(12)))),
    };
  });
}

interface Booked {
  readonly name: ProvisionName;
  readonly branch: Unit | null;
  readonly division: Unit | null;
  readonly amount: string;
}

/** What the last voucher of provisions in force of a month before says, by branch and division. */
const bookedBefore = (tenant: Tenant, starts_on: string): Promise<Booked[]> =>
  tenant.query<Booked>(
    `with last as (
       select v.id from pay_voucher v join pay_run r on r.organization_id = v.organization_id and r.id = v.run_id
        where v.organization_id = $1 and v.purpose = 'provision' and v.status = 'Posted' and r.starts_on < $2 order by r.starts_on desc limit 1)
     select n.name, case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as branch,
            case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as division,
            sum(case n.name when 'gratuity' then p.gratuity when 'leave' then p.leave else p.festival end)::text as amount
       from last join pay_provision p on p.organization_id = $1 and p.voucher_id = last.id
      cross join unnest($3::text[]) as n (name)
       left join branch b on b.organization_id = $1 and b.id = p.branch_id
       left join division d on d.organization_id = $1 and d.id = p.division_id
      group by n.name, b.id, b.name, d.id, d.name`,
    [tenant.organizationId, starts_on, provisionNames],
  );

const negative = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** What a month adds to provisions, by branch and division; below zero what was paid, and what moved to another unit. */
export async function provisionAmounts(
  tenant: Tenant,
  run: { readonly starts_on: string },
  liabilities: readonly Liability[],
  names: readonly ProvisionName[],
): Promise<PostedAmount[]> {
  const now = liabilities.flatMap(({ branch, division, ...own }) =>
    provisionNames.map((name): Booked => ({ name, branch, division, amount: own[name] })),
  );
  const before = (await bookedBefore(tenant, run.starts_on)).map((each) => ({
    ...each,
    amount: negative(each.amount),
  }));
  const wanted = [...now, ...before].filter(({ name }) => names.includes(name));
  const byUnit = Map.groupBy(wanted, ({ name, branch, division }) => `${name} ${branch?.id} ${division?.id}`);
  return [...byUnit.values()].flatMap((own) => {
    const [first] = own;
    const amount = addUp(['0.00', ...own.map((each) => each.amount)]);
    if (!first || /^-?[0.]+$/.test(amount)) return [];
    const { name, branch, division } = first;
    const posted = {
      posting: `${name}_provision` as const,
      heading: null,
      name: provisions[name],
      amount,
      branch,
      division,
    };
    return [
      { ...posted, side: 'debit' as const, isPayable: false },
      { ...posted, side: 'credit' as const, isPayable: true },
    ];
  });
}

/** Stores what each employee had earned, with the voucher that books it. */
export const storeLiabilities = (
  tenant: Tenant,
  voucher: number,
  liabilities: readonly Liability[],
): Promise<unknown> =>
  tenant.query(
    `insert into pay_provision (organization_id, voucher_id, employee_id, branch_id, division_id, basic, leave_days, festival_months, gratuity, leave, festival)
     select $1, $2, employee, branch, division, basic, leave_days, festival_months, gratuity, leave, festival
       from jsonb_to_recordset($3::jsonb) as g (employee bigint, branch bigint, division bigint, basic numeric, leave_days numeric, festival_months integer,
                                                gratuity numeric, leave numeric, festival numeric)`,
    [
      tenant.organizationId,
      voucher,
      JSON.stringify(
        liabilities.map(({ branch, division, ...own }) => ({
          ...own,
          branch: branch?.id ?? null,
          division: division?.id ?? null,
        })),
      ),
    ],
  );
