/** Checks a tree of a formula against what it may name, and makes closures of it. */
import { choiceNames, verbatim, type Message } from '../../kit/message.ts';
import { decimalOf } from '../../kit/exact/decimal.ts';
import { compare, isZero, minus, negated, over, plus, ratio, type Ratio, times, whole } from '../../kit/exact/ratio.ts';
import type { Band } from '../law/bands.ts';
import { type Argument, FunctionRefusal, type Parameter, type PayrollFunction, reserved } from './functions.ts';
import { formulaMessages as says, FormulaFailure, type FormulaProblem, type Place } from './messages.ts';
import type { Comparison, Tree } from './parse.ts';
import { exactText, type TraceStep } from './trace.ts';
import { combined, sameUnit, type Unit, units, type UnitOrAny, unitWords } from './unit.ts';

/** What a formula reads, by slots. */
export type Row = readonly (Ratio | boolean)[];
type Run<Value> = (row: Row, trace?: TraceStep[]) => Value;

export type Built =
  | { readonly kind: 'number'; readonly unit: UnitOrAny; readonly run: Run<Ratio> }
  | { readonly kind: 'yes_no'; readonly run: Run<boolean> };
type BuiltNumber = Extract<Built, { kind: 'number' }>;

/** @param unit null for a fact that is yes or no */
export interface Slot {
  readonly slot: number;
  readonly unit: Unit | null;
}

export interface Ground {
  readonly names: ReadonlyMap<string, Slot>;
  readonly functions: ReadonlyMap<string, PayrollFunction>;
  readonly tables: ReadonlyMap<string, readonly Band[]>;
}

const hundredth = ratio(1n, 100n);
const remainder = (a: Ratio, b: Ratio): Ratio => {
  const { n, d } = over(a, b);
  const floor = n < 0n && n % d !== 0n ? n / d - 1n : n / d;
  return minus(a, times(b, whole(floor)));
};
const comparisons: Readonly<Record<Comparison, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};
const isComparison = (operator: string): operator is Comparison => operator in comparisons;

export class Builder {
  readonly problems: FormulaProblem[] = [];
  /** Names that the formula reads. */
  readonly reads = new Set<string>();
  private readonly ground: Ground;

  constructor(ground: Ground) {
    this.ground = ground;
  }

  /** @returns undefined where the tree has a problem, which is kept */
  build(tree: Tree): Built | undefined {
    switch (tree.kind) {
      case 'number': {
        const value = decimalOf(tree.text);
        return { kind: 'number', unit: undefined, run: () => value };
      }
      case 'name':
        return this.name(tree.name, tree);
      case 'percent': {
        const inner = this.number(tree.operand);
        return inner && { ...inner, run: (row, trace) => times(inner.run(row, trace), hundredth) };
      }
      case 'prefix':
        return tree.operator === 'not' ? this.not(tree.operand) : this.negative(tree.operand);
      case 'binary':
        return this.binary(tree);
      case 'choice':
        return this.choice([{ condition: tree.condition, value: tree.yes }], tree.no, tree);
      case 'call':
        return this.call(tree);
    }
  }

  number(tree: Tree): BuiltNumber | undefined {
    const built = this.build(tree);
    return built?.kind === 'yes_no' ? this.refuse(tree, says.needsNumber) : built;
  }

  yesNo(tree: Tree): Extract<Built, { kind: 'yes_no' }> | undefined {
    const built = this.build(tree);
    return built?.kind === 'number' ? this.refuse(tree, says.needsYesNo) : built;
  }

  refuse({ start, end }: Place, message: Message): undefined {
    this.problems.push({ start, end, message });
    return undefined;
  }

  private name(name: string, { start, end }: Place): Built | undefined {
    const found = this.ground.names.get(name);
    if (!found) {
      if (/^(?:true|false)$/i.test(name)) {
        const value = name.toLowerCase() === 'true';
        return { kind: 'yes_no', run: () => value };
      }
      const isFunction = this.ground.functions.has(name.toUpperCase()) || reserved.has(name.toUpperCase());
      const params = { name: verbatim(name) };
      return this.refuse(
        { start, end },
        isFunction ? says.functionWithoutParentheses(params) : says.unknownName(params),
      );
    }
    this.reads.add(name);
    const { slot, unit } = found;
    if (unit === null) {
      return {
        kind: 'yes_no',
        run: (row, trace) => {
          const value = row[slot] as boolean;
          trace?.push({ what: 'name', name, value, start, end });
          return value;
        },
      };
    }
    return {
      kind: 'number',
      unit,
      run: (row, trace) => {
        const value = row[slot] as Ratio;
        trace?.push({ what: 'name', name, value: exactText(value), start, end });
        return value;
      },
    };
  }

  private not(operand: Tree): Built | undefined {
    const inner = this.yesNo(operand);
    return inner && { kind: 'yes_no', run: (row, trace) => !inner.run(row, trace) };
  }

  private negative(operand: Tree): Built | undefined {
    const inner = this.number(operand);
    return inner && { ...inner, run: (row, trace) => negated(inner.run(row, trace)) };
  }

