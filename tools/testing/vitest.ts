/** Runs projects of Vitest and reads what they report. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bin, root, run } from '../support/run.ts';
import type { StageName } from './options.ts';
import { reports } from './reports.ts';
import type { Tally } from './tally.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/**
 * Runs Vitest and counts its tests. A report that is missing, or a run that fails without a failed test, counts as one failure.
 * @param args what Vitest runs: projects, files, or what changed since a commit
 */
export async function runVitest(stage: StageName, name: string, args: readonly string[], tally: Tally): Promise<void> {
  const path = join(reports, `${name}.json`);
  const code = await run(bin('vitest'), [
    'run',
    ...args,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ]);
  if (!existsSync(path)) return tally.count(name, 0, 1);
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  const bad = report.numFailedTests;
  tally.count(name, report.numPassedTests, code !== 0 && bad === 0 ? 1 : bad);
  for (const { name: file, status, message, assertionResults } of report.testResults) {
    const place = relative(root, file);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const test of failed)
      tally.keep(stage, place, `${place} › ${test.fullName}\n${test.failureMessages.join('\n')}`);
    if (status === 'failed' && failed.length === 0) tally.keep(stage, place, `${place}\n${message}`);
  }
}
