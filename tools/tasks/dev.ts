/** npm run dev: the server, started again when its files change, and vite with hot replacement in front of it. */
import { join } from 'node:path';
import { bin, nodeFlags, root, run } from '../support/run.ts';

const port = process.env.PORT ?? '3000';
const api = String(Number(port) + 1);
const watched = ['packages/server/src', 'packages/model/src', 'packages/date-bs/src'].map(
  (path) => `--watch-path=${join(root, path)}`,
);
await Promise.race([
  run(process.execPath, [...nodeFlags, ...watched, join(root, 'packages/server/src/main.ts')], {
    env: { ...process.env, PORT: api, KARMIK_URL: process.env.KARMIK_URL ?? `http://localhost:${port}` },
  }),
  run(bin('vite'), ['--port', port, '--strictPort'], {
    cwd: join(root, 'packages/app'),
    env: { ...process.env, KARMIK_API: `http://localhost:${api}` },
  }),
]);
process.exit();
