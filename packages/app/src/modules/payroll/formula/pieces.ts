/** The parts of a formula that is still being written, as they are drawn. */
import type { Vocabulary } from '@karmik/model/payroll/formula/formula';
import { reserved } from '@karmik/model/payroll/formula/functions';
import type { Place } from '@karmik/model/payroll/formula/messages';
import { mostCharacters, type Token, tokensOf } from '@karmik/model/payroll/formula/tokens';

export type PieceKind = 'number' | 'function' | 'name' | 'keyword' | 'table' | 'sign';

interface Piece extends Place {
  readonly kind: PieceKind;
}

/** The tokens of a text, without what belongs to none: the model stops at the first of those. */
export function draftTokens(text: string): readonly Token[] {
  const found: Token[] = [];
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at, at + mostCharacters);
    const read = tokensOf(rest);
    const isBroken = 'message' in read;
    const whole = isBroken ? tokensOf(rest.slice(0, read.start)) : read;
    if (!('message' in whole))
      for (const token of whole)
        if (token.kind !== 'end') found.push({ ...token, start: token.start + at, end: token.end + at });
    at += isBroken ? read.end : rest.length;
  }
  return found;
}

const isKeyword = (name: string): boolean => /^(?:and|or|not|true|false)$/i.test(name);

/** The parts of a text that are drawn apart; names that the vocabulary lacks are not. */
export function piecesOf(text: string, vocabulary: Vocabulary): readonly Piece[] {
  const tokens = draftTokens(text);
  return tokens.flatMap((token, index) => {
    const kind = kindOf(token, tokens[index + 1]?.text === '(', vocabulary);
    return kind ? [{ kind, start: token.start, end: token.end }] : [];
  });
}

function kindOf({ kind, text }: Token, isCall: boolean, { names, functions, tables }: Vocabulary) {
  if (kind !== 'name') return kind === 'number' ? 'number' : 'sign';
  const upper = text.toUpperCase();
  if (isCall && (functions.has(upper) || reserved.has(upper))) return 'function';
  if (names.has(text)) return 'name';
  if (isKeyword(text)) return 'keyword';
  return tables.has(text) ? 'table' : undefined;
}
