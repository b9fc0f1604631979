import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromium } from './storybook/browser.ts';
import { runtimeDependencies } from './storybook/runtime-dependencies.ts';

const storybook = fileURLToPath(new URL('../../.storybook', import.meta.url));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [storybookTest({ configDir: storybook })],
  resolve: { conditions: ['karmik-src', ...defaultClientConditions] },
  // In tests React Aria would draw all of a long list, as where nothing has a size; here everything has one.
  define: { 'process.env.VIRT_ON': '"true"' },
  // Icons are single modules already; bundling all of them first would only cost time. What the stories of forms use besides is
  // not found from this folder, and a dependency met late reloads the page.
  optimizeDeps: { include: runtimeDependencies, exclude: ['lucide-react', 'zod'] },
  test: {
    name: 'ui-stories',
    exclude: ['**/packages/app/**'],
    isolate: false,
    // A machine that does other things besides is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    browser: chromium(),
  },
});
