/** Reports of the last run: where they are, and which of their tests took longest. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../support/run.ts';

/** The folder of the reports of the last run. */
export const reports = join(root, '.cache/reports');

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}
/** A report of Vitest has `testResults`, one of Playwright `suites`. */
interface Report {
  readonly testResults?: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
  readonly suites?: readonly Suite[];
}

interface Timed {
  readonly name: string;
  readonly ms: number;
}

const ofSuite = ({ suites = [], specs = [] }: Suite): Timed[] => [
  ...specs.map(({ title, file, tests }) => ({
    name: `${file} › ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...suites.flatMap(ofSuite),
];

const ofReport = ({ testResults = [], suites = [] }: Report): Timed[] => [
  ...testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, name)} › ${fullName}`,
      ms: duration ?? 0,
    })),
  ),
  ...suites.flatMap(ofSuite),
];

/** The slowest tests of the last run, the slowest first. */
export function slowest(count: number): readonly Timed[] {
  if (!existsSync(reports)) throw new Error('No run is kept yet: run npm test first.');
  return readdirSync(reports)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => ofReport(JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count);
}
