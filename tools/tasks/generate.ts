/** npm run generate: renews all documents and sources that are written from the code. */
import { keepGenerated } from '../support/generated.ts';
import { setUpMergeDriver } from '../support/merge-driver.mjs';
import { root } from '../support/run.ts';

setUpMergeDriver(root);
process.exitCode = (await keepGenerated(false)) ? 0 : 1;
