/**
 * Reads one spreadsheet in a process of its own, which ends with it. Its heap is limited by the flags it is started with; a thread
 * beside it watches the memory of the whole process, buffers included, and the time, and ends it by force.
 */
import { Worker } from 'node:worker_threads';
import type { ReadAnswer, ReadTask } from './read.ts';
import { damaged, isArchive, textRows, withinLimits } from './read-text.ts';
import { Unreadable } from './unreadable.ts';

const { bytes, name, limits } = await new Promise<ReadTask>((resolve) => process.once('message', resolve));
new Worker(new URL('./read-guard.ts', import.meta.url), { workerData: limits }).unref();

/** Rows that are handed over at once, so that the server never takes in the whole at one go. */
const batch = 500;

const say = (answer: ReadAnswer) =>
  new Promise<void>((resolve, reject) =>
    process.send?.(answer, undefined, {}, (error) => (error ? reject(error) : resolve())),
  );

async function answer(): Promise<void> {
  // A file of separated texts does not wait for what reads workbooks.
  const sheets = isArchive(bytes)
    ? await (await import('./read-workbook.ts')).workbookSheets(bytes, limits)
    : [{ name: '', grid: textRows(bytes, name, limits) }];
  for (const { name: sheet, grid } of withinLimits(sheets, limits)) {
    await say({ sheet });
    for (let start = 0; start < grid.length; start += batch) await say({ rows: grid.slice(start, start + batch) });
  }
}

try {
  await answer();
  await say({ isAll: true });
} catch (error) {
  await say({ problem: (error instanceof Unreadable ? error : damaged()).said });
}
process.disconnect();
