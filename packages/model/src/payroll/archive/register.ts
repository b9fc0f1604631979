/** Reading a register of another payroll system: a row per employee, a column per heading, with any lines above and below. */
import type { Message } from '../../kit/message.ts';
import { cellName, plainHeading } from '../../spreadsheet/columns.ts';
import { latinDigits } from '../../spreadsheet/digits.ts';
import { decimalText, readDecimal } from '../../kit/exact/decimal.ts';
import { archiveMessages as says } from './messages.ts';
import type { OldHeadingType } from './old-heading.ts';

/** Rows of the file in which the row of headings is looked for. */
const rowsAbove = 30;
/** Rows below the headings that show whether a column has amounts. */
const rowsLookedAt = 200;

const codeWords = new Set(
  [
    'employee code',
    'emp code',
    'staff code',
    'code',
    'employee id',
    'emp id',
    'staff id',
    'employee no',
    'emp no',
    'employee number',
    'कर्मचारी कोड',
    'कोड',
  ].map(plainHeading),
);

export interface RegisterColumn {
  /** Position in the file, from 0. */
  readonly column: number;
  /** As it is written; a second column of the same heading has a number behind it. */
  readonly heading: string;
}

export interface Register {
  /** The row of headings, from 0. */
  readonly row: number;
  /** The column of employee codes, from 0. */
  readonly code: number;
  /** Columns that hold amounts. */
  readonly columns: readonly RegisterColumn[];
}

/** A cell of the file that cannot be taken as it is. */
export interface CellProblem {
  /** Such as C7. */
  readonly cell: string;
  readonly message: Message;
}

/**
 * An amount as registers write it: with separators, a currency, in brackets where it is negative, in digits of either script.
 * @returns a decimal with two places; null for an empty cell, undefined for what is no amount
 * @example readRegisterAmount('Rs. (1,250.5)') // '-1250.50'
 */
export function readRegisterAmount(cell: string): string | null | undefined {
  const text = latinDigits(cell)
    .trim()
    .replace(/^(npr|rs\.?|रु\.?)\s*/iu, '')
    .replace(/\/-$/, '')
    .replaceAll(/[,\s]/g, '');
  if (/^[-–—]?$/.test(text)) return null;
  const [, inBrackets] = /^\((.+)\)$/.exec(text) ?? [];
  const value = readDecimal(inBrackets === undefined ? text : `-${inBrackets}`);
  return value && decimalText(value);
}

/** Finds the row of headings by its column of employee codes. @returns undefined where no row has one */
export function findRegister(grid: readonly (readonly string[])[]): Register | undefined {
  for (const [row, cells] of grid.slice(0, rowsAbove).entries()) {
    const code = cells.findIndex((cell) => codeWords.has(plainHeading(cell)));
    if (code < 0 || cells.filter((cell) => cell.trim()).length < 2) continue;
    const below = grid.slice(row + 1, row + 1 + rowsLookedAt).filter((each) => (each[code] ?? '').trim());
    const seen = new Map<string, number>();
    const columns = cells.flatMap((cell, column): RegisterColumn[] => {
      const heading = cell.trim().replaceAll(/\s+/g, ' ').slice(0, 110);
      if (column === code || !heading) return [];
      if (!below.some((each) => typeof readRegisterAmount(each[column] ?? '') === 'string')) return [];
      const times = (seen.get(heading.toLowerCase()) ?? 0) + 1;
      seen.set(heading.toLowerCase(), times);
      return [{ column, heading: times === 1 ? heading : `${heading} (${times})` }];
    });
    return { row, code, columns };
  }
  return undefined;
}

const guesses: readonly (readonly [OldHeadingType, RegExp])[] = [
  ['net', /\b(net|take home|payable)\b|खुद/u],
  [
    'ignored',
    /^(s ?n|sno|serial|no)\b|\b(account|pan|phone|mobile|days?|hours?|leave|absent|present|gross|total|ctc|level|age)\b|जम्मा|दिन|खाता|क्र ?सं/u,
  ],
  ['employer_share', /\b(employer|company|organi[sz]ation|office)\b|रोजगारदाता|कार्यालय/u],
  ['tax', /\b(tax|tds|sst)\b|(^|\s)कर(\s|$)/u],
  [
    'deduction',
    /deduct|\b(pf|epf|ssf|cit|provident|advance|loan|penalty|fine|insurance|recovery)\b|कट्टी|कोष|पेश्की|ऋण|बीमा/u,
  ],
];

/** What a heading most likely is, until it was matched. */
export const guessOldType = (heading: string): OldHeadingType =>
  guesses.find(([, words]) => words.test(plainHeading(heading)))?.[0] ?? 'earning';

/** One employee of a register. */
export interface RegisterRow {
  /** The row as spreadsheets count it, from 1. */
  readonly row: number;
  readonly code: string;
  /** Amounts by their column; empty cells and zeros are left out. */
  readonly amounts: readonly { readonly column: number; readonly amount: string }[];
}

/** Reads the employees of a register. Lines without a code are left out, unless they have amounts and are no line of totals. */
export function readRegister(
  grid: readonly (readonly string[])[],
  { row: top, code: codeColumn, columns }: Register,
): { readonly rows: readonly RegisterRow[]; readonly problems: readonly CellProblem[] } {
  const rows: RegisterRow[] = [];
  const problems: CellProblem[] = [];
  const seen = new Map<string, number>();
  for (const [index, cells] of grid.slice(top + 1).entries()) {
    const row = top + index + 2;
    const code = (cells[codeColumn] ?? '').trim();
    const isTotal = cells.some((cell) => /^(grand |sub ?)?total|जम्मा/iu.test(cell.trim()));
    if (isTotal || cells.every((cell) => !cell.trim())) continue;
    const found = columns.map(({ column }) => ({ column, amount: readRegisterAmount(cells[column] ?? '') }));
    if (!code) {
      if (found.some(({ amount }) => typeof amount === 'string'))
        problems.push({ cell: cellName(codeColumn, row), message: says.noCode });
      continue;
    }
    const first = seen.get(code.toLowerCase());
    if (first !== undefined)
      problems.push({ cell: cellName(codeColumn, row), message: says.codeTwice({ code, row: first }) });
    seen.set(code.toLowerCase(), row);
    for (const { column, amount } of found)
      if (amount === undefined)
        problems.push({
          cell: cellName(column, row),
          message: says.noAmount({ text: (cells[column] ?? '').trim().slice(0, 40) }),
        });
    rows.push({
      row,
      code,
      amounts: found.flatMap(({ column, amount }) =>
        typeof amount === 'string' && amount !== '0.00' ? [{ column, amount }] : [],
      ),
    });
  }
  return { rows, problems };
}
