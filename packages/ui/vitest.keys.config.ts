import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromium } from './storybook/browser.ts';
import { runtimeDependencies } from './storybook/runtime-dependencies.ts';
import { patient } from '../../tools/support/patience.ts';
import { spoken } from './test/support/accessibility-tree.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: ['karmik-src', ...defaultClientConditions] },
  optimizeDeps: { include: runtimeDependencies, exclude: ['lucide-react'] },
  test: {
    name: 'ui-keys',
    include: ['test/keys/*.test.tsx'],
    testTimeout: patient(60_000),
    hookTimeout: patient(60_000),
    expect: { poll: { timeout: patient(15_000) } },
    browser: { ...chromium(), commands: { spoken } },
  },
});
