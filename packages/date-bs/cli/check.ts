import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Writable } from 'node:stream';
import { conformanceCases, checkConverter, type ConverterAdapter } from '../conformance/index.ts';

interface CheckOptions {
  /** The export that holds the converter. */
  adapter?: string | undefined;
  /** Prints every failure. */
  all: boolean;
  /** Prints the cases and asks nobody. */
  cases: boolean;
  stdout: Writable;
}

/** Failures of a group that are printed when not all are asked for. */
const SHOWN = 10;

/**
 * Asks a converter all published cases and prints what it answers wrongly, with the right answer and its source.
 *
 * @param module a path, or the name of a package as the current folder finds it
 * @returns 0 if all is right, 1 if not; a complaint where there is no converter to ask
 */
export async function check(
  module: string | undefined,
  { adapter, all, cases, stdout }: CheckOptions,
): Promise<number | string> {
  if (cases || module === undefined) {
    stdout.write(`${JSON.stringify(conformanceCases, null, 1)}\n`);
    return 0;
  }
  let loaded: Record<string, unknown>;
  try {
    loaded = (await import(addressOf(module))) as Record<string, unknown>;
  } catch (error) {
    return `${module} cannot be loaded: ${(error as Error).message}`;
  }
  const candidates = adapter === undefined ? [loaded, loaded['default'], loaded['adapter']] : [loaded[adapter]];
  const converter = candidates.find(isConverter);
  if (converter === undefined)
    return `${module} exports no ${adapter ?? 'adToBs and bsToAd'}. A converter has the functions adToBs(ad) and bsToAd(bs), which take YYYY-MM-DD, and may have dateToBs(instant).`;
  const reports = await checkConverter(converter);
  for (const { group, asked, failures } of reports) {
    stdout.write(
      asked === 0
        ? `${group}: not asked, there is no dateToBs\n`
        : `${group}: ${asked - failures.length} of ${asked} right\n`,
    );
    for (const { ask, given, expected, found, source } of all ? failures : failures.slice(0, SHOWN))
      stdout.write(
        `  ${ask} ${given}: expected ${expected ?? 'a refusal'}, got ${found ?? 'a refusal'}. Source: ${source}\n`,
      );
    if (!all && failures.length > SHOWN) stdout.write(`  and ${failures.length - SHOWN} more, see --all\n`);
  }
  return reports.some(({ failures }) => failures.length > 0) ? 1 : 0;
}

function addressOf(module: string): string {
  if (/^[./]|^[a-z]:\\/i.test(module)) return pathToFileURL(resolve(module)).href;
  const here = createRequire(resolve('package.json'));
  return pathToFileURL(here.resolve(module)).href;
}

const isConverter = (value: unknown): value is ConverterAdapter =>
  value !== null &&
  (typeof value === 'object' || typeof value === 'function') &&
  ['adToBs', 'bsToAd'].every((name) => typeof (value as Record<string, unknown>)[name] === 'function');
