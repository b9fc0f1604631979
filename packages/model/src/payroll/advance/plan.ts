/** When a salary advance is recovered, and how much in each month. Amounts are decimals. */
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { lesser, minus, notBelowZero, over, sumOf, times, whole, zero } from '../../kit/exact/ratio.ts';
import { paisa, rounded } from '../../kit/exact/rounding.ts';
import { monthAfter } from '../month/fiscal-month.ts';

export interface AdvancePlan {
  readonly amount: string;
  /** The number of months, 1 or more. */
  readonly instalments: number;
  readonly first_month: string;
}

interface PlannedMonth {
  readonly month: string;
  readonly amount: string;
}

/** What becomes of a part that the net pay of a month could not bear: it is due with the next month, or after the last one. */
export type Carry = 'next_month' | 'last_month';

/** Equal parts to the paisa; the last one absorbs the difference. */
export function plannedMonths({ amount, instalments, first_month }: AdvancePlan): PlannedMonth[] {
  const all = decimalOf(amount);
  const equal = rounded(over(all, whole(instalments)), paisa, 'down');
  const last = minus(all, times(equal, whole(instalments - 1)));
  return Array.from({ length: instalments }, (_, index) => ({
    month: monthAfter(first_month, index),
    amount: decimalText(index === instalments - 1 ? last : equal),
  }));
}

/** What an advance has come to. */
export interface AdvanceState extends AdvancePlan {
  readonly paid: string;
  /** By payrolls and by the employee, with what open payrolls of other months hold. */
  readonly recovered: string;
  /** The employment ends by the end of the month: all that is left is due. */
  readonly is_last: boolean;
}

/**
 * What a payroll may recover in a month: never more than was paid out and is left.
 * @returns a decimal, "0.00" where nothing is due
 */
export function dueIn(month: string, state: AdvanceState, carry: Carry): string {
  const recovered = decimalOf(state.recovered);
  const left = notBelowZero(minus(decimalOf(state.paid), recovered));
  if (state.is_last) return decimalText(left);
  const months = plannedMonths(state);
  const reached = months.filter((each) => each.month <= month).map((each) => decimalOf(each.amount));
  // With the next month, all that the plan has reached is due; otherwise one part of it, in later months as large as the first.
  const ofMonth = months.find((each) => each.month === month) ?? months[0];
  const due =
    carry === 'next_month' ? notBelowZero(minus(sumOf(reached), recovered)) : decimalOf(ofMonth?.amount ?? '0');
  return decimalText(reached.length === 0 ? zero : lesser(due, left));
}
