/** The projection sheet of a tax year: what was paid, this month, what is projected, and the tax that follows. */
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { minus, over, plus, type Ratio, sumOf, times, whole, zero } from '../../kit/exact/ratio.ts';
import type { TaxLaw } from '../law/law.ts';
import type { LawRow } from '../law/row.ts';
import { addDaysTo } from '../../kit/period.ts';
import { bsMonthOf, fiscalYearOf, monthAfter } from '../month/fiscal-month.ts';
import { dayCounts } from '../package/heading.ts';
import type { PayQuestion, Prepared } from '../run/question.ts';
import type { Slip } from '../slip/slip.ts';
import type { TaxStep } from '../tax/year.ts';
import type { PayExplanation, ProjectedMonth, TaxProjection } from './explanation.ts';
import { shortText } from './figure.ts';
import { lawName, limitName } from './law-words.ts';

/** A payslip of an earlier month of the tax year. Decimals. */
export interface PaidMonth {
  readonly month: string;
  readonly income: string;
  readonly retirement: string;
  readonly tax: string;
  readonly slip: number;
}

const money = (value: Ratio): string => decimalText(value);
const percent = (rate: Ratio): string => shortText(times(rate, whole(100)));

const stepOf = ({ id, claimed, limits, allowed }: TaxStep): TaxProjection['deductions'][number] => ({
  id,
  label: lawName(id),
  claimed: money(claimed),
  limits: limits.map((limit) => ({ id: limit.id, label: limitName(limit.id), value: money(limit.value) })),
  allowed: money(allowed),
});

/** The months of the sheet; those that are projected share what is not regular, so that all add up to the projected income of the year. */
function monthsOf({ prepared, slip, month }: Projected, paid: readonly PaidMonth[]): ProjectedMonth[] {
  const { before, withheld } = prepared.asked.tax;
  const less = (name: 'income' | 'retirement'): Ratio =>
    minus(before[name] ?? zero, sumOf(paid.map((each) => decimalOf(each[name]))));
  const opening = {
    income: less('income'),
    retirement: less('retirement'),
    tax: minus(withheld, sumOf(paid.map((each) => decimalOf(each.tax)))),
  };
  const hasOpening = [opening.income, opening.retirement, opening.tax].some(({ n }) => n !== 0n);
  const { later } = slip.tax;
  const level = (name: 'income' | 'retirement', index: number): Ratio => {
    const rest = minus(minus(slip.tax.projected[name] ?? zero, before[name] ?? zero), slip.counted[name] ?? zero);
    const regular = sumOf(later.map((each) => each[name] ?? zero));
    return plus(later[index]?.[name] ?? zero, over(minus(rest, regular), whole(later.length)));
  };
  return [
    ...(hasOpening
      ? [
          {
            month: null,
            state: 'opening' as const,
            income: money(opening.income),
            retirement: money(opening.retirement),
            tax: money(opening.tax),
            slip: null,
          },
        ]
      : []),
    ...paid.map((each) => ({ ...each, state: 'paid' as const })),
    {
      month,
      state: 'this',
      income: money(slip.counted['income'] ?? zero),
      retirement: money(slip.counted['retirement'] ?? zero),
      tax: money(slip.tax.tds),
      slip: null,
    },
    ...later.map((_, index) => ({
      month: monthAfter(month, index + 1),
      state: 'projected' as const,
      income: money(level('income', index)),
      retirement: money(level('retirement', index)),
      tax: null,
      slip: null,
    })),
  ];
}

/** Days of a later month, as far as the package counts them. */
function estimateOf({ stored: { later_days: later }, prepared, slip }: Projected): TaxProjection['estimate'] {
  const last = prepared.asked.segments.at(-1);
  if (!later || !last || slip.tax.months_left === 1) return null;
  const days = dayCounts.map((name) => {
    const value = (last.later ?? last.facts)[last.compiled.facts.findIndex((fact) => fact.name === name)];
    return typeof value === 'object' ? value : zero;
  });
  return { by: later.by, days: shortText(sumOf(days)) };
}

export interface Projected {
  readonly stored: PayQuestion;
  readonly prepared: Prepared;
  readonly slip: Slip;
  readonly month: string;
}

/** @param paid earlier months of the tax year, the first first */
export function projectionOf(projected: Projected, paid: readonly PaidMonth[]): TaxProjection {
  const { stored, prepared, slip, month } = projected;
  const { law, withheld } = prepared.asked.tax;
  const { year, months_left, at_once, excess, tds } = slip.tax;
  const isWaived = law.bands.value.first_band !== null && year.bands[0]?.rate.n === 0n;
  return {
    fiscal_year: fiscalYearOf(bsMonthOf(stored.tax.day)),
    counted_in: bsMonthOf(stored.tax.day) === month ? null : bsMonthOf(stored.tax.day),
    method: stored.tax.method,
    months: monthsOf(projected, paid),
    estimate: estimateOf(projected),
    assessable_income: money(year.assessable_income),
    deductions: year.deductions.map(stepOf),
    taxable_income: money(year.taxable_income),
    further_deductions: year.further_deductions.map(stepOf),
    remote: slip.remote.map(({ category, months, limit, allowance }) => ({
      category,
      months,
      limit: money(limit),
      allowance: allowance && money(allowance),
    })),
    balance_taxable: money(year.balance_taxable),
    bands: year.bands.map(({ band, width, rate, amount, tax }) => ({
      band,
      width: width && money(width),
      rate: percent(rate),
      amount: money(amount),
      tax: money(tax),
      is_waived: isWaived && band === 1,
    })),
    flat_rate: flatOf(law, slip),
    tax_before_credits: money(year.tax_before_credits),
    credits: year.credits.map(stepOf),
    year_tax: money(year.tax),
    withheld: money(withheld),
    months_left,
    at_once: money(at_once),
    excess: money(excess),
    month_tax: money(tds),
    portion: year.portion && {
      year: money(year.portion.tax),
      withheld: money(prepared.asked.withheld_portion),
      month: money(slip.tax_portion),
    },
  };
}

const rowOf = ({ id, source, valid_from, valid_to, confidence, note }: LawRow): PayExplanation['law'][number] => ({
  id,
  label: lawName(id),
  source,
  from: valid_from,
  to: valid_to === null ? null : addDaysTo(valid_to, -1),
  confidence,
  note: note ?? null,
});

/** One rate took the whole income: then no portion has a code of its own. */
function flatOf(law: TaxLaw, { tax: { year } }: Slip): string | null {
  const [flat] = law.flats;
  return flat && law.bands.value.first_band && !year.portion ? percent(decimalOf(flat.value.rate)) : null;
}

/** The rows of the law that the tax of a year used. */
export function lawOf(law: TaxLaw, slip: Slip): PayExplanation['law'] {
  if (flatOf(law, slip) !== null) return law.flats.map(rowOf);
  const { year } = slip.tax;
  const used = new Set([...year.deductions, ...year.further_deductions, ...year.credits].map(({ id }) => id));
  return [law.bands, ...[...law.deductions, ...law.credits].filter(({ id }) => used.has(id))].map(rowOf);
}
