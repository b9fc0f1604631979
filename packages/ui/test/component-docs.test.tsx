import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UiProvider } from '../src/provider/index.ts';
import { documentedComponents } from '../storybook/component-docs/components.ts';
import { docsOf, documentedStories } from '../storybook/component-docs/plugin.ts';
import { moduleOf, sampleOf } from '../storybook/component-docs/sample-of.ts';
import type { ComponentDocs } from '../storybook/component-docs/with-docs.ts';
import { readInterface } from '../tools/interface.ts';

const ui = fileURLToPath(new URL('../', import.meta.url));
const folder = join(ui, '.cache/samples');
const components = documentedComponents();
const docs = new Map<string, ComponentDocs>();

beforeAll(async () => {
  const entries = readInterface();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const component of components) {
    docs.set(component.name, await docsOf(component, entries));
    for (const story of documentedStories) {
      const sample = sampleOf(component.stories, component.entry, story);
      writeFileSync(join(folder, `${component.name}.${story}.tsx`), moduleOf(sample));
    }
  }
  // A sample may leave a parameter of its story unused.
  const options = { noEmit: true, noUnusedLocals: false, noUnusedParameters: false };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', compilerOptions: options, include: ['.'], exclude: [] }),
  );
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(components)('the page of $name', ({ name, entry, stories }) => {
  it('has code to copy with its import, and callbacks that can be read [LIB-5, LIB-14]', () => {
    const { samples } = docs.get(name)!;
    for (const story of documentedStories) {
      const code = samples[story]!;
      expect(code).toMatch(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '${entry}';`));
      expect(code).toContain(`<${name}`);
      expect(code).not.toMatch(/storybook|\bfn\(|<p \/>|function D\w?\(|oxlint|\.\.\/|\.ts'/);
    }
  });

  it.each(documentedStories)('has code for %s that draws in an app [LIB-14]', async (story) => {
    const { Example }: { Example: ComponentType } = await import(join(folder, `${name}.${story}.tsx`));
    expect(() => renderToString(<UiProvider>{createElement(Example)}</UiProvider>)).not.toThrow();
  });

  it('lists every prop of its own with a type that says what it takes [LIB-5, LIB-14]', () => {
    const { argTypes, description } = docs.get(name)!;
    const rows = Object.values(argTypes);
    expect(rows.length).toBeGreaterThan(0);
    expect(description).not.toBe('');
    for (const { name: prop, table } of rows) {
      const type = table?.type?.summary ?? '';
      expect({ prop, type }).not.toEqual({
        prop,
        type: expect.stringMatching(/^$|^union$|^any$|unknown\[number\]|\.\.\./),
      });
    }
  });

  it('has its props and its examples on the page', () => {
    const page = readFileSync(stories.replace('.stories.tsx', '.mdx'), 'utf8');
    for (const block of ['Canvas of={stories.Default}', 'Controls of={stories.Default}', 'Canvas of={stories.States}'])
      expect(page).toContain(`<${block} />`);
  });
});

it('has samples that the compiler of a strict app accepts [LIB-14]', { timeout: 120_000 }, () => {
  const tsc = join(ui, '../../node_modules/.bin/tsc');
  const check = () => execFileSync(tsc, ['-p', folder], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  expect(check).not.toThrow();
});

it('lists what comes from React Aria apart: a press of Button, and that it can be switched off [LIB-14]', () => {
  const { argTypes } = docs.get('Button')!;
  expect(argTypes['isDisabled']?.table).toMatchObject({ type: { summary: 'boolean' }, category: 'From React Aria' });
  expect(argTypes['onPress']?.table?.type?.summary).toBe('(e: PressEvent) => void');
  expect(argTypes['variant']?.table).toMatchObject({ type: { summary: '"ghost" | "outline" | "soft" | "solid"' } });
  expect(argTypes['variant']?.table?.category).toBeUndefined();
});
