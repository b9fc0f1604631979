import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The renderers of screens in a real Chromium, on records that live in the test. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: ['karmik-src', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  optimizeDeps: {
    include: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-router'],
    exclude: ['lucide-react'],
  },
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify('test') },
  test: {
    name: 'app-screens',
    include: ['test/screens/*.test.tsx'],
    setupFiles: ['test/areas.setup.ts'],
    // A machine that does other things besides is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    env: { TZ: 'UTC' },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        },
        contextOptions: { timezoneId: 'Asia/Kathmandu', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 900 },
    },
  },
});
