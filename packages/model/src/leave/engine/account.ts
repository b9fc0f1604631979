/** An account of leave, day by day: what was earned as lots, of which what expires first is used first. */
import { addDays } from '../../kit/zone.ts';
import { isRecount } from './lines.ts';
import { greater, lesser, quantityText, sumOf, unitsOf } from './quantity.ts';
import type { LeaveLine, LeaveLineKind } from './rule.ts';

/** A credit that has something left. */
export interface LeaveLot {
  readonly ref: string;
  readonly kind: LeaveLineKind;
  readonly on: string;
  readonly left: string;
  readonly expires_on: string | null;
}

/** What an account is on a day. */
export interface LeaveAccount {
  /** What can be used; below 0 where more was taken than there was. */
  readonly balance: string;
  /** What the balance is made of, what expires first being first. */
  readonly lots: readonly LeaveLot[];
}

interface Lot {
  readonly ref: string;
  readonly kind: LeaveLineKind;
  readonly on: string;
  readonly expires_on: string | null;
  left: bigint;
}
/** A use, with the lots that it took from in their order. */
interface Use {
  readonly takes: { readonly lot: Lot; units: bigint }[];
  owed: bigint;
}
interface Expiry {
  readonly on: string;
  readonly lot: Lot;
  readonly units: bigint;
}

const never = '9999-12-31';
const endOf = (lot: Pick<Lot, 'expires_on'>): string => lot.expires_on ?? never;
const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byExpiry = (a: Lot, b: Lot): number => order(endOf(a), endOf(b)) || order(a.on, b.on) || order(a.ref, b.ref);

/** What is granted for a time of its own is no part of what a year is opened with. */
export const outlivesYear = ({ kind, expires_on }: Pick<Lot, 'kind' | 'expires_on'>): boolean =>
  kind === 'grant' && expires_on !== null;

const expiryRef = (on: string, lot: string): string => `expired:${on}:${lot}`;
/** Lines of what expired follow from the others: they are worked out again, and never take from a lot. */
const isExpiry = ({ kind, ref }: LeaveLine): boolean => kind === 'expired' && ref.startsWith('expired:');

const closing = new Set(['carried', 'lapsed', 'encashed', 'collapsed']);
/**
 * The closing of a year takes from what was there before the new year's own; then comes what is credited, what is used, counter-lines and
 * what is taken in the place of what they counter.
 */
function rank(line: LeaveLine): number {
  if (isExpiry(line)) return -1;
  if (typeof line.reverses_id === 'number' || isRecount(line)) return 3;
  if (!line.quantity.startsWith('-')) return 1;
  return closing.has(line.kind) ? 0 : 2;
}
const expiryOf = (line: LeaveLine): string => (rank(line) === 1 ? (line.expires_on ?? never) : '');

/** The order in which lines are played, and shown: the same whenever and in which order they were posted. */
export const inOrder = (a: LeaveLine, b: LeaveLine): number =>
  order(a.on, b.on) ||
  rank(a) - rank(b) ||
  // What expires first pays what was overdrawn.
  order(expiryOf(a), expiryOf(b)) ||
  (rank(a) === 3 ? (a.id ?? 0) - (b.id ?? 0) : order(a.ref, b.ref));

class Account {
  lots: Lot[] = [];
  readonly expiries: Expiry[] = [];
  readonly #uses = new Map<number, Use>();
  readonly #credits = new Map<number, Lot>();
  #owing: Use[] = [];

  get balance(): bigint {
    return this.lots.reduce((sum, { left }) => sum + left, 0n) - this.#owing.reduce((sum, { owed }) => sum + owed, 0n);
  }

  /** Lets expire what could be used until the day before at the latest. */
  expireBefore(day: string): void {
    while (this.lots[0] !== undefined && endOf(this.lots[0]) < day) {
      const lot = this.lots.shift() as Lot;
      if (lot.left > 0n) this.#expire(addDays(endOf(lot), 1), lot);
    }
  }

  post(line: LeaveLine): void {
    const units = unitsOf(line.quantity);
    const countered = line.reverses_id ?? undefined;
    if (units < 0n) {
      const own = countered === undefined ? undefined : this.#credits.get(countered);
      const others = rank(line) === 0 ? this.lots.filter((lot) => !outlivesYear(lot)) : this.lots;
      this.#use(-units, line.id, own ? [own, ...others.filter((lot) => lot !== own)] : others);
      return;
    }
    const use = countered === undefined ? undefined : this.#uses.get(countered);
    const left = use ? this.#giveBack(units, use, line.on) : units;
    if (left === 0n) return;
    const { ref, kind, on } = line;
    this.#credit({ ref, kind, on, expires_on: line.expires_on ?? null, left }, line.id);
  }

