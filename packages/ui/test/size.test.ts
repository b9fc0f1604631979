import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { afterAll, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../.size/', import.meta.url));

/** Kilobytes of script, minified and gzipped, without React. What a page loads first has to stay small. */
const budgets = [
  [['Button'], 14],
  [['Button', 'TextField', 'Checkbox'], 21],
  [['DataTable'], 21],
  [['Dialog'], 30],
  [['Snackbar'], 23],
  [['BarChart', 'LineChart', 'DonutChart'], 40],
] as const;

async function sizeOf(names: readonly string[]): Promise<number> {
  const entry = `${folder}${names.join('-')}.ts`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(entry, names.map((name) => `export * from '../src/components/${name}/index.ts';`).join('\n'));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    root: folder,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions: ['karmik-src', ...defaultClientConditions] },
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external: [/^react(-dom)?(\/|$)/] },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const code = outputs.flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : '')));
  return gzipSync(code.join('\n'), { level: 9 }).length / 1000;
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(budgets)('%j stays within %i kB', { timeout: 30_000 }, async (names, budget) => {
  expect(await sizeOf(names)).toBeLessThan(budget);
});
