/** A payslip: the headings of a month, the tax that the year so far asks of it, and what is paid. */
import {
  compare,
  isNegative,
  isZero,
  lesser,
  minus,
  negated,
  notBelowZero,
  plus,
  type Ratio,
  sumOf,
  times,
  whole,
  zero,
} from '../../kit/exact/ratio.ts';
import { paisa } from '../../kit/exact/rounding.ts';
import type { DayBasis } from '../month/prorate.ts';
import type { HeadingFailure } from '../package/compute.ts';
import type { Amounts, TaxMonth, TaxOfMonth } from '../tax/monthly.ts';
import { type RemoteArea, remoteFacts, type RemotePart, remoteParts } from '../tax/remote-area.ts';
import {
  type EarlierRuns,
  noEarlierRuns,
  taxOfOtherRun,
  type TaxOfRun,
  taxOfRegularRun,
} from '../tax/runs-of-month.ts';
import { bothOf, type Counted, countedOf } from './counted.ts';
import { amountsOfMonth, paidDays, type SlipSegment } from './month-amounts.ts';
import { type LeastNet, netRounding, recover } from './recoveries.ts';
import { effectOf, type SlipHeading } from './slip-heading.ts';
import {
  inSegments,
  type ItemSource,
  type Placed,
  placed,
  type SegmentShare,
  sharesOf,
  type SlipItem,
  type SlipLine,
  takenBackOf,
  totalsOf,
  unparted,
} from './slip-lines.ts';

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
  /** Of those in a remote area; absent: none. */
  readonly remote?: RemoteArea;
  /** What was withheld this year under the revenue code of the first band. */
  readonly withheld_portion: Ratio;
  /** The TDS types of the law: the first band has one, all other tax another. */
  readonly tds_types: { readonly portion: string; readonly rest: string };
  /**
   * A package that is held at the same time: the same taxpayer and net pay, with lines of its own. Its tax headings pay nothing, since the tax
   * is that of the first package; absent: there is none [PC-48].
   * @param last_index the last month of the tax year in which it is paid
   */
  readonly concurrent?: {
    readonly headings: ReadonlyMap<string, SlipHeading>;
    readonly segments: readonly SlipSegment[];
    readonly last_index: number;
  };
  /** In the order in which they are recovered where the net is too small for all. */
  readonly items?: readonly SlipItem[];
  readonly net?: NetRule;
  /** A run other than the regular one pays these headings of the package alone; absent: a regular run, which pays all. */
  readonly only?: ReadonlySet<string>;
  /** What other runs of the month paid and withheld before; absent: there were none. */
  readonly earlier?: EarlierRuns & {
    /** By the names of headings of the package. */
    readonly paid: ReadonlyMap<string, Ratio>;
    /** The same of the concurrent package. */
    readonly paid_concurrent: ReadonlyMap<string, Ratio>;
  };
}

/** How the net is paid. */
export interface NetRule {
  readonly least: LeastNet;
  /** What was overpaid before and is still to be recovered. */
  readonly overpaid: Ratio;
  /** What the net is paid in, such as whole rupees. */
  readonly step: Ratio;
  /** Nets of earlier months that were kept back and are paid with this one. */
  readonly held: readonly { readonly month: string; readonly amount: Ratio }[];
  /** What is owed to the employee apart from pay, such as expenses: nothing is recovered from it, except what is owed at exit [PC-75]. */
  readonly repaid: readonly { readonly source: ItemSource; readonly earned: string; readonly amount: Ratio }[];
  /** Nothing is paid after it: what the employee then owes is a claim. */
  readonly is_last: boolean;
}

const anyNet: NetRule = {
  least: { share: zero, amount: zero },
  overpaid: zero,
  step: paisa,
  held: [],
  repaid: [],
  is_last: false,
};

