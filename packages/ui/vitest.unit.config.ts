import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { patient } from '../../tools/support/patience.ts';

const conditions = ['karmik-src', ...defaultServerConditions];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'ui-unit',
    // A first import of a component compiles its styles.
    testTimeout: patient(60_000),
    hookTimeout: patient(60_000),
    include: ['src/**/*.test.{ts,tsx}', 'test/*.test.{ts,tsx}'],
    environment: 'node',
  },
});
