/** Builds the pages that are measured, this library's and the others', and serves them. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, type PluginOption } from 'vite';
import { installPeers } from '../../../tools/support/install-peers.ts';

const here = import.meta.dirname;
const root = join(here, '../../..');
const out = join(here, '.cache');
const peers = join(here, 'peers');

export const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info', '--js-flags=--expose-gc'],
};

/** Installs the other libraries. */
export const preparePeers = (): void => installPeers(peers);

export interface BuiltPage {
  readonly name: string;
  /** Kilobytes, gzipped, of what the page loads at first. */
  readonly js: number;
  readonly css: number;
}

/** React Aria carries its words in some thirty languages; an application keeps those that it speaks. */
function oneLocale(): PluginOption {
  const require = createRequire(join(root, 'packages/app/package.json'));
  const plugin = require('@react-aria/optimize-locales-plugin') as {
    vite: (options: { locales: string[] }) => object;
  };
  return { ...plugin.vite({ locales: ['en-US'] }), enforce: 'pre' } as PluginOption;
}

export async function buildPage(entry: string): Promise<BuiltPage> {
  const name = entry.replaceAll(/[/.]/g, '-');
  const folder = join(out, 'pages', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // The entry is next to the page, because a bundler's root is where it looks for its files.
  const page = join(here, `${name}.html`);
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title></head><body><div id="app"></div><script type="module" src="./${entry}"></script></body></html>`,
  );
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      root: here,
      base: './',
      cacheDir: join(out, 'vite'),
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: entry.startsWith('own/') ? [oneLocale(), vanillaExtractPlugin(), react()] : [react()],
      resolve: { conditions: ['karmik-src', ...defaultClientConditions] },
      build: {
        outDir: folder,
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: { input: page },
        chunkSizeWarningLimit: 9999,
      },
    });
  } finally {
    rmSync(page);
  }
  return { name, ...weigh(folder, `${name}.html`) };
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

function weigh(folder: string, entry: string): { js: number; css: number } {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    chunk.imports?.forEach(visit);
  };
  visit(entry);
  const sum = (end: string): number =>
    [...files]
      .filter((file) => file.endsWith(end))
      .reduce((total, file) => total + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000, 0);
  return { js: sum('.js'), css: sum('.css') };
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export async function servePages(): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const [, name = '', ...rest] = new URL(request.url ?? '/', 'http://localhost').pathname.split('/');
    const file = join(out, 'pages', name, rest.join('/') || `${name}.html`);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The pages have no address.');
  return { address: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
