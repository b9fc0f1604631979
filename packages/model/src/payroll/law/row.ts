/** Law as dated data: rows that hold from a day to a day, with their source. Nothing here knows a country. */
import type { Text } from '../../kit/text.ts';

/** A condition on a fact of the person; a list of them holds where all do. A fact that is absent is neither. */
export type Condition =
  | { readonly fact: string; readonly is: string | boolean }
  | { readonly fact: string; readonly is_not: string | boolean }
  | { readonly fact: string; readonly given: boolean };

/** What amounts are measured by: an amount of the person, a figure of the calculation, a fixed sum, or one by a category. */
export type Quantity =
  | { readonly input: string }
  | { readonly figure: 'assessable_income' | 'taxable_income' | 'first_band' | 'tax' }
  | { readonly amount: string }
  | { readonly by: string; readonly amounts: Readonly<Record<string, string>> };

/** A share of a quantity. @param share decimal or `n/d`; all of it where absent @param when it is left out where this does not hold */
export interface Measure {
  readonly id: string;
  readonly share?: string;
  readonly of: Quantity;
  readonly when?: readonly Condition[];
}

/** @param width null in the last band @param rate a share: `0.01` */
export interface BandRow {
  readonly width: string | null;
  readonly rate: string;
}

/** A rule of the tax of a year. Those with an order are taken by it. */
export type TaxRule =
  /**
   * @param income the input that is the assessable income
   * @param first_band is free where one of `waived_by` holds, but for the months of the year that the input `months_due` has
   */
  | {
      readonly kind: 'bands';
      readonly income: string;
      readonly tables: readonly { readonly when: readonly Condition[]; readonly bands: readonly BandRow[] }[];
      readonly first_band: {
        readonly portion: string;
        readonly waived_by: readonly Condition[];
        readonly months_due?: string;
      } | null;
    }
  /** Reduces the income: before the taxable income, or between it and the balance that the bands take. */
  | {
      readonly kind: 'deduction';
      readonly stage: 'before_taxable' | 'before_balance';
      readonly order: number;
      readonly when: readonly Condition[];
      readonly base: Measure;
      readonly at_most: readonly Measure[];
    }
  /** Reduces the tax, and never below 0. */
  | {
      readonly kind: 'credit';
      readonly order: number;
      readonly when: readonly Condition[];
      readonly base: Measure;
      readonly at_most: readonly Measure[];
    }
  /** One rate on the whole assessable income, without deductions, bands and credits. */
  | { readonly kind: 'flat'; readonly when: readonly Condition[]; readonly rate: string };

/** A figure of law that is not a rule of the yearly tax. */
export type Figure =
  | { readonly kind: 'rate'; readonly rate: string }
  | { readonly kind: 'rates'; readonly rates: Readonly<Record<string, string>> }
  | { readonly kind: 'amounts'; readonly amounts: Readonly<Record<string, string>> }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'choice'; readonly choice: string; readonly choices: readonly string[] };

export type LawValue = TaxRule | Figure;

/**
 * @param valid_from first day, AD ISO
 * @param valid_to the first day on which it no longer holds; null where no end is known
 * @param confidence how well the source is supported
 * @param confirmed_by who confirmed the row for use, and when; null until then
 */
export interface LawRow<Value extends LawValue = LawValue> {
  readonly id: string;
  readonly valid_from: string;
  readonly valid_to: string | null;
  readonly value: Value;
  readonly source: string;
  readonly confidence: 'high' | 'medium' | 'low';
  readonly confirmed_by: { readonly name: string; readonly on: string } | null;
  readonly note?: Text;
}
