/** The server as its own process on a data folder, to be killed. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { until, readAnswer } from './server.ts';

const main = join(import.meta.dirname, '../../src/main.ts');
/** Compiled sources of the servers, which a start would compile again: half of what it takes to load them. */
const compiled = join(import.meta.dirname, '../../../../.cache/compiled');

export interface ServerProcess {
  readonly address: string;
  readonly output: () => string;
  readonly child: ChildProcess;
  /** Ends it at once, as a power cut would end the process. */
  kill(): Promise<void>;
  /** Ends it in order. @returns the exit code */
  stop(): Promise<number | null>;
}

export const dataFolder = (): string => mkdtempSync(join(tmpdir(), 'karmik-data-'));

/**
 * Makes a data folder whose first organisation has been set up, and whose server was stopped in order, for the tests of a file to copy.
 * @returns the folder; its caller removes it
 */
export async function prepareFolder(): Promise<string> {
  const folder = dataFolder();
  const server = await startProcess(folder);
  await firstRun(server);
  const code = await server.stop();
  if (code !== 0) throw new Error(`the server that prepares a folder ended with ${code}: ${server.output()}`);
  return folder;
}

/** A copy of a folder of `prepareFolder`. The database belongs to an account of its own where the server is root's, which `cp -a` keeps. */
export function copyFolder(prepared: string): string {
  const folder = dataFolder();
  execFileSync('cp', ['-a', `${prepared}/.`, folder]);
  return folder;
}

export async function startProcess(folder: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--conditions=karmik-src', '--disable-warning=ExperimentalWarning', main], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      HOST: '127.0.0.1',
      KARMIK_DATA: folder,
      KARMIK_DEMO: '0',
      KARMIK_LOG: 'warn',
      KARMIK_REQUESTS_PER_MINUTE: '0',
      NODE_COMPILE_CACHE: compiled,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = await until(
    'the server to say its address',
    async () => {
      if (child.exitCode !== null) throw new Error(`the server ended: ${output}`);
      return /Karmik HR is at (http:\S+)/.exec(output)?.[1];
    },
    // One that fails ends, which is seen at once; a first start makes a database.
    240_000,
  ).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    address,
    output: () => output,
    child,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** The process of a folder's database; 0 while there is none. */
export const postmasterPid = (folder: string): number => {
  try {
    return Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
};

/** Whether a folder's database says that it takes connections. */
export const isPostmasterReady = (folder: string): boolean => {
  try {
    return /^ready/m.test(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'));
  } catch {
    return false;
  }
};

/** Whether a process still runs; one that has ended and was not yet waited for does not. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Ends what still uses a folder and removes it. */
export function clear(folder: string): void {
  const pid = postmasterPid(folder);
  if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT');
  rmSync(folder, { recursive: true, force: true });
}

export interface Api {
  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: object | FormData,
  ): Promise<{ status: number; body: T }>;
}

export function apiOf(server: ServerProcess, token = ''): Api {
  return {
    async call<T>(method: string, path: string, body?: object | FormData) {
      const isForm = body instanceof FormData;
      const response = await fetch(`${server.address}/api/v1${path}`, {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      return {
        status: response.status,
        body: (text ? readAnswer(JSON.parse(text), response.status, path) : null) as T,
      };
    },
  };
}

const admin = { email: 'sita@first.test', password: 'Namaste123' };

/** Makes the first organisation with the code that the server printed. */
export async function firstRun(server: ServerProcess): Promise<void> {
  const code = /one-time code: (\S+)/.exec(server.output())?.[1];
  const body = {
    code,
    organization_name: 'First Ltd.',
    organization_abbreviation: 'FST',
    organization_slug: 'first',
    first_name: 'Sita',
    last_name: 'Rai',
    email: admin.email,
    password: admin.password,
    confirm_password: admin.password,
  };
  const { status, body: answer } = await apiOf(server).call('POST', '/setup/', body);
  if (status !== 201) throw new Error(`the first run failed: ${JSON.stringify(answer)}`);
  await allowPasswordAlone(server);
}

/** Sets up the second step that the first admin needs, and ends that need: later sign-ins give the password alone. */
async function allowPasswordAlone(server: ServerProcess): Promise<void> {
  const { password } = admin;
  const api = await signInAsAdmin(server);
  const otp = '/security/mechanism/otp';
  const begun = await api.call<{ manual_key: string }>('POST', `${otp}/enrol/`, { method: 'app', password });
  const code = new TOTP({ secret: Secret.fromBase32(begun.body.manual_key) }).generate();
  const answers = [
    await api.call('POST', `${otp}/confirm/`, { otp: code }),
    await api.call('PATCH', '/org/first/security-settings/', { otp_required_for_privileged: false }),
    await api.call('POST', `${otp}/disable/`, { password }),
  ];
  const refused = answers.find(({ status }) => status >= 400);
  if (refused) throw new Error(`the second step was not set up: ${JSON.stringify(refused.body)}`);
}

export async function signInAsAdmin(server: ServerProcess): Promise<Api> {
  const { body } = await apiOf(server).call<{ token: { access: string } }>('POST', '/security/auth/login/', admin);
  return apiOf(server, body.token.access);
}
