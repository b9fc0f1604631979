/**
 * What the two first loads fetch, against their budgets. Reads the manifest of the build: the entry, the table of the area, the chunks
 * of the route and of what stands around it, with everything they import, and their styles. Fonts are not counted: they load beside
 * the page, by the letters that are on it. Exits with 1 when a page is over its budget.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/**
 * Budgets in kB of 1,000 bytes, gzipped: what was measured and little more, so that it stays down; 135 and 182 are never exceeded.
 * `modules` are what the address loads besides the entry; one that has no file of its own stands
 * in the file of its `group`.
 */
const pages = [
  {
    name: 'login page',
    budget: 128,
    group: 'auth-shell',
    modules: ['src/texts/en.ts', 'src/auth-shell/AuthShell.tsx', 'src/modules/account/pages/LoginPage.tsx'],
  },
  {
    name: 'noticeboard',
    budget: 182,
    group: 'board',
    modules: [
      'src/texts/en.ts',
      'src/shell/App.tsx',
      'src/modules/user.tables.js',
      'src/shell/Shell.tsx',
      'src/modules/noticeboard/pages/NoticeboardPage.tsx',
    ],
  },
] as const;

const dist = join(import.meta.dirname, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** The files of some modules with everything they import. */
function filesOf(modules: readonly string[], group: string): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk =
      manifest[name] ?? Object.values(manifest).find((each) => each.name === group && each.file.endsWith('.js'));
    if (!chunk)
      throw new Error(
        `The build has no module "${name}". It was renamed or is no longer loaded by itself: mend the list in size.ts.`,
      );
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}

const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1_000;
const sum = (files: readonly string[]) => files.reduce((total, file) => total + gzipped(file), 0);

let isOver = false;
const lines = pages.map(({ name, budget, group, modules }) => {
  const files = [...filesOf(['index.html', ...modules], group)];
  const js = sum(files.filter((file) => file.endsWith('.js')));
  const css = sum(files.filter((file) => file.endsWith('.css')));
  const total = js + css;
  if (total > budget) isOver = true;
  if (process.argv.includes('--files'))
    for (const file of files.toSorted((a, b) => gzipped(b) - gzipped(a)))
      process.stdout.write(`  ${gzipped(file).toFixed(1).padStart(7)} kB  ${file}\n`);
  return [
    name,
    files.length,
    js.toFixed(1),
    css.toFixed(1),
    total.toFixed(1),
    budget,
    total > budget ? 'over' : 'ok',
  ].map(String);
});

const head = ['first load', 'files', 'js kB', 'css kB', 'total kB', 'budget kB', ''];
const widths = head.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)));
for (const line of [head, ...lines])
  process.stdout.write(
    `${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}\n`,
  );
process.exitCode = isOver ? 1 : 0;
