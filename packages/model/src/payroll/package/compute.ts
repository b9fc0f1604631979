/** Computes the headings of a compiled package for one person. */
import { type Ratio, zero } from '../../kit/exact/ratio.ts';
import { paisa, rounded } from '../../kit/exact/rounding.ts';
import type { FormulaProblem } from '../formula/messages.ts';
import { exactText, type Trace } from '../formula/trace.ts';
import type { CompiledHeading, CompiledPackage } from './check.ts';

/** How a heading came to its amount. @param rule from 0, null where no condition held @param exact before rounding */
export interface HeadingTrace {
  readonly rule: number | null;
  readonly exact: string;
  readonly steps: Trace;
}

/** What stopped a person: the heading, its rule from 0, and the problem with its place. The others go on. */
export interface HeadingFailure {
  readonly heading: string;
  readonly rule: number;
  readonly in: 'condition' | 'equation';
  readonly problem: FormulaProblem;
}

export type Computed =
  | {
      readonly amounts: ReadonlyMap<string, Ratio>;
      readonly traces: ReadonlyMap<string, HeadingTrace>;
      readonly failure?: never;
    }
  | { readonly amounts?: never; readonly traces?: never; readonly failure: HeadingFailure };

interface Options {
  readonly withTrace?: boolean;
}

/**
 * The exact amount of one heading, before rounding.
 * @param row values of the facts and of the headings that it reads, by their slots
 */
export function computeHeading(
  { name, rules }: CompiledHeading,
  row: readonly (Ratio | boolean)[],
  options: Options = {},
): { readonly value: Ratio; readonly rule: number | null; readonly steps: Trace } | HeadingFailure {
  const steps: Trace[number][] = [];
  for (const [rule, { condition, equation }] of rules.entries()) {
    const holds = condition?.evaluate(row, options) ?? { value: true };
    if ('problem' in holds) return { heading: name, rule, in: 'condition', problem: holds.problem };
    steps.push(...(holds.trace ?? []));
    if (!holds.value) continue;
    const result = equation.evaluate(row, options);
    if ('problem' in result) return { heading: name, rule, in: 'equation', problem: result.problem };
    return { value: result.value, rule, steps: [...steps, ...(result.trace ?? [])] };
  }
  return { value: zero, rule: null, steps };
}

/**
 * Each heading is computed exactly and rounded once, to the paisa.
 * @param facts a value for each fact of the package, in its order
 */
export function computePackage(
  { headings, facts: { length } }: CompiledPackage,
  facts: readonly (Ratio | boolean)[],
  options: Options = {},
): Computed {
  const row: (Ratio | boolean)[] = facts.slice(0, length);
  const amounts = new Map<string, Ratio>();
  const traces = new Map<string, HeadingTrace>();
  for (const heading of headings) {
    const result = computeHeading(heading, row, options);
    if ('problem' in result) return { failure: result };
    const amount = rounded(result.value, paisa);
    row[heading.slot] = amount;
    amounts.set(heading.name, amount);
    if (options.withTrace)
      traces.set(heading.name, { rule: result.rule, exact: exactText(result.value), steps: result.steps });
  }
  return { amounts, traces };
}
