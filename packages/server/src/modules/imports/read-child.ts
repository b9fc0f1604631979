/**
 * Reads one spreadsheet in a process of its own, which ends with it. Its heap is limited by the flags it is started with; a thread
 * beside it watches the memory of the whole process, buffers included, and the time, and ends it by force.
 */
import { Worker } from 'node:worker_threads';
import type { Grid, ReadAnswer, ReadTask, Sheet } from './read.ts';
import { cleanCell, damaged, isArchive, letterCount, separatedRows, Unreadable, withinLimits } from './read-text.ts';

const { bytes, name, limits } = await new Promise<ReadTask>((resolve) => process.once('message', resolve));
new Worker(new URL('./read-guard.ts', import.meta.url), { workerData: limits }).unref();

/** Rows that are handed over at once, so that the server never takes in the whole at one go. */
const batch = 500;

const say = (answer: ReadAnswer) =>
  new Promise<void>((resolve, reject) =>
    process.send?.(answer, undefined, {}, (error) => (error ? reject(error) : resolve())),
  );

async function answer(): Promise<void> {
  const sheets = isArchive(bytes) ? await workbook() : [{ name: '', grid: separatedRows(bytes, name, limits) }];
  for (const { name: sheet, grid } of withinLimits(sheets, limits)) {
    await say({ sheet });
    for (let start = 0; start < grid.length; start += batch) await say({ rows: grid.slice(start, start + batch) });
  }
}

async function workbook(): Promise<Sheet[]> {
  // A file of separated texts waits for neither.
  const [{ checkedWorkbook }, { default: readXlsxFile }] = await Promise.all([
    import('./archive.ts'),
    import('read-excel-file/node'),
  ]);
  const checked = await checkedWorkbook(bytes, limits.unpackedBytes);
  const sheets = await readXlsxFile(checked, { trim: true, parseNumber: (digits) => digits });
  const counted = letterCount(limits);
  const grids: { readonly name: string; readonly grid: Grid }[] = [];
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

const pad = (value: number, width = 2) => String(value).padStart(width, '0');

function plain(cell: unknown): string {
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

try {
  await answer();
  await say({ isAll: true });
} catch (error) {
  await say({ problem: (error instanceof Unreadable ? error : damaged()).said });
}
process.disconnect();
