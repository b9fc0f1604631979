import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const conditions = ['karmik-src', 'module', 'node', 'development|production'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'forms',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/*.test.ts'],
    isolate: false,
    // A machine that does other things besides is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { TZ: 'UTC' },
  },
});
