import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { bin } from './run.ts';

/** Opens a window in a fifth of the time, since it has no tool bar to draw; it shows no notifications. */
const shell = '/usr/bin/chromium-headless-shell';
const known = [
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

/** Programs for tests: `quick` for all of them, but for those few that need a browser as people have it. */
export interface Browsers {
  readonly quick: string;
  readonly whole: string;
}

/** A Chromium for tests: the one of CHROMIUM_PATH, the system's, Debian's packages, or Playwright's own, in this order. */
export function findBrowsers(): Browsers {
  if (!find()) install();
  const whole = find();
  if (!whole)
    throw new Error(
      'No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to its program.',
    );
  return { quick: process.env.CHROMIUM_PATH === undefined && runs(shell) ? shell : whole, whole };
}

function install(): void {
  console.log('No Chromium found; getting one …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    for (const names of [['chromium', 'fonts-noto-core'], ['chromium-headless-shell']])
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], { stdio: 'inherit' });
  }
  if (!find()) spawnSync(bin('playwright'), ['install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
}
