/** The law of Nepal, and how its fiscal years are named. */
import { bsToAdText } from 'date-bs';
import { Law } from '../law.ts';
import { nepalIncomeTax } from './income-tax.ts';
import { nepalLabour } from './labour.ts';
import { shrawan } from './nepal-row.ts';

/** Revenue codes under which tax is withheld: of the first band, which is the social security tax, and of all other bands. */
export const nepalTdsTypes = { portion: '11211', rest: '11112' } as const;

export const nepalLaw = new Law([...nepalIncomeTax, ...nepalLabour]);

/**
 * The first day of a fiscal year, AD ISO.
 * @returns undefined where the text names no fiscal year, or the BS table does not reach it
 * @example fiscalYearStart('2083/84') // '2026-07-17'
 */
export function fiscalYearStart(name: string): string | undefined {
  const [, year, next] = /^(\d{4})\/(\d{2})$/.exec(name) ?? [];
  if (year === undefined || Number(next) !== (Number(year) + 1) % 100) return undefined;
  try {
    return bsToAdText(shrawan(Number(year)));
  } catch {
    return undefined;
  }
}
