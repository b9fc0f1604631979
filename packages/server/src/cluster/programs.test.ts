/** Folders that only root may enter, which is what `mktemp -d` and the home of root are. */
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liesIn } from '../../../../tools/support/touched.ts';
import { closedFolder, unprivilegedAccount, type SystemAccount } from './account.ts';
import { binariesIn, findBinaries, type Binaries } from './binaries.ts';
import { openCluster } from './cluster.ts';
import { reachableBinaries } from './programs.ts';

const quiet = { info: () => undefined, error: () => undefined };
const isRoot = process.getuid?.() === 0 && process.platform === 'linux';
const account = () => unprivilegedAccount() as SystemAccount;

let closed: string;
let open: string;
beforeEach(() => {
  closed = mkdtempSync(join(tmpdir(), 'karmik-closed-'));
  open = mkdtempSync(join(tmpdir(), 'karmik-open-'));
  chmodSync(open, 0o755);
});
afterEach(() => [closed, open].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** The programs as they are installed below a closed folder. */
function installedInside(folder: string): Binaries {
  const { folder: native, version } = findBinaries();
  const inside = binariesIn(join(folder, 'native'), version);
  cpSync(native, inside.folder, { recursive: true, verbatimSymlinks: true });
  return inside;
}

/** Opens the cluster, adds a row, and closes it. @returns how many rows there are */
async function rowsAfterOneMore(dataFolder: string, binaries: Binaries): Promise<number> {
  const cluster = await openCluster(dataFolder, quiet, {}, binaries);
  const client = new pg.Client({ ...cluster.connection });
  await client.connect();
  try {
    await client.query('create table if not exists kept (id int)');
    await client.query('insert into kept values (1)');
    return (await client.query('select 1 from kept')).rowCount ?? 0;
  } finally {
    await client.end();
    await cluster.close();
  }
}

describe.runIf(isRoot && liesIn(/^packages\/server\/src\/cluster\//))(
  'as root in a folder that others may not enter',
  { timeout: 120_000 },
  () => {
    it('the database is made and starts again, with programs and data inside', async () => {
      const binaries = reachableBinaries(installedInside(closed), account(), [join(open, 'programs')]);
      const data = join(closed, 'data');
      expect(closedFolder(binaries.postgres, account())).toBeUndefined();
      expect(await rowsAfterOneMore(data, binaries)).toBe(1);
      expect(await rowsAfterOneMore(data, binaries)).toBe(2);
      expect(statSync(join(data, 'postgres')).mode & 0o777).toBe(0o700);
      expect(closedFolder(data, account())).toBe(closed);
    });

    it('a data folder goes on when the way to it is closed, and opened again', async () => {
      const data = join(open, 'data');
      const counts = [];
      for (const mode of [0o755, 0o700, 0o755]) {
        chmodSync(open, mode);
        counts.push(await rowsAfterOneMore(data, findBinaries()));
      }
      expect(counts).toEqual([1, 2, 3]);
    });

    it('the copy of the programs belongs to root, can be read by all, and is made once', () => {
      const installed = installedInside(closed);
      // As a strict umask leaves them.
      chmodSync(join(installed.folder, 'lib'), 0o700);
      const place = join(open, 'programs');
      const copy = reachableBinaries(installed, account(), [place]);
      const { mode, uid, ino } = statSync(copy.libraries);
      expect([mode & 0o777, uid]).toEqual([0o755, 0]);
      expect(statSync(reachableBinaries(installed, account(), [place]).libraries).ino).toBe(ino);
    });

    it('a copy that does not run is made again', () => {
      const installed = installedInside(closed);
      const place = join(open, 'programs');
      const copy = reachableBinaries(installed, account(), [place]);
      rmSync(copy.libraries, { recursive: true });
      expect(reachableBinaries(installed, account(), [place])).toEqual(copy);
      expect(statSync(copy.libraries).isDirectory()).toBe(true);
    });

    it('a place where others may write is passed over; without another the error says what to do', () => {
      const installed = installedInside(closed);
      const shared = join(open, 'shared');
      mkdirSync(shared);
      chmodSync(shared, 0o777);
      const own = join(open, 'own');
      expect(reachableBinaries(installed, account(), [shared, own]).folder.startsWith(own)).toBe(true);
      expect(() => reachableBinaries(installed, account(), [shared, join(closed, 'programs')])).toThrow(
        /shared: others may write there; .*programs: .*Run the server as another user, or set DATABASE_URL\.$/s,
      );
    });

    it('programs that the account reaches stay where they are', () => {
      const installed = installedInside(open);
      expect(reachableBinaries(installed, account(), [])).toBe(installed);
    });
  },
);