  #credit(lot: Lot, id: number | undefined): void {
    if (id !== undefined) this.#credits.set(id, lot);
    for (const use of this.#owing) {
      const units = lesser(use.owed, lot.left);
      if (units > 0n) use.takes.push({ lot, units });
      use.owed -= units;
      lot.left -= units;
    }
    this.#owing = this.#owing.filter(({ owed }) => owed > 0n);
    if (lot.left === 0n) return;
    const at = this.lots.findIndex((other) => byExpiry(lot, other) < 0);
    this.lots.splice(at < 0 ? this.lots.length : at, 0, lot);
  }

  #use(units: bigint, id: number | undefined, lots: readonly Lot[]): void {
    const use: Use = { takes: [], owed: units };
    for (const lot of lots) {
      if (use.owed === 0n) break;
      const taken = lesser(use.owed, lot.left);
      if (taken === 0n) continue;
      use.takes.push({ lot, units: taken });
      lot.left -= taken;
      use.owed -= taken;
    }
    if (id !== undefined) this.#uses.set(id, use);
    if (use.owed > 0n) this.#owing.push(use);
    this.lots = this.lots.filter(({ left }) => left > 0n);
  }

  /** Returns to each lot what was taken from it, the last first. @returns what was never taken */
  #giveBack(units: bigint, use: Use, on: string): bigint {
    let left = units;
    const owed = lesser(left, use.owed);
    use.owed -= owed;
    left -= owed;
    this.#owing = this.#owing.filter((each) => each.owed > 0n);
    for (const take of use.takes.toReversed()) {
      const back = lesser(left, take.units);
      if (back === 0n) continue;
      take.units -= back;
      left -= back;
      // Days that come back after their lot has expired are lost with it.
      if (endOf(take.lot) < on) this.#expire(on, { ...take.lot, left: back });
      else if (this.lots.includes(take.lot)) take.lot.left += back;
      else this.#credit(Object.assign(take.lot, { left: back }), undefined);
    }
    return left;
  }

  #expire(on: string, lot: Lot): void {
    const units = lot.left;
    lot.left = 0n;
    this.expiries.push({ on, lot, units });
  }
}

/** Plays the lines until a day. @param after called with each line's day and the balance after the line */
function replay(lines: readonly LeaveLine[], day: string, after?: (on: string, balance: bigint) => void): Account {
  const account = new Account();
  for (const line of lines.filter((each) => each.on <= day && !isExpiry(each)).toSorted(inOrder)) {
    account.expireBefore(line.on);
    account.post(line);
    after?.(line.on, account.balance);
  }
  account.expireBefore(day);
  return account;
}

/**
 * An account at the end of a day.
 * @example accountAt([{ on: '2026-11-01', quantity: '1', kind: 'grant', ref: 'a', expires_on: '2026-11-22' }], '2026-11-23').balance // '0'
 */
export function accountAt(lines: readonly LeaveLine[], day: string): LeaveAccount {
  const account = replay(lines, day);
  return {
    balance: quantityText(account.balance),
    lots: account.lots.map(({ left, ...lot }) => ({ ...lot, left: quantityText(left) })),
  };
}

/** What can be used at the end of a day, before what pending requests hold. Below 0 where more was taken than there was. */
export const balanceAt = (lines: readonly LeaveLine[], day: string): string => quantityText(replay(lines, day).balance);

/** Days that requests hold, as the lines that they would make. */
export const heldLines = (days: readonly TakenDay[], ref: string): LeaveLine[] =>
  days.map(({ on, counts }, index) => ({ on, quantity: `-${counts}`, kind: 'taken', ref: `${ref}:${index}` }));

/** What is overdrawn at the end of each day with a line, days without being as the last before them. */
export function overdrawn(lines: readonly LeaveLine[]): Map<string, bigint> {
  const days = new Map<string, bigint>();
  replay(lines, never, (on, balance) => days.set(on, balance < 0n ? -balance : 0n));
  return days;
}

/** What of an account can be asked for on a day. */
export interface LeaveStanding {
  readonly balance: string;
  /** Taken on later days by leave that is approved. */
  readonly scheduled: string;
  /** Held by requests that are not decided yet. */
  readonly pending: string;
  /** What is left; below 0 where more was taken or asked for than there is. */
  readonly available: string;
}

/** A day that a request takes or would take, with its part of a day as a positive decimal. */
export interface TakenDay {
  readonly on: string;
  readonly counts: string;
}

/**
 * @param pending what pending requests hold
 * @param yearEnd the last day of the leave year of `day`: what is taken after it is taken from what the next year opens with
 */
export function standingAt(
  lines: readonly LeaveLine[],
  pending: readonly TakenDay[],
  day: string,
  yearEnd = never,
): LeaveStanding {
  const balance = unitsOf(balanceAt(lines, day));
  const later = lines.filter(
    ({ on, kind }) => on > day && on <= yearEnd && (kind === 'taken' || kind === 'penalty' || kind === 'returned'),
  );
  const scheduled = greater(0n, -sumOf(later.map(({ quantity }) => unitsOf(quantity))));
  const held = sumOf(pending.filter(({ on }) => on <= yearEnd).map(({ counts }) => unitsOf(counts)));
  return {
    balance: quantityText(balance),
    scheduled: quantityText(scheduled),
    pending: quantityText(held),
    available: quantityText(balance - scheduled - held),
  };
}

/**
 * The lines by which what has expired until a day is posted, those that are there left out. Where a line of an earlier day was added
 * since, the difference is posted on the day of expiry: the sum of all lines is the balance of each day again.
 */
export function expiriesDue(lines: readonly LeaveLine[], until: string): LeaveLine[] {
  const due = new Map<string, { on: string; units: bigint }>();
  for (const { on, lot, units } of replay(lines, until).expiries) {
    const ref = expiryRef(on, lot.ref);
    due.set(ref, { on, units: (due.get(ref)?.units ?? 0n) - units });
  }
  const posted = new Map<string, number>();
  for (const line of lines) {
    if (!isExpiry(line) || line.on > until) continue;
    const ref = line.ref.replace(/~\d+$/, '');
    const known = due.get(ref) ?? { on: line.on, units: 0n };
    due.set(ref, { on: known.on, units: known.units - unitsOf(line.quantity) });
    posted.set(ref, (posted.get(ref) ?? 0) + 1);
  }
  return [...due].flatMap(([ref, { on, units }]) => {
    if (units === 0n) return [];
    const again = posted.get(ref) ?? 0;
    return [{ on, quantity: quantityText(units), kind: 'expired', ref: again === 0 ? ref : `${ref}~${again + 1}` }];
  });
}
