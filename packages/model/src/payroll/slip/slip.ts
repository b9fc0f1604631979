/** A payslip: the headings of a month, the tax that the year so far asks of it, and what is paid. */
import { minus, plus, type Ratio, sumOf, zero } from '../exact/ratio.ts';
import type { DayBasis } from '../month/prorate.ts';
import type { HeadingFailure } from '../package/compute.ts';
import { type Amounts, portionOfMonth, taxOfMonth, type TaxMonth, type TaxOfMonth } from '../tax/monthly.ts';
import { amountsOfMonth, type MonthAmounts, paidDays, type SlipSegment } from './month-amounts.ts';
import { effectOf, incomeOf, type SlipHeading } from './slip-heading.ts';

/** What a slip is computed from. The same question gives the same slip at any time. */
export interface SlipQuestion {
  /** Those of all segments, by name. */
  readonly headings: ReadonlyMap<string, SlipHeading>;
  /** At least one, in the order of their days. */
  readonly segments: readonly SlipSegment[];
  readonly basis: DayBasis;
  /** The tax year so far, and how tax is withheld. */
  readonly tax: Pick<
    TaxMonth,
    'law' | 'facts' | 'fiscal_index' | 'last_index' | 'before' | 'withheld' | 'later_one_offs' | 'method' | 'step'
  >;
  /** What was withheld this year under the revenue code of the first band. */
  readonly withheld_portion: Ratio;
  /** The TDS types of the law: the first band has one, all other tax another. */
  readonly tds_types: { readonly portion: string; readonly rest: string };
}

export interface SlipLine {
  readonly heading: string;
  readonly type: SlipHeading['type'];
  readonly amount: Ratio;
  readonly parts: readonly Ratio[] | null;
}

export interface Slip {
  /** In the order of the headings. */
  readonly lines: readonly SlipLine[];
  readonly gross: Ratio;
  readonly deductions: Ratio;
  /** Gross less deductions. */
  readonly net: Ratio;
  /** What the employer pays besides the gross. */
  readonly employer_cost: Ratio;
  /** The projection sheet. */
  readonly tax: TaxOfMonth;
  /** What of the tax is paid under the code of the first band. */
  readonly tax_portion: Ratio;
  /** What the month adds to the tax year. */
  readonly counted: Amounts;
}

/**
 * Computes a slip: earnings by days, what follows from them, the projection of the year, the tax headings, and what depends on the tax.
 */
export function slipOf(question: SlipQuestion): Slip | { readonly failure: HeadingFailure } {
  const { headings, segments, basis, tds_types: types } = question;
  const days = paidDays(headings, segments, basis);
  if ('failure' in days) return days;
  const untaxed = amountsOfMonth(headings, days, () => zero);
  if ('failure' in untaxed) return untaxed;
  const { regular, one_offs, level } = countedOf(headings, untaxed);
  const tax = taxOfMonth({ ...question.tax, month: regular, one_offs, level });
  const portion = portionOfMonth(tax, question.withheld_portion);
  const taxed = amountsOfMonth(headings, days, (type) => {
    if (type === types.portion) return portion;
    return type === types.rest ? minus(tax.tds, portion) : zero;
  });
  if ('failure' in taxed) return taxed;

  const lines = [...headings.values()]
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ name, type }): SlipLine[] => {
      const found = taxed.amounts.get(name);
      return found ? [{ heading: name, type, ...found }] : [];
    });
  const sumWhere = (effect: ReturnType<typeof effectOf>): Ratio =>
    sumOf(
      lines.flatMap(({ heading, amount }) => {
        const declared = headings.get(heading);
        return declared && effectOf(declared) === effect ? [amount] : [];
      }),
    );
  const gross = sumWhere('earned');
  const deductions = sumWhere('deducted');
  return {
    lines,
    gross,
    deductions,
    net: minus(gross, deductions),
    employer_cost: sumWhere('cost'),
    tax,
    tax_portion: portion,
    counted: {
      income: plus(regular['income'] ?? zero, one_offs['income'] ?? zero),
      retirement: plus(regular['retirement'] ?? zero, one_offs['retirement'] ?? zero),
    },
  };
}

/** What the headings count in the tax year: the regular pay of this month, its one-offs, and a whole month after it. */
function countedOf(
  headings: ReadonlyMap<string, SlipHeading>,
  { amounts, level }: MonthAmounts,
): { readonly regular: Amounts; readonly one_offs: Amounts; readonly level: Amounts } {
  const sum = (amountOf: (heading: SlipHeading) => Ratio): Amounts => {
    const all = [...headings.values()].map((heading) => ({ heading, amount: amountOf(heading) }));
    return {
      income: sumOf(all.map(({ heading, amount }) => incomeOf(heading, amount))),
      retirement: sumOf(all.map(({ heading, amount }) => (heading.is_fund ? amount : zero))),
    };
  };
  const inMonth = ({ name }: SlipHeading): Ratio => amounts.get(name)?.amount ?? zero;
  return {
    regular: sum((heading) => (heading.is_regular ? inMonth(heading) : zero)),
    one_offs: sum((heading) => (heading.is_regular ? zero : inMonth(heading))),
    level: sum((heading) => (heading.is_regular ? (level.get(heading.name) ?? zero) : zero)),
  };
}
