/**
 * A fiscal year of pay once more, as a clerk reckons it: in whole paisa, from the text of the law, and without anything of the engine. It
 * holds the data of the golden year, and the engine is held by that data.
 */
import { plainNepalTax } from '../tax/plain-nepal.fixture.ts';

/** Amounts are rupees a month; months are places in the fiscal year, from 1. */
export interface GoldenPerson {
  readonly basic: number;
  readonly allowance: number;
  readonly fund: 'ssf' | 'pf' | 'none';
  readonly cit: number;
  readonly status: 'individual' | 'couple';
  readonly sex: 'F' | 'M';
  readonly life: number;
  readonly health: number;
  /** The month in which one month of basic is paid besides. */
  readonly festival: number;
  /** A new basic from a day of a month on, the first day being 1. */
  readonly raise?: { readonly month: number; readonly day: number; readonly basic: number };
  /** The month and day from which the person is paid. */
  readonly joined?: { readonly month: number; readonly day: number };
  /** The month and day until which, both included. */
  readonly left?: { readonly month: number; readonly day: number };
  /** Unpaid days by month, of the days before a raise in that month. */
  readonly unpaid: Readonly<Record<number, number>>;
}

/** Cells of a month: basic, allowance, festival, the employer's and the employee's fund, both kinds of tax, and the net; in rupees. */
export type GoldenCells = readonly [string, string, string, string, string, string, string, string];

/** Days of the months of fiscal year 2082/83, Shrawan first. */
export const goldenDays = [31, 31, 31, 30, 29, 30, 29, 30, 30, 31, 31, 32];

/** Half up, of amounts that are never below zero. */
const divide = (above: bigint, below: bigint): bigint => (2n * above + below) / (2n * below);
const shown = (paisa: bigint): string => `${paisa / 100n}.${String(paisa % 100n).padStart(2, '0')}`;
const toPaisa = (rupees: string): bigint => BigInt(rupees.replace('.', ''));
const percents = { ssf: [11n, 20n], pf: [10n, 10n], none: [0n, 0n] } as const;

export interface Stretch {
  readonly days: number;
  readonly unpaid: number;
  readonly basic: number;
}

/** The days of a month for which a person is paid, put together by their basic; unpaid days are the first of them. */
export function stretches({ basic, raise, joined, left, unpaid }: GoldenPerson, month: number): Stretch[] {
  const found: { days: number; unpaid: number; basic: number }[] = [];
  const isBefore = (day: number, date: { month: number; day: number }) =>
    month < date.month || (month === date.month && day < date.day);
  for (let day = 1; day <= (goldenDays[month - 1] ?? 30); day += 1) {
    if ((joined && isBefore(day, joined)) || (left && !isBefore(day, { month: left.month, day: left.day + 1 })))
      continue;
    const own = raise && !isBefore(day, raise) ? raise.basic : basic;
    const last = found.at(-1);
    if (last?.basic === own) last.days += 1;
    else found.push({ days: 1, unpaid: 0, basic: own });
  }
  const [first] = found;
  if (first) first.unpaid = Math.min(unpaid[month] ?? 0, first.days);
  return found;
}

