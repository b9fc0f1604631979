/** All catalogues of messages, of the model and of the server, and that nothing is said past them. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Message, MessageValue } from '@karmik/model/kit/message';
import { bilingual } from '@karmik/model/kit/text';
import { describe, expect, it } from 'vitest';
import { conflict, forbidden, invalidField, notFound, refused } from '../src/http/errors.ts';

type Said = Message | ((params: Record<string, MessageValue>) => Message);

const folders = ['../../model/src', '../src'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name)),
);
const catalogues = await Promise.all(
  files
    .filter((path) => basename(path) === 'messages.ts')
    .map(async (path) => (await import(path)) as Readonly<Record<string, unknown>>),
);

/** Whatever parameters a message asks for. */
const anything = new Proxy<Record<string, MessageValue>>({}, { get: () => bilingual('Thing', 'कुरा') });

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'code' in value;

const said: (readonly [key: string, message: Message])[] = catalogues
  .flatMap((exported) => Object.entries(exported).filter(([name]) => /messages$/i.test(name)))
  .flatMap(([, catalogue]) => Object.entries(catalogue as Record<string, Said>))
  .map(([key, each]) => [key, isMessage(each) ? each : each(anything)] as const);

describe('messages', () => {
  it('are many, each with a code of its own', () => {
    expect(said.length).toBeGreaterThan(250);
    const codes = Map.groupBy(said, ([, { code }]) => code);
    expect([...codes].filter(([, list]) => list.length > 1).map(([code]) => code)).toEqual([]);
  });

  it('are in Nepali in Nepali, and in English in English', () => {
    expect(said.filter(([, { ne }]) => !/[\u0900-\u097F]/.test(ne)).map(([key]) => key)).toEqual([]);
    expect(said.filter(([, { en }]) => /[\u0900-\u097F]/.test(en)).map(([key]) => key)).toEqual([]);
  });

  it('are what a refusal takes: a sentence does not compile', () => {
    // @ts-expect-error a literal
    expect(() => refused('No.')).toBeDefined();
    // @ts-expect-error a literal
    expect(() => forbidden('No.')).toBeDefined();
    // @ts-expect-error a literal
    expect(() => notFound('No.')).toBeDefined();
    // @ts-expect-error a literal
    expect(() => conflict('No.')).toBeDefined();
    // @ts-expect-error a text without a code
    expect(() => invalidField('name', bilingual('No.', 'होइन।'))).toBeDefined();
  });

  it('are what schemas carry: no schema has a sentence of its own', () => {
    // Files of configuration are checked when the server starts, and say what is wrong to the person who wrote them.
    const own = files.filter(
      (path) => !path.includes('configuration') && /\berror: ['"`]/.test(readFileSync(path, 'utf8')),
    );
    expect(own).toEqual([]);
  });
});
