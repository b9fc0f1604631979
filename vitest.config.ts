import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/support/longest-first.ts';

// Vitest leaves a processor to itself, which on two is half of the machine. Projects inherit no number of workers from here, but read
// this variable.
process.env['VITEST_MAX_WORKERS'] ??= '2';

export default defineConfig({
  test: {
    projects: ['packages/*/vitest*.config.ts', 'tools/vitest.config.ts'],
    sequence: { sequencer: LongestFirst },
  },
});
