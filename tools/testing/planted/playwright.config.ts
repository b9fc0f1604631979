import { defineConfig } from '@playwright/test';
import { quick } from '../../../e2e/support/browsers.ts';

/** Journeys with known faults, which show that a run tells unstable from broken. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.planted.ts',
  outputDir: '../../../test-results/planted',
  workers: 1,
  expect: { timeout: 1_000 },
  reporter: [['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '' }]],
  use: { launchOptions: quick },
});
