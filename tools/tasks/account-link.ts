/** npm run account-link NAME: a link that sets a new password for an account, where neither a mail nor HR can bring one. */
import { readConfig } from '../../packages/server/src/config.ts';
import { linkByOperator } from '../../packages/server/src/modules/account/operator-link.ts';
import { root } from '../support/run.ts';
import { openForTask } from '../support/store.ts';

const [name] = process.argv.slice(2);
if (!name) {
  console.error('Say whose: npm run account-link USERNAME, or an email address');
  process.exit(1);
}
const { store, close } = await openForTask();
try {
  const config = readConfig(process.env, root);
  const link = await linkByOperator({ database: store.database, config, clock: () => new Date() }, name);
  if (link) console.log(`${link}\nIt works once, for an hour. Its owner is told.`);
  else {
    console.error(`No active account is called ${name}.`);
    process.exitCode = 1;
  }
} finally {
  await close();
}