/** All months of a person; undefined of months without pay. */
export function plainYear(person: GoldenPerson): (GoldenCells | undefined)[] {
  const { allowance, fund, cit, left } = person;
  const [employeeShare, employerShare] = percents[fund];
  const paid = { income: 0n, retirement: 0n, tax: 0n, social: 0n };
  return goldenDays.map((days, index) => {
    const month = index + 1;
    const parts = stretches(person, month);
    const last = parts.at(-1);
    if (!last) return undefined;
    const over = (amountOf: (part: (typeof parts)[number]) => number): bigint =>
      divide(
        parts.reduce((sum, part) => sum + BigInt(amountOf(part)) * 100n * BigInt(part.days - part.unpaid), 0n),
        BigInt(days),
      );
    const basic = over((part) => part.basic);
    const other = over(() => allowance);
    const once = person.festival === month ? BigInt(last.basic) * 100n : 0n;
    const ofEmployer = divide(basic * employerShare, 100n);
    const ofEmployee = divide(basic * employeeShare, 100n);
    const savings = BigInt(cit) * 100n;

    const monthsLeft = left?.month === month ? 1 : 12 - index;
    const later = BigInt(monthsLeft - 1);
    const levelBasic = BigInt(last.basic) * 100n;
    const levelFunds = [employerShare, employeeShare].map((share) => divide(levelBasic * share, 100n));
    const levelIncome = levelBasic + BigInt(allowance) * 100n + (levelFunds[0] ?? 0n);
    const levelRetirement = (levelFunds[0] ?? 0n) + (levelFunds[1] ?? 0n) + savings;
    const income = basic + other + ofEmployer + once;
    const retirement = ofEmployer + ofEmployee + savings;
    const facts = {
      income: Number(paid.income + income + levelIncome * later) / 100,
      retirement: Number(paid.retirement + retirement + levelRetirement * later) / 100,
      pension: 0,
      house: 0,
      medical_expense: 0,
      donation: 0,
      remote_allowance: 0,
      foreign_allowance: 0,
      life: person.life,
      health: person.health,
      status: person.status,
      sex: person.sex,
      ssf: fund === 'ssf',
      sst_exempt: false,
      disabled: false,
      resident: true,
    };
    const owed = toPaisa(plainNepalTax('2082/83', facts)) - paid.tax;
    const tax = owed <= 0n ? 0n : divide(owed, BigInt(monthsLeft));
    const socialOwed = threeTimesFirstBand(facts) - 300n * paid.social;
    const share = socialOwed <= 0n ? 0n : divide(socialOwed, 300n * BigInt(monthsLeft));
    const social = share < tax ? share : tax;
    paid.income += income;
    paid.retirement += retirement;
    paid.tax += tax;
    paid.social += social;
    const net = basic + other + once - ofEmployee - savings - tax;
    return [basic, other, once, ofEmployer, ofEmployee, social, tax - social, net].map((each) =>
      each < 0n ? `-${shown(-each)}` : shown(each),
    ) as unknown as GoldenCells;
  });
}

/**
 * What of the year lies in the first band, three times over, in paisa: its tax is one percent, so three hundred times the tax. Contributors to
 * the SSF pay none.
 */
function threeTimesFirstBand({
  ssf,
  status,
  income,
  retirement,
  life,
  health,
}: Parameters<typeof plainNepalTax>[1]): bigint {
  if (ssf) return 0n;
  const three = (rupees: number): bigint => 3n * BigInt(Math.round(rupees * 100));
  const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
  const allowed = least(least(three(retirement), three(income) / 3n), three(500_000));
  const taxed = three(income) - allowed - three(Math.min(life, 40_000)) - three(Math.min(health, 20_000));
  return least(taxed < 0n ? 0n : taxed, three(status === 'couple' ? 600_000 : 500_000));
}

/** People of chance, the same for the same `next`. @param next a whole number from 0 below its argument */
export function goldenPerson(next: (below: number) => number): GoldenPerson {
  const event = next(6);
  const day = () => 1 + next(28);
  const basic = 12_000 + next(2000) * 50;
  const unpaid = Object.fromEntries(Array.from({ length: next(4) }, () => [1 + next(12), 1 + next(7)] as const));
  return {
    basic,
    allowance: next(1200) * 50,
    fund: (['ssf', 'pf', 'none'] as const)[next(3)] ?? 'none',
    cit: next(3) === 0 ? next(60) * 100 : 0,
    status: next(3) === 0 ? 'couple' : 'individual',
    sex: next(2) === 0 ? 'F' : 'M',
    life: next(2) === 0 ? next(60_000) : 0,
    health: next(3) === 0 ? next(30_000) : 0,
    festival: 3 + next(3),
    ...((event === 1 || event === 4) && {
      raise: { month: 2 + next(10), day: day(), basic: basic + 1000 + next(400) * 50 },
    }),
    ...((event === 2 || event === 4) && { joined: { month: 1 + next(9), day: day() } }),
    ...((event === 3 || event === 5) && { left: { month: 4 + next(9), day: day() } }),
    unpaid,
  };
}
