/** The tax of a year as its newest payslip computes it, from what that payslip stored. */
import type { TaxProjection } from '../explain/explanation.ts';
import { projectionOf } from '../explain/projection.ts';
import type { StoredSlip } from '../explain/explain.ts';
import { slipOf } from '../slip/slip.ts';

export type CertificateYear = Pick<
  TaxProjection,
  | 'assessable_income'
  | 'deductions'
  | 'taxable_income'
  | 'further_deductions'
  | 'balance_taxable'
  | 'tax_before_credits'
  | 'credits'
  | 'year_tax'
>;

/** @returns undefined where the payslip can be computed no more */
export function certificateYear({ month, question, answers }: StoredSlip): CertificateYear | undefined {
  const prepared = answers.prepared(question);
  const slip = slipOf(prepared.asked);
  return 'failure' in slip ? undefined : projectionOf({ stored: question, prepared, slip, month }, []);
}
