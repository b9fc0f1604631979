/** The stages of a test run: what each runs, whole, narrowed to files, or only what failed. */
import { join } from 'node:path';
import { prepareDemo } from '../../e2e/support/demo.ts';
import { leftOut } from '../../e2e/support/touching.ts';
import { findBrowsers } from '../support/browser.ts';
import { buildUi } from '../support/build.ts';
import { checks } from '../support/checks.ts';
import { bin, root, run, runNode } from '../support/run.ts';
import { baseOfChange, filesOfChange, liesIn, touchedModules } from '../support/touched.ts';
import { listOf, runJourneys } from './journeys.ts';
import { underLoad } from './load.ts';
import type { StageName } from './options.ts';
import type { Tally } from './tally.ts';
import { runVitest } from './vitest.ts';

/** How much of a stage is run. */
export interface Extent {
  /** Only what failed before: names of checks, files of tests, lines of a list of journeys. */
  readonly failed?: readonly string[];
  /** Only what these files can have touched. */
  readonly changed?: readonly string[];
  /** Journeys get no second try, and run once more on a busy machine. */
  readonly isStrict: boolean;
}

type Stage = (tally: Tally, extent: Extent) => Promise<void>;

const projects = {
  unit: ['date-bs', 'model', 'forms', 'ui-unit', 'app', 'app-isolated', 'tools'],
  server: ['server'],
  components: ['ui-stories', 'ui-keys', 'ui-surface', 'app-screens', 'app-stories'],
} as const;

/** What every project is built and tested with. */
const ofAll = String.raw`(package|tsconfig[\w.]*)\.json|pnpm-lock\.yaml|vitest\.config\.ts`;

/** Unit tests that read nothing but their own package and those below it: a change elsewhere cannot break them. */
const own: Readonly<Record<string, RegExp>> = {
  'date-bs': new RegExp(`^(${ofAll}$|packages/date-bs/)`),
  'ui-unit': new RegExp(`^(${ofAll}$|packages/(ui|date-bs)/)`),
};

/** What tests of components have besides their imports. */
const besidesImports = new RegExp(
  `^(${ofAll}$|\\.storybook/|packages/[\\w-]+/(vitest[\\w.]*|package)\\.|packages/ui/storybook/)`,
);

/**
 * The arguments by which Vitest runs of a stage what the change can have broken. Tests of components read files by imports alone, which Vitest
 * follows; those on Node read documents and folders too, and run whenever something changed in what their package is made of.
 */
