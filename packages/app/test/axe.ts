/** The accessibility checker for end-to-end tests, which live outside every package and have no dependencies of their own. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type { AxeResults, RunOptions } from 'axe-core';

/** The checker's script; run in a page it is there as `axe`. */
export const axeScript: string = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
