import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { himal } from '../../src/brands/himal.ts';

/*
 * Another app, outside the workspace: it has the packed tarball as it would come from a registry, imports one
 * component and one brand, type-checks and builds. `pnpm run build` of date-bs and ui comes first.
 */
const ui = fileURLToPath(new URL('../../', import.meta.url));
const dateBs = join(ui, '../date-bs');
const bin = join(ui, '../../node_modules/.bin');

let app = '';
let assets: Record<string, string> = {};

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(join(bin, command), args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function write(path: string, content: string | object): void {
  writeFileSync(join(app, path), typeof content === 'string' ? content : JSON.stringify(content));
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Packs a package and unpacks it into the app, with what its packed manifest asks for and nothing else. What it asks for comes from this
 * workspace, which has the same versions, so that no registry has a say in the result.
 */
function install(folder: string): void {
  run('pnpm', ['pack', '--pack-destination', app], folder);
  const name = folder === ui ? 'karmik-ui' : 'date-bs';
  const tarball = readdirSync(app).find((entry) => entry.startsWith(name) && entry.endsWith('.tgz'));
  if (tarball === undefined) throw new Error(`Nothing was packed in ${folder}.`);
  const target = join(app, 'node_modules', folder === ui ? '@karmik/ui' : 'date-bs');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', join(app, tarball), '-C', target, '--strip-components=1']);
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as Manifest;
  for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) link(needed, folder);
}

/** Lets the app find a package as a folder of this workspace finds it, unless the app has it. */
function link(name: string, folder: string): void {
  const target = join(app, 'node_modules', name);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(realpathSync(join(folder, 'node_modules', name)), target, 'junction');
}

beforeAll(() => {
  app = mkdtempSync(join(tmpdir(), 'ui-consumer-'));
  write('package.json', { name: 'consumer', private: true, type: 'module' });
  install(dateBs);
  install(ui);
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom']) link(name, ui);
  write('index.html', '<div id="root"></div><script type="module" src="./main.tsx"></script>');
  write(
    'main.tsx',
    `import '@karmik/ui/foundation';
import '@karmik/ui/brands/himal';
import { Button } from '@karmik/ui/Button';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Button onPress={() => {}}>Go</Button>);
`,
  );
  write(
    'wrong.tsx',
    `import { Button } from '@karmik/ui/Button';

export const wrong = <Button variant="shiny">Go</Button>;
`,
  );
  write('tsconfig.json', {
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
  execFileSync(join(bin, 'vite'), ['build', '--logLevel', 'error'], {
    cwd: app,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const folder = join(app, 'dist/assets');
  assets = Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')]));
});

afterAll(() => rmSync(app, { recursive: true, force: true }));

function textOf(ending: string): string {
  return Object.entries(assets)
    .filter(([file]) => file.endsWith(ending))
    .map(([, content]) => content)
    .join('\n');
}

describe('the command of the package', () => {
  const command = (...args: string[]) =>
    spawnSync(process.execPath, [join(app, 'node_modules/@karmik/ui', manifest().bin['karmik-ui'] ?? ''), ...args], {
      cwd: app,
      encoding: 'utf8',
    });
  const manifest = (): { bin: Record<string, string> } =>
    JSON.parse(readFileSync(join(app, 'node_modules/@karmik/ui/package.json'), 'utf8'));

  it('writes for the values of a built-in brand the variables that its stylesheet has [LIB-8]', () => {
    write('brand.json', himal.values);
    const { status, stderr } = command('brand', 'brand.json', '--out', 'public');
    expect([status, stderr]).toEqual([0, '']);
    const written = variablesOf(readFileSync(join(app, 'public/himal.css'), 'utf8'));
    const builtIn = variablesOf(readFileSync(join(app, 'node_modules/@karmik/ui/dist/css/himal.css'), 'utf8'));
    expect(written.size).toBeGreaterThan(100);
    expect(written).toEqual(builtIn);
  });

  it('refuses a wrong value, names the nearest valid one and ends with 1 [LIB-8]', () => {
    write('brand.json', { ...himal.values, radius: 'smal' });
    const { status, stderr } = command('brand', 'brand.json', '--out', 'refused');
    expect(status).toBe(1);
    expect(stderr).toContain('"radius" is "smal".');
    expect(stderr).toContain('The nearest valid value is "small".');
    expect(existsSync(join(app, 'refused'))).toBe(false);
  });

  it('has a function of the same work for servers [LIB-8]', () => {
    write('brand.json', himal.values);
    write(
      'server.js',
      `import { writeBrandFiles } from '@karmik/ui/brand-files';
import { brandCss, brandFromJson } from '@karmik/ui/brand';

const { ok, written } = await writeBrandFiles({ file: 'brand.json', out: 'served' });
const { brand } = brandFromJson(${JSON.stringify(himal.values)});
console.log(ok, written.length, brandCss(brand).includes('[data-brand="himal"]'));
`,
    );
    expect(execFileSync(process.execPath, ['server.js'], { cwd: app, encoding: 'utf8' })).toBe('true 2 true\n');
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
    expect(() => run('tsc', ['-p', '.'], app)).not.toThrow();
    const options = JSON.parse(readFileSync(join(app, 'tsconfig.json'), 'utf8'));
    write('tsconfig.json', { ...options, files: ['wrong.tsx'] });
    expect(() => run('tsc', ['-p', '.'], app)).toThrow(/shiny|Command failed/);
  });
});