/** What changes the net alone: nothing of it is pay or taxed. */
export interface NetLine {
  readonly what: 'overpaid_carried' | 'overpaid_recovered' | 'held_salary' | 'expense_repaid' | 'claim' | 'rounding';
  /** What handed it in; absent: nothing did. */
  readonly source?: ItemSource;
  /** What it adds to the net. */
  readonly amount: Ratio;
  /** The month in which it was earned; absent: that of the slip. */
  readonly earned?: string;
}

export interface Slip {
  /** In the order of the headings. */
  readonly lines: readonly SlipLine[];
  readonly gross: Ratio;
  readonly deductions: Ratio;
  readonly net_lines: readonly NetLine[];
  /** Gross less deductions, with what the net lines add. */
  readonly net: Ratio;
  /** What of the items is left for later months, by their places among the items. */
  readonly carried: ReadonlyMap<number, Ratio>;
  /** What the employer pays besides the gross. */
  readonly employer_cost: Ratio;
  /** What of the gross and of that cost belongs to each segment; they add up to both. */
  readonly shares: readonly SegmentShare[];
  /** The projection sheet. */
  readonly tax: TaxOfMonth;
  /** What of the tax is paid under the code of the first band. */
  readonly tax_portion: Ratio;
  /** What the slip adds to the tax year. */
  readonly counted: Amounts;
  /** What of it comes once. */
  readonly counted_once: Amounts;
  /** The allowance of a remote area that it pays. */
  readonly counted_remote: Ratio;
  /** The categories of the remote area in the tax year; none outside of one. */
  readonly remote: readonly RemotePart[];
  /** What all later months of the tax year come to before tax, at the level of pay at its end. */
  readonly later: Pick<Slip, 'gross' | 'deductions' | 'employer_cost'>;
}

/** Whether an item is taken from the net after tax and funds, so that it waits where the net is too small. */
const isRecovery = ({ heading, amount }: SlipItem): boolean =>
  effectOf(heading) === 'deducted' && heading.taxable !== 'taxable' && !heading.is_fund && !isNegative(amount);

/**
 * Computes a slip: earnings by days, what follows from them, what is handed in, the projection of the year, the tax headings, what depends
 * on the tax, and recoveries from the net. What was overpaid lowers the income of the month at once, and the net only as far as it may.
 */
