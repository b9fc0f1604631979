/** Explains an amount of a payslip: what was stored of it and of the payslips before it, with the records of its month. */
import { explain, type ExplainReader, type StoredSlip } from '@karmik/model/payroll/explain/explain';
import type { ComputedExplanation, PayExplanation, UnpaidDay } from '@karmik/model/payroll/explain/explanation';
import type { PaidMonth } from '@karmik/model/payroll/explain/projection';
import { addUp } from '@karmik/model/kit/add-up';
import { monthSpan } from '@karmik/model/kit/month';
import { compare } from '@karmik/model/kit/exact/ratio';
import { decimalOf } from '@karmik/model/kit/exact/decimal';
import { bsMonthOf } from '@karmik/model/payroll/month/fiscal-month';
import type { LawRow } from '@karmik/model/payroll/law/row';
import { PayAnswers, type PayQuestion, type RunHeading, type RunPackages } from '@karmik/model/payroll/run/question';
import { paySlip } from '@karmik/model/payroll/run/slip';
import type { Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { readRecord, type RecordView } from '../../../entity/read.ts';
import { notFound } from '../../../http/errors.ts';
import { storedLaw } from '../law/law.ts';
import { monthsOfTaxYear } from '../run/tax-year.ts';

interface Stored {
  readonly employee_id: number;
  readonly month: string;
  readonly starts_on: string;
  readonly question: PayQuestion;
  readonly packages: RunPackages;
  readonly item_headings: readonly RunHeading[];
  readonly law: readonly LawRow[] | null;
}

const stored = ({ month, question, packages, item_headings, law }: Stored): StoredSlip => ({
  month,
  question,
  answers: new PayAnswers(packages, item_headings, storedLaw(law)),
});

const columns = 's.employee_id, s.month, s.starts_on, s.question, r.packages, r.item_headings, r.law';

/** The payslip before another one of the same employee; of those that the reader may see. */
const slipBefore = (tenant: Tenant, { employee_id, starts_on }: Stored, statuses: readonly string[]) =>
  tenant.one<Stored>(
    `select ${columns} from pay_slip s join pay_run r on r.organization_id = s.organization_id and r.id = s.run_id
      where s.organization_id = $1 and s.employee_id = $2 and s.starts_on < $3 and s.kind = 'regular' and s.status = any($4) order by s.starts_on desc limit 1`,
    [tenant.organizationId, employee_id, starts_on, statuses],
  );

const paidMonths = (tenant: Tenant, { employee_id, question, starts_on }: Stored, statuses: readonly string[]) => {
  const { first, last } = monthsOfTaxYear(bsMonthOf(question.tax.day));
  return tenant.query<PaidMonth>(
    `select id as slip, month, counted_income::text as income, counted_retirement::text as retirement, tax::text from pay_slip
      where organization_id = $1 and employee_id = $2 and tax_month between $3 and $6 and starts_on < $4 and status = any($5) order by starts_on`,
    [tenant.organizationId, employee_id, first, starts_on, statuses, last],
  );
};

/** Days of a month without full pay, as they are recorded now. */
const recordedDays = (tenant: Tenant, employee: number, month: string): Promise<UnpaidDay[]> => {
  const { starts_on, ends_on } = monthSpan(month);
  return tenant.query<UnpaidDay>(
    `select day, kind, trim_scale(unpaid)::text as unpaid, id from (
       select day, 'leave' as kind, unpaid, leave_request_id as id from leave_of_day
        where organization_id = $1 and employee_id = $2 and day between $3 and $4 and unpaid > 0
       union all
       select day, 'absence', case coefficient when 'Workday' then 1 else 0.5 end, id from attendance_day
        where organization_id = $1 and employee_id = $2 and day between $3 and $4 and standing = 'Absent'
          and coefficient in ('Workday', 'Half Holiday', 'First Half Leave', 'Second Half Leave')
       union all
       select occurred_on, 'penalty', unpaid_days, id from penalty
        where organization_id = $1 and employee_id = $2 and occurred_on between $3 and $4 and status = 'Confirmed' and unpaid_days > 0
     ) d where not exists (select from pay_day_correction c where c.organization_id = $1 and c.employee_id = $2 and d.day between c.starts_on and c.ends_on)
     union all
     select day, 'correction', '1', id from (
       select distinct on (g.day) g.day::date as day, c.effect, c.id from pay_day_correction c
        cross join lateral generate_series(greatest(c.starts_on, $3::date), least(c.ends_on, $4::date), interval '1 day') as g (day)
        where c.organization_id = $1 and c.employee_id = $2 and c.starts_on <= $4 and c.ends_on >= $3 order by g.day, c.id desc) e where effect = 'unpaid'
     order by day, kind, id`,
    [tenant.organizationId, employee, starts_on, ends_on],
  );
};

/** The days behind the unpaid days of a payslip, and whether other ones are recorded since. */
async function daysOf(tenant: Tenant, { employee_id, month, question }: Stored) {
  const unpaid = decimalOf(addUp(['0', ...question.segments.map((segment) => segment.unpaid)]));
  const adds = (days: readonly UnpaidDay[]) =>
    compare(decimalOf(addUp(['0', ...days.map((day) => day.unpaid)])), unpaid) === 0;
  const all = await recordedDays(tenant, employee_id, month);
  // Absence is unpaid only where the organization had set so.
  const withoutAbsence = all.filter(({ kind }) => kind !== 'absence');
  const days = !adds(all) && adds(withoutAbsence) ? withoutAbsence : all;
  return { unpaid_days: days, are_days_changed: !adds(days) };
}

const needsDays = ({ reductions, inputs }: ComputedExplanation): boolean =>
  reductions?.by_unpaid_days === true || inputs.some(({ origin }) => origin === 'days');

async function recordsOf(tenant: Tenant, { employee_id, month }: Stored): Promise<PayExplanation['records']> {
  const { starts_on, ends_on } = monthSpan(month);
  const values = [tenant.organizationId, employee_id, starts_on, ends_on];
  const within = `r.organization_id = $1 and r.employee_id = $2 and r.starts_on <= $4 and (r.ends_on is null or r.ends_on >= $3) order by r.starts_on`;
  const packagesIn = (table: 'pay_package_assignment' | 'pay_concurrent_package') =>
    tenant.query<PayExplanation['records']['assignments'][number]>(
      `select r.id, r.starts_on as from, p.name as package from ${table} r
         join pay_package p on p.organization_id = r.organization_id and p.id = r.package_id where ${within}`,
      values,
    );
  const [assignments, concurrent, profiles] = await Promise.all([
    packagesIn('pay_package_assignment'),
    packagesIn('pay_concurrent_package'),
    tenant.query<PayExplanation['records']['profiles'][number]>(
      `select r.id, r.starts_on as from from payroll_profile r where ${within}`,
      values,
    ),
  ]);
  return { assignments, concurrent, profiles };
}

/**
 * @param of a heading as formulas call it, or a total
 * @throws 404 where the view does not show the payslip, or it has no such amount for this reader
 */
export async function explainSlip(
  context: Context,
  access: Access,
  view: RecordView,
  reader: ExplainReader,
  id: number,
  of: string,
): Promise<PayExplanation> {
  const { tenant } = access;
  await readRecord(context, access, tenant, paySlip, view, id);
  const own = await tenant.one<Stored>(
    `select ${columns} from pay_slip s join pay_run r on r.organization_id = s.organization_id and r.id = s.run_id
      where s.organization_id = $1 and s.id = $2`,
    [tenant.organizationId, id],
  );
  if (!own) throw notFound();
  const statuses = reader === 'hr' ? ['Generated', 'Confirmed', 'Published'] : ['Published'];
  const [before, paid] = await Promise.all([slipBefore(tenant, own, statuses), paidMonths(tenant, own, statuses)]);
  const explained = explain(of, { now: stored(own), before: before && stored(before), paid }, reader);
  if (!explained) throw notFound();
  return {
    ...explained,
    employee: own.employee_id,
    ...(needsDays(explained) ? await daysOf(tenant, own) : { unpaid_days: [], are_days_changed: false }),
    records: reader === 'hr' ? await recordsOf(tenant, own) : { assignments: [], concurrent: [], profiles: [] },
  };
}
