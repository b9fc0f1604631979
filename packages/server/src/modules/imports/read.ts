/** Reading a spreadsheet into rows of plain texts: a small text here, all else in a process that may be ended at any moment. */
import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { importLimits } from '@karmik/model/spreadsheet/contracts';
import type { Message } from '@karmik/model/kit/message';
import { invalidField } from '../../http/errors.ts';
import { importMessages } from './messages.ts';
import { damaged, isArchive, textRows, withinLimits } from './read-text.ts';
import { Unreadable } from './unreadable.ts';

/** Rows as they are in the file, from its first line on; each cell a text, dates as YYYY-MM-DD. */
export type Grid = string[][];

export interface Sheet {
  readonly name: string;
  readonly grid: Grid;
}

/** The sheets of a file that hold rows, in their order; of a CSV file the one that it is, without a name. */
export type Workbook = readonly [Sheet, ...Sheet[]];

export const readLimits = {
  ...importLimits,
  /** Of the whole process that reads. */
  memoryBytes: 640 * 1024 * 1024,
  /** What its JavaScript may hold of them. */
  heapMegabytes: 448,
  /** Of the processor. */
  milliseconds: 20_000,
  /** By the clock, on a machine that has much else to do. */
  waitMilliseconds: 60_000,
} as const;
export type ReadLimits = typeof readLimits;

export interface ReadTask {
  readonly bytes: Buffer;
  readonly name: string;
  readonly limits: ReadLimits;
}

/** What the reading process says: of each sheet its name, then its rows in their order; then that these were all; or why there are none. */
export type ReadAnswer =
  | { readonly sheet: string }
  | { readonly rows: Grid }
  | { readonly isAll: true }
  | { readonly problem: Message };

/** How long a process that passed its time is given to end by itself, ms. */
const graceMs = 2_000;

/** Separated texts of this size are read in a few milliseconds and cannot grow; a process of their own takes half a second. */
const smallBytes = 64 * 1024;

/** @throws 400 on `file` for what is no spreadsheet, is too large, or needs more memory or time than a spreadsheet may */
export async function readSpreadsheet(bytes: Buffer, name: string): Promise<Workbook> {
  try {
    if (bytes.length <= smallBytes && !isArchive(bytes))
      return withinLimits([{ name: '', grid: textRows(bytes, name, readLimits) }], readLimits);
  } catch (error) {
    throw invalidField('file', (error instanceof Unreadable ? error : damaged()).said);
  }
  return readApart(bytes, name);
}

/** Reads in a process of its own, for what may unpack to anything. */
async function readApart(bytes: Buffer, name: string): Promise<Workbook> {
  const child = fork(new URL('./read-child.ts', import.meta.url), [], {
    // It needs its own code and nothing of the server's: no files written, no processes, no secrets of the environment.
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--permission',
      '--allow-fs-read=*',
      '--allow-worker',
      `--max-old-space-size=${readLimits.heapMegabytes}`,
    ],
    env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const began = performance.now();
  const sheets: Sheet[] = [];
  let outcome: 'all' | { problem: Message } | undefined;
  const timer = setTimeout(() => child.kill('SIGKILL'), readLimits.waitMilliseconds + graceMs);
  try {
    await new Promise<void>((resolve, reject) => {
      child.on('message', (answer: ReadAnswer) => {
        if ('sheet' in answer) sheets.push({ name: answer.sheet, grid: [] });
        else if ('rows' in answer) sheets.at(-1)?.grid.push(...answer.rows);
        else outcome = 'isAll' in answer ? 'all' : answer;
      });
      child.once('error', reject);
      child.once('close', () => resolve());
      child.send({ bytes, name, limits: readLimits } satisfies ReadTask, (error) => {
        // It ended before it took the task; its end tells the rest.
        if (error) child.kill('SIGKILL');
      });
      if (child.pid !== undefined) yieldTo(child.pid);
    });
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
  const [first, ...others] = sheets;
  if (outcome === 'all' && first) return [first, ...others];
  throw invalidField(
    'file',
    (outcome !== 'all' && outcome?.problem) ||
      (performance.now() - began > readLimits.milliseconds ? importMessages.tooLong : importMessages.tooHard),
  );
}

/** Lets the person who waits for another call go before a reader. */
function yieldTo(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A system may not let it; the reader is bounded all the same.
  }
}
