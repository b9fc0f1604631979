/**
 * npm run pages: every page of the catalogue with the data of the demo, as each role at 1440 px and on a phone of 390 px in Nepali, as
 * pictures in .cache/pictures/pages. Words limit it to modules, as in `npm run pages admin/hris`, and `dark` among them shows the pages in dark
 * mode; `npm run pages readme` takes those of the README and puts them there.
 */
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowsers } from '../support/browser.ts';
import { buildApp } from '../support/build.ts';
import { bin, root, run } from '../support/run.ts';

const folder = join(root, '.cache/pictures/pages');
const isForReadme = process.argv[2] === 'readme';
const words = process.argv.slice(2);
const mode = words.includes('dark') ? 'dark' : 'light';
const modules = isForReadme ? ['a supervisor opens user/noticeboard '] : words.filter((word) => word !== 'dark');
for (const width of [1440, 390]) rmSync(join(folder, `${width} ${mode}`), { recursive: true, force: true });
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
  { env: { ...process.env, CHROMIUM_PATH: findBrowsers().quick, KARMIK_PICTURES: folder, KARMIK_PICTURES_MODE: mode } },
);
if (isForReadme && code === 0)
  copyFileSync(
    join(folder, '1440 light/user/noticeboard/user_noticeboard a supervisor.png'),
    join(root, 'docs/images/noticeboard.png'),
  );
console.log(`Pictures are kept in ${folder}.`);
process.exit(code);
