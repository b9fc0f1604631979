/** What was acknowledged survives a server and a database that are killed at any moment. */
import type { ImportAnswer } from '@karmik/model/spreadsheet/contracts';
import { liesIn, timesSwept } from '../../../tools/support/touched.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../src/seed/random.ts';
import {
  apiOf,
  clear,
  copyFolder,
  isAlive,
  isPostmasterReady,
  postmasterPid,
  prepareFolder,
  signInAsAdmin,
  startProcess,
  type Api,
  type ServerProcess,
} from './support/process.ts';
import { until } from './support/server.ts';

const folders: string[] = [];
const running: ServerProcess[] = [];
let prepared = '';
beforeAll(async () => {
  prepared = await prepareFolder();
}, 300_000);
afterAll(() => {
  if (prepared) clear(prepared);
});
/** A data folder of its own, in which the first organisation works already. */
const folder = () => {
  const made = copyFolder(prepared);
  folders.push(made);
  return made;
};
const start = async (where: string, env?: Record<string, string>) => {
  const server = await startProcess(where, env);
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const server of running.splice(0))
    if (server.child.exitCode === null && server.child.signalCode === null) await server.kill();
  folders.splice(0).forEach(clear);
});

const random = randomFrom(2083);

/** Four writers that post until their server is gone. @returns a way to count acknowledged posts, and the end of all writers */
function writers(api: Api, round: number, acknowledged: Set<string>) {
  let written = 0;
  let stopped = false;
  const write = async (writer: number) => {
    for (let n = 0; !stopped; n++) {
      const text = `round ${round} writer ${writer} post ${n}`;
      const answer = await api.call('POST', '/noticeboard/posts/', { text }).catch(() => undefined);
      if (answer?.status === 201) {
        acknowledged.add(text);
        written++;
      } else if (!answer) return;
    }
  };
  const ended = Promise.all([0, 1, 2, 3].map(write));
  return { written: () => written, stop: () => (stopped = true), ended };
}

async function allTexts(api: Api): Promise<Set<string>> {
  const texts = new Set<string>();
  for (let path: string | null = '/noticeboard/posts/?limit=100'; path;) {
    const { body }: { body: { results: { text: string }[]; next: string | null } } = await api.call('GET', path);
    for (const { text } of body.results) texts.add(text);
    path = body.next?.replace('/api/v1', '') ?? null;
  }
  return texts;
}

const lost = (acknowledged: Set<string>, there: Set<string>) => [...acknowledged].filter((text) => !there.has(text));

const rounds = timesSwept(20, 2);

/** What starts and stops servers and databases. Where nothing of it changed, one kill of a server and one of its work are enough. */
const isChanged = liesIn(
  /^packages\/server\/(src\/(cluster|jobs|config|runtime|start-server|main|db\/(database|failures|health|migrate)|http\/(app|health|under-way))|test\/(crash|support\/process))/,
);

