/** BS months within their fiscal year. */
import { adToBs } from 'date-bs';

/** The place of a BS month in its fiscal year, from 1 for Shrawan. @example fiscalIndexOf('bs:2083-04') // 1 */
export const fiscalIndexOf = (month: string): number => ((Number(month.slice(8)) + 8) % 12) + 1;

/** The fiscal year of a BS month. @example fiscalYearOf('bs:2083-02') // '2082/83' */
export function fiscalYearOf(month: string): string {
  const year = Number(month.slice(3, 7)) - (Number(month.slice(8)) < 4 ? 1 : 0);
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

/** The BS month of a day. @param day AD ISO @example bsMonthOf('2026-11-17') // 'bs:2083-08' */
export function bsMonthOf(day: string): string {
  const { year, month } = adToBs(day);
  return `bs:${year}-${String(month).padStart(2, '0')}`;
}

/** The BS month of a day, with the day in it. @param day AD ISO @example bsDayOf('2026-11-27') // { month: 'bs:2083-08', day: 11 } */
export function bsDayOf(day: string): { readonly month: string; readonly day: number } {
  return { month: bsMonthOf(day), day: adToBs(day).day };
}

/** The BS month so many months later. @example monthAfter('bs:2083-12', 1) // 'bs:2084-01' */
export const monthAfter = (month: string, count: number): string => {
  const months = Number(month.slice(3, 7)) * 12 + Number(month.slice(8)) - 1 + count;
  return `bs:${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
};
