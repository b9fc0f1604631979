/** What was asked of `npm test` on the command line. */
import { parseArgs } from 'node:util';

/** The stages of a run, in their order. */
export const stageNames = ['types', 'unit', 'server', 'components', 'build', 'journeys'] as const;
export type StageName = (typeof stageNames)[number];

export interface Options {
  /** The stages to run; empty: all. */
  readonly stages: readonly StageName[];
  /** Runs only what failed when it ran last. */
  readonly failed: boolean;
  /** Runs only what the change can have touched. */
  readonly changed: boolean;
  /** Skips a stage that passed on the same files. */
  readonly reuse: boolean;
  /** Lists the slowest tests of the last run and runs nothing. */
  readonly slowest: boolean;
}

const isStage = (name: string): name is StageName => stageNames.some((each) => each === name);

/**
 * Reads the arguments of `npm test`.
 * @throws an Error that names the wrong argument and the possible ones
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      stage: { type: 'string', multiple: true },
      failed: { type: 'boolean' },
      changed: { type: 'boolean' },
      reuse: { type: 'boolean' },
      slowest: { type: 'boolean' },
    },
  });
  const stages = (values.stage ?? [])
    .flatMap((names) => names.split(','))
    .map((name) => {
      if (isStage(name)) return name;
      throw new Error(`There is no stage "${name}". The stages are: ${stageNames.join(', ')}.`);
    });
  if (values.failed && values.changed) throw new Error('Use either --failed or --changed, not both.');
  if (env['CI'] && (values.failed || values.changed || values.reuse || stages.length))
    throw new Error('Where CI is set, npm test runs every stage: call it without arguments.');
  return {
    stages,
    failed: values.failed ?? false,
    changed: values.changed ?? false,
    reuse: values.reuse ?? false,
    slowest: values.slowest ?? false,
  };
}
