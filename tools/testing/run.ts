/** One test run: its stages in their order, and what they found. */
import { mkdirSync, rmSync } from 'node:fs';
import { keepTemporaryFilesInMemory } from '../support/scratch.ts';
import { changedFiles, fingerprint, hasPassed, isInput, keepPassed } from './inputs.ts';
import { stageNames, type Options, type StageName } from './options.ts';
import { reports, slowest } from './reports.ts';
import { demo, stages, type Extent } from './stages.ts';
import { readFailed, Tally } from './tally.ts';

/** How many tests `--slowest` lists. */
const slowestListed = 100;

/** The stages that can begin at the demo while the machine has a processor to spare. */
const needDemo: readonly StageName[] = ['unit', 'components', 'journeys'];

/**
 * Runs what was asked for and prints `N passed, N failed` at the end.
 * @param isStrict gives no second try, and runs journeys once more on a busy machine
 * @returns the exit code
 */
export async function runTests(options: Options, isStrict = false): Promise<number> {
  if (options.slowest) {
    for (const { name, ms } of slowest(slowestListed)) console.log(`${(ms / 1_000).toFixed(1).padStart(7)} s  ${name}`);
    return 0;
  }
  const removeTemporaryFiles = keepTemporaryFilesInMemory();
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`.trim();
  const before = options.failed ? readFailed() : {};
  const changed = options.changed ? changedFiles() : undefined;
  const isWanted = (stage: StageName): boolean =>
    (options.stages.length === 0 || options.stages.includes(stage)) &&
    (!options.failed || (before[stage]?.length ?? 0) > 0) &&
    (changed === undefined || changed.some((file) => isInput(stage, file)));
  const wanted = stageNames.filter(isWanted);
  const isWhole = wanted.length === stageNames.length && !options.failed && !options.changed;
  if (isWhole) rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const tally = new Tally();
  const took: string[] = [];
  const skipped = wanted.filter((stage) => options.reuse && hasPassed(stage));
  // It takes one processor, and the checks leave some of the other.
  if (wanted.some((stage) => needDemo.includes(stage) && !skipped.includes(stage))) void demo();
  for (const stage of wanted) {
    if (skipped.includes(stage)) {
      console.log(`\n── ${stage}: passed on the same files before`);
      continue;
    }
    const started = performance.now();
    console.log(`\n── ${stage}`);
    const hash = fingerprint(stage);
    const failedBefore = tally.failed;
    tally.begin(stage);
    const failed = before[stage];
    const extent: Extent = { isStrict, ...(failed && { failed }), ...(changed && { changed }) };
    await stages[stage](tally, extent);
    const isGood = tally.isGood(stage, failedBefore);
    if (!isGood) keepPassed(stage, undefined);
    else if (!options.failed && !options.changed) keepPassed(stage, hash);
    took.push(`${stage} ${((performance.now() - started) / 60_000).toFixed(1)}`);
    console.log(`   ${took.at(-1)} min`);
  }
  removeTemporaryFiles();
  if (took.length) console.log(`\nMinutes: ${took.join(', ')}`);
  return tally.close();
}
