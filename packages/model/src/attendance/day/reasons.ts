/** The rules by which the minutes of a day are counted. */

export const figureNames = ['expected', 'worked', 'break_out', 'late', 'early', 'overtime', 'lost'] as const;
export type FigureName = (typeof figureNames)[number];

/** Why a figure is what it is: the `minutes` of its reasons add up to it. `limit` is the length that the setting names. */
export interface Reason {
  readonly figure: FigureName | 'standing';
  readonly rule: RuleName;
  readonly minutes: number;
  readonly limit?: number;
  /** When someone came or left, and when the shift would have had them; milliseconds, of rules that compare the two. */
  readonly at?: number;
  readonly edge?: number;
}

export const ruleNames = [
  'shift_time',
  'no_work_planned',
  'half_holiday',
  'first_to_last',
  'pairs',
  'unpaid_break',
  'between_parts',
  'missing_punch',
  'call_in',
  'stray_punch',
  'repeated_punch',
  'leave_instead',
  'away',
  'within_grace',
  'after_start',
  'before_end',
  'after_grace',
  'outside_shift',
  'beyond_required',
  'unconfirmed_time',
  'work_on_day_off',
  'excused',
  'not_worked',
  'below_half_day',
  'below_absent',
  'no_punch',
] as const;
export type RuleName = (typeof ruleNames)[number];

/** Notes a reason and answers its minutes. */
export type Give = (
  figure: Reason['figure'],
  rule: RuleName,
  minutes: number,
  limit?: number | null,
  compared?: { readonly at: number; readonly edge: number },
) => number;
