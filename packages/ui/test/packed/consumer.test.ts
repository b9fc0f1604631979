import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideApp } from '../../../../tools/support/outside-app.ts';
import { himal } from '../../src/brands/himal.ts';

/*
 * Another app imports one component and one brand, type-checks and builds. `pnpm run build` of date-bs and ui comes first.
 */
const ui = fileURLToPath(new URL('../../', import.meta.url));

const app = new OutsideApp();
let assets: Record<string, string> = {};

beforeAll(() => {
  app.install(join(ui, '../date-bs'));
  app.install(ui);
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom']) app.link(name, ui);
  app.write('index.html', '<div id="root"></div><script type="module" src="./main.tsx"></script>');
  app.write(
    'main.tsx',
    `import '@karmik/ui/foundation';
import '@karmik/ui/brands/himal';
import { Button } from '@karmik/ui/Button';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Button onPress={() => {}}>Go</Button>);
`,
  );
  app.write(
    'wrong.tsx',
    `import { Button } from '@karmik/ui/Button';

export const wrong = <Button variant="shiny">Go</Button>;
`,
  );
  app.write('tsconfig.json', {
    compilerOptions: {
      target: 'es2024',
      lib: ['es2024', 'dom'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      types: [],
    },
    files: ['main.tsx'],
  });
  app.run('vite', 'build', '--logLevel', 'error');
  const folder = join(app.folder, 'dist/assets');
  assets = Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')]));
});

afterAll(() => app.remove());

function textOf(ending: string): string {
  return Object.entries(assets)
    .filter(([file]) => file.endsWith(ending))
    .map(([, content]) => content)
    .join('\n');
}

describe('the command of the package', () => {
  const command = (...args: string[]) =>
    spawnSync(
      process.execPath,
      [join(app.folder, 'node_modules/@karmik/ui', manifest().bin['karmik-ui'] ?? ''), ...args],
      {
        cwd: app.folder,
        encoding: 'utf8',
      },
    );
  const manifest = (): { bin: Record<string, string> } =>
    JSON.parse(readFileSync(join(app.folder, 'node_modules/@karmik/ui/package.json'), 'utf8'));

  it('writes for the values of a built-in brand the variables that its stylesheet has [LIB-8]', () => {
    app.write('brand.json', himal.values);
    const { status, stderr } = command('brand', 'brand.json', '--out', 'public');
    expect([status, stderr]).toEqual([0, '']);
    const written = variablesOf(readFileSync(join(app.folder, 'public/himal.css'), 'utf8'));
    const builtIn = variablesOf(readFileSync(join(app.folder, 'node_modules/@karmik/ui/dist/css/himal.css'), 'utf8'));
    expect(written.size).toBeGreaterThan(100);
    expect(written).toEqual(builtIn);
  });

  it('refuses a wrong value, names the nearest valid one and ends with 1 [LIB-8]', () => {
    app.write('brand.json', { ...himal.values, radius: 'smal' });
    const { status, stderr } = command('brand', 'brand.json', '--out', 'refused');
    expect(status).toBe(1);
    expect(stderr).toContain('"radius" is "smal".');
    expect(stderr).toContain('The nearest valid value is "small".');
    expect(existsSync(join(app.folder, 'refused'))).toBe(false);
  });

  it('has a function of the same work for servers [LIB-8]', () => {
    app.write('brand.json', himal.values);
    app.write(
      'server.js',
      `import { writeBrandFiles } from '@karmik/ui/brand-files';
import { brandCss, brandFromJson } from '@karmik/ui/brand';

const { ok, written } = await writeBrandFiles({ file: 'brand.json', out: 'served' });
const { brand } = brandFromJson(${JSON.stringify(himal.values)});
console.log(ok, written.length, brandCss(brand).includes('[data-brand="himal"]'));
`,
    );
    expect(execFileSync(process.execPath, ['server.js'], { cwd: app.folder, encoding: 'utf8' })).toBe('true 2 true\n');
  });
});

/** The custom properties of a stylesheet with their values. */
function variablesOf(css: string): Map<string, string> {
  const plain = (value: string): string => value.replaceAll(/['"\s]/g, '').toLowerCase();
  return new Map([...css.matchAll(/(--k-[\w-]+):\s*([^;}]+)/g)].map(([, name, value]) => [name!, plain(value!)]));
}

describe('an app that installs the package', () => {
  it('gets one brand, the styles of what it imports, and no others', () => {
    const css = textOf('.css');
    expect(css).toMatch(/\[data-brand="?himal"?\]/);
    expect(css).not.toMatch(/\[data-brand="?sagar"?\]/);
    expect(css).toContain('--k-color-tone-accent-solid');
    expect(css).toContain('@layer k-reset');
    expect(css).not.toContain('container-type');
  });

  it('gets the fonts as files', () => {
    expect(Object.keys(assets).filter((file) => file.endsWith('.woff2')).length).toBeGreaterThanOrEqual(2);
  });

  it('gets no calendar, menu or table with a button', () => {
    const js = textOf('.js');
    expect(js.includes('gridcell')).toBe(false);
    expect(js.includes('aria-multiselectable')).toBe(false);
    expect(gzipSync(js).length).toBeLessThan(90_000);
  });

  it('is told of a wrong prop by the compiler, and of nothing else', () => {
    expect(() => app.run('tsc', '-p', '.')).not.toThrow();
    const options = JSON.parse(app.read('tsconfig.json')) as object;
    app.write('tsconfig.json', { ...options, files: ['wrong.tsx'] });
    expect(() => app.run('tsc', '-p', '.')).toThrow(/shiny/);
  });
});
