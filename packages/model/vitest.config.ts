import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  ssr: { resolve: { conditions: ['karmik-src', 'module', 'node', 'development|production'] } },
  test: {
    name: 'model',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Rules are pure; loading them again for each file took longer than the tests.
    isolate: false,
    // A machine that does other things besides is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    typecheck: { enabled: false },
    env: { TZ: 'UTC' },
  },
});
