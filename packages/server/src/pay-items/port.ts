/**
 * The one way by which other parts of the product hand amounts in to payrolls: incentives, loans, claims. No module writes into a payslip.
 * A payroll asks each source what it offers, reserves it, and takes it when it is confirmed or frees it when it is discarded.
 */
import type { Moved } from '@karmik/model/payroll/run/question';
import type { Tenant } from '../db/database.ts';

/** A month of pay, with its first and last day, AD ISO. */
export interface PayMonth {
  readonly month: string;
  readonly starts_on: string;
  readonly ends_on: string;
}

export interface PayItem {
  /** The record of the source. A record is paid once for each month in which it was earned. */
  readonly id: number;
  readonly person: number;
  /**
   * The heading by the name that formulas use; its type says whether the amount is earned, deducted or recovered. Null: it is no pay and changes
   * the net alone.
   */
  readonly heading: string | null;
  /** A decimal, not below zero. */
  readonly amount: string;
  /** The month in which it was earned. */
  readonly earned: string;
  /** What becomes of it where the month pays no day [PC-40]; absent: it is due like any other shortfall. */
  readonly when_unpaid?: Moved;
}

/**
 * What came of an item.
 * @param amount what was paid or recovered
 * @param carried what is left for later months
 * @param is_moved whether all of it is, since the month pays no day
 */
export interface TakenItem extends Pick<PayItem, 'id' | 'earned'> {
  readonly person: number;
  readonly amount: string;
  readonly carried: string;
  readonly is_moved: boolean;
}

export interface PayItemSource {
  /** Names its lines on payslips, one of `itemSourceNames`. */
  readonly name: string;
  /**
   * What may be paid in a month, read from facts in one query. What another payroll holds is left out by who asks.
   * @param people only theirs; null: of everyone
   */
  offer(tenant: Tenant, month: PayMonth, people: readonly number[] | null): Promise<readonly PayItem[]>;
  /** Marks what a payroll holds from now on, in its transaction. */
  hold?(tenant: Tenant, run: number, items: readonly Pick<PayItem, 'id' | 'earned'>[]): Promise<void>;
  /** Marks what a confirmed payroll took, in its transaction. */
  settle?(tenant: Tenant, taken: readonly TakenItem[]): Promise<void>;
  /** Gives back what a discarded payroll held, in its transaction. */
  free?(tenant: Tenant, items: readonly Pick<PayItem, 'id' | 'earned'>[]): Promise<void>;
}
