import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pack } from '../tools/pack.ts';

let folder: string;

// The package as a consumer would have it: unpacked from the tarball, beside the one library that its calendar needs.
beforeAll(() => {
  const packed = pack();
  folder = packed.folder;
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@internationalized'), { recursive: true });
  execFileSync('tar', ['-xzf', packed.tarball, '-C', modules]);
  execFileSync('mv', [join(modules, 'package'), join(modules, 'date-bs')]);
  symlinkSync(
    fileURLToPath(new URL('../node_modules/@internationalized/date', import.meta.url)),
    join(modules, '@internationalized/date'),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const use = `
  const printed = [
    String(adToBs('2026-11-21')),
    JSON.stringify(bsToAd({ year: 2083, month: 8, day: 5 })),
    formatBs('2083-08-05', 'YYYY MMMM D', { locale: 'ne' }),
  ];
  overrideProjectedYears({ 2084: [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30] });
  const date = new CalendarDate(new BikramSambatCalendar(), 2085, 1, 1);
  printed.push(toCalendar(date, new GregorianCalendar()).toString(), String(MAX_BS));
  console.log(printed.join(' | '));`;
const names = '{ MAX_BS, adToBs, bsToAd, formatBs, overrideProjectedYears }';
const expected = '2083-08-05 | {"year":2026,"month":11,"day":21} | २०८३ मंसिर ५ | 2028-04-13 | 2110-12-30\n';

// This Node, and the one that the machine has by itself, which may be older.
describe.each([process.execPath, 'node'])('the packed package under %s', (node) => {
  const run = (file: string, code: string): string => {
    writeFileSync(join(folder, file), code);
    return execFileSync(node, [file], { cwd: folder, encoding: 'utf8' });
  };

  it('works as an ES module', () => {
    const code = `import ${names} from 'date-bs'; import { BikramSambatCalendar } from 'date-bs/calendar';
      import { CalendarDate, GregorianCalendar, toCalendar } from '@internationalized/date';`;
    expect(run('use.mjs', code + use)).toBe(expected);
  });

  it('works as CommonJS', () => {
    const code = `const ${names} = require('date-bs'); const { BikramSambatCalendar } = require('date-bs/calendar');
      const { CalendarDate, GregorianCalendar, toCalendar } = require('@internationalized/date');`;
    expect(run('use.cjs', code + use)).toBe(expected);
  });

  it('has the holidays and the suite in entries of their own', () => {
    const code = `import { holidaysOn } from 'date-bs/holidays'; import { checkConverter } from 'date-bs/conformance';
      import { createRequire } from 'node:module'; import * as main from 'date-bs';
      const { holidaysOf } = createRequire(import.meta.url)('date-bs/holidays');
      const reports = await checkConverter(main);
      console.log(holidaysOn('2083-07-04')[0].name.en, holidaysOf(2083).holidays.length, 'holidaysOn' in main,
        reports.every(({ asked, failures }) => asked > 0 && failures.length === 0));`;
    expect(run('entries.mjs', code)).toBe('Dashain 33 false true\n');
  });

  it('has the command', () => {
    const command = join(folder, 'node_modules/date-bs/dist/cli.js');
    expect(execFileSync(node, [command, '2083-08-05'], { encoding: 'utf8' })).toBe('2026-11-21\n');
    expect(execFileSync(node, [command, '--ad', '2026-11-21'], { encoding: 'utf8' })).toBe('2083-08-05\n');
    expect(execFileSync(node, [command, 'check', 'date-bs'], { cwd: folder, encoding: 'utf8' })).toContain(
      'dated records: 112 of 112 right',
    );
  });
});

describe('the packed package', () => {
  it('holds what is built and written, and no source', () => {
    const files = execFileSync('find', ['.', '-type', 'f'], {
      cwd: join(folder, 'node_modules/date-bs'),
      encoding: 'utf8',
    });
    expect(files).toMatch(/dist\/index\.d\.cts/);
    expect(files).toMatch(/README\.md/);
    expect(files).not.toMatch(/src\/|test\/|bench\//);
  });

  it('has declarations that TypeScript takes', () => {
    writeFileSync(
      join(folder, 'use.ts'),
      `import { type BsDate, adToBs, DateBsError } from 'date-bs';
      const date: BsDate = adToBs({ year: 2026, month: 11, day: 21 });
      export const text: string = date.toString();
      export const code = (error: DateBsError) => error.code === 'InvalidDate';
      // @ts-expect-error a Date has no day without a time zone
      adToBs(new Date());
      // @ts-expect-error dates are not changed
      date.year = 2084;`,
    );
    const tsc = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--types', '', 'use.ts'];
    expect(execFileSync(tsc, flags, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })).toBe('');
  });
});
