/** Sums of a forecast by month, unit and heading. Amounts are whole paisa, so that adding many is cheap and exact. */
import { decimalText } from '@karmik/model/kit/exact/decimal';
import { plus, ratio, times, whole, type Ratio } from '@karmik/model/kit/exact/ratio';
import type { payForecastAmount } from '@karmik/model/payroll/forecast/amount';
import type { Unit } from './ahead.ts';

export type Part = keyof typeof payForecastAmount.fields.part.choices;
export type Basis = keyof typeof payForecastAmount.fields.basis.choices;

/** What an employee costs under a heading in a month. */
export interface CostLine {
  /** By the name of formulas; null: no heading of the organization. */
  readonly heading: string | null;
  readonly part: Part;
  readonly paisa: bigint;
}

interface Sum {
  readonly heading: string | null;
  readonly part: Part;
  /** Of present employees, and of new hires. */
  present: bigint;
  hired: bigint;
  presentPeople: number;
  hiredPeople: number;
}

/** A month of a unit. */
interface Cell {
  readonly unit: Unit;
  people: number;
  readonly sums: Map<string, Sum>;
  /** How many employees have each part of cost. */
  readonly parts: Map<Part, number>;
}

export interface MonthSums {
  readonly starts_on: string;
  readonly basis: Basis;
  /** What is left of present employees after turnover, from 0 to 1. */
  readonly share: Ratio;
  readonly cells: Map<string, Cell>;
}

export interface AmountRow {
  readonly starts_on: string;
  readonly branch_id: number | null;
  readonly division_id: number | null;
  readonly heading: string | null;
  readonly part: Part;
  readonly basis: Basis;
  readonly people: string;
  readonly amount: string;
}

const keyOf = ({ branch, division }: Unit): string => `${branch}|${division}`;

export const sumsOfMonth = (starts_on: string, basis: Basis, share: Ratio): MonthSums => ({
  starts_on,
  basis,
  share,
  cells: new Map(),
});

/** Adds the lines of an employee, or of so many new hires. */
export function addPerson(
  { cells }: MonthSums,
  { unit, people, isNewHire }: { readonly unit: Unit; readonly people: number; readonly isNewHire: boolean },
  lines: readonly CostLine[],
): void {
  if (lines.length === 0) return;
  const cell = cells.get(keyOf(unit)) ?? {
    unit,
    people: 0,
    sums: new Map<string, Sum>(),
    parts: new Map<Part, number>(),
  };
  cells.set(keyOf(unit), cell);
  cell.people += people;
  for (const part of new Set(lines.map((line) => line.part)))
    cell.parts.set(part, (cell.parts.get(part) ?? 0) + people);
  for (const { heading, part, paisa } of lines) {
    const key = `${part} ${heading}`;
    const sum = cell.sums.get(key) ?? { heading, part, present: 0n, hired: 0n, presentPeople: 0, hiredPeople: 0 };
    cell.sums.set(key, sum);
    if (isNewHire) {
      sum.hired += paisa * BigInt(people);
      sum.hiredPeople += people;
    } else {
      sum.present += paisa;
      sum.presentPeople += people;
    }
  }
}

interface Sized {
  readonly people: number;
}

/** Which groups are shown apart: each of at least so many employees, and the rest too, where there is one. */
function apart<Group extends Sized>(groups: readonly Group[], least: number): { shown: Group[]; rest: Group[] } {
  const bySize = groups.toSorted((one, other) => other.people - one.people);
  const shown = bySize.filter(({ people }) => people >= least);
  const rest = bySize.slice(shown.length);
  while (rest.length > 0 && shown.length > 0 && rest.reduce((sum, { people }) => sum + people, 0) < least)
    rest.unshift(...shown.splice(-1));
  return { shown, rest };
}

/**
 * The units under which the cells of all months are shown: divisions of few employees without their division, branches of few without their
 * branch. A unit is small where any month has few of its employees.
 * @returns null where the whole organization is too small
 */
