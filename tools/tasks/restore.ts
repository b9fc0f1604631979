/** npm run restore FILE: a backup into an empty data folder or an empty database of DATABASE_URL. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BackupError, restore } from '../../packages/server/src/backup/backup.ts';
import { openForTask } from '../support/store.ts';

const [name] = process.argv.slice(2);
if (!name) {
  console.error('Say what: npm run restore FILE');
  process.exit(1);
}
const { store, files, config, close } = await openForTask({ migrate: false });
try {
  const { tables, files: count, migration } = await restore(store.database.owner, files, resolve(name));
  console.log(`Restored ${tables} tables and ${count} files of a backup at ${migration}. Start with npm start.`);
  if (!existsSync(config.keysFile))
    console.log(`The keys are not in a backup: put the file that belongs to it at ${config.keysFile} first.`);
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await close();
}