  private binary(tree: Extract<Tree, { kind: 'binary' }>): Built | undefined {
    const { operator } = tree;
    if (operator === 'and' || operator === 'or') return this.both(operator, [tree.left, tree.right]);
    if (isComparison(operator)) return this.comparison(operator, tree);
    const left = this.number(tree.left);
    const right = this.number(tree.right);
    if (!left || !right) return undefined;
    const unit = this.unitOf(operator, left.unit, right.unit, tree);
    const divides = operator === '/' || operator === '%';
    const reckon = { '+': plus, '-': minus, '*': times, '/': over, '%': remainder }[operator];
    const failure = { start: tree.right.start, end: tree.right.end, message: says.divisionByZero };
    return {
      kind: 'number',
      unit,
      run: (row, trace) => {
        const a = left.run(row, trace);
        const b = right.run(row, trace);
        if (divides && isZero(b)) throw new FormulaFailure(failure);
        return reckon(a, b);
      },
    };
  }

  private unitOf(operator: '+' | '-' | '*' | '/' | '%', left: UnitOrAny, right: UnitOrAny, place: Place): UnitOrAny {
    if (operator === '*' || operator === '/') return combined(left, right, operator === '*' ? 1 : -1);
    return this.agreed([left, right], place);
  }

  /** The unit that all of several numbers have. */
  private agreed(all: readonly UnitOrAny[], place: Place): UnitOrAny {
    const first = all.find((unit) => unit !== undefined);
    const other = all.find((unit) => !sameUnit(first, unit));
    if (other) this.refuse(place, says.unitsDiffer({ left: unitWords(first), right: unitWords(other) }));
    return first;
  }

  private both(operator: 'and' | 'or', operands: readonly Tree[]): Built | undefined {
    const parts = operands.map((operand) => this.yesNo(operand));
    if (!parts.every((part) => part !== undefined)) return undefined;
    const isAnd = operator === 'and';
    return {
      kind: 'yes_no',
      run: (row, trace) => {
        for (const part of parts) if (part.run(row, trace) !== isAnd) return !isAnd;
        return isAnd;
      },
    };
  }

  private comparison(operator: Comparison, tree: Extract<Tree, { kind: 'binary' }>): Built | undefined {
    const left = this.build(tree.left);
    const right = this.build(tree.right);
    if (!left || !right) return undefined;
    const test = comparisons[operator];
    if (left.kind === 'yes_no' && right.kind === 'yes_no' && (operator === '=' || operator === '<>'))
      return {
        kind: 'yes_no',
        run: (row, trace) => test(Number(left.run(row, trace)) - Number(right.run(row, trace))),
      };
    if (left.kind === 'yes_no') return this.refuse(tree.left, says.needsNumber);
    if (right.kind === 'yes_no') return this.refuse(tree.right, says.needsNumber);
    this.agreed([left.unit, right.unit], tree);
    return { kind: 'yes_no', run: (row, trace) => test(compare(left.run(row, trace), right.run(row, trace))) };
  }

  /** The first branch whose condition holds. The others are not evaluated. */
  private choice(
    branches: readonly { readonly condition: Tree; readonly value: Tree }[],
    otherwise: Tree,
    { start, end }: Place,
  ): Built | undefined {
    const conditions = branches.map(({ condition }) => this.yesNo(condition));
    const values = [...branches.map(({ value }) => value), otherwise].map((value) => this.build(value));
    if (!conditions.every((part) => part !== undefined) || !values.every((part) => part !== undefined))
      return undefined;
    const take = (row: Row, trace?: TraceStep[]): number => {
      const because: TraceStep[] | undefined = trace && [];
      const found = conditions.findIndex((condition) => condition.run(row, because));
      const taken = found < 0 ? conditions.length : found;
      if (because) trace?.push({ what: 'branch', taken, because, start, end });
      return taken;
    };
    if (values.every((value) => value.kind === 'yes_no'))
      return { kind: 'yes_no', run: (row, trace) => (values[take(row, trace)] as (typeof values)[0]).run(row, trace) };
    const numbers = values.filter((value) => value.kind === 'number');
    if (numbers.length < values.length) {
      const at = values.findIndex(({ kind }) => kind === 'yes_no');
      return this.refuse(branches[at]?.value ?? otherwise, says.needsNumber);
    }
    const unit = this.agreed(
      numbers.map((value) => value.unit),
      { start, end },
    );
    return { kind: 'number', unit, run: (row, trace) => (numbers[take(row, trace)] as BuiltNumber).run(row, trace) };
  }

