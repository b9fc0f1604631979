/** Medical expense of the year before that brought no credit: it goes on (Income Tax Act 2058, section 51) [PC-56]. */
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { minus, over } from '@karmik/model/kit/exact/ratio';
import { fiscalYearOf } from '@karmik/model/payroll/month/fiscal-month';
import { lawReliefOf } from '@karmik/model/payroll/rebate/relief';
import type { PayQuestion } from '@karmik/model/payroll/run/question';
import { slipOf } from '@karmik/model/payroll/slip/slip';
import type { Tenant } from '../../../db/database.ts';
import { storedAnswers } from './stored-answers.ts';

const input = 'medical_expense';
const credit = 'tax.medical_credit';

interface LastSlip {
  readonly employee_id: number;
  readonly run_id: number;
  readonly question: PayQuestion;
}

/**
 * What is left of the expense of the fiscal year before a month, by person: a decimal. It follows from the last payslip of that year, whose own
 * expense has what was left before it.
 */
export async function medicalCarried(
  tenant: Tenant,
  month: string,
  people: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const year = Number(fiscalYearOf(month).slice(0, 4)) - 1;
  const share = lawReliefOf(input, `${year}/${String((year + 1) % 100).padStart(2, '0')}`)?.share;
  if (share === null || share === undefined) return new Map();
  const slips = await tenant.query<LastSlip>(
    `select distinct on (employee_id) employee_id, run_id, question from pay_slip
      where organization_id = $1 and employee_id = any($2::bigint[]) and status in ('Confirmed', 'Published') and tax_month between $3 and $4
        and question->'tax'->'declared' ? $5 order by employee_id, starts_on desc, id desc`,
    [tenant.organizationId, people, `bs:${year}-04`, `bs:${year + 1}-03`, input],
  );
  const answers = await storedAnswers(
    tenant,
    slips.map(({ run_id }) => run_id),
  );
  return new Map(
    slips.flatMap(({ employee_id, run_id, question }): [number, string][] => {
      const asked = answers.get(run_id)?.prepared(question).asked;
      const slip = asked && slipOf(asked);
      const step = slip && 'tax' in slip ? slip.tax.year.credits.find(({ id }) => id === credit) : undefined;
      const left = step && minus(step.claimed, step.allowed);
      return left && left.n > 0n ? [[employee_id, decimalText(over(left, decimalOf(share)))]] : [];
    }),
  );
}