function unitsShown(months: readonly MonthSums[], least: number): ReadonlyMap<string, Unit> | null {
  const fewest = new Map<string, { readonly unit: Unit; people: number }>();
  for (const { cells } of months)
    for (const [key, { unit, people }] of cells) {
      const known = fewest.get(key);
      if (known) known.people = Math.min(known.people, people);
      else fewest.set(key, { unit, people });
    }
  const branches = [...Map.groupBy(fewest.values(), ({ unit }) => unit.branch)].map(([branch, units]) => ({
    branch,
    units,
    people: units.reduce((sum, { people }) => sum + people, 0),
  }));
  const { shown, rest } = apart(branches, least);
  if (shown.length === 0 && rest.reduce((sum, { people }) => sum + people, 0) < least) return null;
  const nowhere: Unit = { branch: null, division: null };
  return new Map([
    ...rest.flatMap(({ units }) => units.map(({ unit }) => [keyOf(unit), nowhere] as const)),
    ...shown.flatMap(({ branch, units }) => {
      const divided = apart(units, least);
      return [
        ...divided.shown.map(({ unit }) => [keyOf(unit), unit] as const),
        ...divided.rest.map(({ unit }) => [keyOf(unit), { branch, division: null }] as const),
      ];
    }),
  ]);
}

const peopleOf = ({ presentPeople, hiredPeople }: Sum): number => presentPeople + hiredPeople;

function merged(heading: string | null, part: Part, sums: readonly Sum[]): Sum {
  const most = (of: (sum: Sum) => number) => Math.max(0, ...sums.map(of));
  return {
    heading,
    part,
    present: sums.reduce((all, { present }) => all + present, 0n),
    hired: sums.reduce((all, { hired }) => all + hired, 0n),
    presentPeople: most(({ presentPeople }) => presentPeople),
    hiredPeople: most(({ hiredPeople }) => hiredPeople),
  };
}

/**
 * Headings of a unit and month: those that few employees have are put together, first within their part of cost, then with pay.
 * @param parts how many employees have each part of cost
 */
function headingsShown(sums: readonly Sum[], parts: ReadonlyMap<Part, number>, least: number): Sum[] {
  const isFewIn = (part: Part) => part !== 'pay' && (parts.get(part) ?? 0) < least;
  const withPay = sums.filter(({ part }) => isFewIn(part));
  const byPart = Map.groupBy(
    sums.filter(({ part }) => !isFewIn(part)),
    ({ part }) => part,
  );
  if (withPay.length > 0 && !byPart.has('pay')) byPart.set('pay', []);
  return [...byPart].flatMap(([part, own]) => {
    const bySize = own.toSorted((one, other) => peopleOf(other) - peopleOf(one));
    const shown = bySize.filter((each) => peopleOf(each) >= least);
    const rest = [...bySize.slice(shown.length), ...(part === 'pay' ? withPay : [])];
    // Of several headings, no fewer employees than of the largest have one.
    while (rest.length > 0 && shown.length > 0 && Math.max(...rest.map(peopleOf)) < least)
      rest.push(...shown.splice(-1));
    return rest.length === 0 ? shown : [...shown, merged(null, part, rest)];
  });
}

const rupees = (paisa: bigint): Ratio => ratio(paisa, 100n);

/**
 * Rows of all months, in sums of at least so many employees.
 * @returns null where the whole organization has fewer
 */
export function rowsOf(months: readonly MonthSums[], least: number): AmountRow[] | null {
  const shown = unitsShown(months, least);
  if (shown === null) return null;
  return months.flatMap(({ starts_on, basis, share, cells }) => {
    const units = Map.groupBy(cells.entries(), ([key]) => keyOf(shown.get(key) ?? { branch: null, division: null }));
    return [...units.values()].flatMap((own) => {
      const unit = shown.get(own[0]?.[0] ?? '') ?? { branch: null, division: null };
      const all = new Map<string, Sum>();
      const parts = new Map<Part, number>();
      for (const [, cell] of own)
        for (const [part, people] of cell.parts) parts.set(part, (parts.get(part) ?? 0) + people);
      for (const [, { sums }] of own)
        for (const [key, sum] of sums) {
          const known = all.get(key);
          all.set(
            key,
            known
              ? {
                  ...known,
                  present: known.present + sum.present,
                  hired: known.hired + sum.hired,
                  presentPeople: known.presentPeople + sum.presentPeople,
                  hiredPeople: known.hiredPeople + sum.hiredPeople,
                }
              : sum,
          );
        }
      return headingsShown([...all.values()], parts, least).map(
        ({ heading, part, present, hired, presentPeople, hiredPeople }): AmountRow => ({
          starts_on,
          branch_id: unit.branch,
          division_id: unit.division,
          heading,
          part,
          basis,
          people: decimalText(plus(times(whole(presentPeople), share), whole(hiredPeople))),
          amount: decimalText(plus(times(rupees(present), share), rupees(hired))),
        }),
      );
    });
  });
}
