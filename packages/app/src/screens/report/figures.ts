import type { AnyRecord } from '../kit/screens.ts';
import { plainText } from '../records.ts';

/** A figure of a record; decimals travel as text. */
const figureOf = (record: AnyRecord, name: string): number => Number(plainText(record[name]));

export interface Bar {
  readonly label: string;
  readonly value: number;
}

/** How much falls to each category, the most first. */
export function barsOf(rows: readonly AnyRecord[], categoryOf: (row: AnyRecord) => string, value: string): Bar[] {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const category = categoryOf(row);
    sums.set(category, (sums.get(category) ?? 0) + (value === 'count' ? 1 : figureOf(row, value)));
  }
  return [...sums].map(([label, sum]) => ({ label, value: sum })).toSorted((a, b) => b.value - a.value);
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
