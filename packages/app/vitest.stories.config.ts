import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const storybook = fileURLToPath(new URL('../../.storybook', import.meta.url));

/** Stories of the application’s own parts; those of components are `ui-stories`. */
export default defineConfig({
  // From here the styles of all packages are found as Storybook finds them.
  root: fileURLToPath(new URL('../ui', import.meta.url)),
  plugins: [storybookTest({ configDir: storybook })],
  resolve: { conditions: ['karmik-src', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  optimizeDeps: {
    // A dependency that is met late reloads the page.
    entries: ['../app/src/**/*.stories.tsx'],
    exclude: ['lucide-react', 'zod'],
  },
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify('test') },
  test: {
    name: 'app-stories',
    exclude: ['**/packages/ui/**', '**/packages/forms/**'],
    // A machine that does other things besides is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        },
        contextOptions: { timezoneId: 'Asia/Kathmandu' },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
    },
  },
});
