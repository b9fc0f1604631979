/** What approved bills use of an advance, and what is left to pay to the employee. */
import { converted, type AppliedRate } from '../commons/exchange/convert.ts';
import { minorUnits, type Amount } from '../kit/currencies.ts';
import { decimalOf, decimalText } from '../kit/exact/decimal.ts';
import { compare, isZero, minus, over, plus, ratio, type Ratio, sumOf, times, zero } from '../kit/exact/ratio.ts';
import { rounded } from '../kit/exact/rounding.ts';

/** The least unit of a currency. */
const unitOf = (currency: Amount['currency']): Ratio => ratio(1n, 10n ** BigInt(minorUnits(currency)));

/** What of a bill the rules allow: a cap is in the organization's currency for each unit. @param cap null: there is none */
export function allowedOf(claimed: Amount, quantity: string, cap: string | null, { rate, unit }: AppliedRate): Amount {
  if (cap === null) return claimed;
  const most = over(times(times(decimalOf(cap), decimalOf(quantity)), ratio(BigInt(unit))), decimalOf(rate));
  if (compare(decimalOf(claimed.amount), most) <= 0) return claimed;
  const { currency } = claimed;
  return { currency, amount: decimalText(rounded(most, unitOf(currency), 'down'), minorUnits(currency)) };
}

export interface ApprovedBill {
  readonly approved: Amount;
  readonly rate: AppliedRate;
}

/** An advance as far as it is neither returned nor settled, with the rate by which it was paid. */
export interface OpenAdvance {
  readonly unsettled: Amount;
  readonly rate: AppliedRate;
}

export interface Settled {
  /** What the bills are worth, each rounded once. */
  readonly approved_total: string;
  /** What of the advance they settle, in its currency; null without one. */
  readonly used: Amount | null;
  /** What the employee is paid in addition. */
  readonly to_pay: string;
}

/**
 * Bills in the currency of the advance are set against it as they are. What is left of it then pays the other bills, by the rate of the
 * advance. Where the bills exceed it, the difference is paid.
 */
export function settle(bills: readonly ApprovedBill[], advance: OpenAdvance | null): Settled {
  const homeOf = ({ approved, rate }: ApprovedBill) => decimalOf(converted(approved, rate));
  const approved_total = sumOf(bills.map(homeOf));
  if (!advance) return { approved_total: decimalText(approved_total), used: null, to_pay: decimalText(approved_total) };
  const { unsettled, rate } = advance;
  const { currency } = unsettled;
  const own = bills.filter(({ approved }) => approved.currency === currency);
  const spent = sumOf(own.map(({ approved }) => decimalOf(approved.amount)));
  const ownHome = sumOf(own.map(homeOf));
  const otherHome = minus(approved_total, ownHome);
  const open = decimalOf(unsettled.amount);
  const answer = (used: Ratio, to_pay: Ratio): Settled => ({
    approved_total: decimalText(approved_total),
    used: { currency, amount: decimalText(used, minorUnits(currency)) },
    to_pay: decimalText(to_pay),
  });
  if (compare(spent, open) >= 0) {
    const above = isZero(spent) ? zero : over(times(ownHome, minus(spent, open)), spent);
    return answer(open, plus(rounded(above), otherHome));
  }
  const left = minus(open, spent);
  const leftHome = decimalOf(converted({ currency, amount: decimalText(left, minorUnits(currency)) }, rate));
  if (compare(otherHome, leftHome) >= 0) return answer(open, minus(otherHome, leftHome));
  const forOthers = rounded(over(times(otherHome, left), leftHome), unitOf(currency));
  return answer(plus(spent, forOthers), zero);
}
