import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'date-bs',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    // The package is built and packed, and other converters run over every day.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
