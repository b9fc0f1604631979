/** The thread beside a reader: it ends the process, which may be too busy to do so itself, where it passes its memory or its time. */
import { workerData } from 'node:worker_threads';
import type { ReadLimits } from './read.ts';

const everyMs = 10;

const { memoryBytes, milliseconds } = workerData as ReadLimits;
const began = performance.now();
setInterval(() => {
  if (process.memoryUsage.rss() > memoryBytes || performance.now() - began > milliseconds)
    process.kill(process.pid, 'SIGKILL');
}, everyMs);
