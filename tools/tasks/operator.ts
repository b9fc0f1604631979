/** npm run operator -- grant EMAIL | revoke EMAIL | list: who looks after the installation; the server may be running. */
import { listOperators, OperatorError, setOperator } from '../../packages/server/src/modules/account/operators.ts';
import { openForTask } from '../support/store.ts';

const usage = 'Say what to do: npm run operator -- grant EMAIL, revoke EMAIL, or list';
const [what, email] = process.argv.slice(2);
if (!(what === 'list' || ((what === 'grant' || what === 'revoke') && email))) {
  console.error(usage);
  process.exit(1);
}
const { store, close } = await openForTask();
try {
  const { everywhere } = store.database;
  if (what !== 'list') {
    const hasChanged = await setOperator(everywhere, email ?? '', what === 'grant', new Date());
    console.log(
      hasChanged ? `${email} is ${what === 'grant' ? 'an' : 'no longer an'} operator.` : 'Nothing to change.',
    );
  }
  for (const operator of await listOperators(everywhere))
    console.log(
      `  ${operator.email.padEnd(30)} ${operator.full_name}${operator.status === 'active' ? '' : ` (${operator.status})`}`,
    );
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await close();
}
