/** Formulas of headings: read, checked and compiled once, evaluated for each person. */
import type { Ratio } from '../../kit/exact/ratio.ts';
import type { Band } from '../law/bands.ts';
import { Builder, type Row, type Slot } from './builder.ts';
import { commonFunctions, type PayrollFunction } from './functions.ts';
import { FormulaFailure, type FormulaProblem } from './messages.ts';
import { parseFormula } from './parse.ts';
import type { Trace, TraceStep } from './trace.ts';
import { type UnitName, units } from './unit.ts';

/** A name that formulas may read: a heading or a fact. */
export interface Name {
  readonly name: string;
  readonly unit: UnitName | 'yes_no';
}

/** What formulas may name. Made once for a package. */
export class Vocabulary {
  readonly names: ReadonlyMap<string, Slot>;
  readonly functions: ReadonlyMap<string, PayrollFunction>;
  readonly tables: ReadonlyMap<string, readonly Band[]>;

  /**
   * @param names the order is that of the slots of a row
   * @param functions those of the country, besides the common ones
   * @throws {RangeError} where two names or two functions are the same
   */
  constructor(
    names: readonly Name[],
    functions: readonly PayrollFunction[] = [],
    tables: ReadonlyMap<string, readonly Band[]> = new Map(),
  ) {
    const all = [...commonFunctions, ...functions];
    this.names = new Map(
      names.map(({ name, unit }, slot) => [name, { slot, unit: unit === 'yes_no' ? null : units[unit] }]),
    );
    this.functions = new Map(all.map((declared) => [declared.name, declared]));
    this.tables = tables;
    if (this.names.size < names.length) throw new RangeError('Two names are the same');
    if (this.functions.size < all.length) throw new RangeError('Two functions have the same name');
  }
}

/** The value, with how it came about where that was asked for, or what stopped the evaluation. */
export type Evaluated<Value> = { readonly value: Value; readonly trace?: Trace } | { readonly problem: FormulaProblem };

export interface Formula<Value> {
  /** Names that the formula reads, in any of its branches. */
  readonly reads: ReadonlySet<string>;
  /** @param row a value for each name of the vocabulary, in its order */
  readonly evaluate: (row: Row, options?: { readonly withTrace?: boolean }) => Evaluated<Value>;
}

export type Compiled<Value> =
  | { readonly formula: Formula<Value>; readonly problems?: never }
  | { readonly formula?: never; readonly problems: readonly FormulaProblem[] };

function evaluation<Value>(run: (row: Row, trace?: TraceStep[]) => Value): Formula<Value>['evaluate'] {
  return (row, { withTrace = false } = {}) => {
    const trace: TraceStep[] | undefined = withTrace ? [] : undefined;
    try {
      const value = run(row, trace);
      return trace ? { value, trace } : { value };
    } catch (error) {
      if (error instanceof FormulaFailure) return { problem: error.problem };
      throw error;
    }
  };
}

/**
 * Compiles a rule equation, which gives a number.
 * @param unit the unit that the result has to have; any where it is left out
 */
export function compileEquation(text: string, vocabulary: Vocabulary, unit?: UnitName): Compiled<Ratio> {
  const parsed = parseFormula(text);
  if ('problem' in parsed) return { problems: [parsed.problem] };
  const builder = new Builder(vocabulary);
  const built = builder.number(parsed.tree);
  if (built && unit) builder.needsUnit(built.unit, units[unit], parsed.tree);
  if (!built || builder.problems.length > 0) return { problems: builder.problems };
  return { formula: { reads: builder.reads, evaluate: evaluation(built.run) } };
}

/** Compiles a condition equation, which gives yes or no. */
export function compileCondition(text: string, vocabulary: Vocabulary): Compiled<boolean> {
  const parsed = parseFormula(text);
  if ('problem' in parsed) return { problems: [parsed.problem] };
  const builder = new Builder(vocabulary);
  const built = builder.yesNo(parsed.tree);
  if (!built || builder.problems.length > 0) return { problems: builder.problems };
  return { formula: { reads: builder.reads, evaluate: evaluation(built.run) } };
}
