/** Days of leave paid in place of being taken. */
import { divided, greater, lesser, oneDay, quantityText, unitsOf } from './quantity.ts';
import type { EncashmentRule } from './rule.ts';

/**
 * How many days someone may have paid now.
 * @param balance what is available, as a decimal
 * @param encashedThisYear days that were paid or asked for in the leave year
 * @example encashable({ ...rule, encash_retain: '10', encash_max_per_year: '8' }, '22', '0') // '8'
 */
export function encashable(rule: EncashmentRule, balance: string, encashedThisYear: string): string {
  if (!rule.encashable) return '0';
  const spare = unitsOf(balance) - unitsOf(rule.encash_retain);
  const most =
    rule.encash_max_per_year === null ? spare : unitsOf(rule.encash_max_per_year) - unitsOf(encashedThisYear);
  return quantityText(greater(0n, lesser(spare, most)));
}

const daysOfMonth = 30n;

/**
 * What days come to, rounded half up to two decimals once, at the end.
 * @param basic basic salary of a month, as a decimal
 * @example encashAmount({ ...rule, encash_basis: 'basic_30' }, '8', '45000') // '12000.00'
 */
export function encashAmount(rule: EncashmentRule, days: string, basic: string): string {
  const [rate, divisor] =
    rule.encash_basis === 'fixed' ? [unitsOf(rule.encash_rate), 1n] : [unitsOf(basic), daysOfMonth];
  const cents = divided(rate * unitsOf(days) * 100n, oneDay * oneDay * divisor, 'nearest');
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}
