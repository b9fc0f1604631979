/**
 * What a payslip is computed from, as it is stored: facts, days and the year so far, as texts. The same question gives the same payslip at
 * any time, so that a payroll can be verified after years.
 */
import type { AppliedRate } from '../../commons/exchange/convert.ts';
import type { CurrencyCode } from '../../kit/currencies.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { compare, minus, over, type Ratio, sumOf, whole, zero } from '../../kit/exact/ratio.ts';
import { paisa } from '../../kit/exact/rounding.ts';
import type { Law } from '../law/law.ts';
import { nepalLaw, nepalTdsTypes } from '../law/nepal/nepal.ts';
import type { CompiledPackage } from '../package/check.ts';
import type { HeadingFailure } from '../package/compute.ts';
import type { DayCount } from '../package/heading.ts';
import { checkHeadings } from '../setup/check.ts';
import { slipHeadingOf, type StoredHeading } from '../setup/heading.ts';
import type { DayEstimate } from '../setup/setting.ts';
import type { SlipHeading } from '../slip/slip-heading.ts';
import { settlementSource } from '../items/sources.ts';
import { withMonthlyPay } from '../settlement/monthly-pay.ts';
import type { SlipSegment } from '../slip/month-amounts.ts';
import { type NetLine, type Slip, slipOf, type SlipQuestion } from '../slip/slip.ts';
import type { RemoteArea } from '../tax/remote-area.ts';

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
  /** Absent: all amounts are agreed in rupees. */
  readonly agreed?: AgreedAmounts;
}

/** Amounts of a package that are agreed in another currency, before they were converted by the rate of the payroll [PC-76]. */
export interface AgreedAmounts extends AppliedRate {
  readonly currency: CurrencyCode;
  /** By the names of headings in formulas. */
  readonly amounts: Readonly<Record<string, Exact>>;
}

/** An amount that is handed in; see `SlipItem`. */
export interface QuestionItem {
  readonly source: string;
  readonly source_id: number | null;
  /** The heading by the name that formulas use. */
  readonly heading: string;
  readonly amount: Exact;
  readonly earned: string;
  /** What becomes of it in a month without pay; absent: it is due like any other shortfall. */
  readonly when_unpaid?: Moved;
}

/** An amount that a month without pay moves to a later one, with its interest added or waived [PC-40]. */
export type Moved = 'moved' | 'waived';

/** What is handed in and is no pay, such as expenses. */
export type RepaidItem = Omit<QuestionItem, 'heading' | 'when_unpaid'>;

export interface PayQuestion {
  readonly basis: { readonly month: Exact; readonly divisor: Exact };
  readonly segments: readonly QuestionSegment[];
  readonly tax: {
    /** A day of the tax year, by which its law is found. */
    readonly day: string;
    readonly method: 'spread' | 'marginal';
    readonly facts: Readonly<Record<string, string | boolean>>;
    /** Amounts of the year that the employee declared, by the inputs of the law; absent: none. */
    readonly declared?: Readonly<Record<string, Exact>>;
    /** Of those in a remote area: see `RemoteArea`; absent: none, or one category that the facts name. */
    readonly remote?: {
      readonly reading: RemoteArea['reading'];
      readonly categories: readonly (string | null)[];
      readonly paid: Readonly<Record<string, Exact>>;
    };
    readonly fiscal_index: number;
    readonly last_index: number;
    readonly before: { readonly income: Exact; readonly retirement: Exact };
    readonly withheld: Exact;
    readonly withheld_portion: Exact;
  };
  /** A package that is held at the same time; absent: none. @param last_index the last month of the tax year in which it is paid */
  readonly concurrent?: {
    readonly package_id: number;
    readonly segments: readonly QuestionSegment[];
    readonly last_index: number;
  };
  /** Of those whose package counts days; absent: later months are as this one. */
  readonly later_days?: { readonly by: DayEstimate; readonly days: Readonly<Partial<Record<DayCount, Exact>>> };
  /** Absent: none. */
  readonly items?: readonly QuestionItem[];
  /** Headings of the package that another run than the regular one pays; absent: a regular run. */
  readonly only?: readonly string[];
  /** What other runs of the month paid and withheld before; absent: there were none. */
  readonly earlier?: {
    /** By the names of headings of the package. */
    readonly paid: Readonly<Record<string, Exact>>;
    /** The same of the concurrent package; absent: nothing. */
    readonly paid_concurrent?: Readonly<Record<string, Exact>>;
    /** What they paid once. */
    readonly income: Exact;
    readonly retirement: Exact;
    readonly withheld: Exact;
    readonly withheld_portion: Exact;
  };
  /**
   * How the net is paid; absent: exactly, without recoveries.
   * @param least_percent of the net, which stays with the employee
   * @param held nets of earlier months that were kept back and are paid with this one; absent: none
   * @param repaid what is owed to the employee apart from pay; absent: nothing
   */
  readonly net?: {
    readonly least_percent: Exact;
    readonly overpaid: Exact;
    readonly step: Exact;
    readonly held?: readonly { readonly month: string; readonly amount: Exact }[];
    readonly repaid?: readonly RepaidItem[];
  };
  /** Of a settlement; absent: another payroll. */
  readonly settlement?: {
    readonly separation: number;
    /** The last day of employment. */
    readonly last_day: string;
    /** Days of leave that are paid, by leave type. */
    readonly leave: readonly { readonly type: number; readonly days: Exact }[];
  };
}

