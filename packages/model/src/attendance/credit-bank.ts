/** The bank of credit hours: what is earned expires, and what is used takes from what expires first. All in minutes. */

/** @param quantity positive where it was earned, negative where it was used */
export interface CreditLine {
  readonly id: number;
  readonly quantity: number;
  /** AD day. */
  readonly entry_date: string;
  /** The last day on which it can be used; null where it never expires. */
  readonly expires_on: string | null;
}

export interface CreditLot {
  readonly id: number;
  readonly left: number;
  readonly expires_on: string | null;
}

export interface CreditBank {
  /** Minutes that can be used on the day. */
  readonly balance: number;
  /** What the balance is made of, what expires first being first. */
  readonly lots: readonly CreditLot[];
  /** What expired unused before the day. */
  readonly expired: readonly CreditLot[];
  /** Minutes that were used without anything to take them from; 0 in a bank that is in order. */
  readonly short: number;
}

const never = '9999-12-31';
const byExpiry = (a: CreditLot, b: CreditLot): number =>
  (a.expires_on ?? never).localeCompare(b.expires_on ?? never) || a.id - b.id;

/**
 * The bank on a day. A use takes from what was earned until its own day and has not expired by then; uses of later days count too, since
 * what they take is not there for anybody else.
 * @example creditBank([{ id: 1, quantity: 120, entry_date: '2026-11-01', expires_on: '2026-11-30' }], '2026-11-23').balance // 120
 */
export function creditBank(lines: readonly CreditLine[], day: string): CreditBank {
  const earned = lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ id: line.id, left: line.quantity, entry_date: line.entry_date, expires_on: line.expires_on }))
    .toSorted(byExpiry);
  const used = lines
    .filter(({ quantity }) => quantity < 0)
    .toSorted((a, b) => a.entry_date.localeCompare(b.entry_date) || a.id - b.id);
  let short = 0;
  for (const { quantity, entry_date } of used) {
    let wanted = -quantity;
    for (const lot of earned) {
      if (lot.entry_date > entry_date || (lot.expires_on ?? never) < entry_date) continue;
      const taken = Math.min(wanted, lot.left);
      lot.left -= taken;
      wanted -= taken;
    }
    short += wanted;
  }
  const left = earned.flatMap(({ entry_date, ...lot }) => (entry_date <= day && lot.left > 0 ? [lot] : []));
  const lots = left.filter(({ expires_on }) => (expires_on ?? never) >= day);
  const expired = left.filter(({ expires_on }) => (expires_on ?? never) < day);
  return { balance: lots.reduce((sum, lot) => sum + lot.left, 0), lots, expired, short };
}
