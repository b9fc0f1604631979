/**
 * The embedded PostgreSQL: a private cluster in the data folder, reached through a socket in that folder alone.
 *
 * Several servers may use one data folder: the first starts the cluster, the others join it, and the last to leave stops it. Each
 * holds a shared advisory lock as its sign of presence; the database drops it however the holder ends, so a server that was
 * killed leaves nothing to clean up, and the cluster it left running is found again.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { closedFolder, unprivilegedAccount, type SystemAccount } from './account.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { withFolderLock } from './lock.ts';
import { environmentOf, reachableBinaries, standardInput, startFolder, withOpenFile } from './programs.ts';

export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

export interface Cluster {
  readonly connection: Connection;
  /** Whether this process found the cluster running. */
  readonly joined: boolean;
  readonly version: string;
  /** Leaves the cluster, and stops it when no one else uses it. */
  close(): Promise<void>;
}

interface Log {
  info(message: string): void;
  error(message: string): void;
}

const presenceKey = 7_355_608;
const port = 5432;
const superuser = 'karmik';
const longestSocketPath = 90;

interface Place {
  readonly folder: string;
  readonly cluster: string;
  /** Whether the account cannot pass the folders above the cluster, and so knows it as the folder in which it starts. */
  readonly isClosed: boolean;
  /** Folder of the sockets, as this process names it. */
  readonly sockets: string;
  readonly log: string;
  readonly account: SystemAccount | undefined;
  readonly binaries: Binaries;
  readonly password: string;
  /** Settings of PostgreSQL beyond those that every cluster has. */
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * @param settings of PostgreSQL, beyond those that every cluster has
 * @param binaries the programs, as they were installed
 */
export async function openCluster(
  dataFolder: string,
  log: Log,
  settings: Readonly<Record<string, string>> = {},
  binaries: Binaries = findBinaries(),
): Promise<Cluster> {
  const place = prepare(dataFolder, settings, binaries);
  const enter = () =>
    withFolderLock(dataFolder, async () => {
      const joined = await ensureRunning(place);
      return { joined, presence: await takePresence(place) };
    });
  let { joined, presence } = await enter();
  let closing = false;

  // A cluster that falls (killed, out of memory) is started again by the person who notices first.
  const watch = async ({ ended }: Presence) => {
    await ended;
    if (!closing) await recover();
  };
  const recover = async () => {
    log.error('The database ended unexpectedly; starting it again.');
    for (let attempt = 0; !closing; attempt++) {
      try {
        ({ joined, presence } = await enter());
        void watch(presence);
        log.info('The database is up again.');
        return;
      } catch (error) {
        log.error(`The database could not be started again: ${String(error)}`);
        await pause(Math.min(200 * 2 ** attempt, 5_000));
      }
    }
  };
  void watch(presence);
  const { rows } = await presence.connection.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );

  return {
    connection: connectionOf(place),
    joined,
    version: rows[0]?.version ?? '',
    async close() {
      closing = true;
      await withFolderLock(dataFolder, async () => {
        const alone = await leave(presence.connection);
        if (alone) await stop(place);
      });
    },
  };
}

function prepare(dataFolder: string, settings: Place['settings'], installed: Binaries): Place {
  mkdirSync(dataFolder, { recursive: true });
  const account = unprivilegedAccount();
  const binaries = reachableBinaries(installed, account);
  const cluster = join(dataFolder, 'postgres');
  const own = join(dataFolder, 'socket');
  mkdirSync(own, { recursive: true });
  chmodSync(own, 0o700);
  const log = join(dataFolder, 'postgres.log');
  const passwordFile = join(dataFolder, 'postgres.password');
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account) chownSync(own, account.uid, account.gid);
  const closed = account && closedFolder(dataFolder, account);
  if (closed && process.platform !== 'linux')
    throw new Error(
      `The server runs as root, so the database runs as "${account.name}", who may not enter ${closed}. Set KARMIK_DATA to a folder outside it, run the server as another user, or set DATABASE_URL.`,
    );
  return {
    folder: dataFolder,
    cluster,
    isClosed: closed !== undefined,
    // An account that cannot pass the folders above reaches nothing but the cluster itself.
    sockets: shortPath(closed ? cluster : own),
    log,
    account,
    binaries,
    password: readFileSync(passwordFile, 'utf8'),
    settings,
  };
}

