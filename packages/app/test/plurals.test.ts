/** Counts and their words: every message and every text with a count is said with 0, 1 and 2 in both languages. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';

const packages = join(import.meta.dirname, '../..');

type Sayable = (...values: unknown[]) => unknown;

/** Whatever parameters a message asks for, as a number, or as the text that a formatted number is. */
const filledWith = (count: unknown) => new Proxy({}, { get: () => count, has: () => true });

const isDevanagari = /[\u0900-\u097F]/;

/** All texts that a value says once it is called with a count, with where it is. */
function* said(value: unknown, place: string, count: number, depth = 0): Generator<readonly [string, string]> {
  if (depth > 6 || value === null) return;
  if (typeof value === 'string') yield [place, value];
  else if (typeof value === 'function') {
    if (/^[A-Z]|^use/.test(place.split('.').at(-1) ?? '')) return;
    const call = value as Sayable;
    for (const argument of [filledWith(count), count, String(count)]) {
      let result: unknown;
      try {
        result = call(...Array.from({ length: Math.max(call.length, 1) }, () => argument));
      } catch {
        continue;
      }
      if (typeof result !== 'function') yield* said(result, place, count, depth + 1);
    }
  } else if (typeof value === 'object') {
    for (const name of Object.keys(value)) {
      if (name === 'params' || name === 'code') continue;
      yield* said((value as Record<string, unknown>)[name], `${place}.${name}`, count, depth + 1);
    }
  }
}

// Some texts look at the preferences of the browser.
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

const files = [
  ...globSync('{model,server}/src/**/messages.ts', { cwd: packages }),
  ...globSync('{app,forms}/src/**/words.ts', { cwd: packages }).filter((file) => !file.includes('/shell/')),
  ...globSync('ui/src/**/strings.ts', { cwd: packages }),
  ...globSync('app/src/texts/*-{en,ne}.ts', { cwd: packages }),
  'app/src/texts/en.ts',
  'app/src/texts/ne.ts',
];
const modules = await Promise.all(
  files.map(async (file) => [file, (await import(join(packages, file))) as Record<string, unknown>] as const),
);
const saidWith = (count: number) =>
  modules.flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => Array.from(said(value, `${file}:${name}`, count))),
  );

/** Words that end in `s` and are of one thing. */
const singular =
  /^(is|was|has|this|us|as|its|less|class|status|process|address|business|always|days?'s|[a-z]+ss|[a-z]*(?:does|goes|loses|counts|includes|lists|repeats|contains|needs|invites|stays|remains|exists|uses|bytes?))$/;

describe('[F20] counts agree with their words', () => {
  it('one thing is never many, in English', () => {
    const all = saidWith(1).filter(([, text]) => !isDevanagari.test(text));
    expect(all.length).toBeGreaterThan(500);
    const wrong = all.filter(([, text]) =>
      Array.from(
        text.matchAll(/(?<![\d.,:-])1 (?!must |can )(?:more |other |open |selected )?([a-z]+)(?: (\w+))?/g),
      ).some(
        ([, word = '', next = '']) =>
          word === 'people' ||
          (word.endsWith('s') && !singular.test(word)) ||
          /^(are|were|have)$/.test(word) ||
          /^(are|were|have|remain|need|lose|use)$/.test(next),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('none and two are many, in English', () => {
    const nouns =
      /(?<![\d.,:-])[02] (day|hour|record|minute|person|row|character|file|time|week|month|year|entry|request|column|employee|step|change|task|question|member|second|page|item|level|post|punch|problem|line|card|draft|conflict)\b/;
    const wrong = [0, 2].flatMap((count) => saidWith(count)).filter(([, text]) => nouns.test(text));
    expect(wrong).toEqual([]);
  });

  it('a noun after a number has no ending of many, in Nepali', () => {
    const wrong = [0, 1, 2]
      .flatMap((count) => saidWith(count))
      .filter(([, text]) => /(?<![\d०-९.,-])[012०१२] (?!मध्ये)[\u0900-\u097F]+हरू/.test(text));
    expect(wrong).toEqual([]);
  });

  it('no wording anywhere joins a count to a word of many by hand', () => {
    const nouns =
      'days|hours|records|minutes|people|rows|characters|files|times|weeks|months|years|entries|columns|employees|steps|changes|tasks|questions|answers|members|seconds|pages|items|posts|punches|problems|lines|documents|cards|conflicts|drafts';
    const byHand = new RegExp(String.raw`(?:\$\{(?!plural)[^{}]*\}|(?<!\$)\{\w+\}) (?:more |other )?(?:${nouns})\b`);
    const sources = globSync('{model,server,forms,app,ui}/src/**/*.{ts,tsx}', { cwd: packages }).filter(
      (file) => !/\.test\.|\.stories\.|\/stories\/|\/seed(\/|\.ts$)|\/configuration\//.test(file),
    );
    const wrong = sources.flatMap((file) =>
      readFileSync(join(packages, file), 'utf8')
        .split('\n')
        .filter((line) => byHand.test(line) && !/interval|<\w+|select |delete |=>.*=\{/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(wrong).toEqual([]);
  });
});
