/** Where tests keep what they throw away. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const gigabyte = 2 ** 30;
/** What databases, copies of the demo and profiles of browsers take at most, and what a run needs besides. */
const needed = { folder: 8 * gigabyte, memory: 12 * gigabyte } as const;
const inMemory = '/dev/shm';
const prefix = 'karmik-run-';

/** Whether programs can be run from a folder in memory, which many containers forbid. */
function isMountedForPrograms(): boolean {
  const line = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((each) => each.split(' ')[1] === inMemory);
  const [, , type, options] = line?.split(' ') ?? [];
  return type === 'tmpfs' && !options?.split(',').includes('noexec');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes folders of runs that were killed. */
function removeLeftOver(): void {
  for (const name of readdirSync(inMemory))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))))
      rmSync(join(inMemory, name), { recursive: true, force: true });
}

/**
 * Has this process and those that it starts keep temporary files in memory: copying a database of a thousand files takes half as long there.
 * Where the machine has too little memory, or none for files, nothing changes.
 * @returns removes the folder
 */
export function keepTemporaryFilesInMemory(): () => void {
  const folder = join(inMemory, `${prefix}${process.pid}`);
  try {
    removeLeftOver();
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize < needed.folder || freemem() < needed.memory || !isMountedForPrograms()) return () => undefined;
    // The account of the database enters it, too.
    mkdirSync(folder, { mode: 0o755 });
  } catch {
    return () => undefined;
  }
  // What later runs use again is not kept with what goes away with this one.
  process.env['KARMIK_LASTING'] ??= tmpdir();
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
