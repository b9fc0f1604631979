/** Notice before employment ends: what the Labour Act 2074 (section 144) and the organisation ask, and what missing days come to. */
import * as z from 'zod/mini';
import { completedYears } from '../kit/rules.ts';
import { daysUntil } from './employment.ts';
import { paisa } from './scale.ts';

const fourWeeks = 28;

/**
 * Days of notice that the law asks of either side: 1 up to four weeks of service, 7 up to a year, 30 above. It asks none where employment
 * ends by itself, by age or by death.
 * @param on the day of the notice
 * @example lawfulNotice('Voluntary', '2026-11-01', '2026-11-20') // 1
 */
export function lawfulNotice(category: string | null, joinedOn: string, on: string): number {
  if (category !== 'Voluntary' && category !== 'Involuntary') return 0;
  if (daysUntil(joinedOn, on) <= fourWeeks) return 1;
  return completedYears(joinedOn, on) < 1 ? 7 : 30;
}

/** The days that the law and the type of separation ask for; the longer of both is required. */
export function requiredNotice(
  type: { readonly category: string; readonly notice_days: number },
  joinedOn: string,
  on: string,
) {
  const lawful = lawfulNotice(type.category, joinedOn, on);
  return { lawful, by_type: type.notice_days, required: Math.max(lawful, type.notice_days) };
}

/** Who ends the employment without the notice pays for it (Labour Act, section 144). */
const payers: Readonly<Record<string, 'employee' | 'employer'>> = { Voluntary: 'employee', Involuntary: 'employer' };

interface Noticed {
  readonly category: string;
  readonly notice_days: number;
  readonly joined_on: string;
  readonly notice_on: string | null;
  /** The first day after the last one. */
  readonly effective_date: string;
}

/** The days of notice of a separation: asked for, given and missing, and who pays for the missing ones. */
export function noticeDays(of: Noticed) {
  const asked = requiredNotice(of, of.joined_on, of.notice_on ?? of.effective_date);
  const given = of.notice_on === null ? null : Math.max(0, daysUntil(of.notice_on, of.effective_date) - 1);
  const short = given === null ? null : Math.max(0, asked.required - given);
  return { ...asked, given, short, payer: short === null || short === 0 ? null : (payers[of.category] ?? null) };
}

/**
 * The pay of some days, exact to two places, half up.
 * @param monthly a decimal @param payDays in how many days a month is divided
 * @example payOfDays('47850.00', 12, 30) // '19140.00'
 */
export function payOfDays(monthly: string, days: number, payDays: number): string {
  const divisor = BigInt(payDays);
  const sum = String((2n * paisa(monthly) * BigInt(days) + divisor) / (2n * divisor)).padStart(3, '0');
  return `${sum.slice(0, -2)}.${sum.slice(-2)}`;
}

/** The notice of a separation. */
export const noticeAnswer = z.object({
  /** What the law asks for, what the type of separation does, and the longer of both, in days. */
  lawful: z.number(),
  by_type: z.number(),
  required: z.number(),
  /** From the day of the notice to the last day; null where that day is not recorded. */
  given: z.nullable(z.number()),
  short: z.nullable(z.number()),
  /** Who pays for the missing days: the person who ended the employment. Null where no one owes anything. */
  payer: z.nullable(z.enum(['employee', 'employer'])),
  /** What they come to; null for who may not read salaries, without missing days, or where the level has no scale. */
  pay: z.nullable(z.object({ monthly: z.string(), pay_days: z.number(), amount: z.string() })),
  /** Whether the reader may read salaries. */
  is_pay_open: z.boolean(),
});
export type Notice = z.infer<typeof noticeAnswer>;
