/** Values as cells of a spreadsheet, and how a file is wished. */
import type { Amount } from '@karmik/model/kit/currencies';
import { nameIn, shownAs, type Field, type Fields, type NamedRef } from '@karmik/model/kit/fields';
import type { Language } from '@karmik/model/kit/text';
import { hasDay } from '@karmik/model/spreadsheet/columns';
import { adToBs } from 'date-bs';
import { todayIn } from '../time.ts';
import { formats, mimeOf, type Cell, type Format } from './workbook.ts';

/** Spreadsheets, and paper. */
export const exportFormats = [...formats, 'pdf'] as const;
type ExportFormat = (typeof exportFormats)[number];
export const exportMimes: Record<ExportFormat, string> = { ...mimeOf, pdf: 'application/pdf' };

/** How values are written. */
export interface Manner {
  readonly language: Language;
  /** In which calendar days are written. */
  readonly calendar: 'ad' | 'bs';
}
export interface SpreadsheetWish extends Manner {
  readonly format: Format;
}
export interface ExportWish extends Manner {
  readonly format: ExportFormat;
  /** The report by which paper is called; absent: as the records are. */
  readonly report?: string | undefined;
}

/** A day as text in a calendar. */
export const dayIn = (value: string, calendar: 'ad' | 'bs'): string => {
  if (calendar === 'ad') return value;
  try {
    return adToBs(value).toString();
  } catch {
    // A day outside the calendar's years stays as it is, rather than ending the whole export.
    return value;
  }
};

/** A value as a cell of a spreadsheet or a line of paper: names instead of ids, labels instead of codes, days in the wished calendar. */
export function cellOf(field: Field, value: unknown, wish: Manner, zone: string): Cell {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'number':
    case 'duration':
      return value as number;
    case 'boolean':
      return value as boolean;
    case 'date':
      return dayIn(value as string, wish.calendar);
    case 'instant': {
      const at = new Date(value as string);
      const time = at.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
      return `${dayIn(todayIn(zone, at), wish.calendar)} ${time}`;
    }
    case 'choice':
      return (
        (field.choices as Record<string, { en: string; ne: string }>)[value as string]?.[wish.language] ??
        (value as string)
      );
    case 'status':
      return (
        (field.states as Record<string, { label: { en: string; ne: string } }>)[value as string]?.label[
          wish.language
        ] ?? (value as string)
      );
    case 'multi_choice':
      return (value as string[])
        .map((one) => (field.choices as Record<string, { en: string; ne: string }>)[one]?.[wish.language] ?? one)
        .join('; ');
    case 'user':
      return (value as { full_name: string }).full_name;
    case 'reference':
      return nameIn(wish.language, value as NamedRef);
    case 'file':
    case 'image':
      return (value as { name: string }).name;
    case 'multi_reference':
      return (value as NamedRef[]).map((one) => nameIn(wish.language, one)).join('; ');
    case 'address':
      return Object.values(value as Record<string, string>)
        .filter(Boolean)
        .join(', ');
    case 'amount': {
      const { currency, amount } = value as Amount;
      return `${currency} ${amount}`;
    }
    case 'location':
      return `${(value as { latitude: number }).latitude}, ${(value as { longitude: number }).longitude}`;
    case 'lines':
      return (value as Record<string, unknown>[])
        .map((item) =>
          Object.entries(field.item as Fields)
            .map(([name, inner]) => cellOf(inner, item[name], wish, zone))
            .filter((cell) => cell !== null)
            .join(' '),
        )
        .join('; ');
    case 'computed':
      return cellOf(shownAs(field), value, wish, zone);
    default:
      return typeof value === 'object' ? JSON.stringify(value) : (value as Cell);
  }
}

/**
 * The heading of a field. One of days names its calendar: by it an import reads the days as they were written, also those whose years
 * could be of either calendar. On paper AD needs no word.
 */
export const dayHeading = (field: Field, { language, calendar, format }: ExportWish): string => {
  const mark = calendar === 'bs' ? ' (BS)' : format === 'pdf' ? '' : ' (AD)';
  return field.label[language] + (hasDay(field) ? mark : '');
};
