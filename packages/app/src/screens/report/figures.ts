import type { AnyRecord } from '../kit/screens.ts';
import { plainText } from '../records.ts';

/** A figure of a record; decimals travel as text. */
const figureOf = (record: AnyRecord, name: string): number => Number(plainText(record[name]));

export interface Category {
  /** By which records are put together and months ordered. */
  readonly key: string;
  readonly label: string;
}

export interface Bar extends Category {
  readonly value: number;
}

const byKey = new Intl.Collator('en', { numeric: true });

/** In which order categories stand; a list names their keys, and what it does not name comes last. */
export type Order = 'most first' | 'by key' | readonly string[];

function compared(a: Bar, b: Bar, order: Order): number {
  if (order === 'by key') return byKey.compare(a.key, b.key);
  if (order === 'most first') return b.value - a.value || (a.label < b.label ? -1 : 1);
  const placeOf = ({ key }: Bar) => (order.includes(key) ? order.indexOf(key) : order.length);
  return placeOf(a) - placeOf(b);
}

/** How much falls to each category: the sum of a field, or with `count` how many records. */
export function barsOf(
  rows: readonly AnyRecord[],
  categoryOf: (row: AnyRecord) => Category,
  value: string,
  order: Order,
): Bar[] {
  const bars = new Map<string, Bar>();
  for (const row of rows) {
    const category = categoryOf(row);
    const amount = value === 'count' ? 1 : figureOf(row, value);
    bars.set(category.key, { ...category, value: (bars.get(category.key)?.value ?? 0) + amount });
  }
  return [...bars.values()].toSorted((a, b) => compared(a, b, order));
}

/** The mean of a field in each category, to one place; records without a value do not count. */
export function meansOf(
  rows: readonly AnyRecord[],
  categoryOf: (row: AnyRecord) => Category,
  value: string,
  order: Order,
): Bar[] {
  const given = rows.filter((row) => row[value] !== null && row[value] !== undefined);
  const counts = new Map(barsOf(given, categoryOf, 'count', order).map((bar) => [bar.key, bar.value]));
  return barsOf(given, categoryOf, value, order).map((bar) => ({
    ...bar,
    value: Math.round((bar.value / (counts.get(bar.key) ?? 1)) * 10) / 10,
  }));
}

/** Decimals are added in their smallest units, so that a sum of money is exact. */
export function sumOf(rows: readonly AnyRecord[], name: string, decimals: number): string {
  const units = rows.reduce((sum, row) => {
    const text = plainText(row[name]) || '0';
    const [whole = '0', part = ''] = text.replace('-', '').split('.');
    const amount = BigInt(whole + part.padEnd(decimals, '0').slice(0, decimals));
    return sum + (text.startsWith('-') ? -amount : amount);
  }, 0n);
  if (decimals === 0) return String(units);
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
