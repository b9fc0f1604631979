import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeBrandFiles } from '../cli/brand-files.ts';
import { run } from '../cli/run.ts';

const examples = fileURLToPath(new URL('../examples/', import.meta.url));
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command. */
async function karmikUi(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const texts = { stdout: '', stderr: '' };
  const into = (name: 'stdout' | 'stderr') =>
    new Writable({
      write(chunk, _encoding, done) {
        texts[name] += String(chunk);
        done();
      },
    });
  const code = await run(args, { stdout: into('stdout'), stderr: into('stderr') });
  return { code, ...texts };
}

function brandFile(content: string): string {
  const file = join(folder, 'brand.json');
  writeFileSync(file, content);
  return file;
}

describe('karmik-ui brand', () => {
  it('writes stylesheet, report, fonts and logos, and says what it corrected [LIB-8]', async () => {
    const out = join(folder, 'out');
    const { code, stdout, stderr } = await karmikUi('brand', join(examples, 'school/brand.json'), '--out', out);
    expect([code, stderr]).toEqual([0, '']);
    const css = readFileSync(join(out, 'kopila-school.css'), 'utf8');
    expect(css).toContain('[data-brand="kopila-school"]');
    expect(css).toContain('url("fonts/figtree-latin.woff2")');
    expect(readFileSync(join(out, 'fonts/figtree-latin.woff2')).subarray(0, 4).toString()).toBe('wOF2');
    expect(existsSync(join(out, 'images/logo-dark.svg'))).toBe(true);
    expect(readFileSync(join(out, 'kopila-school.contrast.md'), 'utf8')).toContain('# Contrast of Kopila School');
    expect(stdout).toContain('464 of 464 pairs pass');
    expect(stdout).toContain('"accent" #e8590c became #cd4b00 so that white text is readable on it.');
  });

  it('links fonts and logos that have an address [LIB-8]', async () => {
    const file = brandFile(
      JSON.stringify({
        id: 'linked',
        name: 'Linked',
        accent: '#0a5bd3',
        font: { family: 'Far', files: [{ file: 'https://fonts.example.com/far.woff2' }] },
        logo: '/logo.svg',
      }),
    );
    const result = await writeBrandFiles({ file, out: folder });
    expect(result.ok && result.written.map((path) => path.slice(folder.length + 1))).toEqual([
      'linked.css',
      'linked.contrast.md',
    ]);
    const css = readFileSync(join(folder, 'linked.css'), 'utf8');
    expect(css).toContain('url("https://fonts.example.com/far.woff2")');
    expect(css).toContain('url("/logo.svg")');
  });

  it.each([
    ['{ "id": "a",\n  "name": "A"\n  "accent": "#0a5bd3" }', /is not JSON: .*line 3 column 3/],
    ['{ "id": "a", "name": "A", "accent": "#0a5" }', /"accent" is "#0a5"\. .* The nearest valid value is "#00aa55"\./],
    [
      '{ "id": "a", "name": "A", "accent": "#0a5bd3", "logo": "none.svg" }',
      /"none\.svg" is not a file that can be read/,
    ],
  ])('writes nothing for %j, says why and ends with 1 [LIB-8]', async (content, problem) => {
    const out = join(folder, 'out');
    const { code, stdout, stderr } = await karmikUi('brand', brandFile(content), '--out', out);
    expect([code, stdout, existsSync(out)]).toEqual([1, '', false]);
    expect(stderr).toMatch(/brand\.json is not a brand yet:\n/);
    expect(stderr).toMatch(problem);
  });

  it('refuses a font that is named .woff2 and is none, and two files of one name [LIB-8]', async () => {
    cpSync(join(examples, 'school'), folder, { recursive: true });
    writeFileSync(join(folder, 'fonts/figtree-latin.woff2'), 'text');
    const result = await writeBrandFiles({ file: join(folder, 'brand.json'), out: join(folder, 'out') });
    expect(result.ok ? [] : result.problems).toEqual([
      '"fonts/figtree-latin.woff2" is no woff2 font. Convert it to woff2 first.',
    ]);
    const font = { family: 'A', files: [{ file: 'a/x.woff2' }, { file: 'b/x.woff2' }] };
    const file = brandFile(JSON.stringify({ id: 'a', name: 'A', accent: '#0a5bd3', font }));
    const twice = await writeBrandFiles({ file, out: folder });
    expect(twice.ok ? [] : twice.problems).toEqual([
      '"b/x.woff2" and "a/x.woff2" have the same file name. Rename one of them.',
    ]);
  });

  it.each([
    [[], 'Say a command.'],
    [['brands'], 'There is no command "brands".'],
    [['brand'], 'Name the JSON file of the brand.'],
    [['brand', 'brand.json', '--output', 'x'], "Unknown option '--output'"],
  ])('does not understand %j and ends with 2', async (args, complaint) => {
    const { code, stderr } = await karmikUi(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(complaint);
  });
});