/** The segments of all packages of a question. */
export const allSegments = ({ segments, concurrent }: PayQuestion): readonly QuestionSegment[] =>
  concurrent ? [...segments, ...concurrent.segments] : segments;

/** A question as if no later month were paid in its tax year. */
export const withoutLater = (question: PayQuestion): PayQuestion => ({
  ...question,
  tax: { ...question.tax, last_index: question.tax.fiscal_index },
});

/** Headings of a package with what the payslip calls them. */
export type RunHeading = StoredHeading & {
  readonly name_in_nepali: string | null;
  readonly is_on_slip: boolean;
  /** Paid by settlements alone, so that it is no pay of a month. */
  readonly settles?: boolean;
  /** A line also where its amount is 0, since the reason for that matters. */
  readonly keeps_zero?: boolean;
};

/** The packages of a payroll by their keys, as they were when it was generated. */
export type RunPackages = Readonly<Record<string, { readonly headings: readonly RunHeading[] }>>;

const exact = (text: Exact): Ratio => {
  const [n = '', d] = text.split('/');
  return d === undefined ? decimalOf(n) : over(decimalOf(n), decimalOf(d));
};

const exactByName = (amounts: Readonly<Record<string, Exact>>): ReadonlyMap<string, Ratio> =>
  new Map(Object.entries(amounts).map(([name, amount]) => [name, exact(amount)]));

const amountsOf = (declared: PayQuestion['tax']['declared'] = {}): Record<string, Ratio> =>
  Object.fromEntries(Object.entries(declared).map(([input, amount]) => [input, exact(amount)]));

interface Ready {
  readonly compiled: CompiledPackage;
  readonly headings: ReadonlyMap<string, SlipHeading>;
  readonly shown: ReadonlyMap<string, RunHeading>;
}

export interface AnswerLine {
  readonly heading: string;
  readonly heading_ne: string | null;
  readonly formula_name: string;
  readonly type: SlipHeading['type'] | 'net_only';
  readonly amount: string;
  readonly is_shown: boolean;
  /** The month in which it was earned; null: that of the payslip. */
  readonly earned: string | null;
  /** What handed it in; null: the package. */
  readonly source: string | null;
  readonly source_id: number | null;
  /** By segments; null of what is not divided, and where the month is one segment. */
  readonly parts: readonly string[] | null;
  /** Of the package that is held at the same time. */
  readonly is_concurrent: boolean;
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
  /** What of the counted amounts is paid once. */
  readonly once_income: string;
  readonly once_retirement: string;
  /** Allowance of a remote area. */
  readonly counted_remote: string;
  /** The tax of the projected year. */
  readonly year_tax: string;
  /** Contributions of the projected year to retirement that lower no income, since a limit of the law binds. */
  readonly unrelieved: string;
  /** By segments. */
  readonly shares: readonly { readonly gross: string; readonly employer_cost: string }[];
  /** What of the items is left for later months, with the heading under which it was to be deducted. */
  readonly carried: readonly {
    readonly source: string;
    readonly source_id: number | null;
    readonly earned: string;
    readonly amount: string;
    readonly heading: string;
    readonly heading_ne: string | null;
    readonly reading: Moved | 'due';
  }[];
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
  readonly #handedIn: ReadonlyMap<string, RunHeading>;
  readonly #law: Law;

  /** @param handedIn headings of items that no package of the payroll has @param law another one than that in force */
  constructor(packages: RunPackages, handedIn: readonly RunHeading[] = [], law = nepalLaw) {
    this.#packages = packages;
    this.#law = law;
    this.#handedIn = new Map(handedIn.map((each) => [each.formula_name, each]));
  }