function affected(stage: keyof typeof projects): readonly string[] {
  const base = filesOfChange && baseOfChange();
  const isFollowed = stage === 'components' && base !== undefined && !liesIn(besidesImports);
  return [
    ...projects[stage].filter((name) => liesIn(own[name] ?? /./)).map((name) => `--project=${name}`),
    ...(isFollowed ? [`--changed=${base}`] : []),
  ];
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

/** Work that several stages need is done once. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => (done ??= work());
}

/** Makes the demo, which takes one processor. What it fails with, the tests that need it tell. */
export const demo = once(async () => void (await prepareDemo().catch(() => undefined)));

// Stories of other packages compute their styles in Node, which finds what `ui` exports in its build.
const uiBuild = once(async () => (await buildUi()) === 0);

// A process of its own, since a build that fails ends the one that it runs in.
const appBuild = once(async () => (await runNode('tools/tasks/build-app.ts')) === 0);

/** Finds the browsers, and says to the tests where they are. */
const browsers = once(async () => {
  const { quick, whole } = findBrowsers();
  process.env.CHROMIUM_PATH = quick;
  process.env.CHROMIUM_WHOLE_PATH = whole;
});

/** What the graph of imports does not show: SQL that the server reads from files. */
const isReadByName = (file: string): boolean => /^packages\/server\/src\/.*\.(sql|json)$/.test(file);

const tests =
  (stage: keyof typeof projects): Stage =>
  async (tally, { failed, changed }) => {
    await browsers();
    if (stage !== 'server') {
      await demo();
      const isBuilt = await uiBuild();
      tally.count('ui build', isBuilt ? 1 : 0, isBuilt ? 0 : 1);
    }
    const all = projects[stage].map((name) => `--project=${name}`);
    const base = changed && !changed.some(isReadByName) ? baseOfChange() : undefined;
    const args = failed ? [...all, ...failed] : base === undefined ? affected(stage) : [...all, `--changed=${base}`];
    await runVitest(stage, stage, args, tally);
  };

/** Journeys that a change can have touched: where it lies in journeys alone, those; else all. */
function touchedJourneys(changed: readonly string[]): readonly string[] {
  const own = changed.filter((file) => /^e2e\/(journeys|everywhere)\/.*\.spec\.ts$/.test(file));
  return changed.every((file) => own.includes(file) || file.endsWith('.md')) ? own : [];
}

/** The stages by their names. */
export const stages: Readonly<Record<StageName, Stage>> = {
  types: async (tally, { failed }) => {
    const left = checks.filter(({ name }) => !failed || failed.includes(name));
    const lane = async () => {
      for (let check = left.shift(); check; check = left.shift()) {
        const started = performance.now();
        const isGood = await check.run();
        console.log(`   ${check.name}: ${isGood ? 'holds' : 'FAILS'} (${seconds(performance.now() - started)} s)`);
        tally.count(check.name, isGood ? 1 : 0, isGood ? 0 : 1);
        if (!isGood) tally.keep('types', check.name);
      }
    };
    await Promise.all([lane(), lane()]);
  },
  unit: tests('unit'),
  server: tests('server'),
  components: tests('components'),
  build: async (tally) => {
    for (const [name, script] of [
      ['date-bs', 'build'],
      ['date-bs', 'size'],
      ['date-bs', 'lint:package'],
      ['date-bs', 'docs:check'],
    ] as const)
      await packageScript(tally, name, script);
    const isBuilt = await uiBuild();
    if (!isBuilt) tally.keep('build', 'ui build');
    await packageScript(tally, 'ui', 'check:package');
    await packageScript(tally, 'forms', 'build');
    await packageScript(tally, 'forms', 'check:package');
    await runVitest('build', 'packed', ['--config', 'packages/ui/packed.config.ts'], tally);
    await runVitest('build', 'packed-forms', ['--config', 'packages/forms/packed.config.ts'], tally);
    const isApp = await appBuild();
    tally.count('app build', isApp ? 1 : 0, isApp ? 0 : 1);
    if (!isApp) tally.keep('build', 'app build');
  },
  journeys: async (tally, { failed, changed, isStrict }) => {
    await browsers();
    await demo();
    if (!(await appBuild())) {
      tally.count('journeys', 0, 1);
      return tally.detail('The journeys need the built application.');
    }
    const args = failed
      ? listOf(failed, 'failed-before')
      : [
          ...(changed ? touchedJourneys(changed) : []),
          ...(filesOfChange && touchedModules ? ['--grep-invert', leftOut(touchedModules, filesOfChange)] : []),
        ];
    const play = async (name: string) => {
      const config = 'e2e/playwright.config.ts';
      const { passed, failed: bad, unstable, broken } = await runJourneys({ name, config, args, strict: isStrict });
      tally.count(name, passed, bad.length + (broken === undefined ? 0 : 1));
      for (const { line, detail } of bad) tally.keep('journeys', line, detail);
      if (broken !== undefined) tally.detail(`${name}\n${broken}`);
      tally.unstable(unstable);
    };
    await play('journeys');
    if (isStrict) await underLoad(() => play('journeys-under-load'));
  },
};

async function packageScript(tally: Tally, name: string, script: string): Promise<void> {
  const code = await run(bin('pnpm'), ['--silent', 'run', script], { cwd: join(root, 'packages', name) });
  tally.count(`${name} ${script}`, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  if (code !== 0) tally.keep('build', `${name} ${script}`);
}
