// Clones the project into a folder that no one else may enter, runs `npm start` there as its reader would, and signs in.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const patienceMs = 15 * 60_000;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const closed = mkdtempSync(join(tmpdir(), 'karmik-closed-'));
const clone = join(closed, 'karmik');
execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);

const { DATABASE_URL: _database, KARMIK_DATA: _data, ...env } = process.env;
const server = spawn('npm', ['start'], {
  cwd: clone,
  env: { ...env, PORT: '0', KARMIK_LOG: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
  // A group of its own, so that a signal reaches the server behind npm, as Ctrl-C does.
  detached: true,
});
// Once no one holds its output any more, the server behind npm has ended, too.
const ended = new Promise((resolve) => server.once('close', (code, signal) => resolve(signal ?? code)));
try {
  const { address, password } = await greeting();
  await check('health', fetch(`${address}/healthz`));
  await check(
    'sign-in',
    fetch(`${address}/api/v1/security/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'hr@himal.demo', password }),
    }),
  );
} finally {
  if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
  console.log(`The server in ${clone} ended with ${await ended}.`);
  rmSync(closed, { recursive: true, force: true });
}

/** What the server prints once it serves. */
function greeting() {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error('The server said no address in a quarter of an hour.')),
      patienceMs,
    );
    void ended.then((how) => reject(new Error(`The server ended with ${how} before it served.`)));
    server.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      output += chunk;
      const address = /Karmik HR is at (http:\S+)/.exec(output)?.[1];
      const password = /Password of each: (\S+)/.exec(output)?.[1];
      if (!address || !password) return;
      clearTimeout(timer);
      resolve({ address, password });
    });
  });
}

async function check(what, request) {
  const response = await request;
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${what} in a closed folder answers ${response.status}: ${text}`);
  console.log(`${what} in a closed folder answers 200.`);
}
