import { defineConfig } from 'tsdown';

const shared = {
  // What Node 18 and the browsers of its time understand.
  target: 'es2022',
  outputOptions: { comments: { jsdoc: false }, chunkFileNames: 'shared.js' },
} as const;

const entry = {
  index: 'src/index.ts',
  calendar: 'src/calendar/bikram-sambat-calendar.ts',
  conformance: 'conformance/index.ts',
  holidays: 'src/holidays/holidays.ts',
};

export default defineConfig([
  {
    ...shared,
    platform: 'neutral',
    entry,
    format: 'esm',
    dts: true,
  },
  {
    ...shared,
    platform: 'neutral',
    clean: false,
    entry,
    format: 'cjs',
    dts: true,
    outputOptions: { ...shared.outputOptions, chunkFileNames: 'shared.cjs' },
  },
  {
    ...shared,
    platform: 'node',
    clean: false,
    entry: { cli: 'cli/main.ts' },
    format: 'esm',
    dts: false,
    outExtensions: () => ({ js: '.js' }),
  },
]);
