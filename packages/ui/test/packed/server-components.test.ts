import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/* What a framework with server components meets in the built package. `pnpm run build` of ui comes first. */
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const modules = globSync('**/*.js', { cwd: dist }).map((file) => ({ file, code: readFileSync(dist + file, 'utf8') }));
const isOfClient = (code: string): boolean => /^(['"])use client\1;/.test(code);
const codeOf = (name: string): string => readFileSync(`${dist}${name}.js`, 'utf8');

describe('the built package', () => {
  it.each([
    'Text',
    'Heading',
    'Stack',
    'Grid',
    'Card',
    'PageHeader',
    'DescriptionList',
    'Breadcrumbs',
    'RequestTimeline',
  ])('%s is drawn on a server [LIB-19]', (name) =>
    expect(isOfClient(codeOf(`components/${name}/${name}`))).toBe(false),
  );

  it.each(['Button', 'TextField', 'Select', 'DataTable', 'DatePicker', 'ConfirmDialog', 'UserChip', 'EmptyState'])(
    '%s is drawn in the browser [LIB-19]',
    (name) => expect(isOfClient(codeOf(`components/${name}/${name}`))).toBe(true),
  );

  it.each(['provider/UiProvider', 'strings/strings-context', 'parts/RouterLink', 'on-demand/Menu'])(
    '%s is of the browser [LIB-19]',
    (name) => expect(isOfClient(codeOf(name))).toBe(true),
  );

  it('asks React on a server for what it has there alone [LIB-19]', () => {
    const names = execFileSync(
      process.execPath,
      ['--conditions=react-server', '-e', "console.log(JSON.stringify(Object.keys(require('react'))))"],
      { cwd: fileURLToPath(new URL('../..', import.meta.url)), encoding: 'utf8' },
    );
    const there = new Set(JSON.parse(names) as string[]);
    const plain = modules.filter(({ code }) => !isOfClient(code));
    expect(plain.length).toBeGreaterThan(100);
    const missing = plain.flatMap(({ file, code }) =>
      Array.from(code.matchAll(/import \{([^}]*)\} from "react";/g), ([, asked = '']) => asked.split(','))
        .flat()
        .map((name) => name.trim().split(' as ')[0] ?? '')
        .filter((name) => !there.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
    for (const { file, code } of plain)
      expect(code, file).not.toMatch(/from "(?:react-aria|react-stately|@tanstack\/react)/);
  });
});
