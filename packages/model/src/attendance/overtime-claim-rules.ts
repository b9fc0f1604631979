/** What overtime that was worked comes to in a claim, and in pay. Minutes throughout, amounts exact. */
import type { DayCoefficient } from './attendance-day.ts';
import type { DayKind } from './overtime.ts';

/** What a setting says of claims. */
export interface ClaimSetting {
  readonly least_claim: number;
  readonly claim_block: number;
  readonly claim_rounding: 'Down' | 'Nearest' | 'Up';
  readonly counts_before: boolean;
  readonly counts_after: boolean;
  readonly allows_off_days: boolean;
}

/** What is known of a day that was worked. */
export interface WorkedDay {
  readonly coefficient: DayCoefficient;
  readonly overtime: number;
  readonly starts_at: string | null;
  readonly punched_in: string | null;
  /** Whether its hours are fixed: only those have a time before the shift. */
  readonly is_fixed: boolean;
}

export interface ClaimDetail {
  /** Before the shift. */
  readonly early: number;
  /** After the shift; all of it on a day off. */
  readonly late: number;
  /** What counts of both, by the setting. */
  readonly normalised: number;
}

export const dayKindOf = (coefficient: DayCoefficient): DayKind =>
  coefficient === 'Holiday' ? 'Holiday' : coefficient === 'Offday' ? 'Weekly day off' : 'Working day';

/**
 * Rounds minutes to whole blocks.
 * @example roundToBlock(145, 15, 'Down') // 135
 */
export function roundToBlock(minutes: number, block: number, rounding: ClaimSetting['claim_rounding']): number {
  const blocks = { Down: Math.floor, Nearest: Math.round, Up: Math.ceil }[rounding](minutes / block);
  return blocks * block;
}

/** What can be claimed of a day, before limits. Rounding never makes more of it than was worked. */
export function claimOf(day: WorkedDay, setting: ClaimSetting): ClaimDetail {
  const isWorkday = dayKindOf(day.coefficient) === 'Working day';
  const before =
    isWorkday && day.is_fixed && day.starts_at !== null && day.punched_in !== null
      ? Math.max(0, Math.floor((Date.parse(day.starts_at) - Date.parse(day.punched_in)) / 60_000))
      : 0;
  const early = Math.min(day.overtime, before);
  const late = day.overtime - early;
  const counted = isWorkday
    ? (setting.counts_before ? early : 0) + (setting.counts_after ? late : 0)
    : setting.allows_off_days
      ? late
      : 0;
  const normalised =
    counted < Math.max(1, setting.least_claim)
      ? 0
      : Math.min(day.overtime, roundToBlock(counted, setting.claim_block, setting.claim_rounding));
  return { early, late, normalised };
}

/** Hours of a month, by which the basic salary is divided. */
const hoursOfMonth = 240n;

/**
 * Pay of overtime: basic ÷ 240 × hours × multiplier, rounded half up to two decimals once, at the end.
 * @param basic a decimal with at most two places
 * @param multiplier a decimal with at most two places
 * @example overtimePay('48000', 600, '1.5') // '3000.00'
 */
export function overtimePay(basic: string, minutes: number, multiplier: string): string {
  const numerator = hundredths(basic) * BigInt(minutes) * hundredths(multiplier);
  const denominator = hoursOfMonth * 60n * 100n;
  const cents = (numerator * 2n + denominator) / (denominator * 2n);
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

function hundredths(decimal: string): bigint {
  const [whole = '0', part = ''] = decimal.split('.');
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
}
