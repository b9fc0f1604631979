import { readdirSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const components = fileURLToPath(new URL('../src/components/', import.meta.url));
const names = readdirSync(components).toSorted();

function read(name: string, file: string): string {
  return readFileSync(`${components}${name}/${file}`, 'utf8');
}

describe.each(names)('%s', (name) => {
  it('has an entry that exports its name', async () => {
    const entry: Record<string, unknown> = await import(`../src/components/${name}/index.ts`);
    expect(typeof entry[name]).toBe('function');
  });

  it('has a story of the same title, with Default and States', () => {
    const stories = read(name, `${name}.stories.tsx`);
    expect(stories).toContain(`title: 'Components/${name}'`);
    expect(stories).toMatch(/^export const Default: Story\b/m);
    expect(stories).toMatch(/^export const States: Story\b/m);
  });

  it('has a page that says when to use it, what else there is, its keys, what is spoken, and what not to do', () => {
    expect(existsSync(`${components}${name}/${name}.mdx`)).toBe(true);
    const page = read(name, `${name}.mdx`);
    for (const heading of ['When to use', 'Use instead', 'Keyboard', 'Spoken text', 'Do', "Don't"]) {
      expect(page).toMatch(new RegExp(`^## ${heading}$`, 'm'));
    }
  });

  it('names no colour and no physical side in its stylesheets', () => {
    const sheets = readdirSync(`${components}${name}`).filter((file) => file.endsWith('.css.ts'));
    for (const sheet of sheets) {
      const source = read(name, sheet);
      expect(source).not.toMatch(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i);
      expect(source).not.toMatch(
        /\b(?:margin|padding|border|inset)(?:Left|Right|Top|Bottom)\b|textAlign: '(?:left|right)'/,
      );
    }
  });

  it('takes no class and no style from outside', () => {
    const sources = readdirSync(`${components}${name}`).filter((file) => /^[A-Z]\w+\.tsx$/.test(file));
    for (const file of sources) expect(read(name, file)).not.toMatch(/^\s*(?:className|style)\?:/m);
  });
});

it('offers the same entries to others as to the workspace, without the source', () => {
  const manifest = JSON.parse(readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8'));
  const withoutSource = Object.fromEntries(
    Object.entries(manifest.exports).map(([entry, target]) => {
      if (typeof target !== 'object' || target === null) return [entry, target];
      return [entry, Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== 'karmik-src'))];
    }),
  );
  expect(manifest.publishConfig.exports).toEqual(withoutSource);
});
