/**
 * Reads one spreadsheet in a process of its own, which ends with it. Its heap is limited by the flags it is started with; a thread
 * beside it watches the memory of the whole process, buffers included, and the time, and ends it by force.
 */
import { Worker } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import { checkedWorkbook, damaged, Unreadable } from './archive.ts';
import type { Grid, ReadAnswer, ReadTask, Sheet } from './read.ts';
import { fileMessages } from '../../messages.ts';
import { importMessages } from './messages.ts';

let { bytes, name, limits } = await new Promise<ReadTask>((resolve) => process.once('message', resolve));
new Worker(new URL('./read-guard.ts', import.meta.url), { workerData: limits }).unref();

/** Rows that are handed over at once, so that the server never takes in the whole at one go. */
const batch = 500;

const say = (answer: ReadAnswer) =>
  new Promise<void>((resolve, reject) =>
    process.send?.(answer, undefined, {}, (error) => (error ? reject(error) : resolve())),
  );

/** Of a workbook the first sheet with rows, and those after it that fit beside it into what one file may hold. */
async function answer(): Promise<void> {
  const sheets = await read();
  for (const { grid } of sheets) while (grid.length && grid.at(-1)?.every((cell) => !cell)) grid.pop();
  const [first, ...others] = sheets.filter(({ grid }) => grid.length > 0);
  if (!first) throw new Unreadable(importMessages.noRows);
  if (first.grid.length > mostRows)
    throw new Unreadable(importMessages.tooManyRows({ most: limits.rows.toLocaleString('en') }));
  if (isTooWide(first)) throw new Unreadable(importMessages.tooManyColumns({ most: limits.columns }));
  await tell(first);
  let room = mostRows - first.grid.length;
  for (const sheet of others.filter((each) => !isTooWide(each))) {
    if (sheet.grid.length > room) continue;
    room -= sheet.grid.length;
    await tell(sheet);
  }
}

const mostRows = limits.rows + 30;
const isTooWide = ({ grid }: Sheet) => grid.some((row) => row.length > limits.columns);

async function tell({ name: sheet, grid }: Sheet): Promise<void> {
  await say({ sheet });
  for (let start = 0; start < grid.length; start += batch) await say({ rows: grid.slice(start, start + batch) });
}

async function read(): Promise<Sheet[]> {
  if (bytes.length === 0) throw new Unreadable(fileMessages.empty);
  if (bytes.readUInt32BE(0) === 0xd0cf11e0) throw new Unreadable(importMessages.oldExcel);
  if (bytes.readUInt16BE(0) === 0x504b) {
    bytes = await checkedWorkbook(bytes, limits.unpackedBytes);
    const sheets = await readXlsxFile(bytes, { trim: true, parseNumber: (digits) => digits });
    const grids: Sheet[] = [];
    for (const { sheet, data } of sheets) {
      const isFirst = !grids.some(({ grid }) => grid.some((row) => row.some(Boolean)));
      try {
        grids.push({ name: sheet, grid: data.map((row) => row.map(plain).map(counted)) });
      } catch (error) {
        if (isFirst) throw error;
        break;
      }
    }
    return grids;
  }
  return [{ name: '', grid: csv() }];
}

let letters = 0;
/** Counts the letters of all cells, since one text may stand in each of a million. */
function counted(cell: string): string {
  letters += cell.length;
  if (letters > limits.letters)
    throw new Unreadable(importMessages.tooManyLetters({ most: limits.letters.toLocaleString('en') }));
  return cell;
}

const pad = (value: number, width = 2) => String(value).padStart(width, '0');

function plain(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return moment(cell);
  return clean(typeof cell === 'string' ? cell : JSON.stringify(cell));
}

/** A day in a spreadsheet has no zone; the reader gives its midnight in UTC. A time without a day is of the day before the first. */
function moment(cell: Date): string {
  const whole = new Date(Math.round(cell.getTime() / 1_000) * 1_000);
  const day = `${pad(whole.getUTCFullYear(), 4)}-${pad(whole.getUTCMonth() + 1)}-${pad(whole.getUTCDate())}`;
  const time = `${pad(whole.getUTCHours())}:${pad(whole.getUTCMinutes())}`;
  if (whole.getUTCFullYear() < 1900) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}

const clean = (text: string) =>
  text
    .slice(0, 2 * limits.cell)
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
    .trim()
    .slice(0, limits.cell);

function csv(): Grid {
  const text = decode();
  if (text.includes('\0') || !/[,;\t|\n]/.test(text))
    throw new Unreadable(importMessages.noSpreadsheet({ name: name.slice(0, 80) }));
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
  return rows.map((row) => row.map(clean).map(counted));
}

function decode(): string {
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

try {
  await answer();
  await say({ isAll: true });
} catch (error) {
  await say({ problem: (error instanceof Unreadable ? error : damaged()).said });
}
process.disconnect();
