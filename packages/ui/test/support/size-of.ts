import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions, type InlineConfig, type PluginOption, type Rolldown } from 'vite';

const stylesheet = /\.css\.ts$/;
const styleModules = new Map<string, string>();

async function bundle(input: Record<string, string>, plugins: PluginOption[]): Promise<Rolldown.OutputChunk[]> {
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
    resolve: { conditions: ['karmik-src', ...defaultClientConditions] },
    build: {
      write: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom)?(\/|$)/],
        // Hashes in names differ by the folder of the project, and so would the weight.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  };
  const result = await build(config);
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
}

/** Compiles the stylesheets of some entries once, for every bundle that is measured after it. */
export async function compileStyles(input: Record<string, string>): Promise<void> {
  const keep: PluginOption = {
    name: 'keep-styles',
    enforce: 'post',
    transform: (code, id) => {
      if (stylesheet.test(id)) styleModules.set(id, code);
      return null;
    },
  };
  await bundle(input, [vanillaExtractPlugin(), keep]);
}

const keptStyles: PluginOption = {
  name: 'kept-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.vanilla.css') ? { id: '\0css', moduleSideEffects: false } : null),
  load: (id) => (id === '\0css' ? '' : stylesheet.test(id) ? (styleModules.get(id) ?? null) : null),
};

/** Kilobytes of script, minified and gzipped, of entries by name: without React, and without what is fetched later. */
export async function sizeOf(input: Record<string, string>): Promise<number> {
  const chunks = await bundle(input, [keptStyles]);
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const code = new Map<string, string>();
  const visit = (file: string): void => {
    const chunk = byFile.get(file);
    if (chunk === undefined || code.has(file)) return;
    code.set(file, chunk.code);
    chunk.imports.forEach(visit);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
  return gzipSync([...code.values()].join('\n'), { level: 9 }).length / 1000;
}
