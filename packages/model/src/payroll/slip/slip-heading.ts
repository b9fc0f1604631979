/** What a payslip needs to know of a heading besides its rules. */
import { type Ratio, negated, zero } from '../../kit/exact/ratio.ts';
import type { Reductions } from '../month/prorate.ts';
import type { Heading, HeadingType } from '../package/heading.ts';

export interface SlipHeading extends Heading {
  /** Paid each month, so that the projection of the year counts it for later months as well. */
  readonly is_regular: boolean;
  /** A contribution to a retirement fund, of the employee or of the employer. */
  readonly is_fund: boolean;
  /** The allowance of a remote area; absent: it is not. */
  readonly is_remote?: boolean;
  /** Null where days do not matter: a fixed amount, or one that follows from other headings. */
  readonly reductions: Reductions | null;
}

type Effect = 'earned' | 'deducted' | 'cost' | 'none';

/** What a heading of a type does to the net pay. Costs are the employer's; benefits in kind are income without money. */
const effects: Readonly<Record<HeadingType, Effect>> = {
  addition: 'earned',
  extra_addition: 'earned',
  deduction: 'deducted',
  extra_deduction: 'deducted',
  tax_deduction: 'deducted',
  type1_cost: 'cost',
  type2_cost: 'cost',
  non_cash_benefit: 'none',
  off_set: 'none',
};

export const effectOf = ({ type }: Pick<Heading, 'type'>): Effect => effects[type];

/** What an amount adds to the income that is taxed; a taxable deduction takes away from it. */
export function incomeOf(heading: Heading, amount: Ratio): Ratio {
  if (heading.taxable !== 'taxable') return zero;
  return effectOf(heading) === 'deducted' ? negated(amount) : amount;
}
