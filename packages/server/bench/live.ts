/** A thousand browsers on one server: how long a change takes to reach all, and whether all are back after a restart without a gap. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { livePath, type LiveFrame } from '@karmik/model/notification/live';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { accessTokens } from '../src/access/tokens.ts';
import { openCluster } from '../src/cluster/cluster.ts';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { announce } from '../src/live/announce.ts';
import { openSession } from '../src/modules/account/sessions.ts';
import { createOrganization } from '../src/modules/organization/organizations.ts';
import { makeContext, makeLog, makeServer, openStore, type Server } from '../src/runtime.ts';

const browsers = 1_000;
const rounds = 7;

export interface LiveResult {
  /** Seconds until every browser had joined. */
  readonly joining: number;
  /** Milliseconds from a commit until the last browser knew. */
  readonly reaching: number[];
  /** Seconds until every browser was back after a restart. */
  readonly returning: number;
  /** Changes that some browser did not hear, of all that were made; to be none. */
  readonly missed: number;
}

interface Browser {
  readonly token: string;
  readonly heard: Set<string>;
  last: string | undefined;
  socket: WebSocket | undefined;
}

function connect(browser: Browser, port: number, onHeard: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${livePath}`);
    browser.socket = socket;
    socket.on('error', reject);
    socket.on('open', () =>
      socket.send(
        JSON.stringify({ command: 'join', token: browser.token, ...(browser.last ? { last: browser.last } : {}) }),
      ),
    );
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as LiveFrame;
      if (frame.position !== undefined) browser.last = frame.position;
      if (frame.event !== 'websocket') return;
      if (frame.status === 'joined') resolve();
      else if (frame.status === 'changed')
        for (const { topic, ids } of frame.changes)
          if (topic === 'directory') for (const id of ids ?? []) browser.heard.add(id);
      onHeard();
    });
  });
}

async function people(context: Context): Promise<{ organizationId: number; tokens: string[] }> {
  const { everywhere } = context.database;
  const { organizationId } = await createOrganization(
    everywhere,
    { slug: 'directory', name: 'Bench', abbreviation: 'BEN' },
    {
      username: 'hr',
      email: 'hr@bench.test',
      first_name: 'Hari',
      last_name: 'Rai',
      password_hash: randomBytes(8).toString('hex'),
    },
    new Date(),
  );
  const users = await everywhere.query<{ id: number }>(
    `with people as (insert into users (username, email, first_name, last_name, status)
                     select 'u' || n, 'u' || n || '@bench.test', 'First', 'Last' || n, 'active' from generate_series(1, $1) n returning id)
     insert into membership (organization_id, user_id, account_id) select $2, id, id from people returning user_id as id`,
    [browsers, organizationId],
  );
  const tokens = accessTokens(context.secrets, context.clock);
  const origin = { ip: '', userAgent: '' };
  const held: string[] = [];
  for (const { id: userId } of users)
    held.push(
      (await openSession(context, tokens, everywhere, { userId, organizationId, remember: true }, origin)).access,
    );
  return { organizationId, tokens: held };
}

const seconds = (since: number) => (performance.now() - since) / 1000;

export async function measureLive(): Promise<LiveResult> {
  const folder = mkdtempSync(join(tmpdir(), 'karmik-live-'));
  const quiet = { info: () => undefined, error: () => undefined };
  const cluster = await openCluster(folder, quiet);
  const config = readConfig({ KARMIK_DATA: folder, KARMIK_DEMO: '0', KARMIK_REQUESTS_PER_MINUTE: '0' }, folder);
  const log = makeLog('silent');
  const start = async (): Promise<{ server: Server; port: number }> => {
    const store = await openStore(config, log);
    const server = await makeServer(await makeContext(config, store, log), store);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    return { server, port: (server.app.server.address() as AddressInfo).port };
  };
  try {
    let { server, port } = await start();
    const { organizationId, tokens } = await people(server.context);
    const all = tokens.map((token): Browser => ({ token, heard: new Set(), last: undefined, socket: undefined }));
    let check = () => {};
    const joined = async () => {
      const began = performance.now();
      await Promise.all(all.map((browser) => connect(browser, port, () => check())));
      return seconds(began);
    };
    const change = (name: string) =>
      announce(server.context.database.organization(organizationId), {
        organizationId,
        topic: 'directory',
        objectId: name,
      });
    const everybodyHears = (name: string) =>
      new Promise<void>((resolve) => {
        check = () => {
          if (all.every((browser) => browser.heard.has(name))) resolve();
        };
        check();
      });
    const made: string[] = [];
    const joining = await joined();
    const reaching: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const name = `round ${round}`;
      made.push(name);
      const hears = everybodyHears(name);
      const began = performance.now();
      await change(name);
      await hears;
      reaching.push(performance.now() - began);
    }
    await server.close();
    ({ server, port } = await start());
    // What happened while everyone was away.
    for (let n = 0; n < 20; n++) {
      made.push(`away ${n}`);
      await change(`away ${n}`);
    }
    const returning = await joined();
    made.push('last');
    const hears = everybodyHears('last');
    await change('last');
    await hears;
    const missed = all.reduce((sum, browser) => sum + made.filter((name) => !browser.heard.has(name)).length, 0);
    for (const browser of all) browser.socket?.terminate();
    await server.close();
    return { joining, reaching, returning, missed };
  } finally {
    await cluster.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
