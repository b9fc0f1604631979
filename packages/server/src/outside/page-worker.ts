/** The thread that reads one foreign page; `read-page.ts` ends it by force where it takes too long. */
import { parentPort, workerData } from 'node:worker_threads';
import { pageFacts } from './page-facts.ts';
import type { PageTask } from './read-page.ts';

const { bytes, type, url } = workerData as PageTask;
parentPort?.postMessage(pageFacts(bytes, type, url));
