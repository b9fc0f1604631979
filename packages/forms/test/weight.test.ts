import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const IMPORT = /^(?:import|export)(?! type)[^;']*from '([^']+)'/gm;

/** What a file brings with it at once: its own files are followed, packages are named. What it fetches later does not count. */
function reached(entry: string, seen = new Set<string>()): Set<string> {
  const file = fileURLToPath(new URL(`../src/${entry}`, import.meta.url));
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(IMPORT))
      if (name.startsWith('.')) visit(resolve(dirname(path), name));
      else seen.add(name);
  };
  visit(file);
  return seen;
}

const packagesOf = (entry: string) => [...reached(entry)].filter((name) => !name.startsWith('/')).toSorted();

it('brings no control, picker, editor or form store into a table of values', () => {
  expect(packagesOf('kinds/FieldParts.tsx').filter((name) => name.startsWith('@karmik/ui/'))).toEqual([
    '@karmik/ui/DescriptionList',
    '@karmik/ui/Inline',
    '@karmik/ui/Link',
    '@karmik/ui/Skeleton',
    '@karmik/ui/StatusTag',
    '@karmik/ui/Tag',
    '@karmik/ui/Text',
    '@karmik/ui/UserChip',
    '@karmik/ui/provider',
    '@karmik/ui/tokens',
  ]);
  const ofStore = [...reached('kinds/FieldParts.tsx')].filter((name) => name.includes('/src/store/'));
  expect(ofStore.map((name) => basename(name))).toEqual(['same.ts']);
});

it('brings nothing of all this into the small forms of the account pages', () => {
  expect(packagesOf('form/use-form-state.ts')).toEqual(['react']);
  expect(packagesOf('form/FormProblems.tsx')).toEqual(['@karmik/ui/Banner']);
});
