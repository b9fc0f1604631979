/** Nepali income tax once more, in whole ten-thousandths of a paisa and written from the law's text: it holds the engine's rules. */

export interface PlainFacts {
  readonly income: number;
  readonly retirement: number;
  readonly pension: number;
  readonly life: number;
  readonly health: number;
  readonly house: number;
  readonly medical_expense: number;
  readonly donation: number;
  readonly remote_allowance: number;
  readonly foreign_allowance: number;
  readonly ssf: boolean;
  readonly sst_exempt: boolean;
  readonly disabled: boolean;
  readonly resident: boolean;
  readonly status: string;
  readonly sex: string;
  readonly remote?: string;
}

const scale = 300_000_000n;
const rupees = (value: number): bigint => (BigInt(Math.round(value * 100)) * scale) / 100n;
const least = (...values: readonly bigint[]): bigint => values.reduce((a, b) => (b < a ? b : a));

function text(units: bigint): string {
  const paisa = (units * 200n + scale) / (scale * 2n);
  return `${paisa / 100n}.${String(paisa % 100n).padStart(2, '0')}`;
}

/** @returns the tax of the year in rupees, half up to the paisa */
export function plainNepalTax(year: string, facts: PlainFacts): string {
  const start = Number(year.slice(0, 4));
  const income = rupees(facts.income);
  if (!facts.resident) return text(income / 4n);
  const isCouple = facts.status === 'couple';

  const isCapHigh = start >= 2081 || facts.ssf;
  let left = income - least(rupees(facts.retirement), income / 3n, rupees(isCapHigh ? 500_000 : 300_000));
  left -= least(rupees(facts.donation), left / 20n, rupees(100_000));

  let first = isCouple ? 600_000 : 500_000;
  if (start >= 2083) first = 1_000_000;
  if (facts.remote) {
    const limit = { A: 50_000, B: 40_000, C: 30_000, D: 20_000, E: 10_000 }[facts.remote] ?? 0;
    left -= least(rupees(limit), rupees(facts.remote_allowance));
  }
  left -= (rupees(facts.foreign_allowance) * 3n) / 4n;
  left -= least(rupees(facts.pension), rupees(first) / 4n);
  // The amount of 2083/84 is not known.
  if (facts.disabled && start < 2083) left -= rupees(first) / 2n;
  left -= least(rupees(facts.life), rupees(40_000));
  left -= least(rupees(facts.health), rupees(20_000));
  left -= least(rupees(facts.house), rupees(5000));
  if (left < 0n) left = 0n;

  const rates = start >= 2083 ? [1, 10, 20, 27, 29] : start >= 2080 ? [1, 10, 20, 30, 36, 39] : [1, 10, 20, 30, 36];
  const tops =
    start >= 2083
      ? [1_000_000, 1_500_000, 2_500_000, 4_000_000]
      : [first, first + 200_000, first + 500_000, 2_000_000, ...(start >= 2080 ? [5_000_000] : [])];
  let tax = 0n;
  let from = 0n;
  for (const [index, rate] of rates.entries()) {
    const to = tops[index] === undefined ? left : least(left, rupees(tops[index]));
    const isFree = index === 0 && (facts.ssf || facts.sst_exempt);
    if (to > from && !isFree) tax += ((to - from) * BigInt(rate)) / 100n;
    if (to > from) from = to;
  }
  if (facts.sex === 'F' && !isCouple) tax -= tax / 10n;
  tax -= least((rupees(facts.medical_expense) * 15n) / 100n, rupees(start >= 2081 ? 1500 : 750), tax);
  return text(tax);
}
