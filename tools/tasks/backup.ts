/** npm run backup FILE: one file with every row and every upload of one moment; the server may be running. */
import { resolve } from 'node:path';
import { backup } from '../../packages/server/src/backup/backup.ts';
import { openForTask } from '../support/store.ts';

const [name] = process.argv.slice(2);
if (!name) {
  console.error('Say where to: npm run backup FILE');
  process.exit(1);
}
const { store, files, config, close } = await openForTask();
try {
  const { rows, files: count, bytes } = await backup(store.database.owner, files, resolve(name));
  console.log(`${resolve(name)}: ${rows} rows and ${count} files, ${(bytes / 1_000_000).toFixed(1)} MB.`);
  console.log(`The keys are not in it: keep a copy of ${config.keysFile} elsewhere.`);
} finally {
  await close();
}
