/** npm test: everything that must hold before a change lands, with one line of totals at the end. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { prepareDemo } from '../../e2e/support/demo.ts';
import { findBrowsers } from '../support/browser.ts';
import { buildApp, buildUi } from '../support/build.ts';
import { checks } from '../support/checks.ts';
import { bin, root, run } from '../support/run.ts';

const reports = join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const browsers = findBrowsers();
process.env.CHROMIUM_PATH = browsers.quick;
process.env.CHROMIUM_WHOLE_PATH = browsers.whole;
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`.trim();

const failures: string[] = [];
const details: string[] = [];
let passed = 0;
let failed = 0;
const count = (name: string, good: number, bad: number) => {
  passed += good;
  failed += bad;
  if (bad) failures.push(`${name}: ${bad}`);
};
const stage = async (name: string, work: () => Promise<void>) => {
  const started = performance.now();
  console.log(`\n── ${name}`);
  await work();
  console.log(`   ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

/** Adds the totals of a report; one that is missing, or fails without a failed test, counts as a failure. */
function addReport(name: string, code: number, read: () => { good: number; bad: number }): void {
  try {
    const { good, bad } = read();
    count(name, good, code !== 0 && bad === 0 ? 1 : bad);
  } catch {
    count(name, 0, 1);
  }
}

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

/** What failed is kept, to be said at the very end, where a long output is read first. */
function keepFailures(report: VitestReport): void {
  for (const { name, status, message, assertionResults } of report.testResults) {
    const place = relative(root, name);
    const bad = assertionResults.filter((test) => test.status === 'failed');
    for (const test of bad) details.push(`${place} › ${test.fullName}\n${test.failureMessages.join('\n')}`);
    if (status === 'failed' && bad.length === 0) details.push(`${place}\n${message}`);
  }
}

async function runVitest(name: string, file: string, args: readonly string[] = []): Promise<void> {
  const path = join(reports, file);
  const code = await run(bin('vitest'), [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ]);
  addReport(name, code, () => {
    const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
    keepFailures(report);
    return { good: report.numPassedTests, bad: report.numFailedTests };
  });
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly suites: readonly PlaywrightSuite[];
}
const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

// It takes a minute on one processor, which the checks leave idle. What it fails with, the tests that need it tell.
const demo = prepareDemo().catch(() => undefined);
for (const check of checks)
  await stage(check.name, async () => ((await check.run()) ? count(check.name, 1, 0) : count(check.name, 0, 1)));

await stage('unit, server and component tests', async () => {
  await demo;
  // Stories of other packages compute their styles in Node, which finds what `ui` exports in its build.
  const code = await buildUi();
  count('ui build', code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  await runVitest('vitest', 'vitest.json');
});

await stage('packages for other apps', async () => {
  for (const [name, script] of [
    ['date-bs', 'build'],
    ['date-bs', 'size'],
    ['date-bs', 'lint:package'],
    ['date-bs', 'docs:check'],
    ['ui', 'check:package'],
  ] as const) {
    const code = await run(bin('pnpm'), ['--silent', 'run', script], { cwd: join(root, 'packages', name) });
    count(`${name} ${script}`, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  }
  await runVitest('packed ui', 'packed.json', ['--config', 'packages/ui/packed.config.ts']);
});

await stage('build within the size budgets', async () => {
  await buildApp();
  count('build', 1, 0);
});

await stage('end-to-end tests', async () => {
  const file = join(reports, 'playwright.json');
  const code = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  addReport('end-to-end', code, () => {
    const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
    for (const spec of report.suites.flatMap(specsOf))
      if (spec.tests.some((test) => test.status === 'unexpected')) details.push(`${spec.file} › ${spec.title}`);
    return { good: report.stats.expected, bad: report.stats.unexpected };
  });
});

for (const detail of details) console.log(`\n✗ ${detail.slice(0, 3_000)}`);
if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
