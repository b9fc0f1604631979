/**
 * How the programs of the cluster run where the server is root and the database therefore another account: without a capability, since
 * containers withhold them and access(2) ignores them.
 */
import { spawnSync, type SpawnOptions } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { closedFolder, type SystemAccount } from './account.ts';
import { binariesIn, type Binaries } from './binaries.ts';

/**
 * The folder in which a process was started, by a name that skips the way to it. The server enters the folder before it gives up its
 * rights, so the account needs to pass none of the folders above.
 */
export const startFolder = '/proc/self/cwd';

/** Standard input by name: a file that the server opened is read by an account that cannot pass the folders above it. */
export const standardInput = '/dev/stdin';

/** Where a copy of the programs may lie. Nothing in them is lost when the copy is removed. */
const placesOfCopies = ['/var/cache/karmik', '/var/lib/karmik', '/opt/karmik', '/run/karmik'];

/** Options with which a program of the cluster is run in `folder`, as the account if there is one. */
export const environmentOf = (binaries: Binaries, account: SystemAccount | undefined, folder: string) =>
  ({
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      LC_ALL: 'C',
      TZ: 'UTC',
      [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: binaries.libraries,
    },
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  }) satisfies SpawnOptions;

/**
 * The programs where the account reaches them: as they were installed, or as a copy that belongs to root.
 * @param places folders for the copy, the first that works is taken
 * @throws when none of them works
 */
export function reachableBinaries(
  installed: Binaries,
  account: SystemAccount | undefined,
  places: readonly string[] = placesOfCopies,
): Binaries {
  const closed = account && closedFolder(installed.postgres, account);
  if (!account || !closed) return installed;
  const failures: string[] = [];
  for (const place of places) {
    try {
      const copy = binariesIn(join(place, `postgresql-${installed.version}`), installed.version);
      holdPlace(place);
      if (existsSync(copy.folder)) {
        if (faultOf(copy, account) === undefined) return copy;
        rmSync(copy.folder, { recursive: true });
      }
      copyPrograms(installed.folder, copy.folder);
      const fault = faultOf(copy, account);
      if (fault === undefined) return copy;
      failures.push(`${place}: ${fault}`);
    } catch (error) {
      failures.push(`${place}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(
    `The server runs as root, so the database runs as "${account.name}", who may not enter ${closed}, and a copy of its programs could not be put elsewhere (${failures.join('; ')}). Run the server as another user, or set DATABASE_URL.`,
  );
}

/** Why the account cannot run a copy; undefined when it can. */
function faultOf(copy: Binaries, account: SystemAccount): string | undefined {
  const tried = spawnSync(copy.postgres, ['--version'], { ...environmentOf(copy, account, '/'), encoding: 'utf8' });
  return tried.status === 0 ? undefined : (tried.error?.message ?? tried.stderr.trim());
}

/** Makes the folder of copies. The person who may write there decides what the database runs. */
function holdPlace(place: string): void {
  mkdirSync(place, { recursive: true });
  const { uid, mode } = statSync(place);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) throw new Error('others may write there');
  chmodSync(place, 0o755);
}

/** Copies beside the place and moves there whole, so that an end half-way leaves nothing half-made. */
function copyPrograms(from: string, to: string): void {
  const draft = mkdtempSync(`${to}.new-`);
  try {
    // Links between the libraries stay links within the copy.
    cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
    openToRead(draft);
    renameSync(draft, to);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another server was first.
    if (!existsSync(to)) throw error;
  }
}

/** Lets everyone read and no one else write, whatever the installation's umask made of it. */
function openToRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const isExecutable = entry.isDirectory() || (statSync(path).mode & 0o100) !== 0;
    chmodSync(path, isExecutable ? 0o755 : 0o644);
  }
}

/** Runs work with a file open for reading. */
export function withOpenFile<R>(path: string, work: (descriptor: number) => R): R {
  const descriptor = openSync(path, 'r');
  try {
    return work(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
