/** Opening a leave year: what is carried into it, and what becomes of the rest. */
import { addDays } from '../../kit/zone.ts';
import { accountAt, balanceAt, outlivesYear } from './account.ts';
import type { LeaveYear } from './leave-year.ts';
import { greater, lesser, quantityText, sumOf, unitsOf } from './quantity.ts';
import type { CarryRule, Excess, LeaveLine, LeaveLineKind } from './rule.ts';

/** Quantities of one person and leave type, as decimals. */
export interface YearOpening {
  /** What there was before; below 0 where more was taken than there was, which stays so. */
  readonly balance: string;
  readonly carried: string;
  readonly lapsed: string;
  readonly encashed: string;
  readonly collapsed: string;
  /** Id of the leave type that receives what collapsed. */
  readonly collapses_into: number | null;
  /** All dated on the first day of the year; nothing where the year was opened already. */
  readonly lines: readonly LeaveLine[];
  /** The line of the other leave type's account, where some collapsed. */
  readonly received: LeaveLine | null;
}

const kinds: Readonly<Record<Excess, LeaveLineKind>> = { lapse: 'lapsed', encash: 'encashed', collapse: 'collapsed' };
const never = '9999-12-31';

/** What is left of lots when so much of what expires first is gone, by the last day on which it can be used. */
function remaining(lots: readonly { left: string; expires_on: string | null }[], excess: bigint, limit: string) {
  const carried = new Map<string, bigint>();
  let gone = excess;
  for (const lot of lots) {
    const taken = lesser(gone, unitsOf(lot.left));
    gone -= taken;
    const left = unitsOf(lot.left) - taken;
    const end = lot.expires_on !== null && lot.expires_on < limit ? lot.expires_on : limit;
    if (left > 0n) carried.set(end, (carried.get(end) ?? 0n) + left);
  }
  return carried;
}

/**
 * What opening a year does with the balance of the day before it: so much as the rule allows is carried, what would expire last first.
 * @example openYear({ ...rule, carries: true, carry_cap: '10' }, lines, year).lapsed // '3'
 */
export function openYear(rule: CarryRule, lines: readonly LeaveLine[], year: LeaveYear): YearOpening {
  const on = year.starts_on;
  const before = lines.filter((line) => line.on < on);
  const lots = accountAt(before, on).lots.filter((lot) => !outlivesYear(lot));
  const there = sumOf(lots.map(({ left }) => unitsOf(left)));
  const most = rule.carries ? (rule.carry_cap === null ? there : unitsOf(rule.carry_cap)) : 0n;
  const carried = lesser(there, most);
  const excess = there - carried;
  const ref = (name: string): string => `opened:${on}:${name}`;
  const kind = kinds[rule.excess];
  const limit = rule.carried_expires_after_days === null ? never : addDays(on, rule.carried_expires_after_days);
  const made: LeaveLine[] = [];
  if (excess > 0n) made.push({ on, quantity: quantityText(-excess), kind, ref: ref(kind) });
  if (carried > 0n) made.push({ on, quantity: quantityText(-carried), kind: 'carried', ref: ref('closed') });
  for (const [end, units] of remaining(lots, excess, limit)) {
    const line: LeaveLine = { on, quantity: quantityText(units), kind: 'carried', ref: ref('carried') };
    made.push(end === never ? line : { ...line, ref: `${line.ref}:${end}`, expires_on: end });
  }
  const collapses = rule.excess === 'collapse' && excess > 0n;
  const of = (name: LeaveLineKind): string => quantityText(name === kind ? excess : 0n);
  const balance = unitsOf(balanceAt(before, on));
  return {
    balance: quantityText(balance),
    carried: quantityText(balance < 0n ? balance : greater(carried, 0n)),
    lapsed: of('lapsed'),
    encashed: of('encashed'),
    collapsed: of('collapsed'),
    collapses_into: collapses ? rule.collapses_into : null,
    lines: isOpened(lines, year) ? [] : made,
    received: collapses ? { on, quantity: quantityText(excess), kind: 'collapsed', ref: ref('received') } : null,
  };
}

/** Whether an account has lines of a year's opening that were not taken back. */
function isOpened(lines: readonly LeaveLine[], { starts_on }: LeaveYear): boolean {
  const countered = new Set(lines.map(({ reverses_id }) => reverses_id ?? undefined));
  return lines.some(
    ({ id, ref }) => ref.startsWith(`opened:${starts_on}:`) && (id === undefined || !countered.has(id)),
  );
}
