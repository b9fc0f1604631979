import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';
import { useClient } from './tsdown.use-client.ts';

// One entry for each thing that can be imported, and one stylesheet beside each module, so that a page loads only what it shows.
export default defineConfig([
  {
    entry: [
      'src/components/*/index.ts',
      'src/components/DataTable/grid/index.ts',
      'src/brands/*.css.ts',
      'src/{brand,foundation,icons,on-demand,provider,strings,test,theme,tokens}/index.ts',
      'src/strings/ne.ts',
    ],
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    unbundle: true,
    dts: true,
    tsconfig: 'tsconfig.build.json',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), useClient()],
    outputOptions: {
      assetFileNames: (asset) =>
        `css/${(asset.names[0] ?? 'style').replace('.css.ts.vanilla', '').replace(/^src\//, '')}`,
    },
  },
  {
    // The command and its function for servers, which ask the package itself for the rest.
    entry: ['cli/main.ts', 'cli/brand-files.ts'],
    outDir: 'dist/cli',
    clean: false,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    dts: true,
    tsconfig: 'tsconfig.cli.json',
    deps: { neverBundle: [/^@karmik\/ui\//] },
    outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  },
]);
