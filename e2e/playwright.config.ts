import { defineConfig } from '@playwright/test';
import { quick } from './support/browsers.ts';
import './support/other-hour.ts';

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A failure is a failure: a second try would hide what hangs on speed, on order or on the hour.
  retries: 0,
  // How long a machine may stall, and not how fast the product is: what passes waits no longer than it must.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: process.env.KARMIK_E2E_URL,
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // Recording costs time: ask for it with --trace.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: quick,
  },
});
