import { defineConfig } from 'vitest/config';
import app from './vitest.config.ts';

/** Tests that put another module in the place of one that the other tests of the application load. */
export default defineConfig({
  ...app,
  test: { ...app.test, name: 'app-isolated', include: ['test/isolated/*.test.ts'], exclude: [], isolate: true },
});
