import { readFileSync } from 'node:fs';
import { parseDate, toCalendar } from '@internationalized/date';
import { afterEach, describe, expect, it } from 'vitest';
import * as conformance from '../conformance/index.ts';
import * as calendar from '../src/calendar/bikram-sambat-calendar.ts';
import * as holidays from '../src/holidays/holidays.ts';
import * as dateBs from '../src/index.ts';
import { entries, page } from '../tools/api-reference.ts';

const entryPoints: Record<string, object> = {
  'date-bs': dateBs,
  'date-bs/calendar': calendar,
  'date-bs/holidays': holidays,
  'date-bs/conformance': conformance,
};
const own = { ...dateBs, ...calendar, ...holidays, ...conformance };
const scope = { ...own, parseDate, toCalendar };
const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const evaluate = (code: string, setup: string): unknown =>
  new Function(...Object.keys(scope), `${setup}\nreturn (${code})`)(...Object.values(scope));

afterEach(() => {
  dateBs.overrideProjectedYears({});
});

// A line `call // result`, or `call // result, remark`. A line without a comment prepares the next ones.
const check = (lines: string[]): number => {
  let setup = '';
  let checked = 0;
  for (const line of lines) {
    const [code, comment] = line.split(' // ');
    if (comment === undefined) {
      setup += `${line}\n`;
      continue;
    }
    const found = evaluate(code!.trim(), setup);
    const wanted = comment.replace(/^BsDate /, '').replace(/^('[^']*'|true|false|-?\d+), .*$/, '$1');
    expect(typeof found === 'object' ? { ...found } : found, line).toEqual(evaluate(wanted, ''));
    checked++;
  }
  return checked;
};

const all = [
  ...entries('index.ts'),
  ...entries('calendar/bikram-sambat-calendar.ts'),
  ...entries('holidays/holidays.ts'),
  ...entries('../conformance/index.ts'),
];

describe('the reference', () => {
  it('is up to date', () => {
    expect(page()).toBe(read('docs/api.md'));
  });

  it('describes everything that is exported', () => {
    const names = new Set(all.map(({ name }) => name));
    expect(Object.keys(own).filter((name) => !names.has(name))).toEqual([]);
    expect(all.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([]);
  });

  it.each(all.filter(({ example }) => example.length > 0 && !/^try|await/.test(example[0]!)))(
    'has a true example of $name',
    ({ example }) => {
      expect(check(example)).toBeGreaterThan(0);
    },
  );
});

describe('the README', () => {
  const text = read('README.md');

  it('[LIB-3] shows only names that are exported', () => {
    const shown = [...text.replaceAll(/```[^]*?```/g, '').matchAll(/`([^`]+)`/g)].flatMap(([, code]) => [
      ...code!.matchAll(/^([a-z]\w*)\(/g),
      ...code!.matchAll(/^([A-Z]+_[A-Z_]+)/g),
      ...code!.matchAll(/^([A-Z]\w*[a-z][A-Z]\w*)$/g),
    ]);
    const names = [...new Set(shown.map(([, name]) => name!))];
    const described = all.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !described.includes(name) && !(name in globalThis))).toEqual([]);
  });

  it('[LIB-3] imports what is there', () => {
    const imports = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '(date-bs[^']*)'/g)];
    expect(imports.length).toBeGreaterThan(2);
    for (const [line, names, from] of imports)
      for (const name of names!.split(',')) expect(entryPoints[from!], line).toHaveProperty(name.trim());
  });

  it('has true examples', () => {
    const blocks = [...read('README.md').matchAll(/```ts\n([^]*?)```/g)].map(([, block]) => block!);
    let checked = 0;
    for (const block of blocks) checked += check(block.split('\n').filter((line) => !/^(import .*)?$/.test(line)));
    expect(checked).toBeGreaterThan(5);
  });
});
