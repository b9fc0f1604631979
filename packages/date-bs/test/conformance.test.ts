import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { check } from '../cli/check.ts';
import { checkConverter, conformanceCases, type ConverterAdapter } from '../conformance/index.ts';
import { adToBs, adToBsText, bsToAd, bsToAdText, dateToBs } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'date-bs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const right: ConverterAdapter = { adToBs: adToBsText, bsToAd: bsToAdText, dateToBs };
const wrongOf = async (converter: ConverterAdapter): Promise<Record<string, number>> =>
  Object.fromEntries((await checkConverter(converter)).map(({ group, failures }) => [group, failures.length]));
const nothingWrong = {
  'new years': 0,
  'month lengths': 0,
  'dated records': 0,
  'days that do not exist': 0,
  'midnight in Nepal': 0,
};

describe('the suite', () => {
  it('asks about every published month and New Year, and never about a projected day', () => {
    const of = (group: string) => conformanceCases.filter((each) => each.group === group).length;
    expect(of('new years')).toBe(84 * 2);
    expect(of('month lengths')).toBe(84 * 12 * 3);
    expect(of('midnight in Nepal')).toBeGreaterThan(5);
    expect(conformanceCases.filter(({ given, ask }) => ask === 'bsToAd' && given >= '2084')).toEqual([]);
    expect(conformanceCases.filter(({ source }) => source === '')).toEqual([]);
  });

  it('passes a right converter, whatever it answers with', async () => {
    expect(await wrongOf(right)).toEqual(nothingWrong);
    expect(await wrongOf({ ...right, adToBs, bsToAd })).toEqual(nothingWrong);
    expect(
      await wrongOf({
        adToBs: async (ad) => Object.values(adToBs(ad)),
        bsToAd: (bs) => {
          try {
            return bsToAdText(bs);
          } catch {
            return null;
          }
        },
      }),
    ).toEqual(nothingWrong);
  });

  it('finds the months of Baishak and Jestha 2062 that most software holds wrong', async () => {
    const reports = await checkConverter({
      ...right,
      adToBs: (ad) => (ad === '2005-05-14' ? '2062-02-01' : adToBsText(ad)),
    });
    const failures = reports.flatMap((report) => report.failures);
    expect(new Set(failures.map(({ ask, given }) => `${ask} ${given}`))).toEqual(new Set(['adToBs 2005-05-14']));
    expect(failures[0]).toMatchObject({ expected: '2062-01-31', found: '2062-02-01' });
    expect(failures[0]?.source).toContain('2062-01 has 31 days');
  });

  it('finds a converter that takes days which do not exist, and one that reads the clock of UTC', async () => {
    const lenient = await wrongOf({ ...right, bsToAd: (bs) => (bs === '2076-12-31' ? '2020-04-13' : bsToAdText(bs)) });
    expect(lenient).toMatchObject({ 'days that do not exist': 1, 'month lengths': 1, 'new years': 0 });
    const utc = await wrongOf({ ...right, dateToBs: (instant) => dateToBs(instant, { timeZone: 'UTC' }) });
    expect(utc['midnight in Nepal']).toBeGreaterThan(2);
  });
});

describe('date-bs check', () => {
  const run = async (module: string | undefined, options: object = {}) => {
    let stdout = '';
    const into = new Writable({
      write(chunk, _, done) {
        stdout += String(chunk);
        done();
      },
    });
    const outcome = await check(module, { all: false, cases: false, ...options, stdout: into });
    return { outcome, stdout };
  };
  const moduleOf = (name: string, code: string): string => {
    const path = join(folder, name);
    writeFileSync(path, code);
    return path;
  };
  const source = fileURLToPath(new URL('../src/index.ts', import.meta.url));

  it('ends with 0 for a right module', async () => {
    const { outcome, stdout } = await run(source);
    expect(outcome).toBe(0);
    expect(stdout).toContain('month lengths: 3024 of 3024 right\n');
    expect(stdout).toContain('midnight in Nepal: 7 of 7 right\n');
  });

  it('ends with 1 for a wrong one, and prints the answer that is right with its source', async () => {
    const path = moduleOf(
      'wrong.mjs',
      `export default { adToBs: () => '2083-08-05', bsToAd: () => { throw new Error('not written yet') } }`,
    );
    const { outcome, stdout } = await run(path);
    expect(outcome).toBe(1);
    expect(stdout).toContain(
      'bsToAd 2000-01-01: expected 1943-04-14, got a refusal. Source: published calendar of 2000, certain',
    );
    expect(stdout).toMatch(/and \d+ more, see --all/);
    expect(stdout).toContain('midnight in Nepal: not asked, there is no dateToBs');
    const all = await run(path, { all: true });
    expect(all.stdout).not.toContain('more, see --all');
    expect(all.stdout).toContain('adToBs 2026-04-14: expected 2083-01-01, got 2083-08-05');
  });

  it('takes a converter by the name of its export', async () => {
    const path = moduleOf('named.mjs', `export const mine = { adToBs: () => null, bsToAd: () => null }`);
    expect((await run(path, { adapter: 'mine' })).outcome).toBe(1);
    expect((await run(path, { adapter: 'yours' })).outcome).toContain('exports no yours');
    expect((await run(path)).outcome).toContain('exports no adToBs and bsToAd');
  });

  it('says that a module cannot be loaded, and prints the cases for other languages', async () => {
    expect((await run('./missing.mjs')).outcome).toContain('./missing.mjs cannot be loaded');
    expect(JSON.parse((await run(undefined, { cases: true })).stdout)).toHaveLength(conformanceCases.length);
  });
});
