/** The sheets of a workbook as rows of plain texts, in the reading process. */
import readXlsxFile from 'read-excel-file/node';
import { checkedWorkbook } from './archive.ts';
import type { Grid, ReadLimits, Sheet } from './read.ts';
import { cleanCell, letterCount } from './read-text.ts';

/** The sheets of a workbook, in their order. @throws Unreadable */
export async function workbookSheets(bytes: Buffer, limits: ReadLimits): Promise<Sheet[]> {
  const checked = await checkedWorkbook(bytes, limits.unpackedBytes);
  const sheets = await readXlsxFile(checked, { trim: true, parseNumber: (digits) => digits });
  const counted = letterCount(limits);
  const grids: { readonly name: string; readonly grid: Grid }[] = [];
  for (const { sheet, data } of sheets) {
    const isFirst = !grids.some(({ grid }) => grid.some((row) => row.some(Boolean)));
    try {
      grids.push({ name: sheet, grid: data.map((row) => row.map((cell) => counted(plain(cell, limits)))) });
    } catch (error) {
      if (isFirst) throw error;
      break;
    }
  }
  return grids;
}

const pad = (value: number, width = 2) => String(value).padStart(width, '0');

function plain(cell: unknown, limits: ReadLimits): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return moment(cell);
  return cleanCell(typeof cell === 'string' ? cell : JSON.stringify(cell), limits);
}

/** A day in a spreadsheet has no zone; the reader gives its midnight in UTC. A time without a day is of the day before the first. */
function moment(cell: Date): string {
  const whole = new Date(Math.round(cell.getTime() / 1_000) * 1_000);
  const day = `${pad(whole.getUTCFullYear(), 4)}-${pad(whole.getUTCMonth() + 1)}-${pad(whole.getUTCDate())}`;
  const time = `${pad(whole.getUTCHours())}:${pad(whole.getUTCMinutes())}`;
  if (whole.getUTCFullYear() < 1900) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}
