import { defineConfig } from '@playwright/test';
import { limits } from '../tools/support/patience.ts';
import { quick } from './support/browsers.ts';
import './support/other-hour.ts';

/** What takes longest, and so begins first: at the end of a run it would have one processor to itself while the other waits. */
const longest = /(week-of-hr|attendance-month|first-run|import|leave)\.spec\.ts$/;

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

export default defineConfig({
  testDir: import.meta.dirname,
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'all others', testMatch: '**/*.spec.ts', testIgnore: longest },
  ],
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // The runner of npm test runs a journey that fails once more, alone (tools/testing/journeys.ts).
  retries: 0,
  // How long a machine may stall, and not how fast the product is: what passes waits no longer than it must.
  timeout: limits.journey,
  expect: { timeout: limits.step, toPass: { timeout: limits.background } },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: process.env.KARMIK_E2E_URL,
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // Calls that a worker makes are not seen by journeys that answer calls themselves; those about the worker allow it.
    serviceWorkers: 'block',
    // Recording costs time: ask for it with --trace.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: limits.step,
    navigationTimeout: limits.step,
    launchOptions: quick,
  },
});
