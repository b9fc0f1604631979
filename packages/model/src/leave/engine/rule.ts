/** A rule of leave as its functions read it: the fields of the entity by the same names, days AD ISO, decimals as texts. */
import type { Direction } from './quantity.ts';

export type LeaveCategory =
  | 'General'
  | 'Years of service'
  | 'Compensatory'
  | 'Time off'
  | 'Credit hour'
  | 'Hourly'
  | 'Unlimited'
  | 'Event';
export type LeaveStatute = 'none' | 'home' | 'sick' | 'maternity' | 'paternity' | 'mourning' | 'substitute';

export type Accrual = 'none' | 'up_front' | 'periodic' | 'per_days_worked';
export type AccrualEvery = 'month' | 'quarter' | 'half_year' | 'year';
export type AccrualAt = 'start' | 'end' | 'anniversary';
export type Rounding = 'none' | 'quarter' | 'half' | 'whole';
export type Sandwich = 'off' | 'both_sides' | 'either_side';
export type Excess = 'lapse' | 'encash' | 'collapse';

export interface TenureTier {
  readonly from_years: number;
  readonly amount: string;
}

export interface AccrualRule {
  readonly accrual: Accrual;
  /** What a period brings, or so many days of work. */
  readonly accrual_amount: string | null;
  readonly accrual_every: AccrualEvery;
  readonly accrual_at: AccrualAt;
  readonly accrual_days_worked: number | null;
  /** Days of service before the first day that counts. */
  readonly starts_after_days: number | null;
  readonly pauses_on_unpaid: boolean;
  readonly prorates_joining: boolean;
  readonly prorates_leaving: boolean;
  /** Takes the place of the amount from so many completed years of service. */
  readonly tenure_tiers: readonly TenureTier[];
  readonly rounding: Rounding;
  readonly rounding_direction: Direction;
  /** What a new employee begins with. */
  readonly initial_balance: string | null;
  /** Nothing is accrued above it. */
  readonly max_balance: string | null;
}

export interface CarryRule {
  readonly carries: boolean;
  /** Null where all is carried. */
  readonly carry_cap: string | null;
  readonly carried_expires_after_days: number | null;
  /** What becomes of what is not carried. */
  readonly excess: Excess;
  /** Id of the leave type that receives it. */
  readonly collapses_into: number | null;
}

export interface CountingRule {
  readonly count_basis: 'working' | 'calendar';
  readonly sandwich: Sandwich;
  readonly sandwich_weekends: boolean;
  readonly sandwich_holidays: boolean;
  readonly allows_half_day: boolean;
  readonly allows_hours: boolean;
  readonly hours_per_day: string | null;
  /** From 0 to 1. */
  readonly paid_fraction: string;
  /** Days after which the rest is unpaid; null where all are paid alike. */
  readonly paid_days: string | null;
}

export interface LimitRule {
  readonly min_per_request: string | null;
  readonly max_per_request: string | null;
  readonly max_per_month: string | null;
  readonly max_per_year: string | null;
  readonly max_in_service: string | null;
  readonly max_continuous: string | null;
  readonly negative_up_to: string | null;
  readonly document_above_days: string | null;
  readonly notice_days: number | null;
  readonly min_service_days: number | null;
  readonly in_probation: 'allowed' | 'refused';
  readonly in_notice: 'allowed' | 'refused';
  readonly offline_allowed: boolean;
}

/** Whom a rule is for: an empty list is everyone. Values of choices, or ids of records. */
export interface Applicability {
  readonly genders: readonly string[];
  readonly marital_statuses: readonly string[];
  readonly employment_levels: readonly number[];
  readonly employment_types: readonly (string | number)[];
  readonly branches: readonly number[];
  readonly divisions: readonly number[];
  readonly religions: readonly (string | number)[];
  readonly ethnicities: readonly (string | number)[];
}

export interface EncashmentRule {
  readonly encashable: boolean;
  readonly encash_retain: string | null;
  readonly encash_max_per_year: string | null;
  readonly encash_basis: 'basic_30' | 'fixed';
  /** Money of a day, where the basis is fixed. */
  readonly encash_rate: string | null;
}

export interface LeaveRule extends AccrualRule, CarryRule, CountingRule, LimitRule, Applicability, EncashmentRule {
  /** Days for which what is granted can be used. */
  readonly grant_expires_after_days: number | null;
  readonly is_visible: boolean;
  /** Why a rule may be below the law, and the last day on which it may. */
  readonly law_exception_reason: string | null;
  readonly law_exception_until: string | null;
}

export type LeaveLineKind =
  | 'opening'
  | 'credit'
  | 'accrual'
  | 'grant'
  | 'taken'
  | 'returned'
  | 'adjusted'
  | 'penalty'
  | 'carried'
  | 'encashed'
  | 'expired'
  | 'lapsed'
  | 'collapsed';

/** A line of an account. */
export interface LeaveLine {
  readonly on: string;
  /** Exact decimal with a sign. */
  readonly quantity: string;
  readonly kind: LeaveLineKind;
  /** The same for what is the same. */
  readonly ref: string;
  /** The last day on which it can be used. */
  readonly expires_on?: string | null;
  readonly id?: number;
  /** Id of the line that this one counters, in whole or in part. */
  readonly reverses_id?: number | null;
}

export type LeavePart = 'Full' | 'First half' | 'Second half';

/** Whether leave of a category is taken from a balance; that of an event and unlimited leave have limits alone. */
export const keepsBalance = (category: LeaveCategory): boolean => category !== 'Unlimited' && category !== 'Event';
