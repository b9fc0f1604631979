/** npm start: builds what is stale, in a process whose memory goes with it, then runs the server in this one. */
import { runNode } from '../support/run.ts';

const code = await runNode('tools/tasks/build-app.ts');
if (code !== 0) process.exit(code);
await import('../../packages/server/src/main.ts');
