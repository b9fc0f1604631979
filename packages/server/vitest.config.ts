import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  ssr: { resolve: { conditions: ['karmik-src', 'module', 'node', 'development|production'] } },
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/cluster.setup.ts'],
    // Each server is made for its test and shares nothing with another; loading the code for each file took as long as half of the tests.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: { TZ: 'UTC' },
  },
});
