import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['karmik-src', ...defaultServerConditions];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'ui-unit',
    include: ['src/**/*.test.{ts,tsx}', 'test/*.test.{ts,tsx}'],
    environment: 'node',
  },
});
