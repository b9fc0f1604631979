import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest leaves a processor to itself, which on two is half of the machine.
    maxWorkers: 2,
    projects: ['packages/*/vitest*.config.ts', 'tools/vitest.config.ts'],
  },
});