export function slipOf(question: SlipQuestion): Slip | { readonly failure: HeadingFailure } {
  const { headings, segments, basis, items = [], tds_types: types, only, earlier, concurrent } = question;
  const days = paidDays(headings, segments, basis);
  if ('failure' in days) return days;
  const untaxed = amountsOfMonth(headings, days, () => zero);
  if ('failure' in untaxed) return untaxed;
  const paying =
    (paid: ReadonlyMap<string, Ratio> | undefined) =>
    (heading: SlipHeading, amount: Ratio): Ratio =>
      heading.type === 'tax_deduction' || !only || only.has(heading.name)
        ? minus(amount, paid?.get(heading.name) ?? zero)
        : zero;
  const paidNow = paying(earlier?.paid);
  const own = countedOf(headings, untaxed, { items, paidNow, isRegular: !only });
  const other = concurrent && concurrentOf(concurrent, basis, paying(earlier?.paid_concurrent), !only);
  if (other && 'failure' in other) return other;
  const regular = other ? bothOf(own.regular, other.counted.regular) : own.regular;
  const one_offs = other ? bothOf(own.one_offs, other.counted.one_offs) : own.one_offs;
  const counted_remote = plus(own.remote, other?.counted.remote ?? zero);
  const remote = question.remote
    ? remoteParts(
        question.tax.law,
        question.remote,
        hasRemote(question)
          ? {
              fiscal_index: question.tax.fiscal_index,
              last_index: question.tax.last_index,
              month: counted_remote,
              level: plus(own.remote_level, other?.counted.remote_level ?? zero),
            }
          : null,
      )
    : [];
  const taxOfRun = only ? taxOfOtherRun : taxOfRegularRun;
  const handedIn = items.filter((item) => !isRecovery(item)).map(placed);
  const { tax, portion } = withinPay(
    taxOfRun(
      {
        ...question.tax,
        facts: {
          ...question.tax.facts,
          ...(question.remote && remoteFacts(question.remote.reading, remote)),
        },
        month: regular,
        one_offs,
        level: own.level,
        ...(other && concurrent && { until: [{ last_index: concurrent.last_index, level: other.counted.level }] }),
      },
      question.withheld_portion,
      earlier ?? noEarlierRuns,
    ),
    [
      ...[...headings.values()].map((heading) => ({
        ...unparted,
        heading,
        amount: paidNow(heading, untaxed.amounts.get(heading.name)?.amount ?? zero),
      })),
      ...(other?.lines ?? []),
      ...handedIn,
    ],
  );
  const taxed = amountsOfMonth(headings, days, (type) => {
    if (type === types.portion) return portion;
    return type === types.rest ? minus(tax.tds, portion) : zero;
  });
  if ('failure' in taxed) return taxed;

  const ofPackage = [...headings.values()].flatMap((heading): Placed[] => {
    const found = taxed.amounts.get(heading.name);
    if (!found) return [];
    const amount = paidNow(heading, found.amount);
    // Parts of segments add up to the whole amount alone.
    return [
      {
        heading,
        amount,
        parts: compare(amount, found.amount) === 0 ? found.parts : null,
        item: null,
        is_concurrent: false,
      },
    ];
  });
  const earnedNow = [...ofPackage, ...(other?.lines ?? []), ...handedIn];
  const { taken, carried, net_lines } = recoveriesOf(question, totalsOf(earnedNow), earnedNow);
  const all = inSegments(
    [...earnedNow, ...taken].toSorted(
      (one, next) => Number(one.is_concurrent) - Number(next.is_concurrent) || one.heading.order - next.heading.order,
    ),
    segments,
  );
  const { gross, deductions, employer_cost } = totalsOf(all);
  return {
    lines: all.map(({ heading: { name, type }, ...line }) => ({ heading: name, type, ...line })),
    gross,
    deductions,
    net_lines,
    net: plus(minus(gross, deductions), sumOf(net_lines.map(({ amount }) => amount))),
    carried,
    employer_cost,
    shares: sharesOf(all, segments),
    tax,
    tax_portion: portion,
    counted: only ? one_offs : bothOf(regular, one_offs),
    counted_once: one_offs,
    counted_remote,
    remote,
    later: totalsOf([
      ...wholeMonths(headings, untaxed.level, tax.later.length),
      ...(other && concurrent
        ? wholeMonths(
            concurrent.headings,
            other.level,
            Math.min(tax.later.length, notBelow(concurrent.last_index - question.tax.fiscal_index)),
          )
        : []),
    ]),
  };
}

/** Whether the allowance of a remote area is known: a heading is one, or it was paid before. */
const hasRemote = ({ headings, concurrent, items = [], remote }: SlipQuestion): boolean =>
  (remote?.paid.size ?? 0) > 0 ||
  [...headings.values(), ...(concurrent?.headings.values() ?? []), ...items.map(({ heading }) => heading)].some(
    ({ is_remote }) => is_remote === true,
  );

const notBelow = (months: number): number => Math.max(0, months);

/** What some later months pay regularly, before tax. */
const wholeMonths = (
  headings: ReadonlyMap<string, SlipHeading>,
  level: ReadonlyMap<string, Ratio>,
  months: number,
): Placed[] =>
  [...headings.values()].flatMap((heading) =>
    heading.is_regular && heading.type !== 'tax_deduction'
      ? [{ ...unparted, heading, amount: times(level.get(heading.name) ?? zero, whole(months)) }]
      : [],
  );

