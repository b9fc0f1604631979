/**
 * npm run pictures: the `States` of every component as pictures, in each brand and mode, from right to left and in forced colours.
 * `npm run pictures -- take` keeps them in .cache/pictures/kept, `npm run pictures` compares with those that are kept and draws what
 * differs into .cache/pictures/differences. Names of components limit both. `npm run pictures -- publish` builds the Storybook and hands it to
 * Chromatic, where CHROMATIC_PROJECT_TOKEN is set.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowsers } from '../support/browser.ts';
import { buildUi } from '../support/build.ts';
import { bin, must, root, run } from '../support/run.ts';

const folder = join(root, '.cache/pictures');
const [first, ...rest] = process.argv.slice(2);
if (first === 'publish') process.exit(await publish());
const takes = first === 'take' || !existsSync(join(folder, 'kept'));
const names = first === 'take' || first === undefined ? rest : [first, ...rest];

rmSync(join(folder, 'differences'), { recursive: true, force: true });
const code = await run(
  bin('vitest'),
  [
    'run',
    '--config',
    'packages/ui/pictures.config.ts',
    ...(takes ? ['--update'] : []),
    ...(names.length > 0 ? ['--testNamePattern', `^(${names.join('|')}) `] : []),
  ],
  { env: { ...process.env, CHROMIUM_PATH: findBrowsers().quick } },
);
if (takes) console.log(`Pictures are kept in ${join(folder, 'kept')}.`);
else if (code !== 0) console.log(`What differs is drawn in ${join(folder, 'differences')}.`);
process.exit(code);

/** What Chromatic does with it is in `chromatic.config.json`. @returns the exit code */
async function publish(): Promise<number> {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.error(
      'CHROMATIC_PROJECT_TOKEN is not set: take the token of the project from its page at chromatic.com (Manage, Configure) and set it for this command. Without it, npm run pictures compares on this machine.',
    );
    return 1;
  }
  const code = await buildUi();
  if (code !== 0) return code;
  await must(bin('storybook'), ['build', '--output-dir', 'storybook-static', '--quiet']);
  return run(bin('chromatic'), rest);
}
