/** Division of a rounded amount into parts that add up to it. */
import { compare, isNegative, isZero, minus, negated, over, plus, type Ratio, sumOf, times, zero } from './ratio.ts';
import { paisa, rounded } from './rounding.ts';

/**
 * Divides an amount by weights, by largest remainder: every part is a whole number of steps, and the parts add up to the amount. Equal
 * remainders go to the earlier part. What the amount has below a step goes to the first part with a weight.
 * @param weights none below 0, not all 0; as many parts come back
 * @throws {RangeError} where a weight is negative, or all are 0 while the amount is not
 * @example divided(50000, [8, 8, 15]) // 12903.23, 12903.22, 24193.55 [PC-4]
 */
export function divided(amount: Ratio, weights: readonly Ratio[], step: Ratio = paisa): Ratio[] {
  if (weights.some(isNegative)) throw new RangeError('A share has a negative weight');
  const total = sumOf(weights);
  if (isZero(total)) {
    if (isZero(amount)) return weights.map(() => zero);
    throw new RangeError('An amount is divided among no weights');
  }
  if (isNegative(amount)) return divided(negated(amount), weights, step).map(negated);
  const exact = weights.map((weight) => over(times(amount, weight), total));
  const parts = exact.map((part) => rounded(part, step, 'down'));
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: minus(part, parts[index] ?? zero) }))
    .filter(({ index }) => !isZero(weights[index] ?? zero))
    .toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index);
  let left = minus(amount, sumOf(parts));
  for (const { index } of byRemainder) {
    if (compare(left, step) < 0) break;
    parts[index] = plus(parts[index] ?? zero, step);
    left = minus(left, step);
  }
  const first = weights.findIndex((weight) => !isZero(weight));
  parts[first] = plus(parts[first] ?? zero, left);
  return parts;
}
