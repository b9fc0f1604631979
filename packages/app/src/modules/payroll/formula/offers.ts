/** What completes a formula at a place. */
import { listed } from '@karmik/model/kit/message';
import type { Text } from '@karmik/model/kit/text';
import { commonFunctions, type Parameter, type PayrollFunction } from '@karmik/model/payroll/formula/functions';
import { draftTokens } from './pieces.ts';
import { type FormulaVocabulary, withoutTwins } from './vocabulary.ts';
import { words } from './words.ts';

/** @param says the label or the description @param about the unit or the kind */
export interface Offer {
  readonly name: string;
  readonly isFunction: boolean;
  readonly says: Text;
  readonly about?: Text;
}

interface Offers {
  readonly from: number;
  readonly to: number;
  readonly offers: readonly Offer[];
}

const wordBefore = /(?<![\p{L}\p{M}\p{N}_.])[\p{L}_][\p{L}\p{M}\p{N}_]*$/u;
const wordAfter = /^[\p{L}\p{M}\p{N}_]*/u;

/**
 * The offers for the word at a place, the best first.
 * @param isAsked offers everything where no word has begun
 * @returns undefined where there is nothing to complete
 */
export function offersAt(
  text: string,
  at: number,
  vocabulary: FormulaVocabulary,
  isAsked: boolean,
): Offers | undefined {
  const word = wordBefore.exec(text.slice(0, at))?.[0] ?? '';
  if (word === '' && !isAsked) return undefined;
  const from = at - word.length;
  const all = offersIn(text.slice(0, from), vocabulary);
  const found = all
    .map((offer) => ({ offer, rank: rankOf(offer, word.toLowerCase()) }))
    .filter(({ rank }) => rank < unfit)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ offer }) => offer);
  const [only] = found;
  const isComplete = found.length === 1 && only?.name === word && !only.isFunction;
  if (found.length === 0 || (isComplete && !isAsked)) return undefined;
  return { from, to: at + (word === '' ? 0 : (wordAfter.exec(text.slice(at))?.[0].length ?? 0)), offers: found };
}

const unfit = 4;

/** A word of a label may be in either language: HR knows headings by both. */
function rankOf({ name, says }: Offer, word: string): number {
  const own = name.toLowerCase();
  if (own === word) return 0;
  if (own.startsWith(word)) return 1;
  if (own.includes(`_${word}`)) return 2;
  const isInLabel = [says.en, says.ne].some((label) => ` ${label.toLowerCase()}`.includes(` ${word}`));
  return isInLabel ? 3 : unfit;
}

function offersIn(before: string, vocabulary: FormulaVocabulary): readonly Offer[] {
  const functions = [...commonFunctions, ...(vocabulary.functions ?? [])];
  const parameter = parameterAt(before, functions);
  if (parameter?.type === 'word')
    return Object.entries(parameter.words).map(([name, says]) => ({ name, says, isFunction: false }));
  if (parameter?.type === 'table')
    return (vocabulary.tables ?? []).map(({ name, label }) => ({
      name,
      says: label,
      about: words.tableKind,
      isFunction: false,
    }));
  return [
    ...withoutTwins(vocabulary.names).map(({ name, label, unit, kind }) => ({
      name,
      says: label,
      about: listed([words.units[unit], words.kinds[kind]], ' · '),
      isFunction: false,
    })),
    ...Object.entries(words.grammar).map(([name, says]) => functionOffer(name, says)),
    ...functions.map(({ name, says }) => functionOffer(name, says)),
    ...Object.entries(words.keywords).map(([name, says]) => ({ name, says, isFunction: false })),
  ];
}

const functionOffer = (name: string, says: Text): Offer => ({
  name,
  says,
  about: words.functionKind,
  isFunction: true,
});

/** What the function takes in whose parentheses a text ends. */
function parameterAt(before: string, functions: readonly PayrollFunction[]): Parameter | undefined {
  const tokens = draftTokens(before);
  const open: { name: string; index: number }[] = [];
  tokens.forEach(({ text }, at) => {
    const inner = open.at(-1);
    if (text === '(')
      open.push({ name: tokens[at - 1]?.kind === 'name' ? (tokens[at - 1]?.text ?? '') : '', index: 0 });
    else if (text === ')') open.pop();
    else if (text === ',' && inner) inner.index += 1;
  });
  const call = open.at(-1);
  const called = functions.find(({ name }) => name === call?.name.toUpperCase());
  return called && call && (called.parameters[call.index] ?? (called.repeats && called.parameters.at(-1)));
}