/** A socket's address holds about a hundred characters: a longer one is reached through a link with a short name. */
function shortPath(folder: string): string {
  if (Buffer.byteLength(folder) <= longestSocketPath) return folder;
  const link = join(tmpdir(), `karmik-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
  if (!existsSync(link)) {
    rmSync(link, { force: true });
    symlinkSync(folder, link);
  }
  return link;
}

const connectionOf = (place: Place): Connection => ({
  host: place.sockets,
  port,
  user: superuser,
  password: place.password,
  database: 'karmik',
});

const client = (place: Place, database = 'postgres') =>
  new pg.Client({
    ...connectionOf(place),
    database,
    connectionTimeoutMillis: 5_000,
    application_name: 'karmik-cluster',
  });

/** @returns whether the cluster was running already */
async function ensureRunning(place: Place): Promise<boolean> {
  if (await isUp(place)) return true;
  if (!existsSync(join(place.cluster, 'PG_VERSION'))) create(place);
  checkVersion(place);
  await start(place);
  return false;
}

async function isUp(place: Place): Promise<boolean> {
  const probe = client(place);
  probe.on('error', () => undefined);
  try {
    await probe.connect();
    await probe.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await probe.end().catch(() => undefined);
  }
}

/** Makes the cluster beside its place and moves it there whole, so that an end half-way leaves nothing half-made. */
function create(place: Place): void {
  const draft = `${place.cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const passwordFile = join(place.folder, 'postgres.initial');
  writeFileSync(passwordFile, place.password, { mode: 0o600 });
  if (place.account) for (const path of [draft, passwordFile]) chownSync(path, place.account.uid, place.account.gid);
  const options = [
    '-D',
    place.isClosed ? startFolder : draft,
    '-U',
    superuser,
    `--pwfile=${standardInput}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
  ];
  const made = withOpenFile(passwordFile, (password) =>
    spawnSync(place.binaries.initdb, options, {
      ...environmentOf(place.binaries, place.account, draft),
      stdio: [password, 'pipe', 'pipe'],
      encoding: 'utf8',
    }),
  );
  rmSync(passwordFile, { force: true });
  if (made.status !== 0)
    throw new Error(
      `The database could not be created in ${place.folder}: ${made.error?.message ?? `${made.stdout}${made.stderr}`.trim()}`,
    );
  renameSync(draft, place.cluster);
}

function checkVersion(place: Place): void {
  const found = Number(readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8'));
  if (found !== place.binaries.major)
    throw new Error(
      `${place.cluster} was written by PostgreSQL ${found}, this release brings ${place.binaries.major}. Make a backup with the release that wrote it, move the folder away, and restore.`,
    );
}

async function start(place: Place): Promise<void> {
  if (existsSync(place.log) && statSync(place.log).size > 20_000_000) truncateSync(place.log);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: place.isClosed ? '.' : place.sockets,
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...place.settings,
  };
  const options = [
    '-D',
    place.isClosed ? startFolder : place.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const deadline = Date.now() + 90_000;
  for (;;) {
    const output = openSync(place.log, 'a', 0o600);
    // A session of its own: Ctrl-C in the terminal reaches the server alone, which then stops the database in order.
    const child = spawn(place.binaries.postgres, options, {
      ...environmentOf(place.binaries, place.account, place.cluster),
      detached: true,
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    child.unref();
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? code}`));
    });
    let reason: string | undefined;
    void ended.then((text) => (reason = text));
    while (reason === undefined && Date.now() < deadline) {
      if (await isUp(place)) return;
      await pause(30);
    }
    // After a kill the remains of the old processes may hold the memory for a moment.
    if (Date.now() > deadline || !reason?.endsWith('ended with 1'))
      throw new Error(
        `The database did not start (${reason ?? 'no answer in 90 s'}). The last lines of ${place.log}:\n${lastLines(place.log)}`,
      );
    if (!/lock file|shared memory|still in use/.test(lastLines(place.log)))
      throw new Error(
        `The database did not start (${reason}). The last lines of ${place.log}:\n${lastLines(place.log)}`,
      );
    await pause(200);
  }
}

const lastLines = (path: string) =>
  existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n').slice(-8).join('\n') : '';

interface Presence {
  readonly connection: pg.Client;
  /** When the connection is gone, be it before anybody waited for that. */
  readonly ended: Promise<void>;
}

async function takePresence(place: Place): Promise<Presence> {
  const connection = client(place);
  // From the start: a database may fall at any moment, also while this process is still coming in.
  connection.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => connection.once('end', resolve));
  try {
    await connection.connect();
    const { rowCount } = await connection.query(`select 1 from pg_database where datname = 'karmik'`);
    if (!rowCount)
      await connection.query('create database karmik').catch((error: { code?: string }) => {
        if (error.code !== '42P04' && error.code !== '23505') throw error;
      });
    await connection.query('select pg_advisory_lock_shared($1)', [presenceKey]);
  } catch (error) {
    await connection.end().catch(() => undefined);
    throw error;
  }
  return { connection, ended };
}

/** Gives up this process's presence. @returns whether no one else is there */
async function leave(presence: pg.Client): Promise<boolean> {
  try {
    await presence.query('select pg_advisory_unlock_shared($1)', [presenceKey]);
    const { rows } = await presence.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      presenceKey,
    ]);
    return rows[0]?.alone ?? false;
  } catch {
    return false;
  } finally {
    await presence.end().catch(() => undefined);
  }
}

/** A fast shutdown: running statements are rolled back, everything that was committed is on disk. */
async function stop(place: Place): Promise<void> {
  const file = join(place.cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!pid) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + 30_000;
  while (existsSync(file) && Date.now() < deadline) await pause(20);
}
