import { defineConfig } from 'vitest/config';

// It needs built packages and an install, so it is not among the projects that every run collects.
export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'ui-packed', include: ['test/packed/*.test.ts'], environment: 'node' },
});
