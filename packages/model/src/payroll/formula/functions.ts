/** The port by which functions come into formulas, and the functions that every country has. */
import type { Message } from '../../kit/message.ts';
import type { Text } from '../../kit/text.ts';
import { absolute, compare, greater, lesser, one, type Ratio, zero } from '../../kit/exact/ratio.ts';
import { rounded, type RoundingMode } from '../../kit/exact/rounding.ts';
import { type Band, bandSum } from '../law/bands.ts';
import { formulaMessages as says } from './messages.ts';
import type { UnitName } from './unit.ts';

/**
 * What a function takes. `same` numbers share one unit, which `any` does not ask for. A word is one of a list and a table one of the bands
 * that the formula may use; both are written bare.
 */
export type Parameter = { readonly name: string; readonly isOptional?: true } & (
  | { readonly type: 'number'; readonly unit: UnitName | 'same' | 'any' }
  | { readonly type: 'yes_no' }
  | { readonly type: 'word'; readonly words: Readonly<Record<string, Text>> }
  | { readonly type: 'table' }
);

export type Argument = Ratio | boolean | string | readonly Band[] | undefined;

/** A refusal of the values that a function was given; the formula adds the place. */
export class FunctionRefusal extends Error {
  override readonly name = 'FunctionRefusal';
  readonly refusal: Message;
  constructor(refusal: Message) {
    super(refusal.en);
    this.refusal = refusal;
  }
}

/**
 * A function of formulas. It is pure: equal values give an equal result, without a clock, chance or state.
 * @param name capital letters, digits and underscores
 * @param repeats the last parameter may come any number of times
 * @param gives the unit of the result; `same` that of the `same` numbers, `any` one that is not known
 * @param rounds a trace shows its result as a rounding of the first value
 * @param examples formulas without names, and their values as decimals; the conformance test runs them, with a table `example` that takes
 * a tenth of the first 10 and a fifth of the rest
 */
export interface PayrollFunction {
  readonly name: string;
  readonly says: Text;
  readonly parameters: readonly Parameter[];
  readonly repeats?: true;
  readonly gives: UnitName | 'same' | 'any';
  readonly rounds?: true;
  readonly compute: (args: readonly Argument[]) => Ratio;
  readonly examples: readonly { readonly formula: string; readonly gives: string }[];
}

/** Names of the grammar: these decide what is evaluated, which a function cannot. */
export const reserved: ReadonlySet<string> = new Set(['IF', 'CASE', 'AND', 'OR', 'NOT', 'OPTIONAL', 'TRUE', 'FALSE']);

/**
 * Declares a function, so that a country can add its own.
 * @throws {RangeError} where the declaration cannot be used
 */
export function payrollFunction(declared: PayrollFunction): PayrollFunction {
  const { name, parameters, repeats, examples } = declared;
  if (!/^[A-Z][A-Z\d_]*$/.test(name)) throw new RangeError(`${name}: a function has a name of capital letters`);
  if (reserved.has(name)) throw new RangeError(`${name} is part of the grammar`);
  const firstOptional = parameters.findIndex(({ isOptional }) => isOptional);
  if (firstOptional >= 0 && parameters.slice(firstOptional).some(({ isOptional }) => !isOptional))
    throw new RangeError(`${name}: optional values come last`);
  if (repeats && parameters.length === 0) throw new RangeError(`${name}: nothing to repeat`);
  if (examples.length === 0) throw new RangeError(`${name}: a function needs an example`);
  return declared;
}

const same = (name: string): Parameter => ({ name, type: 'number', unit: 'same' });
const numbersOf = (args: readonly Argument[]): Ratio[] => args as Ratio[];
const best = (choose: (a: Ratio, b: Ratio) => Ratio) => (args: readonly Argument[]) => {
  const [first = zero, ...others] = numbersOf(args);
  return others.reduce(choose, first);
};

function toStep(value: Argument, step: Argument, mode: RoundingMode): Ratio {
  const by = (step as Ratio | undefined) ?? one;
  if (compare(by, zero) <= 0) throw new FunctionRefusal(says.stepNotAboveZero);
  return rounded(value as Ratio, by, mode);
}
const step: Parameter = { name: 'step', type: 'number', unit: 'same', isOptional: true };
const rounding = (name: string, says: Text, mode: RoundingMode, examples: PayrollFunction['examples']) =>
  payrollFunction({
    name,
    says,
    parameters: [same('value'), step],
    gives: 'same',
    rounds: true,
    compute: ([value, by]) => toStep(value, by, mode),
    examples,
  });

/** ROUND, FLOOR and CEIL go to whole numbers unless a step is given. */
export const commonFunctions: readonly PayrollFunction[] = [
  payrollFunction({
    name: 'MIN',
    says: { en: 'The least of the values', ne: 'सबैभन्दा सानो मान' },
    parameters: [same('value')],
    repeats: true,
    gives: 'same',
    compute: best(lesser),
    examples: [{ formula: 'MIN(3, 2, 5)', gives: '2' }],
  }),
  payrollFunction({
    name: 'MAX',
    says: { en: 'The greatest of the values', ne: 'सबैभन्दा ठूलो मान' },
    parameters: [same('value')],
    repeats: true,
    gives: 'same',
    compute: best(greater),
    examples: [{ formula: 'MAX(3, 2, 5)', gives: '5' }],
  }),
  payrollFunction({
    name: 'ABS',
    says: { en: 'The value without its sign', ne: 'चिह्नबिनाको मान' },
    parameters: [same('value')],
    gives: 'same',
    compute: ([value]) => absolute(value as Ratio),
    examples: [{ formula: 'ABS(-2.5)', gives: '2.5' }],
  }),
  payrollFunction({
    name: 'ROUND',
    says: { en: 'Rounds to a step; a half goes away from zero', ne: 'चरणमा राउन्ड गर्छ; आधा शून्यबाट टाढा जान्छ' },
    parameters: [
      same('value'),
      step,
      {
        name: 'mode',
        type: 'word',
        isOptional: true,
        words: {
          half: { en: 'nearest', ne: 'नजिकको' },
          down: { en: 'down', ne: 'तल' },
          up: { en: 'up', ne: 'माथि' },
        },
      },
    ],
    gives: 'same',
    rounds: true,
    compute: ([value, by, mode]) => toStep(value, by, (mode as RoundingMode | undefined) ?? 'half'),
    examples: [
      { formula: 'ROUND(2.5)', gives: '3' },
      { formula: 'ROUND(-2.345, 0.01)', gives: '-2.35' },
      { formula: 'ROUND(1231, 50, up)', gives: '1250' },
    ],
  }),
  rounding('FLOOR', { en: 'Rounds down to a step', ne: 'चरणमा तल राउन्ड गर्छ' }, 'down', [
    { formula: 'FLOOR(2.9)', gives: '2' },
    { formula: 'FLOOR(-2.1)', gives: '-3' },
  ]),
  rounding('CEIL', { en: 'Rounds up to a step', ne: 'चरणमा माथि राउन्ड गर्छ' }, 'up', [
    { formula: 'CEIL(2.1)', gives: '3' },
  ]),
  payrollFunction({
    name: 'SLAB',
    says: { en: 'The sum of an amount by bands of rates', ne: 'दरका तहअनुसार रकमको जोड' },
    parameters: [
      { name: 'amount', type: 'number', unit: 'same' },
      { name: 'table', type: 'table' },
    ],
    gives: 'same',
    compute: ([amount, table]) => bandSum(amount as Ratio, table as readonly Band[]),
    examples: [{ formula: 'SLAB(15, example)', gives: '2' }],
  }),
];
