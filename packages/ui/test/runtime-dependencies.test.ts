import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runtimeDependencies } from '../storybook/runtime-dependencies.ts';

const IMPORT = /^(?:import|export)(?! type)[^;']*from '([^'.][^']*)'/gm;
const elsewhere = ['@vanilla-extract/', '@storybook/', 'storybook/', 'lucide-react/', 'date-bs'];

it('names every package that the source imports, so that no test run is interrupted by a reload', () => {
  const source = fileURLToPath(new URL('../src/', import.meta.url));
  const imported = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:css|test)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(source + file, 'utf8').matchAll(IMPORT)].map((match) => match[1] ?? ''))
    .filter((name) => !elsewhere.some((prefix) => name.startsWith(prefix)));
  expect([...new Set(imported)].filter((name) => !runtimeDependencies.includes(name))).toEqual([]);
});
