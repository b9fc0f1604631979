/** Which tax year a month of pay belongs to: that in which it is earned, or that in which it is paid [PC-15]. */
import { monthSpan } from '@karmik/model/kit/month';
import { decimalText } from '@karmik/model/kit/exact/decimal';
import { bsMonthOf, fiscalYearOf } from '@karmik/model/payroll/month/fiscal-month';
import { withoutLater, type PayQuestion } from '@karmik/model/payroll/run/question';
import { slipOf } from '@karmik/model/payroll/slip/slip';
import type { Tenant } from '../../../db/database.ts';
import type { PaySetting } from './setting.ts';
import { storedAnswers } from './stored-answers.ts';

/** The BS month as which the tax year counts a month of pay. */
export const taxMonthOf = (month: string, { tax_year_follows, paid_on }: PaySetting): string =>
  tax_year_follows === 'paid' && paid_on !== undefined ? bsMonthOf(paid_on) : month;

/** The first and the last BS month of the tax year of a month, as texts that compare as the months do. */
export function monthsOfTaxYear(taxMonth: string): { readonly first: string; readonly last: string } {
  const year = Number(fiscalYearOf(taxMonth).slice(0, 4));
  return { first: `bs:${year}-04`, last: `bs:${year + 1}-03` };
}

/** The last day on which a payroll without a pay day is paid: that of its month. */
export const payDayOf = (month: string, paidOn: string | null): string => paidOn ?? monthSpan(month).ends_on;

interface Newest {
  readonly id: number;
  readonly run_id: number;
  readonly question: PayQuestion;
}

/**
 * Ends the tax year of a month that is paid in the next one: the last payslip of each employee in that year gets the tax of what was paid, since
 * the months that it projected are not of the year.
 * @param run a payroll that is being confirmed
 */
export async function endTaxYear(tenant: Tenant, run: number): Promise<void> {
  const newest = await tenant.query<Newest>(
    `select distinct on (o.employee_id) o.id, o.run_id, o.question from pay_slip s
       join pay_slip o on o.organization_id = s.organization_id and o.employee_id = s.employee_id and o.status in ('Confirmed', 'Published')
                      and fiscal_year_of(o.tax_month) = fiscal_year_of(s.month)
      where s.organization_id = $1 and s.run_id = $2 and s.status <> 'Discarded' and fiscal_year_of(s.tax_month) > fiscal_year_of(s.month)
      order by o.employee_id, o.starts_on desc, o.id desc`,
    [tenant.organizationId, run],
  );
  if (newest.length === 0) return;
  const answers = await storedAnswers(
    tenant,
    newest.map(({ run_id }) => run_id),
  );
  const taxes = newest.flatMap(({ id, run_id, question }) => {
    const asked = answers.get(run_id)?.prepared(withoutLater(question)).asked;
    const slip = asked && slipOf(asked);
    return slip && 'tax' in slip ? [{ id, tax: decimalText(slip.tax.year.tax) }] : [];
  });
  await tenant.query(
    `update pay_slip s set closing_tax = g.tax from jsonb_to_recordset($2::jsonb) as g (id bigint, tax numeric) where s.organization_id = $1 and s.id = g.id`,
    [tenant.organizationId, JSON.stringify(taxes)],
  );
}