  /** @throws {RangeError} where a package or heading is not among those of the payroll, has errors, or the year has no law */
  answer(question: PayQuestion): Answered {
    const { asked, shown } = this.prepared(question);
    const slip = slipOf(asked);
    return 'failure' in slip ? slip : { slip, answer: answerOf(slip, shown, question) };
  }

  /** A stored question for the rules of pay. @throws as `answer` */
  prepared(question: PayQuestion): Prepared {
    const { basis, tax, items = [], net, only, earlier, settlement, concurrent } = question;
    const law = this.#law.taxOn(tax.day);
    if (!law) throw new RangeError(`There is no tax law on ${tax.day}`);
    const { headings, segments, shown: ofPackage } = this.#paid(question.segments, question);
    const other = concurrent && this.#paid(concurrent.segments, question);
    const shown = new Map([...this.#handedIn, ...(other?.shown ?? []), ...ofPackage]);
    const asked: SlipQuestion = {
      headings,
      segments,
      ...(concurrent &&
        other && {
          concurrent: { headings: other.headings, segments: other.segments, last_index: concurrent.last_index },
        }),
      basis: { month: exact(basis.month), divisor: exact(basis.divisor) },
      tax: {
        law,
        facts: { ...tax.facts, ...amountsOf(tax.declared) },
        fiscal_index: tax.fiscal_index,
        last_index: tax.last_index,
        before: { income: exact(tax.before.income), retirement: exact(tax.before.retirement) },
        withheld: exact(tax.withheld),
        later_one_offs: {},
        method: tax.method,
        step: paisa,
      },
      ...(tax.remote && { remote: { ...tax.remote, paid: exactByName(tax.remote.paid) } }),
      withheld_portion: exact(tax.withheld_portion),
      tds_types: nepalTdsTypes,
      items: items.map(({ source, source_id, heading, amount, earned }) => {
        const own = headings.get(heading) ?? this.#headingOf(heading);
        return { source: { name: source, id: source_id }, heading: own, amount: exact(amount), earned };
      }),
      ...(only && { only: new Set(only) }),
      ...(earlier && {
        earlier: {
          paid: exactByName(earlier.paid),
          paid_concurrent: exactByName(earlier.paid_concurrent ?? {}),
          one_offs: { income: exact(earlier.income), retirement: exact(earlier.retirement) },
          withheld: exact(earlier.withheld),
          withheld_portion: exact(earlier.withheld_portion),
        },
      }),
      ...(net && {
        net: {
          least: { share: over(exact(net.least_percent), whole(100)), amount: zero },
          overpaid: exact(net.overpaid),
          step: exact(net.step),
          held: (net.held ?? []).map(({ month, amount }) => ({ month, amount: exact(amount) })),
          repaid: (net.repaid ?? []).map(({ source, source_id, earned, amount }) => ({
            source: { name: source, id: source_id },
            earned,
            amount: exact(amount),
          })),
          is_last: settlement !== undefined,
        },
      }),
    };
    return { asked, shown };
  }

  /** The segments of a package of the question, with the headings of all of them. */
  #paid(
    stored: readonly QuestionSegment[],
    { settlement, later_days }: Pick<PayQuestion, 'settlement' | 'later_days'>,
  ): Pick<SlipQuestion, 'headings' | 'segments'> & Pick<Prepared, 'shown'> {
    const ready = stored.map((segment) => this.#package(segment.package));
    const headings = new Map(ready.flatMap((each) => [...each.headings]));
    const parts = stored.map(({ days, unpaid, facts }, index): SlipSegment => {
      const { compiled } = ready[index] as Ready;
      const valuesOf = (named: QuestionSegment['facts']) =>
        compiled.facts.map(({ name }) => {
          const fact = named[name];
          return typeof fact === 'string' ? exact(fact) : (fact ?? zero);
        });
      return {
        compiled,
        days: exact(days),
        unpaid: exact(unpaid),
        facts: valuesOf(facts),
        ...(later_days && { later: valuesOf({ ...facts, ...later_days.days }) }),
      };
    });
    return {
      headings,
      shown: new Map(ready.flatMap((each) => [...each.shown])),
      segments: settlement ? parts.map((part) => withMonthlyPay(part, headings)) : parts,
    };
  }

  #headingOf(name: string): SlipHeading {
    const stored = this.#handedIn.get(name);
    if (!stored) throw new RangeError(`The heading ${name} is not among those of the payroll`);
    return slipHeadingOf(stored);
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

/** What changes the net alone, as a payslip calls it. */
const netLineNames: Readonly<Record<NetLine['what'], Text>> = {
  overpaid_carried: bilingual('Overpayment, left for later months', 'बढी भुक्तानी, पछिका महिनामा असुल गरिने'),
  overpaid_recovered: bilingual('Overpayment of earlier months, recovered', 'अघिल्ला महिनाको बढी भुक्तानी असुली'),
  held_salary: bilingual('Held salary', 'रोकिएको तलब'),
  expense_repaid: bilingual('Expenses repaid', 'खर्च सोधभर्ना'),
  claim: bilingual('Owed by the employee', 'कर्मचारीले तिर्न बाँकी'),
  rounding: bilingual('Rounding', 'मिलान'),
};

/** Whether a regular payroll pays no day of the month. */
function isWithoutPay({ segments, only, settlement }: PayQuestion): boolean {
  if (only || settlement) return false;
  const employed = sumOf(segments.map(({ days }) => exact(days)));
  return compare(employed, zero) > 0 && compare(employed, sumOf(segments.map(({ unpaid }) => exact(unpaid)))) === 0;
}

function answerOf(slip: Slip, shown: ReadonlyMap<string, RunHeading>, question: PayQuestion): PayAnswer {
  const { items = [] } = question;
  const isUnpaid = isWithoutPay(question);
  const text = (value: Ratio) => decimalText(value);
  const taxes = slip.lines.flatMap(({ type, amount }) => (type === 'tax_deduction' ? [amount] : []));
  return {
    lines: [
      ...slip.lines.flatMap(({ heading, type, amount, item, parts, is_concurrent }): AnswerLine[] => {
        const own = shown.get(heading);
        if (!own || (compare(amount, zero) === 0 && (is_concurrent || !own.keeps_zero))) return [];
        return [
          {
            heading: own.name,
            heading_ne: own.name_in_nepali,
            formula_name: heading,
            type,
            amount: text(amount),
            is_shown: own.is_on_slip,
            earned: item?.earned ?? null,
            source: item?.source.name ?? (own.settles ? settlementSource : null),
            source_id: item?.source.id ?? null,
            parts: parts?.map(text) ?? null,
            is_concurrent,
          },
        ];
      }),
      ...slip.net_lines.map(({ what, amount, earned, source }): AnswerLine => ({
        heading: netLineNames[what].en,
        heading_ne: netLineNames[what].ne,
        formula_name: what,
        type: 'net_only',
        amount: text(amount),
        is_shown: true,
        earned: earned ?? null,
        source: source?.name ?? null,
        source_id: source?.id ?? null,
        parts: null,
        is_concurrent: false,
      })),
    ],
    gross: text(slip.gross),
    deductions: text(slip.deductions),
    net: text(slip.net),
    employer_cost: text(slip.employer_cost),
    tax: text(sumOf(taxes)),
    tax_portion: text(slip.tax_portion),
    counted_income: text(slip.counted.income ?? zero),
    counted_retirement: text(slip.counted.retirement ?? zero),
    once_income: text(slip.counted_once['income'] ?? zero),
    once_retirement: text(slip.counted_once['retirement'] ?? zero),
    counted_remote: text(slip.counted_remote),
    year_tax: text(slip.tax.year.tax),
    unrelieved: text(
      sumOf(
        slip.tax.year.deductions.flatMap(({ id, claimed, allowed }) =>
          id === 'tax.retirement' ? [minus(claimed, allowed)] : [],
        ),
      ),
    ),
    shares: slip.shares.map(({ gross, employer_cost }) => ({ gross: text(gross), employer_cost: text(employer_cost) })),
    carried: [...slip.carried].flatMap(([index, amount]) => {
      const item = items[index];
      if (!item) return [];
      const { source, source_id, earned, heading, when_unpaid = 'due' } = item;
      const own = shown.get(heading);
      // What a month without pay still bears, such as of arrears that it pays, is deducted, and the rest is due.
      const isMoved = isUnpaid && compare(amount, exact(item.amount)) === 0;
      return [
        {
          source,
          source_id,
          earned,
          amount: text(amount),
          heading: own?.name ?? heading,
          heading_ne: own?.name_in_nepali ?? null,
          reading: isMoved ? when_unpaid : 'due',
        },
      ];
    }),
  };
}
