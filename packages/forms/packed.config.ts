import { defineConfig } from 'vitest/config';
import { patient } from '../../tools/support/patience.ts';

// It needs built packages, so it is not among the projects that every run collects.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'forms-packed',
    include: ['test/packed/*.test.ts'],
    environment: 'node',
    // Packing, bundling and the compiler take a busy machine many seconds each.
    testTimeout: patient(120_000),
    hookTimeout: patient(180_000),
  },
});
