/** Headings of a pay package and their rules, as HR writes them. */
import type { UnitName } from '../formula/unit.ts';

export const headingTypes = [
  'addition',
  'deduction',
  'extra_addition',
  'extra_deduction',
  'tax_deduction',
  'type1_cost',
  'type2_cost',
  'non_cash_benefit',
  'off_set',
] as const;
export type HeadingType = (typeof headingTypes)[number];

/** Types of the lines of payslips: those of headings, and what changes the net alone, such as rounding. */
export const lineTypes = [...headingTypes, 'net_only'] as const;
export type LineType = (typeof lineTypes)[number];

/** The fact under which rules of tax headings read what is withheld of the month. */
export const taxFact = 'tax';

/** Facts that count days of attendance. */
/** Of work that is paid by the unit, and the wage that it is compared with. */
export const pieceFacts = ['piece_days', 'piece_pay', 'minimum_daily_wage'] as const;
export type PieceFact = (typeof pieceFacts)[number];

export const dayCounts = ['present_days', 'paid_leave_days', 'holiday_days'] as const;
export type DayCount = (typeof dayCounts)[number];

/** Facts of the segment that has the day of the festival; none in the others. */
export const festivalFacts = ['is_festival', 'festival_service_months', 'festival_service_days'] as const;
export type FestivalFact = (typeof festivalFacts)[number];

/** What a rule makes of these is computed for each segment of a month and added up. */
export const segmentFacts: readonly string[] = [...dayCounts, ...festivalFacts];

/**
 * @param condition_equation empty where the rule always holds
 * @param tds_type revenue code of a tax deduction, else null
 */
export interface HeadingRule {
  readonly condition_equation: string;
  readonly rule_equation: string;
  readonly tds_type: string | null;
}

/**
 * @param name how formulas call it
 * @param order place on the slip; the order of computing follows from the formulas
 * @param rules the first whose condition holds gives the amount; where none does it is 0
 */
export interface Heading {
  readonly name: string;
  readonly order: number;
  readonly type: HeadingType;
  readonly taxable: 'taxable' | 'non_taxable' | 'not_applicable';
  readonly unit: UnitName;
  readonly rules: readonly HeadingRule[];
}
