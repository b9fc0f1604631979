/** npm run partitions -- list | detach NAME | attach NAME: puts old partitions of large tables aside, and back; the server may be running. */
import { loadSecrets } from '../../packages/server/src/access/installation-keys.ts';
import { KeysError } from '../../packages/server/src/access/keyring.ts';
import { PartitionError, partitionsOf } from '../../packages/server/src/db/partitions.ts';
import { attachPartition, detachPartition } from '../../packages/server/src/modules/audit/detach.ts';
import { openForTask } from '../support/store.ts';

const [what, name] = process.argv.slice(2);
if (!(what === 'list' || ((what === 'detach' || what === 'attach') && name))) {
  console.error('Say what to do: npm run partitions -- detach NAME, attach NAME, or list');
  process.exit(1);
}
const { store, files, config, close } = await openForTask();
try {
  const database = store.database.patient;
  const clock = () => new Date();
  if (what !== 'list') {
    const secrets = await loadSecrets(database, { path: config.keysFile, clock, mayReplaceLost: false });
    const ground = { database, files, secrets, clock };
    if (what === 'attach') {
      await attachPartition(ground, name ?? '');
      console.log(`${name} is back in its table. The server checks the audit within a minute.`);
    } else {
      const gone = await detachPartition(ground, name ?? '');
      console.log(`${name} is now the table detached.${name}. Backups leave it out: keep a copy of it.`);
      if (gone > 0) console.log(`${gone} sealed events went with it, which the audit counts as not checked.`);
    }
  }
  for (const { name: own, from, until, isAttached, bytes } of await partitionsOf(database.owner))
    console.log(
      `  ${own.padEnd(30)} ${from.toISOString().slice(0, 10)} – ${until.toISOString().slice(0, 10)} ${(bytes / 1_000_000).toFixed(1).padStart(9)} MB${isAttached ? '' : '  detached'}`,
    );
} catch (error) {
  if (!(error instanceof PartitionError || error instanceof KeysError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await close();
}
