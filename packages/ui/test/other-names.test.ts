import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { documentedComponents } from '../storybook/component-docs/components.ts';
import * as aliases from '../storybook/other-names/Aliases.stories.tsx';
import { otherNames, systems } from '../storybook/other-names/names.ts';

const components = documentedComponents().map(({ name }) => name);
const { default: _meta, ...stories } = aliases;

describe('other names of components', () => {
  it('are known of every component, and of nothing else [LIB-30]', () => {
    expect(Object.keys(otherNames)).toEqual(components);
  });

  it('lead in the menu to a component [LIB-30]', () => {
    for (const [name, { args }] of Object.entries(stories)) {
      expect(components).toContain(args?.component);
      expect(components).not.toContain(name);
    }
    for (const sought of ['Toast', 'Modal', 'Autocomplete', 'Dropdown', 'DateRange', 'Table'])
      expect(Object.keys(stories)).toContain(sought);
  });

  it.each(Object.entries(systems))('have a page of their own for those who know %s', (system, title) => {
    const path = fileURLToPath(
      new URL(`../storybook/other-names/From${title.replaceAll(' ', '')}.mdx`, import.meta.url),
    );
    const page = readFileSync(path, 'utf8');
    expect(page).toContain(`<NamesTable system="${system}" />`);
    expect(page).toContain(`<OnlyHere system="${system}" />`);
  });
});
