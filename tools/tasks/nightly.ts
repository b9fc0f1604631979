/**
 * npm run nightly: `npm test` with every sweep whole, no second try, and all journeys once more on a busy machine. Whole are, among others,
 * the fuzz of the API's description with the seed of the day (`fuzz.test.ts`), fifty decisions at once on each kind of request
 * (`request-conformance.test.ts`), the screen of an application that installs the packed packages (`outside.test.ts`), kills under writes
 * (`crash.test.ts`), full and frozen stores (`store-faults.test.ts`), and every operation across organisations (`every-endpoint.test.ts`).
 */
import { readOptions } from '../testing/options.ts';
import { runTests } from '../testing/run.ts';

process.env['KARMIK_SWEEP'] = 'all';
// What is made at random is another thing each day; a failure names the seed that makes it again.
process.env['KARMIK_SEED'] ??= new Date().toISOString().slice(0, 10).replaceAll('-', '');
process.stdout.write(`KARMIK_SEED=${process.env['KARMIK_SEED']}\n`);
process.exit(await runTests(readOptions([]), true));
