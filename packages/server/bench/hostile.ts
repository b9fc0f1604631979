/** Uploads that were made to do harm, to a server of its own: how much memory they take, and how long others wait meanwhile. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostilePictures, hostileSheets } from '../test/support/hostile.ts';

const password = 'Namaste-2083';
const port = 3_987;
const base = `http://127.0.0.1:${port}`;
const root = join(import.meta.dirname, '../../..');

/** Resident memory of a process; none where it has ended. */
export const megabytesOf = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** Processes that a process started to run a script. */
export const childrenOf = (pid: number, script: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const isChild = new RegExp(`^PPid:\\s+${pid}$`, 'm').test(readFileSync(`/proc/${name}/status`, 'utf8'));
        return isChild && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(script);
      } catch {
        return false;
      }
    })
    .map(Number);

export interface Hostile {
  readonly uploads: number;
  /** Megabytes at most. */
  readonly server: number;
  readonly reader: number;
  /** Milliseconds that another call took while uploads were worked on. */
  readonly waits: readonly number[];
}

export async function measureHostile(): Promise<Hostile> {
  const folder = mkdtempSync(join(tmpdir(), 'karmik-hostile-'));
  const server = spawn(
    process.execPath,
    ['--conditions=karmik-src', '--disable-warning=ExperimentalWarning', join(root, 'packages/server/src/main.ts')],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(port),
        KARMIK_DATA: folder,
        KARMIK_DEMO_PASSWORD: password,
        KARMIK_REQUESTS_PER_MINUTE: '0',
        KARMIK_LOG: 'silent',
      },
    },
  );
  const pid = server.pid ?? 0;
  try {
    const answers = () =>
      fetch(`${base}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
    while (!(await answers())) await new Promise((again) => setTimeout(again, 200));
    const signIn = await fetch(`${base}/api/v1/security/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'hr@himal.demo', password }),
    });
    const { token, user } = (await signIn.json()) as { token: { access: string }; user: { id: number } };
    const headers = { authorization: `Bearer ${token.access}` };
    const most = { server: 0, reader: 0 };
    const waits: number[] = [];
    const watch = setInterval(() => {
      most.server = Math.max(most.server, megabytesOf(pid));
      most.reader = Math.max(most.reader, ...childrenOf(pid, 'read-child').map(megabytesOf));
    }, 50);
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        const began = performance.now();
        await (await fetch(`${base}/api/v1/users/me/`, { headers })).text();
        waits.push(performance.now() - began);
        await new Promise((again) => setTimeout(again, 20));
      }
    })();
    const send = async (path: string, name: string, bytes: Buffer) => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], name));
      const answer = await fetch(`${base}/api/v1/${path}`, { method: 'POST', headers, body: form });
      if (answer.status < 400 || answer.status >= 500)
        throw new Error(`${name} was answered with ${answer.status}: ${await answer.text()}`);
    };
    const sheets = Object.values(hostileSheets);
    const pictures = Object.values(hostilePictures);
    for (const { make } of sheets) await send('hris/himal/employees/import/', 'staff.xlsx', make());
    for (const make of pictures) await send(`hris/himal/people/${user.id}/photo/`, 'photo.png', make());
    isOver = true;
    await others;
    clearInterval(watch);
    return { uploads: sheets.length + pictures.length, ...most, waits };
  } finally {
    server.kill();
    await new Promise((done) => server.once('exit', done));
    rmSync(folder, { recursive: true, force: true });
  }
}