/** What a concurrent package pays in a month, and what it counts in the tax year. */
function concurrentOf(
  { headings, segments }: NonNullable<SlipQuestion['concurrent']>,
  basis: DayBasis,
  paidNow: Counted['paidNow'],
  isRegular: boolean,
):
  | {
      readonly lines: readonly Placed[];
      readonly counted: ReturnType<typeof countedOf>;
      readonly level: ReadonlyMap<string, Ratio>;
    }
  | { readonly failure: HeadingFailure } {
  const days = paidDays(headings, segments, basis);
  if ('failure' in days) return days;
  const month = amountsOfMonth(headings, days, () => zero);
  if ('failure' in month) return month;
  const paid = [...headings.values()].filter(({ type }) => type !== 'tax_deduction');
  return {
    lines: paid.map((heading) => ({
      ...unparted,
      heading,
      amount: paidNow(heading, month.amounts.get(heading.name)?.amount ?? zero),
      is_concurrent: true,
    })),
    counted: countedOf(headings, month, { items: [], paidNow, isRegular }),
    level: month.level,
  };
}

/** Tax is withheld of what is paid, and no more: what a month without pay does not bear is left for later ones [PC-63]. */
function withinPay({ tax, portion }: TaxOfRun, untaxed: readonly Placed[]): TaxOfRun {
  const { gross, deductions } = totalsOf(untaxed);
  const tds = lesser(tax.tds, notBelowZero(plus(minus(gross, deductions), takenBackOf(untaxed))));
  return { tax: { ...tax, tds }, portion: lesser(portion, tds) };
}

/** Recoveries of the month in their order: what was overpaid, now or before, then the items that are taken from the net. */
function recoveriesOf(
  { items = [], net: { least, overpaid, step, held, repaid, is_last } = anyNet }: SlipQuestion,
  { gross, deductions }: Pick<Slip, 'gross' | 'deductions'>,
  lines: readonly Placed[],
): { taken: Placed[]; carried: Map<number, Ratio>; net_lines: NetLine[] } {
  const takenBack = takenBackOf(lines);
  const kept = sumOf(held.map(({ amount }) => amount));
  const net = sumOf([minus(gross, deductions), takenBack, kept]);
  const recoveries = items.flatMap((item, index) => (isRecovery(item) ? [{ item, index }] : []));
  const { recovered } = recover(net, least, [
    { source: 'overpaid', amount: plus(takenBack, overpaid), may_be_partial: true },
    ...recoveries.map(({ item, index }) => ({ source: String(index), amount: item.amount, may_be_partial: true })),
  ]);
  const [first, ...others] = recovered;
  // What this month takes back is in its lines already; only what differs from it changes the net.
  const change = minus(takenBack, first?.taken ?? zero);
  const taken = recoveries.flatMap(({ item }, place): Placed[] => {
    const amount = others[place]?.taken ?? zero;
    return isZero(amount) ? [] : [{ ...placed(item), amount }];
  });
  const owed = sumOf(repaid.map(({ amount }) => amount));
  const left = minus(sumOf([minus(gross, deductions), change, kept, owed]), sumOf(taken.map(({ amount }) => amount)));
  const claim = is_last && isNegative(left) ? negated(left) : zero;
  const rounding = netRounding(plus(left, claim), step);
  return {
    taken,
    carried: new Map(
      recoveries.flatMap(({ index }, place) => {
        const left = others[place]?.carried ?? zero;
        return isZero(left) ? [] : [[index, left] as const];
      }),
    ),
    net_lines: [
      ...(isZero(change)
        ? []
        : [
            {
              what: isNegative(change) ? ('overpaid_recovered' as const) : ('overpaid_carried' as const),
              amount: change,
            },
          ]),
      ...held.map(({ month, amount }) => ({ what: 'held_salary' as const, amount, earned: month })),
      ...repaid.map((each) => ({ what: 'expense_repaid' as const, ...each })),
      ...(isZero(claim) ? [] : [{ what: 'claim' as const, amount: claim }]),
      ...(isZero(rounding) ? [] : [{ what: 'rounding' as const, amount: rounding }]),
    ],
  };
}