  private call(tree: Extract<Tree, { kind: 'call' }>): Built | undefined {
    const { name, args } = tree;
    const [first, second, third] = args;
    const expect = (isRight: boolean, wanted: string): boolean =>
      isRight ||
      this.refuse(tree, says.argumentCount({ name, count: args.length, wanted: verbatim(wanted) })) !== undefined;
    switch (name) {
      case 'IF':
        return expect(args.length === 3, '3') && first && second && third
          ? this.choice([{ condition: first, value: second }], third, tree)
          : undefined;
      case 'CASE': {
        if (!expect(args.length >= 3 && args.length % 2 === 1, '3, 5, 7 …')) return undefined;
        const pairs = Array.from({ length: (args.length - 1) / 2 }, (_, index) => ({
          condition: args[2 * index] as Tree,
          value: args[2 * index + 1] as Tree,
        }));
        return this.choice(pairs, args.at(-1) as Tree, tree);
      }
      case 'AND':
      case 'OR':
        return expect(args.length >= 1, '≥ 1') ? this.both(name === 'AND' ? 'and' : 'or', args) : undefined;
      case 'NOT':
        return expect(args.length === 1, '1') && first ? this.not(first) : undefined;
      case 'OPTIONAL':
        if (!expect(args.length === 2, '2') || !first || !second) return undefined;
        if (first.kind !== 'name') return this.refuse(first, says.notAName);
        return this.optional(first, second, tree);
      default:
        return this.declared(tree);
    }
  }

  /** The named value where the package has it, the other one where it does not; both are checked. */
  private optional(name: Extract<Tree, { kind: 'name' }>, otherwise: Tree, place: Place): Built | undefined {
    const fallback = this.build(otherwise);
    if (!this.ground.names.has(name.name)) return fallback;
    const own = this.build(name);
    if (!own || !fallback) return undefined;
    if (own.kind === 'number' && fallback.kind === 'number') this.agreed([own.unit, fallback.unit], place);
    else if (own.kind !== fallback.kind)
      return this.refuse(otherwise, own.kind === 'number' ? says.needsNumber : says.needsYesNo);
    return own;
  }

  private declared(tree: Extract<Tree, { kind: 'call' }>): Built | undefined {
    const { name, args, start, end } = tree;
    const declared = this.ground.functions.get(name);
    if (!declared) {
      const choices = [...reserved, ...this.ground.functions.keys()].filter((one) => !/^(?:TRUE|FALSE)$/.test(one));
      return this.refuse(tree, says.unknownFunction({ name: verbatim(name), choices: verbatim(choices.join(', ')) }));
    }
    const { parameters, repeats, gives, rounds, compute } = declared;
    const least = parameters.filter(({ isOptional }) => !isOptional).length;
    const most = repeats ? Infinity : parameters.length;
    if (args.length < least || args.length > most) {
      const wanted = repeats ? `≥ ${least}` : least === most ? String(least) : `${least}–${most}`;
      return this.refuse(tree, says.argumentCount({ name, count: args.length, wanted: verbatim(wanted) }));
    }
    const shared: UnitOrAny[] = [];
    const built = args.map((arg, index) =>
      this.argument(arg, (parameters[index] ?? parameters.at(-1)) as Parameter, shared),
    );
    const common = this.agreed(shared, tree);
    if (!built.every((part) => part !== undefined)) return undefined;
    return {
      kind: 'number',
      unit: gives === 'same' ? common : gives === 'any' ? undefined : units[gives],
      run: (row, trace) => {
        const reads: TraceStep[] | undefined = trace && [];
        const values = built.map((part) => part(row, reads));
        let value: Ratio;
        try {
          value = compute(values);
        } catch (error) {
          if (error instanceof FunctionRefusal) throw new FormulaFailure({ start, end, message: error.refusal });
          throw error;
        }
        if (reads && trace) {
          trace.push({ what: 'function', name, value: exactText(value), reads, start, end });
          if (rounds)
            trace.push({ what: 'rounding', from: exactText(values[0] as Ratio), to: exactText(value), start, end });
        }
        return value;
      },
    };
  }

  private argument(tree: Tree, parameter: Parameter, shared: UnitOrAny[]): Run<Argument> | undefined {
    switch (parameter.type) {
      case 'number': {
        const built = this.number(tree);
        if (!built) return undefined;
        if (parameter.unit === 'same') shared.push(built.unit);
        else if (parameter.unit !== 'any') this.needsUnit(built.unit, units[parameter.unit], tree);
        return built.run;
      }
      case 'yes_no':
        return this.yesNo(tree)?.run;
      case 'word': {
        const word = tree.kind === 'name' ? tree.name.toLowerCase() : undefined;
        if (word !== undefined && Object.hasOwn(parameter.words, word)) return () => word;
        return this.unknownWord(tree, choiceNames(parameter.words).en);
      }
      case 'table': {
        const table = tree.kind === 'name' ? this.ground.tables.get(tree.name) : undefined;
        return table ? () => table : this.unknownWord(tree, [...this.ground.tables.keys()].join(', '));
      }
    }
  }

  needsUnit(has: UnitOrAny, needs: Unit, place: Place): void {
    if (!sameUnit(has, needs)) this.refuse(place, says.wrongUnit({ has: unitWords(has), needs: unitWords(needs) }));
  }

  private unknownWord(tree: Tree, choices: string): undefined {
    const word = tree.kind === 'name' ? tree.name : tree.kind === 'number' ? tree.text : tree.kind;
    return this.refuse(tree, says.unknownWord({ word: verbatim(word), choices: verbatim(choices) }));
  }
}
