/**
 * Reading a spreadsheet into rows of plain texts. It is done in a worker with limits of memory and time, so that a file made to
 * be hard to read can neither stop nor fill the server.
 */
import { Worker } from 'node:worker_threads';
import { importLimits } from '@karmik/model/spreadsheet/contracts';
import { invalidField } from '../../http/errors.ts';

/** Rows as they stand in the file, from its first line on; each cell a text, dates as YYYY-MM-DD. */
export type Grid = string[][];

export type ReadAnswer = { grid: Grid } | { problem: string };

const readingMs = 60_000;

/** @throws 400 on `file` for what is no spreadsheet, is too large, or unpacks to too much */
export async function readSpreadsheet(bytes: Buffer, name: string): Promise<Grid> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: { bytes, name, limits: importLimits },
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const answer = await new Promise<ReadAnswer>((resolve) => {
    const timer = setTimeout(
      () => resolve({ problem: 'The file takes too long to read. Save it again as .csv and try once more.' }),
      readingMs,
    );
    const end = (value: ReadAnswer) => {
      clearTimeout(timer);
      resolve(value);
    };
    worker.once('message', end);
    worker.once('error', () =>
      end({ problem: 'The file could not be read: it is damaged, or needs more memory than is allowed.' }),
    );
  });
  await worker.terminate();
  if ('problem' in answer) throw invalidField('file', answer.problem);
  return answer.grid;
}
