import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  ssr: { resolve: { conditions: ['karmik-src', 'module', 'node', 'development|production'] } },
  test: { name: 'tools', environment: 'node', include: ['**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
