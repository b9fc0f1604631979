/** The tax of a year by the rules of a tax law, with every step. Nothing here knows a country. */
import { decimalOf } from '../../kit/exact/decimal.ts';
import { lesser, minus, notBelowZero, over, plus, type Ratio, times, whole, zero } from '../../kit/exact/ratio.ts';
import { paisa, rounded } from '../../kit/exact/rounding.ts';
import { type Band, bandParts, type BandPart } from '../law/bands.ts';
import type { TaxLaw } from '../law/law.ts';
import type { Condition, Measure, Quantity } from '../law/row.ts';

/** What a tax law reads of a person: amounts of the year, choices, and yes or no. Absent amounts are 0. */
export type TaxFacts = Readonly<Record<string, Ratio | string | boolean | undefined>>;

/** A reduction: what it would be, what limits it, and what was allowed. Exact. */
export interface TaxStep {
  readonly id: string;
  readonly claimed: Ratio;
  readonly limits: readonly { readonly id: string; readonly value: Ratio }[];
  readonly allowed: Ratio;
}

export interface TaxOfYear {
  readonly assessable_income: Ratio;
  /** Reductions before the taxable income. */
  readonly deductions: readonly TaxStep[];
  readonly taxable_income: Ratio;
  /** Reductions between the taxable income and the balance. */
  readonly further_deductions: readonly TaxStep[];
  readonly balance_taxable: Ratio;
  /** Empty where one rate takes the whole income. */
  readonly bands: readonly BandPart[];
  readonly tax_before_credits: Ratio;
  readonly credits: readonly TaxStep[];
  /** What of the tax before credits has a revenue code of its own, by its name in the law. */
  readonly portion: { readonly id: string; readonly tax: Ratio } | null;
  /** Rounded to the paisa, once. */
  readonly tax: Ratio;
}

/** Amounts and rates of the law, which are the same few texts for everyone. */
const read = new Map<string, Ratio>();
function lawful(text: string): Ratio {
  const known = read.get(text);
  if (known) return known;
  const value = shareOf(text);
  read.set(text, value);
  return value;
}
const shareOf = (text: string): Ratio => {
  const [n = '', d] = text.split('/');
  return d === undefined ? decimalOf(n) : over(decimalOf(n), decimalOf(d));
};
const holds = (facts: TaxFacts, condition: Condition): boolean => {
  const fact = facts[condition.fact];
  if ('given' in condition) return (fact !== undefined) === condition.given;
  return 'is' in condition ? fact === condition.is : fact !== condition.is_not;
};
const all = (facts: TaxFacts, conditions: readonly Condition[] = []): boolean =>
  conditions.every((condition) => holds(facts, condition));
const amountOf = (facts: TaxFacts, name: string): Ratio => {
  const fact = facts[name];
  return typeof fact === 'object' ? fact : zero;
};

type Figures = Readonly<Record<Extract<Quantity, { figure: string }>['figure'], Ratio>>;

function quantityOf(quantity: Quantity, facts: TaxFacts, figures: Figures): Ratio {
  if ('input' in quantity) return amountOf(facts, quantity.input);
  if ('figure' in quantity) return figures[quantity.figure];
  if ('amount' in quantity) return lawful(quantity.amount);
  // Where the category changed within the year, the person's facts have the amount already.
  const own = facts[`${quantity.by}_measured`];
  if (typeof own === 'object') return own;
  const category = facts[quantity.by];
  return lawful((typeof category === 'string' && quantity.amounts[category]) || '0');
}
const measured = ({ share, of }: Measure, facts: TaxFacts, figures: Figures): Ratio => {
  const quantity = quantityOf(of, facts, figures);
  return share === undefined ? quantity : times(quantity, lawful(share));
};

interface Reduction {
  readonly id: string;
  readonly value: { readonly when: readonly Condition[]; readonly base: Measure; readonly at_most: readonly Measure[] };
}