describe('kill -9 under writes', { timeout: 240_000 }, () => {
  it('of the server, many times, now and then together with its database: the next start works and nothing acknowledged is missing', async () => {
    const where = folder();
    const acknowledged = new Set<string>();
    let server = await start(where);
    for (let round = 0; round < rounds; round++) {
      const api = await signInAsAdmin(server);
      const work = writers(api, round, acknowledged);
      const enough = random.between(1, 60);
      await until('some acknowledged writes', async () => work.written() >= enough);
      if (round % 2 === 1) process.kill(postmasterPid(where), 'SIGKILL');
      await server.kill();
      await work.ended;
      server = await start(where);
      const there = await allTexts(await signInAsAdmin(server));
      expect(lost(acknowledged, there), `after round ${round}`).toEqual([]);
    }
    expect(acknowledged.size).toBeGreaterThan(10 * rounds);
    const pid = postmasterPid(where);
    expect(await server.stop()).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });

  it.runIf(isChanged)(
    'of the database alone, many times: the server brings it up again and nothing acknowledged is missing',
    async () => {
      const where = folder();
      const acknowledged = new Set<string>();
      const server = await start(where);
      const api = await signInAsAdmin(server);
      for (let round = 0; round < rounds; round++) {
        const work = writers(api, round, acknowledged);
        const enough = random.between(1, 60);
        await until('some acknowledged writes', async () => work.written() >= enough);
        const pid = postmasterPid(where);
        process.kill(pid, 'SIGKILL');
        await until(
          'a new database',
          async () =>
            postmasterPid(where) > 0 &&
            postmasterPid(where) !== pid &&
            (await fetch(`${server.address}/healthz`)).status === 200,
          60_000,
        );
        work.stop();
        await work.ended;
      }
      expect(lost(acknowledged, await allTexts(api))).toEqual([]);
      expect(await server.stop()).toBe(0);
    },
  );

  it.runIf(isChanged)(
    'of the database again and again while it comes up: the server stays, and has a database in the end',
    async () => {
      const where = folder();
      const server = await start(where);
      const api = await signInAsAdmin(server);
      const before = await allTexts(api);
      for (let round = 0; round < rounds; round++) {
        const pid = postmasterPid(where);
        process.kill(pid, 'SIGKILL');
        await until(
          'a new database',
          async () => {
            if (!isAlive(server.child.pid ?? 0)) throw new Error(`the server ended: ${server.output()}`);
            return postmasterPid(where) !== pid && isPostmasterReady(where);
          },
          60_000,
        );
        // While the server comes in: it looks each 30 ms, and signs in twice.
        const moment = Date.now() + random.between(0, 60);
        await until('a moment', async () => Date.now() >= moment);
      }
      await until('a database', async () => (await fetch(`${server.address}/healthz`)).status === 200, 60_000);
      expect(await allTexts(api)).toEqual(before);
      expect(server.output()).toContain('a database connection ended');
      expect(server.output()).not.toContain('secretKey');
      expect(await server.stop()).toBe(0);
    },
  );

  it('of the server in the middle of an import: another start finishes it, each employee once', async () => {
    const where = folder();
    let server = await start(where);
    let api = await signInAsAdmin(server);
    const rows = Array.from({ length: 2_000 }, (_, n) => `K${n},Sita,Rai,k${n}@big.test,2020-01-01`);
    const form = new FormData();
    form.set('file', new Blob([`Code,First Name,Last Name,Email,Join date\n${rows.join('\n')}`]), 'staff.csv');
    const { body: made } = await api.call<ImportAnswer>('POST', '/hris/first/employees/import/', form);
    const path = `/hris/first/employees/import/${made.id}/`;
    const state = async () => (await api.call<ImportAnswer>('GET', path)).body;
    await api.call('POST', `${path}columns/`, { matches: made.matches });
    await until('the dry run', async () => (await state()).state === 'checked');
    await api.call('POST', `${path}commit/`, { mode: 'valid', send_activation: false });
    await until('some employees', async () => (await state()).counts.created > 0);
    await server.kill();
    server = await start(where);
    api = await signInAsAdmin(server);
    const before = await state();
    expect(before.state).toBe('committing');
    expect(before.counts.created).toBeLessThan(2_000);
    const done = await until(
      'the end of the import',
      async () => {
        const now = await state();
        return now.state !== 'committing' && now;
      },
      60_000,
    );
    expect(done).toMatchObject({
      state: 'done',
      counts: { created: 2_000, valid: 0 },
      message: { en: 'Employees created: 2000.', ne: '२००० कर्मचारी थपिए।' },
    });
    await server.stop();
  });
});

describe.runIf(isChanged)('two servers on one data folder', { timeout: 180_000 }, () => {
  it('share the cluster; the last to leave stops it', async () => {
    const where = folder();
    const [first, second] = await Promise.all([start(where), start(where)]);
    const here = await signInAsAdmin(first);
    await here.call('POST', '/noticeboard/posts/', { text: 'written here' });
    expect(await allTexts(await signInAsAdmin(second))).toEqual(new Set(['written here']));
    const pid = postmasterPid(where);
    expect(await first.stop()).toBe(0);
    expect(isAlive(pid)).toBe(true);
    expect(
      (await (await signInAsAdmin(second)).call('POST', '/noticeboard/posts/', { text: 'written there' })).status,
    ).toBe(201);
    expect(await second.stop()).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });
});

describe.runIf(isChanged)('a server that is asked to stop', { timeout: 180_000 }, () => {
  it('answers what it has begun and loses nothing', async () => {
    const where = folder();
    const acknowledged = new Set<string>();
    const server = await start(where);
    const work = writers(await signInAsAdmin(server), 0, acknowledged);
    await until('some acknowledged writes', async () => work.written() >= 30);
    const stopping = server.stop();
    await until(
      'the writers to be turned away',
      async () =>
        (
          await apiOf(server)
            .call('GET', '/setup/')
            .catch(() => ({ status: 0 }))
        ).status !== 200,
    );
    work.stop();
    await Promise.all([work.ended, stopping]);
    expect(await stopping).toBe(0);
    const again = await start(where);
    expect(lost(acknowledged, await allTexts(await signInAsAdmin(again)))).toEqual([]);
    await again.stop();
  });

  it('says clearly what is wrong when it cannot start', async () => {
    const where = folder();
    const server = await start(where);
    await expect(startProcess(where, { PORT: new URL(server.address).port })).rejects.toThrow(
      /is in use\. Stop what uses it, or set PORT to another one\./,
    );
    await expect(startProcess(where, { PORT: 'many' })).rejects.toThrow(/PORT is "many": set it to a whole number/);
    await expect(startProcess(where, { DATABASE_URL: 'mysql://x' })).rejects.toThrow(
      /DATABASE_URL is no PostgreSQL address/,
    );
    await expect(startProcess(where, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(
      /does not answer/,
    );
    await server.stop();
  });
});
