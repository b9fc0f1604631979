import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { isComponentSwept } from '../../tools/support/touched.ts';
import { chromium } from './storybook/browser.ts';
import { runtimeDependencies } from './storybook/runtime-dependencies.ts';
import { emulate } from './test/surface/emulate.ts';

const swept = readdirSync(join(import.meta.dirname, 'src/components')).filter(isComponentSwept);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: ['karmik-src', ...defaultClientConditions] },
  optimizeDeps: {
    include: [...runtimeDependencies, 'axe-core', 'storybook/test', '@storybook/react-vite'],
    exclude: ['lucide-react'],
  },
  test: {
    name: 'ui-surface',
    include: ['test/surface/*.test.tsx'],
    // A machine that does other things besides is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    provide: { swept },
    browser: { ...chromium(), commands: { emulate } },
  },
});