/** Takes reductions one after the other, each limited by what is left. */
function reduced(
  from: Ratio,
  rules: readonly Reduction[],
  facts: TaxFacts,
  figuresOf: (left: Ratio) => Figures,
): { readonly left: Ratio; readonly steps: readonly TaxStep[] } {
  let left = from;
  const steps: TaxStep[] = [];
  for (const { id, value } of rules) {
    if (!all(facts, value.when)) continue;
    const figures = figuresOf(left);
    const claimed = measured(value.base, facts, figures);
    const limits = value.at_most
      .filter(({ when }) => all(facts, when))
      .map((limit) => ({ id: limit.id, value: measured(limit, facts, figures) }));
    const allowed = limits.reduce((least, limit) => lesser(least, limit.value), lesser(claimed, left));
    steps.push({ id, claimed, limits, allowed: notBelowZero(allowed) });
    left = minus(left, notBelowZero(allowed));
  }
  return { left, steps };
}

/** The bands of a person. The first is free where the law waives it. */
function bandsOf({ bands: { value } }: TaxLaw, facts: TaxFacts): readonly Band[] {
  const table = value.tables.find(({ when }) => all(facts, when));
  if (!table) throw new RangeError('The tax law has no bands for these facts');
  const isWaived = value.first_band?.waived_by.some((condition) => holds(facts, condition)) ?? false;
  const due = over(amountOf(facts, value.first_band?.months_due ?? ''), whole(12));
  return table.bands.map(({ width, rate }, index) => ({
    width: width === null ? null : lawful(width),
    rate: index === 0 && isWaived ? times(lawful(rate), due) : lawful(rate),
  }));
}

/** The tax of a balance that is known already, exact, without deductions and credits. */
export const taxOfBalance = (law: TaxLaw, facts: TaxFacts, balance: Ratio): readonly BandPart[] =>
  bandParts(balance, bandsOf(law, facts));

const sumOfTax = (parts: readonly BandPart[]): Ratio => parts.reduce((sum, { tax }) => plus(sum, tax), zero);

/**
 * The tax of a year: assessable income, deductions, bands, credits, rounded once.
 * @throws {RangeError} where the law has no bands for the facts
 */
export function taxOfYear(law: TaxLaw, facts: TaxFacts): TaxOfYear {
  const assessable = notBelowZero(amountOf(facts, law.bands.value.income));
  const flat = law.flats.find(({ value }) => all(facts, value.when));
  if (flat) {
    const tax = times(assessable, lawful(flat.value.rate));
    return {
      assessable_income: assessable,
      deductions: [],
      taxable_income: assessable,
      further_deductions: [],
      balance_taxable: assessable,
      bands: [],
      tax_before_credits: tax,
      credits: [],
      portion: null,
      tax: rounded(tax, paisa),
    };
  }
  const bands = bandsOf(law, facts);
  const known = { assessable_income: assessable, first_band: bands[0]?.width ?? zero, tax: zero };
  const stage = (wanted: string) => law.deductions.filter(({ value }) => value.stage === wanted);
  const taxable = reduced(assessable, stage('before_taxable'), facts, (left) => ({ ...known, taxable_income: left }));
  const balance = reduced(taxable.left, stage('before_balance'), facts, () => ({
    ...known,
    taxable_income: taxable.left,
  }));
  const parts = bandParts(balance.left, bands);
  const tax = sumOfTax(parts);
  const credited = reduced(tax, law.credits, facts, () => ({ ...known, taxable_income: taxable.left, tax }));
  const { first_band } = law.bands.value;
  return {
    assessable_income: assessable,
    deductions: taxable.steps,
    taxable_income: taxable.left,
    further_deductions: balance.steps,
    balance_taxable: balance.left,
    bands: parts,
    tax_before_credits: tax,
    credits: credited.steps,
    portion: first_band && { id: first_band.portion, tax: parts[0]?.tax ?? zero },
    tax: rounded(credited.left, paisa),
  };
}
