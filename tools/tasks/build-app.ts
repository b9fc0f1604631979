/**
 * Builds the browser application where what it is made from has changed, in a process that ends. `--uncompressed` leaves out what only
 * makes its files smaller on their way; `--in-background` lets every other process go before.
 */
import { constants, setPriority } from 'node:os';
import { buildApp } from '../support/build.ts';

if (process.argv.includes('--in-background')) setPriority(constants.priority.PRIORITY_LOW);
await buildApp({ isCompressed: !process.argv.includes('--uncompressed') });
