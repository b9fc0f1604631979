/** npm run format: writes the one format. */
import { bin, must } from '../support/run.ts';

await must(bin('oxfmt'), ['.']);
