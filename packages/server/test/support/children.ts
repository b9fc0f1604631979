/** Memory of the processes that this one starts. Linux tells it; elsewhere nothing is seen. */
import { readdirSync, readFileSync } from 'node:fs';

const readOr = (path: string, fallback: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It ended meanwhile.
    return fallback;
  }
};

const childrenOf = (pid: number): number[] => {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readOr(`/proc/${pid}/task/${thread}/children`, '').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
};

/** The most memory that any process whose command holds `part` and that `pid` started had while the work was done, bytes. */
export async function peakOfChildren<T>(
  pid: number,
  part: string,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly bytes: number }> {
  let bytes = 0;
  const look = () => {
    for (const child of childrenOf(pid)) {
      if (!readOr(`/proc/${child}/cmdline`, '').includes(part)) continue;
      const peak = /VmHWM:\s+(\d+) kB/.exec(readOr(`/proc/${child}/status`, ''))?.[1];
      bytes = Math.max(bytes, Number(peak ?? 0) * 1024);
    }
  };
  const timer = setInterval(look, 5);
  try {
    const result = await work();
    return { result, bytes };
  } finally {
    clearInterval(timer);
  }
}
