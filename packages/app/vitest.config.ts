import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const conditions = ['karmik-src', 'module', 'node', 'development|production'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'app',
    root: import.meta.dirname,
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/isolated/**'],
    setupFiles: ['test/areas.setup.ts'],
    // Tests here change nothing that another one reads; loading every area again for each file took longer than the tests.
    isolate: false,
    // A machine that does other things besides is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: { TZ: 'UTC' },
  },
});
