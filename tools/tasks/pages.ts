/**
 * npm run pages: every page of the catalogue with the data of the demo, as each role at 1440 px and on a phone of 390 px in Nepali, as
 * pictures in .cache/pictures/pages. Words limit it to modules, as in `npm run pages admin/hris`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowsers } from '../support/browser.ts';
import { buildApp } from '../support/build.ts';
import { bin, root, run } from '../support/run.ts';

const folder = join(root, '.cache/pictures/pages');
const modules = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
await buildApp();
const code = await run(
  bin('playwright'),
  [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    'everywhere',
    '--grep',
    `(${modules.length > 0 ? modules.join('|') : 'opens \\w+/|fits a phone'})`,
  ],
  { env: { ...process.env, CHROMIUM_PATH: findBrowsers().quick, KARMIK_PICTURES: folder } },
);
console.log(`Pictures are kept in ${folder}.`);
process.exit(code);
