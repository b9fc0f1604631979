/** Figures of a year of Nepali tax by the names that sheets and reports call them. */
import { over, type Ratio, sumOf, whole, zero } from '../../../kit/exact/ratio.ts';
import { rounded } from '../../../kit/exact/rounding.ts';
import type { TaxOfYear, TaxStep } from '../../tax/year.ts';

const step = (steps: readonly TaxStep[], id: string): TaxStep | undefined =>
  steps.find((one) => one.id === `tax.${id}`);
const limit = (own: TaxStep | undefined, id: string): Ratio => own?.limits.find((one) => one.id === id)?.value ?? zero;

/**
 * The figures of a year in rupees, exact but for the tax. Names of reductions are those of the law's rows: `tax.retirement` is
 * `retirement_allowed`, with `retirement_actual` and its limits; a credit has the name of its row.
 */
export function taxFigures(year: TaxOfYear): Readonly<Record<string, Ratio>> {
  const retirement = step(year.deductions, 'retirement');
  return {
    annual_tax: year.tax,
    monthly_if_level: rounded(over(year.tax, whole(12))),
    assessable_income: year.assessable_income,
    retirement_actual: retirement?.claimed ?? zero,
    retirement_one_third: limit(retirement, 'one_third'),
    retirement_cap: limit(retirement, 'cap'),
    retirement_allowed: retirement?.allowed ?? zero,
    donation_allowed: step(year.deductions, 'donation')?.allowed ?? zero,
    taxable_income: year.taxable_income,
    further_deductions: sumOf(year.further_deductions.map(({ allowed }) => allowed)),
    balance_taxable: year.balance_taxable,
    tax_before_credits: year.tax_before_credits,
    female_rebate: step(year.credits, 'female_rebate')?.allowed ?? zero,
    medical_credit: step(year.credits, 'medical_credit')?.allowed ?? zero,
    sst_part: year.portion?.tax ?? zero,
  };
}
