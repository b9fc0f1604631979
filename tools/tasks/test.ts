/** npm test: everything that must hold before a change lands, with one line of totals at the end. Its options: docs/how-to/test.md. */
import { readOptions, type Options } from '../testing/options.ts';
import { runTests } from '../testing/run.ts';

process.exit(await runTests(options()));

function options(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
