/** Formulas in words: names by their labels, numbers in the digits of the language. */
import { numberText } from '../../kit/figures.ts';
import type { Text } from '../../kit/text.ts';
import { parseFormula, type Tree } from '../formula/parse.ts';

/** What a name of a formula is called. */
export type NameOf = (name: string) => Text;

const same = (text: string): Text => ({ en: text, ne: text });
const signs: Readonly<Record<string, Text>> = {
  '+': same('+'),
  '-': same('−'),
  '*': same('×'),
  '/': same('÷'),
  '%': { en: 'remainder of', ne: 'ले भाग गर्दाको शेष' },
  '=': { en: 'is', ne: 'बराबर' },
  '<>': { en: 'is not', ne: 'भन्दा फरक' },
  '<': { en: 'is below', ne: 'भन्दा कम' },
  '<=': { en: 'is at most', ne: 'बढीमा' },
  '>': { en: 'is above', ne: 'भन्दा बढी' },
  '>=': { en: 'is at least', ne: 'कम्तीमा' },
  and: { en: 'and', ne: 'र' },
  or: { en: 'or', ne: 'वा' },
};
const calls: Readonly<Record<string, Text>> = {
  MIN: { en: 'the least of', ne: 'सबैभन्दा सानो' },
  MAX: { en: 'the greatest of', ne: 'सबैभन्दा ठूलो' },
  ABS: { en: 'without sign', ne: 'चिह्नबिना' },
  ROUND: { en: 'rounded', ne: 'राउन्ड गरेको' },
  FLOOR: { en: 'rounded down', ne: 'तल राउन्ड गरेको' },
  CEIL: { en: 'rounded up', ne: 'माथि राउन्ड गरेको' },
  SLAB: { en: 'by bands', ne: 'तहअनुसार' },
};
/** Words that follow both operands in Nepali. */
const last: ReadonlySet<string> = new Set(['%', '=', '<>', '<', '>']);
/** Operators that bind less than the others need their operands in parentheses. */
const power: Readonly<Record<string, number>> = { or: 1, and: 2, '+': 4, '-': 4, '*': 5, '/': 5, '%': 5 };
const powerOf = (tree: Tree): number =>
  tree.kind === 'binary' ? (power[tree.operator] ?? 3) : tree.kind === 'choice' ? 0 : 9;

const join = (language: keyof Text, ...parts: readonly (Text | string)[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part[language])).join(' ');

function said(tree: Tree, nameOf: NameOf, language: keyof Text): string {
  const inner = (other: Tree): string => said(other, nameOf, language);
  switch (tree.kind) {
    case 'number':
      return numberText(tree.text, language);
    case 'name':
      return nameOf(tree.name)[language];
    case 'percent':
      return `${inner(tree.operand)}%`;
    case 'prefix':
      return tree.operator === '-' ? `−${inner(tree.operand)}` : notText(inner(tree.operand), language);
    case 'binary': {
      const own = powerOf(tree);
      const [left, right] = [tree.left, tree.right].map((part, index) =>
        powerOf(part) < own || (index === 1 && powerOf(part) === own) ? `(${inner(part)})` : inner(part),
      );
      const sign = signs[tree.operator] ?? tree.operator;
      return language === 'ne' && last.has(tree.operator)
        ? join(language, left ?? '', right ?? '', sign)
        : join(language, left ?? '', sign, right ?? '');
    }
    case 'choice':
      return chosen([[tree.condition, tree.yes]], tree.no, inner, language);
    case 'call':
      return called(tree, inner, language);
  }
}

const notText = (text: string, language: keyof Text): string => (language === 'en' ? `not ${text}` : `${text} होइन भने`);

function chosen(
  branches: readonly (readonly [Tree, Tree])[],
  otherwise: Tree,
  inner: (tree: Tree) => string,
  language: keyof Text,
): string {
  const parts = branches.map(([condition, value]) =>
    language === 'en' ? `${inner(value)} if ${inner(condition)}` : `${inner(condition)} भए ${inner(value)}`,
  );
  return [...parts, `${language === 'en' ? 'otherwise' : 'नत्र'} ${inner(otherwise)}`].join(', ');
}

function called(
  { name, args }: Extract<Tree, { kind: 'call' }>,
  inner: (tree: Tree) => string,
  language: keyof Text,
): string {
  const [first, second, third] = args;
  if (name === 'IF' && first && second && third) return chosen([[first, second]], third, inner, language);
  if (name === 'CASE' && args.length % 2 === 1) {
    const pairs = Array.from(
      { length: (args.length - 1) / 2 },
      (_, index) => [args[2 * index], args[2 * index + 1]] as readonly [Tree, Tree],
    );
    return chosen(pairs, args.at(-1) as Tree, inner, language);
  }
  // The package has the name, or a text in its place.
  if (name === 'OPTIONAL' && first) return inner(first);
  if (name === 'NOT' && first) return notText(inner(first), language);
  const listed = args
    .map(inner)
    .join(name === 'AND' ? ` ${signs['and']?.[language]} ` : name === 'OR' ? ` ${signs['or']?.[language]} ` : ', ');
  if (name === 'AND' || name === 'OR') return `(${listed})`;
  const word = calls[name]?.[language] ?? name;
  return language === 'en' ? `${word} (${listed})` : `(${listed}) ${word}`;
}

/**
 * @returns undefined where the text is no formula
 * @example formulaInWords('basic * 11%', nameOf)?.en // 'Basic salary × 11%'
 */
export function formulaInWords(text: string, nameOf: NameOf): Text | undefined {
  const parsed = parseFormula(text);
  if ('problem' in parsed) return undefined;
  return { en: said(parsed.tree, nameOf, 'en'), ne: said(parsed.tree, nameOf, 'ne') };
}
