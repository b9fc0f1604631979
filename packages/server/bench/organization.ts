/** An organisation on a server of its own, for measuring over HTTP. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openCluster, type Connection } from '../src/cluster/cluster.ts';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import type { Database } from '../src/db/database.ts';
import { hashPassword } from '../src/modules/account/passwords.ts';
import { createOrganization } from '../src/modules/organization/organizations.ts';
import { allowPasswordAlone } from '../src/seed/password-alone.ts';
import { makeContext, makeLog, openStore } from '../src/runtime.ts';

const password = 'Namaste123';
const flags = ['--conditions=karmik-src', '--disable-warning=ExperimentalWarning'];
const quiet = { info: () => undefined, error: () => undefined };

export interface Started {
  readonly address: string;
  /** The process, for its memory. */
  readonly pid: number;
  readonly stop: () => void;
}

/** Starts a script of this folder, or of the server, and waits until its output says where it is. */
export function start(script: string, env: Record<string, string>, ready: RegExp): Promise<Started> {
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, script)], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}: ${output}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = ready.exec(output)?.[1];
      if (found) resolve({ address: found, pid: child.pid ?? 0, stop: () => child.kill('SIGTERM') });
    });
  });
}

/** Makes the organisation `bench` with its HR in an empty folder, and what else `fill` wants. @returns its id */
export async function foundIn(
  folder: string,
  fill?: (context: Context, organizationId: number) => Promise<void>,
): Promise<number> {
  const config = readConfig({ KARMIK_DATA: folder, KARMIK_DEMO: '0' }, folder);
  const store = await openStore(config, makeLog('silent'));
  try {
    const context = await makeContext(config, store, makeLog('silent'));
    const { organizationId } = await createOrganization(
      context.database.everywhere,
      { slug: 'bench', name: 'Bench', abbreviation: 'BEN' },
      {
        username: 'hr',
        email: 'hr@bench.test',
        first_name: 'Hari',
        last_name: 'Rai',
        password_hash: await hashPassword(password),
      },
      new Date(),
    );
    await allowPasswordAlone(context.database.everywhere, organizationId);
    await fill?.(context, organizationId);
    return organizationId;
  } finally {
    await store.close();
  }
}

/** The server over a folder, with its database and someone signed in as HR. */
export async function serve(folder: string): Promise<{
  readonly server: Started;
  readonly cluster: Awaited<ReturnType<typeof openCluster>>;
  readonly token: string;
}> {
  const cluster = await openCluster(folder, quiet);
  const server = await start(
    '../src/main.ts',
    {
      KARMIK_DATA: folder,
      KARMIK_DEMO: '0',
      PORT: '0',
      HOST: '127.0.0.1',
      KARMIK_LOG: 'silent',
      KARMIK_REQUESTS_PER_MINUTE: '0',
    },
    /Karmik HR is at (\S+)/,
  );
  return { server, cluster, token: await tokenOf(server.address, 'hr') };
}

async function tokenOf(address: string, name: string): Promise<string> {
  const login = await fetch(`${address}/api/v1/security/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: name, password }),
  });
  if (!login.ok) throw new Error(`${name} does not sign in: ${login.status} ${await login.text()}`);
  const { token } = (await login.json()) as { token: { access: string } };
  return token.access;
}

/** Gives someone whom no one has invited yet an account of their own. @returns their token */
export async function signInAs(address: string, client: pg.Client, userId: number): Promise<string> {
  const email = `account-${userId}@bench.test`;
  await client.query(
    `update users set status = 'active', email = $2, is_email_proven = true, password_changed_at = now(),
            password_hash = (select password_hash from users where username = 'hr') where id = $1`,
    [userId, email],
  );
  await client.query('update membership set account_id = user_id, is_default = true where user_id = $1', [userId]);
  return tokenOf(address, email);
}

/** People who joined long ago, by three statements. */
export async function hire({ owner }: Database, organizationId: number, people: number): Promise<void> {
  await owner.query(
    `insert into users (username, email, first_name, last_name) select 'u' || n, 'u' || n || '@bench.test', 'First' || n, 'Last' || n from generate_series(1, $1) n`,
    [people],
  );
  await owner.query(
    `insert into membership (organization_id, user_id, account_id) select $1, id, id from users where email like 'u%'`,
    [organizationId],
  );
  await owner.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on)
     select $1, id, 'E' || id, first_name, last_name, email, '2020-01-01' from users where email like 'u%'`,
    [organizationId],
  );
}

/** Does something with a new folder, and removes it. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'karmik-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Does something while someone else writes to the database ten times a second, so that nothing that is read holds for long. */
export async function whileSomebodyWrites<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  const writer = new pg.Client({ ...connection });
  await writer.connect();
  let isWriting = false;
  let last: Promise<unknown> = Promise.resolve();
  // On a busy machine a write may take longer than the tenth of a second.
  const writing = setInterval(() => {
    if (isWriting) return;
    isWriting = true;
    last = writer.query('update organization set name = name').finally(() => (isWriting = false));
  }, 100);
  try {
    return await work();
  } finally {
    clearInterval(writing);
    await last;
    await writer.end();
  }
}

export interface Asked {
  readonly what: string;
  /** Milliseconds of each answer. */
  readonly samples: readonly number[];
  /** The same while someone else writes. */
  readonly whileWriting: readonly number[];
}

/**
 * Asks for each address as twenty users at once, four times after a first answer that is not counted. Before all of that twenty ask for the
 * first address of a server that has just started, whose connections know nothing yet; their answers are in a row of their own.
 */
export async function askTogether(
  asked: readonly { readonly what: string; readonly address: string }[],
  token: string,
  connection: Connection,
): Promise<Asked[]> {
  const ask = async ({ what, address }: (typeof asked)[number]): Promise<number> => {
    const from = performance.now();
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${text}`);
    return performance.now() - from;
  };
  const askAtOnce = (each: (typeof asked)[number]) => Promise.all(Array.from({ length: 20 }, () => ask(each)));
  const askEach = async () => {
    const results: number[][] = [];
    for (const each of asked) {
      await ask(each);
      const samples: number[] = [];
      for (let round = 0; round < 4; round++) samples.push(...(await askAtOnce(each)));
      results.push(samples);
    }
    return results;
  };
  const [first] = asked;
  const justStarted: Asked[] = first
    ? [{ what: `${first.what}, just after the start`, samples: await askAtOnce(first), whileWriting: [] }]
    : [];
  const [quiet, written] = [await askEach(), await whileSomebodyWrites(connection, askEach)];
  return [
    ...justStarted,
    ...asked.map(({ what }, index) => ({
      what,
      samples: quiet[index] ?? [],
      whileWriting: written[index] ?? [],
    })),
  ];
}
