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
    // What one request leaves behind is gone before the next; a nursery of 16 MB holds it so briefly that much of it is copied first.
    execArgv: ['--max-semi-space-size=64'],
    // A machine that does other things besides is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    env: { TZ: 'UTC' },
  },
});
