/** An organisation on a server of its own, for measuring over HTTP. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { openCluster } from '../src/cluster/cluster.ts';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { hashPassword } from '../src/modules/account/passwords.ts';
import { createOrganization } from '../src/modules/organization/organizations.ts';
import { allowPasswordAlone } from '../src/seed/password-alone.ts';
import { makeContext, makeLog, openStore } from '../src/runtime.ts';

const password = 'Namaste123';
const flags = ['--conditions=karmik-src', '--disable-warning=ExperimentalWarning'];
const quiet = { info: () => undefined, error: () => undefined };

export interface Started {
  readonly address: string;
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
      if (found) resolve({ address: found, stop: () => child.kill('SIGTERM') });
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

/** The server over a folder, with its database and somebody signed in as HR. */
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
  const login = await fetch(`${server.address}/api/v1/security/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'hr', password }),
  });
  const { token } = (await login.json()) as { token: { access: string } };
  return { server, cluster, token: token.access };
}
