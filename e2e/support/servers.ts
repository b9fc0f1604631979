/** Servers of tests, each a process on a port of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limitOf, limits } from '../../tools/support/patience.ts';

const root = join(import.meta.dirname, '../..');

export interface Running {
  readonly url: string;
  /** What the server has printed. */
  readonly output: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server on a port of its own; its caller stops it.
 * @param kept a folder with its data, which stays when it stops; absent: a new one, which does not
 */
export async function startServer(env: Record<string, string>, kept?: string): Promise<Running> {
  const port = await freePort();
  const data = kept ?? (await mkdtemp(join(tmpdir(), 'karmik-e2e-')));
  const url = `http://localhost:${port}`;
  const server = spawn(
    join(root, 'node_modules/.bin/node'),
    [
      '--conditions=karmik-src',
      '--disable-warning=ExperimentalWarning',
      `--import=${join(import.meta.dirname, 'other-hour.ts')}`,
      join(root, 'packages/server/src/main.ts'),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: '',
        SMTP_URL: '',
        ...env,
        PORT: String(port),
        KARMIK_URL: url,
        // Every page is looked at, those too that an installation must switch on.
        KARMIK_CONFIG: join(import.meta.dirname, 'config'),
        KARMIK_DATA: data,
        // A push service that has no address: journeys call nobody.
        KARMIK_PUSH_SERVICES: 'push.karmik.test',
        // No journey waits a minute for what becomes due. To look each second would take a tenth of the machine.
        KARMIK_DUE_SECONDS: '4',
        NODE_OPTIONS: '',
        // Servers share what Node compiled of the sources.
        NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      },
    },
  );
  const heard = listen(server);
  try {
    await answering(url, server, heard);
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  }
  return {
    url,
    get output() {
      return heard.text;
    },
    stop: async () => {
      await ended(server);
      if (kept === undefined) await rm(data, { recursive: true, force: true });
    },
  };
}

function listen(server: ChildProcess): { text: string } {
  const heard = { text: '' };
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (part: Buffer) => {
      heard.text += part.toString();
    });
  }
  return heard;
}

async function answering(url: string, server: ChildProcess, heard: { text: string }): Promise<void> {
  const end = Date.now() + limits.start;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`The server for the tests ended before it answered:\n${heard.text}`);
    const isUp = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server for the tests did not answer (${limitOf(limits.start)}):\n${heard.text}`);
}

function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
