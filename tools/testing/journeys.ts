/** Runs journeys in a browser. One that fails is run once more, alone and with a trace, which tells what is unstable from what is broken. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bin, root, run } from '../support/run.ts';
import { reports } from './reports.ts';
import type { Unstable } from './tally.ts';

interface Result {
  readonly duration: number;
  readonly errors: readonly {
    readonly message?: string;
    readonly location?: { readonly file: string; readonly line: number };
  }[];
  readonly attachments: readonly { readonly name: string; readonly path?: string }[];
}
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly Result[];
    }[];
  }[];
}
interface Report {
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
}

/** One journey of a report. */
interface Journey {
  /** As a list of tests names it: `[project] › file › suite › title`. */
  readonly line: string;
  readonly status: string;
  readonly result: Result | undefined;
}

export interface FailedJourney {
  readonly line: string;
  readonly detail: string;
}

export interface Outcome {
  readonly passed: number;
  readonly failed: readonly FailedJourney[];
  readonly unstable: readonly Unstable[];
  /** Why the run as a whole went wrong, such as a server that did not start. */
  readonly broken?: string;
}

export interface Journeys {
  /** The name of the report. */
  readonly name: string;
  /** A configuration of Playwright, from the root of the project. */
  readonly config: string;
  /** Arguments that choose journeys; absent: all. */
  readonly args?: readonly string[];
  /** Gives no second try. */
  readonly strict?: boolean;
  readonly env?: NodeJS.ProcessEnv;
}

const journeysOf = (suite: Suite, above: readonly string[] = []): Journey[] => [
  ...suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      line: [...(projectName ? [`[${projectName}]`] : []), file, ...above, title].join(' › '),
      status,
      result: results.at(-1),
    })),
  ),
  // The outermost suite is the file, which each of its journeys names.
  ...(suite.suites ?? []).flatMap((each) => journeysOf(each, [...above, each.title])),
];

// Colours of a terminal.
const plain = (text: string): string => text.replaceAll(/\u001B\[[0-9;]*m/g, '');

/** The assertion that failed: the first line of its message, and where it is. */
function assertionOf(result: Result | undefined): string {
  const error = result?.errors[0];
  const place = error?.location ? ` (${relative(root, error.location.file)}:${error.location.line})` : '';
  return `${plain(error?.message ?? 'It ended without a message.').split('\n')[0] ?? ''}${place}`;
}

async function play(
  { config, env }: Journeys,
  name: string,
  args: readonly string[],
): Promise<{ journeys: readonly Journey[]; broken?: string }> {
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  const code = await run(bin('playwright'), ['test', '--config', config, ...args], {
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  if (!existsSync(file)) return { journeys: [], broken: `Playwright ended with ${code} and without a report.` };
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const journeys = suites.flatMap((suite) => journeysOf(suite));
  if (errors.length) return { journeys, broken: plain(errors.map(({ message }) => message).join('\n')) };
  const isBad = journeys.some(({ status }) => status === 'unexpected');
  return { journeys, ...(code !== 0 && !isBad && { broken: `Playwright ended with ${code}.` }) };
}

/** Runs the journeys that a list names. */
export function listOf(lines: readonly string[], name: string): readonly string[] {
  const list = join(reports, `${name}.txt`);
  writeFileSync(list, `${lines.join('\n')}\n`);
  return ['--test-list', list];
}

/** Runs journeys, and those that fail once more, each alone and with a trace. */
export async function runJourneys(what: Journeys): Promise<Outcome> {
  const first = await play(what, what.name, what.args ?? []);
  let passed = first.journeys.filter(({ status }) => status === 'expected').length;
  const failed: FailedJourney[] = [];
  const unstable: Unstable[] = [];
  const bad = first.journeys.filter(({ status }) => status === 'unexpected');
  for (const [index, { line, result }] of bad.entries()) {
    const detail = `${line}\n${plain(result?.errors.map(({ message }) => message).join('\n') ?? '')}`;
    if (what.strict) {
      failed.push({ line, detail });
      continue;
    }
    console.log(`\nOnce more, alone: ${line}`);
    const name = `${what.name}-again-${index + 1}`;
    const trace = join(root, 'test-results', name);
    const again = await play(what, name, [...listOf([line], name), '--workers=1', '--trace=on', `--output=${trace}`]);
    const [second] = again.journeys;
    if (again.broken === undefined && again.journeys.length === 1 && second?.status === 'expected') {
      passed += 1;
      unstable.push({
        name: line,
        assertion: assertionOf(result),
        seconds: (result?.duration ?? 0) / 1_000,
        trace: relative(root, second.result?.attachments.find(({ name: kind }) => kind === 'trace')?.path ?? trace),
      });
    } else failed.push({ line, detail: `${detail}\nAnd again alone: ${again.broken ?? assertionOf(second?.result)}` });
  }
  return { passed, failed, unstable, ...(first.broken !== undefined && { broken: first.broken }) };
}
