import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const code = globSync('src/**/*.ts', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(new URL(path, root), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, ''),
}));

describe('the sources', () => {
  it('ask for the time, the zone and the runtime in src/clock alone', () => {
    const users = code.filter(({ text }) =>
      /\b(Intl|Date\.|new Date\b|process|globalThis|window|Temporal)\b/.test(text),
    );
    expect(users.map(({ path }) => path)).toEqual(['src/clock/today.ts']);
  });

  it('import nothing from outside, but for the calendar of React Aria', () => {
    for (const { path, text } of code) {
      const outside = [...text.matchAll(/from '([^.][^']*)'/g)].map(([, name]) => name);
      expect(outside).toEqual(path.startsWith('src/calendar/') ? ['@internationalized/date'] : []);
    }
  });
});

describe('the package', () => {
  const bundle = async (code: string, globalName = 'dateBs'): Promise<string> => {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: fileURLToPath(root) },
      bundle: true,
      format: 'iife',
      globalName,
      write: false,
    });
    return outputFiles[0]!.text;
  };

  // What a worker or an edge runtime with nothing but the language would have.
  it('works where there is neither Date nor Intl nor anything of Node', async () => {
    const context = createContext({});
    runInContext('delete globalThis.Date; delete globalThis.Intl; delete globalThis.WebAssembly', context);
    runInContext(await bundle("export * from './src/index.ts'"), context);
    const found = runInContext(
      `[typeof Date, typeof Intl, dateBs.adToBsText('2026-11-21'), dateBs.bsToAdText('2083-08-05'),
        dateBs.formatBs('2083-08-05', 'dddd, MMMM D', { locale: 'ne' }), String(dateBs.todayBs({ now: 1795200000000 }))]`,
      context,
    );
    expect([...found]).toEqual(['undefined', 'undefined', '2083-08-05', '2026-11-21', 'शनिबार, मंसिर ५', '2083-08-05']);
  });

  it('brings only what is imported', async () => {
    const one = await bundle("export { adToBs } from './src/index.ts'");
    expect(one).toContain('Invalid Date');
    expect(one).not.toMatch(/Baishak|Intl|NoMapping|MAX_BS|bsToAd/);
  });
});
