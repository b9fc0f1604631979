/** npm run table -- NAME: prints the table of a declared entity, to be put into a new migration. */
import { runNode } from '../support/run.ts';

process.exit(await runNode('packages/server/src/entity/print-table.ts', process.argv.slice(2)));
