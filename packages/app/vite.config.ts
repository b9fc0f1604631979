import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { firstLoadChunks } from './tools/first-loads.ts';
import { latePages } from './tools/late-pages.ts';
import { sharedChunks } from './tools/shared-chunks.ts';
import { unusedParts } from './tools/unused-parts.ts';

const server = process.env['KARMIK_API'] ?? 'http://localhost:3000';

/** The modules but for those of the home page. */
const compiled = readdirSync(join(import.meta.dirname, 'src/modules'))
  .filter((module) => !['home', 'noticeboard'].includes(module))
  .map((module) => `packages/app/src/modules/${module}`);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // React Aria speaks no Nepali; where it needs a word of its own, English is in, and ours come from `StringsProvider`.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    vanillaExtractPlugin(),
    // Components of `ui` are written and measured without the compiler; what every first load fetches is drawn seldom, and is lighter so.
    react({
      compiler: { sources: [...compiled, 'packages/app/src/screens', 'packages/app/src/public-pages'] },
    }),
    unusedParts(),
    latePages(import.meta.dirname),
  ],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(manifest.version) },
  resolve: {
    conditions: ['karmik-src', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
    alias: [
      { find: '../createLucideIcon.mjs', replacement: join(import.meta.dirname, 'tools/instead/create-icon.ts') },
      { find: './instrumentation.js', replacement: join(import.meta.dirname, 'tools/instead/instrumentation.ts') },
      // React has it itself; the shim is for versions before it had.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  build: {
    target: 'es2022',
    manifest: true,
    // Every picture and font is a file of its own: a strict policy refuses data addresses in some places, and fonts load by range.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Names of files are in the first loads, which know what to fetch with each page: a short hash alone is half as long.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { debugName: 'first loads', name: firstLoadChunks(import.meta.dirname), priority: 9 },
            ...sharedChunks,
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/config': { target: server, changeOrigin: false },
      '/ws': { target: server, changeOrigin: false, ws: true },
    },
  },
});
