/** npm run demo-password: a new password for the demo accounts, KARMIK_DEMO_PASSWORD or one that is made, printed once. */
import { newDemoPassword, renewDemoPassword } from '../../packages/server/src/seed/demo-accounts.ts';
import { openForTask } from '../support/store.ts';

const { store, close } = await openForTask();
try {
  const password = process.env.KARMIK_DEMO_PASSWORD || newDemoPassword();
  if (await renewDemoPassword(store.database, password, new Date()))
    console.log(`Password of each demo account: ${password}`);
  else {
    console.error('There are no demo organizations here.');
    process.exitCode = 1;
  }
} finally {
  await close();
}
