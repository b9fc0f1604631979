import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';
import manifest from './package.json' with { type: 'json' };

/** The source of each entry that the packed package has, by its name there. */
const entries = Object.fromEntries(
  Object.keys(manifest.publishConfig.exports)
    .filter((name) => name !== './package.json')
    .map((name) => {
      const source: unknown = manifest.exports[name as keyof typeof manifest.exports];
      if (typeof source !== 'string') throw new Error(`${name} is published, and exports no source.`);
      return [name.slice(2), source];
    }),
);

// What forms take from the kit of the private model comes in once, in modules that entries share.
export default defineConfig({
  entry: entries,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  dts: true,
  tsconfig: '../../tsconfig.forms.json',
  deps: { alwaysBundle: [/^@karmik\/model\//], onlyBundle: false },
  plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  outputOptions: {
    assetFileNames: (asset) => `css/${(asset.names[0] ?? 'style').replace('.css.ts.vanilla', '')}`,
    // What draws needs a browser; descriptions of records and their checks run in a server, too.
    banner: ({ fileName, imports }) =>
      fileName.endsWith('.js') && imports.some((name) => /^react(?:\/|$)/.test(name)) ? "'use client';" : '',
  },
});
