/**
 * npm start: runs the server in this process. What is stale of the browser application is built meanwhile, in a process whose memory goes
 * with it.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Stopwatch } from '../../packages/server/src/stopwatch.ts';
import { isAppCompressed } from '../support/build.ts';
import { nodeFlags, root, runNode } from '../support/run.ts';

// tools/run.mjs says when the command began and what the packages took.
const times = new Stopwatch(Number(process.env.KARMIK_STARTED_AT ?? Date.now()));
times.add('packages', Number(process.env.KARMIK_INSTALL_SECONDS ?? 0));
const application = times.time(
  'application',
  async () => {
    const code = await runNode('tools/tasks/build-app.ts', ['--uncompressed']);
    if (code !== 0) throw new Error('The browser application could not be built; see the messages above.');
  },
  'built while the database was made',
);
// It is awaited later, where its failure is said.
application.catch(() => undefined);
const { startServer } = await import('../../packages/server/src/start-server.ts');
await startServer({ application, times, print: console.log, printError: console.error });
// People wait for the server, not for smaller files. A start that ends before they are compressed leaves them to the next one.
if (!isAppCompressed()) {
  const script = join(root, 'tools/tasks/build-app.ts');
  const compression = spawn(process.execPath, [...nodeFlags, script, '--in-background'], { stdio: 'ignore' });
  compression.once('error', () => undefined);
  process.once('exit', () => compression.kill());
}
