import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { bin } from './run.ts';

/** The shell comes first: it opens a window in a fifth of the time, since it has no tool bar to draw. */
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function runs(path: string | undefined): path is string {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const find = (): string | undefined => [process.env.CHROMIUM_PATH, ...known, chromium.executablePath()].find(runs);

/** A Chromium for tests: the one of CHROMIUM_PATH, the system's, Debian's package, or Playwright's own, in this order. */
export function findBrowser(): string {
  const there = find();
  if (there) return there;
  console.log('No Chromium found; getting one …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!find())
        spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-noto-core'], {
          stdio: 'inherit',
        });
  }
  if (!find()) spawnSync(bin('playwright'), ['install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
  const system = find();
  if (system) return system;
  throw new Error(
    'No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to its program.',
  );
}
