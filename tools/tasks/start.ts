/** npm start: builds what is stale, then runs the server in this process. */
import { buildApp } from '../support/build.ts';

await buildApp();
await import('../../packages/server/src/main.ts');
