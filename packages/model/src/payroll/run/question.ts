/**
 * What a payslip is computed from, as it is stored: facts, days and the year so far, as texts. The same question gives the same payslip at
 * any time, so that a payroll can be verified after years.
 */
import { decimalOf, decimalText } from '../exact/decimal.ts';
import { compare, over, type Ratio, sumOf, zero } from '../exact/ratio.ts';
import { paisa } from '../exact/rounding.ts';
import { nepalLaw, nepalTdsTypes } from '../law/nepal/nepal.ts';
import type { CompiledPackage } from '../package/check.ts';
import type { HeadingFailure } from '../package/compute.ts';
import { checkHeadings } from '../setup/check.ts';
import { slipHeadingOf, type StoredHeading } from '../setup/heading.ts';
import type { SlipHeading } from '../slip/slip-heading.ts';
import { type Slip, slipOf, type SlipQuestion } from '../slip/slip.ts';

/** An exact value: a decimal, or `n/d`. */
type Exact = string;

export interface QuestionSegment {
  /** The key of its package among those of the payroll. */
  readonly package: string;
  readonly from: string;
  /** The first day after it. */
  readonly to: string;
  readonly days: Exact;
  readonly unpaid: Exact;
  /** By name; yes and no as such. */
  readonly facts: Readonly<Record<string, Exact | boolean>>;
}

export interface PayQuestion {
  readonly basis: { readonly month: Exact; readonly divisor: Exact };
  readonly segments: readonly QuestionSegment[];
  readonly tax: {
    /** A day of the tax year, by which its law is found. */
    readonly day: string;
    readonly method: 'spread' | 'marginal';
    readonly facts: Readonly<Record<string, string | boolean>>;
    readonly fiscal_index: number;
    readonly last_index: number;
    readonly before: { readonly income: Exact; readonly retirement: Exact };
    readonly withheld: Exact;
    readonly withheld_portion: Exact;
  };
}

/** Headings of a package with what the payslip calls them. */
export type RunHeading = StoredHeading & { readonly name_in_nepali: string | null; readonly is_on_slip: boolean };

/** The packages of a payroll by their keys, as they were when it was generated. */
export type RunPackages = Readonly<Record<string, { readonly headings: readonly RunHeading[] }>>;

const exact = (text: Exact): Ratio => {
  const [n = '', d] = text.split('/');
  return d === undefined ? decimalOf(n) : over(decimalOf(n), decimalOf(d));
};

interface Ready {
  readonly compiled: CompiledPackage;
  readonly headings: ReadonlyMap<string, SlipHeading>;
  readonly shown: ReadonlyMap<string, RunHeading>;
}

export interface AnswerLine {
  readonly heading: string;
  readonly heading_ne: string | null;
  readonly formula_name: string;
  readonly type: SlipHeading['type'];
  readonly amount: string;
  readonly is_shown: boolean;
}

/** A payslip as it is stored; amounts with two places. */
export interface PayAnswer {
  readonly lines: readonly AnswerLine[];
  readonly gross: string;
  readonly deductions: string;
  readonly net: string;
  readonly employer_cost: string;
  readonly tax: string;
  readonly tax_portion: string;
  readonly counted_income: string;
  readonly counted_retirement: string;
  /** The tax of the projected year. */
  readonly year_tax: string;
}

export type Answered = { readonly answer: PayAnswer; readonly slip: Slip } | { readonly failure: HeadingFailure };

/** A question as the rules of pay read it, with its headings as payslips call them. */
export interface Prepared {
  readonly asked: SlipQuestion;
  readonly shown: ReadonlyMap<string, RunHeading>;
}

/** Answers the questions of one payroll; each package is compiled once. */
export class PayAnswers {
  readonly #packages: RunPackages;
  readonly #ready = new Map<string, Ready>();

  constructor(packages: RunPackages) {
    this.#packages = packages;
  }

