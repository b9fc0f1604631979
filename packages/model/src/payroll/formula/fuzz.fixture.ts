/** Formulas of chance: half of them are near the grammar, half are noise. */
import { seeded } from '../../kit/exact/random.fixture.ts';
import { one, ratio, whole } from '../../kit/exact/ratio.ts';
import { compileCondition, compileEquation, Vocabulary } from './formula.ts';

const pieces =
  'basic days flag 0 1 2.50 0.01 100 + - * / % = == <> != < <= > >= and or not && || ! ? : ( ) , IF( MIN( MAX( ROUND( FLOOR( CEIL( ABS( AND( OR( NOT( CASE( SLAB( OPTIONAL( bands up half true false grade constructor __proto__ toString ;'.split(
    ' ',
  );
const noise = Array.from('0123456789.,+-*/%=<>!&|?:()[]{}"\'`;$\\ \n\tabzIF_अआ०१\u{1F600}\uD800\u0000');

const vocabulary = new Vocabulary(
  [
    { name: 'basic', unit: 'money' },
    { name: 'days', unit: 'days' },
    { name: 'flag', unit: 'yes_no' },
  ],
  [],
  new Map([['bands', [{ width: null, rate: one }]]]),
);
const row = [ratio(123_456n, 100n), whole(0), true];

export interface FuzzTally {
  readonly tried: number;
  readonly compiled: number;
  readonly evaluated: number;
}

/**
 * Compiles and evaluates formulas of chance.
 * @throws whatever a formula throws, with its text: nothing may be thrown
 */
export function fuzz(count: number, seed: number): FuzzTally {
  const next = seeded(seed);
  const tally = { tried: 0, compiled: 0, evaluated: 0 };
  for (; tally.tried < count; tally.tried += 1) {
    const from = next(2) === 0 ? pieces : noise;
    const text = Array.from({ length: next(3) === 0 ? next(120) : next(12) }, () => from[next(from.length)]).join(
      next(4) === 0 ? '' : ' ',
    );
    try {
      const { formula, problems } =
        next(3) === 0 ? compileCondition(text, vocabulary) : compileEquation(text, vocabulary);
      for (const { start, end } of problems ?? [])
        if (!(start >= 0 && start <= end && end <= text.length))
          throw new Error(`The place ${start}–${end} is outside`);
      if (problems?.length === 0) throw new Error('Refused without a problem');
      if (!formula) continue;
      tally.compiled += 1;
      if ('value' in formula.evaluate(row, { withTrace: next(2) === 0 })) tally.evaluated += 1;
    } catch (error) {
      throw new Error(`Formula ${JSON.stringify(text)} of seed ${seed}`, { cause: error });
    }
  }
  return tally;
}
