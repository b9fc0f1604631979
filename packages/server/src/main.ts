/** Starts the server: `node --conditions=karmik-src packages/server/src/main.ts`. */
import { startServer } from './start-server.ts';

await startServer({ print: console.log, printError: console.error });
