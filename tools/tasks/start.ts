/**
 * npm start: runs the server in this process. What is stale of the browser application is built in what the processors have left, by a process
 * whose memory goes with it.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Stopwatch } from '../../packages/server/src/stopwatch.ts';
import { nodeFlags, root, runNode } from '../support/run.ts';

// tools/run.mjs says when the command began and what the packages took.
const times = new Stopwatch(Number(process.env.KARMIK_STARTED_AT ?? Date.now()));
times.add('packages', Number(process.env.KARMIK_INSTALL_SECONDS ?? 0));
const application = times.time(
  'application',
  async () => {
    const code = await runNode('tools/tasks/build-app.ts', ['--in-background', '--uncompressed']);
    if (code !== 0) throw new Error('The browser application could not be built; see the messages above.');
  },
  'built while the database was made',
);
// It is awaited later, where its failure is said.
application.catch(() => undefined);
const { startServer } = await import('../../packages/server/src/start-server.ts');
await startServer({ application, times, print: console.log, printError: console.error });
// Its files get smaller while the server answers already; an end of the start ends this, too, and the next one does it.
const compression = spawn(process.execPath, [...nodeFlags, join(root, 'tools/tasks/build-app.ts'), '--in-background'], {
  stdio: 'ignore',
});
compression.once('error', () => undefined);
process.once('exit', () => compression.kill());
