/** npm test: everything that must hold before a change lands, with one line of totals at the end. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../support/browser.ts';
import { buildApp } from '../support/build.ts';
import { checks } from '../support/checks.ts';
import { bin, root, run } from '../support/run.ts';

const reports = join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.CHROMIUM_PATH = findBrowser();
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`.trim();

const failures: string[] = [];
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

function vitestTotals(file: string): { good: number; bad: number } {
  const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  return { good: report.numPassedTests, bad: report.numFailedTests };
}

for (const check of checks)
  await stage(check.name, async () => ((await check.run()) ? count(check.name, 1, 0) : count(check.name, 0, 1)));

await stage('unit, server and component tests', async () => {
  const file = join(reports, 'vitest.json');
  const code = await run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  addReport('vitest', code, () => vitestTotals(file));
});

await stage('packages for other apps', async () => {
  for (const [name, script] of [
    ['date-bs', 'build'],
    ['date-bs', 'size'],
    ['date-bs', 'lint:package'],
    ['date-bs', 'docs:check'],
    ['ui', 'build'],
    ['ui', 'check:package'],
  ] as const) {
    const code = await run(bin('pnpm'), ['--silent', 'run', script], { cwd: join(root, 'packages', name) });
    count(`${name} ${script}`, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  }
  const file = join(reports, 'packed.json');
  const code = await run(bin('vitest'), [
    'run',
    '--config',
    'packages/ui/packed.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  addReport('packed ui', code, () => vitestTotals(file));
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
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    return { good: stats.expected, bad: stats.unexpected + stats.flaky };
  });
});

if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