  /** @throws {RangeError} where a package is not among those of the payroll, has errors, or the year has no law */
  answer(question: PayQuestion): Answered {
    const { asked, shown } = this.prepared(question);
    const slip = slipOf(asked);
    return 'failure' in slip ? slip : { slip, answer: answerOf(slip, shown) };
  }

  /** A stored question for the rules of pay. @throws as `answer` */
  prepared({ basis, segments, tax }: PayQuestion): Prepared {
    const law = nepalLaw.taxOn(tax.day);
    if (!law) throw new RangeError(`There is no tax law on ${tax.day}`);
    const ready = segments.map((segment) => this.#package(segment.package));
    const headings = new Map(ready.flatMap((each) => [...each.headings]));
    const shown = new Map(ready.flatMap((each) => [...each.shown]));
    const asked: SlipQuestion = {
      headings,
      segments: segments.map(({ days, unpaid, facts }, index) => {
        const { compiled } = ready[index] as Ready;
        return {
          compiled,
          days: exact(days),
          unpaid: exact(unpaid),
          facts: compiled.facts.map(({ name }) => {
            const fact = facts[name];
            return typeof fact === 'string' ? exact(fact) : (fact ?? zero);
          }),
        };
      }),
      basis: { month: exact(basis.month), divisor: exact(basis.divisor) },
      tax: {
        law,
        facts: tax.facts,
        fiscal_index: tax.fiscal_index,
        last_index: tax.last_index,
        before: { income: exact(tax.before.income), retirement: exact(tax.before.retirement) },
        withheld: exact(tax.withheld),
        later_one_offs: {},
        method: tax.method,
        step: paisa,
      },
      withheld_portion: exact(tax.withheld_portion),
      tds_types: nepalTdsTypes,
    };
    return { asked, shown };
  }

  #package(key: string): Ready {
    const known = this.#ready.get(key);
    if (known) return known;
    const stored = this.#packages[key];
    if (!stored) throw new RangeError(`The package ${key} is not among those of the payroll`);
    const { compiled, errors } = checkHeadings(stored.headings);
    if (!compiled)
      throw new RangeError(`The package ${key} has errors in ${errors.map(({ heading }) => heading).join(', ')}`);
    const ready: Ready = {
      compiled,
      headings: new Map(stored.headings.map((each) => [each.formula_name, slipHeadingOf(each)])),
      shown: new Map(stored.headings.map((each) => [each.formula_name, each])),
    };
    this.#ready.set(key, ready);
    return ready;
  }
}

function answerOf(slip: Slip, shown: ReadonlyMap<string, RunHeading>): PayAnswer {
  const text = (value: Ratio) => decimalText(value);
  const taxes = slip.lines.flatMap(({ type, amount }) => (type === 'tax_deduction' ? [amount] : []));
  return {
    lines: slip.lines.flatMap(({ heading, type, amount }): AnswerLine[] => {
      const own = shown.get(heading);
      if (!own || compare(amount, zero) === 0) return [];
      return [
        {
          heading: own.name,
          heading_ne: own.name_in_nepali,
          formula_name: heading,
          type,
          amount: text(amount),
          is_shown: own.is_on_slip,
        },
      ];
    }),
    gross: text(slip.gross),
    deductions: text(slip.deductions),
    net: text(slip.net),
    employer_cost: text(slip.employer_cost),
    tax: text(sumOf(taxes)),
    tax_portion: text(slip.tax_portion),
    counted_income: text(slip.counted.income ?? zero),
    counted_retirement: text(slip.counted.retirement ?? zero),
    year_tax: text(slip.tax.year.tax),
  };
}

/** The place of a BS month in its fiscal year, from 1 for Shrawan. @example fiscalIndexOf('bs:2083-04') // 1 */
export const fiscalIndexOf = (month: string): number => ((Number(month.slice(8)) + 8) % 12) + 1;

/** The fiscal year of a BS month. @example fiscalYearOf('bs:2083-02') // '2082/83' */
export function fiscalYearOf(month: string): string {
  const year = Number(month.slice(3, 7)) - (Number(month.slice(8)) < 4 ? 1 : 0);
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}
