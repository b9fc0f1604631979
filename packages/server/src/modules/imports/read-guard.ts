/**
 * The thread beside a reader: it ends the process, which may be too busy to do so itself, where it passes its memory or its time. Time is that
 * of the processor, since a reader lets all others go first; the person who waits is told at last all the same.
 */
import { workerData } from 'node:worker_threads';
import type { ReadLimits } from './read.ts';

const everyMs = 10;

const { memoryBytes, milliseconds, waitMilliseconds } = workerData as ReadLimits;
const began = performance.now();
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isLate = (user + system) / 1_000 > milliseconds || performance.now() - began > waitMilliseconds;
  if (isLate || process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, 'SIGKILL');
}, everyMs);
