/** A store that is away, frozen, full, read-only or slow: said plainly, never as a 500, and over as soon as the fault is. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { errorBody } from '@karmik/model/kit/errors';
import { openDatabase, type Database } from '../src/db/database.ts';
import { toHttpError } from '../src/http/errors.ts';
import { liesIn } from '../../../tools/support/touched.ts';
import {
  clear,
  dataFolder,
  firstRun,
  postmasterPid,
  signInAsAdmin,
  startProcess,
  type Api,
  type ServerProcess,
} from './support/process.ts';
import { startServer, until, type TestServer } from './support/server.ts';

const health = async (server: ServerProcess) => {
  const response = await fetch(`${server.address}/healthz`, { signal: AbortSignal.timeout(4_000) });
  return { status: response.status, retry: response.headers.get('retry-after'), body: await response.json() };
};
const post = (api: Api, text = 'A notice') => api.call('POST', '/noticeboard/posts/', { text });

describe('what the store says', () => {
  let server: TestServer;
  let database: Database;
  beforeAll(async () => {
    server = await startServer();
    const { rows } = await server.context.database.owner.query<{ name: string }>('select current_database() as name');
    const { host, port, user, password } = inject('cluster');
    database = openDatabase({ host, port, user, password, database: rows[0]?.name ?? '' }, 2, () => undefined, {
      statementMs: 300,
    });
  });
  afterAll(async () => {
    await database.close();
    await server.close();
  });

  /** What work on the database answers: status, sentence, when to come back. */
  const answerTo = async (work: Promise<unknown>) => {
    try {
      await work;
      return [200];
    } catch (error) {
      const answer = toHttpError(error);
      return [answer?.status ?? 500, answer && errorBody(answer.body).detail, answer?.headers['retry-after']];
    }
  };
  const raise = (code: string) =>
    server.context.database.everywhere.query(`do $$ begin raise exception 'fault' using errcode = '${code}'; end $$`);

  it.each([
    ['53100', /out of storage space/],
    ['53200', /at its limits/],
    ['53300', /Could not connect/],
    ['53400', /at its limits/],
    ['57014', /took too long/],
    ['55P03', /Someone else is changing/],
    ['25006', /can't save changes/],
    ['08006', /Could not connect/],
    ['57P01', /Could not connect/],
    ['57P03', /Could not connect/],
  ])('%s is a 503 that says when to come back', async (code, detail) => {
    expect(await answerTo(raise(code))).toEqual([503, expect.stringMatching(detail), expect.stringMatching(/^\d+$/)]);
  });

  it('no space for uploads is a 503, too', async () => {
    for (const code of ['ENOSPC', 'EDQUOT'])
      expect(await answerTo(Promise.reject(Object.assign(new Error('write'), { code })))).toEqual([
        503,
        expect.stringMatching(/out of storage space/),
        '30',
      ]);
  });

  it('a statement of a request ends at its limit, one behind requests goes on, and both keep their connections', async () => {
    const sleep = (queries: Database) => queries.everywhere.query('select pg_sleep(0.6)');
    expect(await answerTo(sleep(database))).toEqual([503, expect.stringMatching(/took too long/), '5']);
    expect(await answerTo(sleep(database.patient))).toEqual([200]);
    expect(await answerTo(sleep(database))).toEqual([503, expect.stringMatching(/took too long/), '5']);
    expect(
      await database.organization(1).one<{ id: string }>(`select current_setting('app.organization_id') as id`),
    ).toEqual({ id: '1' });
  });

  it('waiting for a lock ends, too, and what waited is as it was', async () => {
    await database.everywhere.query('insert into server_health (checked_at) values (now()) on conflict do nothing');
    const write = 'update server_health set checked_at = now()';
    await server.context.database.everywhere.transaction(async (holder) => {
      await holder.query(write);
      expect(await answerTo(database.everywhere.query(write))).toEqual([
        503,
        expect.stringMatching(/Someone else|took too long/),
        expect.any(String),
      ]);
    });
    expect(await answerTo(database.everywhere.query(write))).toEqual([200]);
  });

  it('a database that takes no changes fails health, which says so', async () => {
    const { owner } = server.context.database;
    const { rows } = await owner.query<{ name: string }>('select current_database() as name');
    const disconnect = () =>
      owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'karmik-health'`,
      );
    await owner.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`);
    await disconnect();
    const failing = await until('health to fail', async () => {
      const answer = await server.app.inject('/healthz');
      return /can't save changes/.test(answer.body) && answer;
    });
    expect([failing.statusCode, failing.headers['retry-after'], failing.json()]).toEqual([
      503,
      '10',
      { status: 'failing', detail: "The database can't save changes at the moment. Please try again later." },
    ]);
    await owner.query('set default_transaction_read_only = off');
    await owner.query(`alter database ${rows[0]?.name} reset default_transaction_read_only`);
    await disconnect();
    await until('health', async () => (await server.app.inject('/healthz')).statusCode === 200);
  });

  it('health checks that come together are one', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.app.inject('/healthz')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { rows } = await server.context.database.owner.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = 'karmik-health'`,
    );
    expect(rows.length).toBeLessThanOrEqual(2);
  });
});

/** What meets a store that is away, in a server of its own. */
const isChanged = liesIn(
  /^packages\/server\/(src\/(cluster|files|config|runtime|db\/(database|failures|health)|http\/(app|errors|health))|test\/(store-faults|support\/process))/,
);

const running: ServerProcess[] = [];
const cleanups: (() => void)[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill();
  for (const clean of cleanups.splice(0).toReversed()) clean();
});

/** The processes of a folder's database. */
function databaseProcesses(folder: string): number[] {
  const postmaster = postmasterPid(folder);
  const children = readdirSync('/proc').filter((pid) => {
    try {
      return (
        /^\d+$/.test(pid) &&
        readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(postmaster)
      );
    } catch {
      return false;
    }
  });
  return [postmaster, ...children.map(Number)];
}

describe.runIf(isChanged && process.platform === 'linux')('a frozen database', { timeout: 120_000 }, () => {
  it('fails health within its limit and requests with 503; both recover when it goes on', async () => {
    const folder = dataFolder();
    cleanups.push(() => clear(folder));
    const server = await startProcess(folder, { KARMIK_STATEMENT_SECONDS: '1' });
    running.push(server);
    await firstRun(server);
    const api = await signInAsAdmin(server);
    expect((await post(api)).status).toBe(201);
    const frozen = databaseProcesses(folder);
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => frozen.forEach((pid) => process.kill(pid, name));
    signal('SIGSTOP');
    try {
      const requests = Promise.all(Array.from({ length: 20 }, () => post(api, 'While it was frozen')));
      for (let n = 0; n < 3; n++)
        expect(await health(server)).toEqual({
          status: 503,
          retry: '2',
          body: { status: 'failing', detail: 'Could not connect to the database. Please try again later.' },
        });
      expect(new Set((await requests).map(({ status }) => status))).toEqual(new Set([503]));
    } finally {
      signal('SIGCONT');
    }
    await until('health', async () => (await health(server).catch(() => undefined))?.status === 200, 60_000);
    expect((await post(api)).status).toBe(201);
    expect(await server.stop()).toBe(0);
  });
});

/** Mounts a small file system. @returns its folder, or undefined where this process may not */
function smallDisk(megabytes: number): string | undefined {
  const folder = dataFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  cleanups.push(() => {
    clear(join(folder, 'data'));
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

describe.runIf(isChanged)('a full disk', { timeout: 180_000 }, () => {
  it('fails health and writes with 503, never 500; both recover when there is space', async ({ skip }) => {
    const disk = smallDisk(320);
    if (!disk) return skip('only root may mount a small disk');
    const data = join(disk, 'data');
    mkdirSync(data);
    const server = await startProcess(data);
    running.push(server);
    await firstRun(server);
    const api = await signInAsAdmin(server);
    expect((await post(api)).status).toBe(201);
    const ballast = join(disk, 'ballast');
    fill(ballast);
    const seen = new Set<number>();
    await until(
      'a write that is refused',
      async () => {
        const statuses = await Promise.all([1, 2, 3, 4].map((n) => post(api, `${n} ${'long '.repeat(400)}`)));
        for (const { status } of statuses) seen.add(status);
        return seen.has(503);
      },
      90_000,
    );
    expect([...seen].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect((await health(server)).status).toBe(503);
    const form = new FormData();
    form.set('file', new Blob(['%PDF-1.4\n', new Uint8Array(400_000), '\n%%EOF']), 'large.pdf');
    expect((await api.call('POST', '/files/', form)).status).toBe(503);
    rmSync(ballast);
    await until('health', async () => (await health(server).catch(() => undefined))?.status === 200, 60_000);
    expect((await post(api)).status).toBe(201);
    expect(await server.stop()).toBe(0);
  });
});

/** Writes until the disk takes no more. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (let size = 1 << 20; size >= 1; size >>= 1) {
      const piece = Buffer.alloc(size);
      try {
        while (writeSync(file, piece) === size);
      } catch {
        // Then with smaller pieces.
      }
    }
  } finally {
    closeSync(file);
  }
}
