/** Rounding of exact numbers: one function for every place of payroll that rounds. */
import { DivisionByZero, type Ratio, ratio, whole } from './ratio.ts';

/** `half` rounds to the nearest, a half away from zero; `down` and `up` go towards less and more. */
export type RoundingMode = 'half' | 'down' | 'up';

/** The steps that amounts are rounded to. */
export const paisa: Ratio = ratio(1n, 100n);
export const rupee: Ratio = whole(1);

const floorOf = (n: bigint, d: bigint): bigint => (n < 0n && n % d !== 0n ? n / d - 1n : n / d);

function wholeOf(n: bigint, d: bigint, mode: RoundingMode): bigint {
  if (mode === 'down') return floorOf(n, d);
  if (mode === 'up') return -floorOf(-n, d);
  return n < 0n ? -((d - 2n * n) / (2n * d)) : (2n * n + d) / (2n * d);
}

/**
 * The multiple of a step next to a number. The result has no negative zero.
 * @param step above 0: 0.01 for a paisa, 10 for tens of rupees
 * @throws {DivisionByZero} where the step is 0
 * @example rounded(ratio(-5n, 1000n), paisa) // -0.01
 */
export function rounded(value: Ratio, step: Ratio = paisa, mode: RoundingMode = 'half'): Ratio {
  if (step.n === 0n) throw new DivisionByZero();
  // Not reduced before it is whole: this is the most frequent step of a run.
  const steps = wholeOf(value.n * step.d, value.d * step.n, mode);
  return ratio(steps * step.n, step.d);
}
