/** A spreadsheet as plain texts, within what one file may hold: in the reading process, and of small texts in the server itself. */
import { parse } from 'csv-parse/sync';
import { withFormulas } from '@karmik/model/spreadsheet/formula-text';
import { fileMessages } from '../../messages.ts';
import { importMessages } from './messages.ts';
import type { Grid, ReadLimits, Sheet } from './read.ts';
import { isXml, statementRows } from './read-statement.ts';
import { Unreadable } from './unreadable.ts';

export const damaged = () => new Unreadable(importMessages.damaged);

/** Whether a file is an archive, as workbooks are. @throws Unreadable for what is no spreadsheet by its first bytes */
export function isArchive(bytes: Buffer): boolean {
  if (bytes.length === 0) throw new Unreadable(fileMessages.empty);
  if (bytes.length > 4 && bytes.readUInt32BE(0) === 0xd0cf11e0) throw new Unreadable(importMessages.oldExcel);
  return bytes.length > 2 && bytes.readUInt16BE(0) === 0x504b;
}

/** Counts the letters of all cells, since one text may be in each of a million. */
export function letterCount(limits: ReadLimits): (cell: string) => string {
  let letters = 0;
  return (cell) => {
    letters += cell.length;
    if (letters > limits.letters)
      throw new Unreadable(importMessages.tooManyLetters({ most: limits.letters.toLocaleString('en') }));
    return cell;
  };
}

export const cleanCell = (text: string, { cell: most }: ReadLimits): string =>
  // What an export marked as no formula is read as it was.
  withFormulas(text.slice(0, 2 * most))
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
    .trim()
    .slice(0, most);

/**
 * Of a workbook the first sheet with rows, and those after it that fit beside it into what one file may hold.
 * @throws Unreadable
 */
export function withinLimits(sheets: readonly Sheet[], limits: ReadLimits): [Sheet, ...Sheet[]] {
  const mostRows = limits.rows + 30;
  const isTooWide = ({ grid }: Sheet) => grid.some((row) => row.length > limits.columns);
  for (const { grid } of sheets) while (grid.length && grid.at(-1)?.every((cell) => !cell)) grid.pop();
  const [first, ...others] = sheets.filter(({ grid }) => grid.length > 0);
  if (!first) throw new Unreadable(importMessages.noRows);
  if (first.grid.length > mostRows)
    throw new Unreadable(importMessages.tooManyRows({ most: limits.rows.toLocaleString('en') }));
  if (isTooWide(first)) throw new Unreadable(importMessages.tooManyColumns({ most: limits.columns }));
  let room = mostRows - first.grid.length;
  const beside = others.filter((sheet) => {
    if (isTooWide(sheet) || sheet.grid.length > room) return false;
    room -= sheet.grid.length;
    return true;
  });
  return [first, ...beside];
}

/** The rows of separated texts, or of a bank statement in XML. @throws Unreadable */
export function textRows(bytes: Buffer, name: string, limits: ReadLimits): Grid {
  const text = decoded(bytes, name);
  if (text.includes('\0') || (!isXml(text) && !/[,;\t|\n]/.test(text)))
    throw new Unreadable(importMessages.noSpreadsheet({ name: name.slice(0, 80) }));
  const counted = letterCount(limits);
  const cleaned = (rows: Grid): Grid => rows.map((row) => row.map((cell) => counted(cleanCell(cell, limits))));
  if (isXml(text)) return cleaned(statementRows(text, limits));
  const head = text.slice(0, 20_000).split('\n').slice(0, 20).join('\n');
  const delimiter =
    [',', ';', '\t', '|'].map((mark) => ({ mark, count: head.split(mark).length })).sort((a, b) => b.count - a.count)[0]
      ?.mark ?? ',';
  const rows = parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    bom: true,
    max_record_size: 1_000_000,
    to: limits.rows + 40,
  });
  return cleaned(rows);
}

function decoded(bytes: Buffer, name: string): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Old spreadsheet programs write the system's single-byte letters. Anything that is no text shows by its control characters.
    const text = new TextDecoder('windows-1252').decode(bytes);
    if (/[\u0000-\u0008\u000E-\u001F]/.test(text))
      throw new Unreadable(importMessages.noSpreadsheet({ name: name.slice(0, 80) }));
    return text;
  }
}
