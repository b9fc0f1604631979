import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromium } from './storybook/browser.ts';
import { runtimeDependencies } from './storybook/runtime-dependencies.ts';
import { emulate } from './test/surface/emulate.ts';

/** Where pictures stay on this machine. They depend on its fonts and its browser, so they are not shared. */
const folder = join(import.meta.dirname, '../../.cache/pictures');

// It compares with pictures that another machine does not have, so it is not among the projects that every run collects.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: ['karmik-src', ...defaultClientConditions] },
  optimizeDeps: {
    include: [...runtimeDependencies, 'storybook/test', '@storybook/react-vite'],
    exclude: ['lucide-react'],
  },
  test: {
    name: 'ui-pictures',
    include: ['test/pictures/*.test.tsx'],
    testTimeout: 120_000,
    browser: {
      ...chromium(4000),
      commands: { emulate },
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 20 },
          resolveScreenshotPath: ({ arg, ext }) => join(folder, 'kept', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => join(folder, 'differences', `${arg}${ext}`),
        },
      },
    },
  },
});
