/**
 * npm run rotate-keys: adds a key to those of the installation and encrypts again what older ones encrypted. `npm run rotate-keys push`
 * also changes the key by which push services know the installation.
 */
import { rotateKeys } from '../../packages/server/src/access/installation-keys.ts';
import { KeysError } from '../../packages/server/src/access/keyring.ts';
import { openForTask } from '../support/store.ts';

const [what] = process.argv.slice(2);
if (what !== undefined && what !== 'push') {
  console.error('Say npm run rotate-keys, or npm run rotate-keys push.');
  process.exit(1);
}
const { store, config, close } = await openForTask();
try {
  const options = { isPushNew: what === 'push' };
  const { id, keys, renewed } = await rotateKeys(store.database, config.keysFile, () => new Date(), options);
  console.log(
    `${config.keysFile}: the key ${id} signs and encrypts now; there are ${keys}. ${renewed} secrets were encrypted again. Keep a copy of the file apart from the backups.`,
  );
} catch (error) {
  if (!(error instanceof KeysError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await close();
}
