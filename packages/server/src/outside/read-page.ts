/** Foreign pages are read in a thread of their own, so that none of them holds up the server. */
import { Worker } from 'node:worker_threads';
import { mostHeadBytes, type PageFacts } from './page-facts.ts';

export interface PageTask {
  readonly bytes: Uint8Array;
  /** The content type of the answer, with its charset. */
  readonly type: string;
  /** The page's own address. */
  readonly url: string;
}

/** What the thread may hold, in megabytes. */
const limits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8, stackSizeMb: 1 };

/**
 * What a page says of itself.
 * @param signal ends the thread, whatever it is doing
 * @returns undefined where the page could not be read within its limits of time and memory
 */
export function readPage(page: PageTask, signal: AbortSignal): Promise<PageFacts | undefined> {
  if (signal.aborted) return Promise.resolve(undefined);
  const workerData: PageTask = { ...page, bytes: Uint8Array.from(page.bytes.subarray(0, mostHeadBytes)) };
  const worker = new Worker(new URL('./page-worker.ts', import.meta.url), { workerData, resourceLimits: limits });
  return new Promise((resolve) => {
    const end = (facts?: PageFacts) => {
      signal.removeEventListener('abort', stop);
      void worker.terminate();
      resolve(facts);
    };
    const stop = () => end();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', (facts: PageFacts) => end(facts));
    worker.once('error', stop);
    worker.once('exit', stop);
  });
}
