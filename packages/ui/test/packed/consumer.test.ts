import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/*
 * Another app, outside the workspace: it installs the packed tarball as it would come from a registry, imports one
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

function pack(folder: string): string {
  run('pnpm', ['pack', '--pack-destination', app], folder);
  const name = folder === ui ? 'karmik-ui' : 'date-bs';
  const file = readdirSync(app).find((entry) => entry.startsWith(name) && entry.endsWith('.tgz'));
  if (file === undefined) throw new Error(`Nothing was packed in ${folder}.`);
  return `file:./${file}`;
}

beforeAll(() => {
  app = mkdtempSync(join(tmpdir(), 'ui-consumer-'));
  const tarballs = { 'date-bs': pack(dateBs), '@karmik/ui': pack(ui) };
  write('package.json', {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...tarballs, react: '19.3.1', 'react-dom': '19.3.1' },
    devDependencies: { '@types/react': '19.3.0', '@types/react-dom': '19.3.0', typescript: '7.0.2', vite: '8.3.8' },
  });
  write(
    'pnpm-workspace.yaml',
    `packages: []\noverrides:\n  date-bs: ${tarballs['date-bs']}\nallowBuilds:\n  esbuild: true\n`,
  );
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
  run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], app);
  execFileSync(join(app, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], {
    cwd: app,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const folder = join(app, 'dist/assets');
  assets = Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')]));
}, 180_000);

afterAll(() => rmSync(app, { recursive: true, force: true }));

function textOf(ending: string): string {
  return Object.entries(assets)
    .filter(([file]) => file.endsWith(ending))
    .map(([, content]) => content)
    .join('\n');
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
