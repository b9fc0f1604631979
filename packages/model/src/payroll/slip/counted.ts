/** What a payslip counts in the tax year. */
import { plus, type Ratio, sumOf, zero } from '../../kit/exact/ratio.ts';
import type { Amounts } from '../tax/monthly.ts';
import type { MonthAmounts } from './month-amounts.ts';
import { incomeOf, type SlipHeading } from './slip-heading.ts';
import type { SlipItem } from './slip-lines.ts';

export const bothOf = (one: Amounts, other: Amounts): Amounts => ({
  income: plus(one['income'] ?? zero, other['income'] ?? zero),
  retirement: plus(one['retirement'] ?? zero, other['retirement'] ?? zero),
});

export interface Counted {
  readonly items: readonly SlipItem[];
  /** What a run pays of a heading of the package. */
  readonly paidNow: (heading: SlipHeading, amount: Ratio) => Ratio;
  readonly isRegular: boolean;
}

/**
 * What the headings count in the tax year: the regular pay of this month, what the run pays once, and a whole month after it. Another run
 * than the regular one pays once whatever it pays.
 */
export function countedOf(
  headings: ReadonlyMap<string, SlipHeading>,
  { amounts, level }: MonthAmounts,
  { items, paidNow, isRegular }: Counted,
): {
  readonly regular: Amounts;
  readonly one_offs: Amounts;
  readonly level: Amounts;
  /** The allowance of a remote area in this run, and in a whole month after it. */
  readonly remote: Ratio;
  readonly remote_level: Ratio;
} {
  const sum = (amountOf: (heading: SlipHeading) => Ratio): Amounts => {
    const all = [...headings.values()].map((heading) => ({ heading, amount: amountOf(heading) }));
    return {
      income: sumOf(all.map(({ heading, amount }) => incomeOf(heading, amount))),
      retirement: sumOf(all.map(({ heading, amount }) => (heading.is_fund ? amount : zero))),
    };
  };
  const inMonth = ({ name }: SlipHeading): Ratio => amounts.get(name)?.amount ?? zero;
  const now = (heading: SlipHeading): Ratio => paidNow(heading, inMonth(heading));
  const remotes = [...headings.values()].filter(({ is_remote }) => is_remote === true);
  const once = sum((heading) => (heading.is_regular && isRegular ? zero : now(heading)));
  return {
    regular: sum((heading) => (heading.is_regular ? (isRegular ? now(heading) : inMonth(heading)) : zero)),
    // What is handed in comes once, also under a heading that is paid every month.
    one_offs: bothOf(once, {
      income: sumOf(items.map(({ heading, amount }) => incomeOf(heading, amount))),
      retirement: sumOf(items.flatMap(({ heading, amount }) => (heading.is_fund ? [amount] : []))),
    }),
    level: sum((heading) => (heading.is_regular ? (level.get(heading.name) ?? zero) : zero)),
    remote: sumOf([
      ...remotes.map(now),
      ...items.flatMap(({ heading, amount }) => (heading.is_remote ? [amount] : [])),
    ]),
    remote_level: sumOf(remotes.map(({ name, is_regular }) => (is_regular ? (level.get(name) ?? zero) : zero))),
  };
}
