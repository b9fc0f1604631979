/** Cuts a formula into numbers, names and signs. */
import { verbatim } from '../../kit/message.ts';
import { formulaMessages as says, type FormulaProblem, type Place } from './messages.ts';

export interface Token extends Place {
  readonly kind: 'number' | 'name' | 'sign' | 'end';
  readonly text: string;
}

export const mostCharacters = 2000;

const blank = /\s+/y;
const number = /[\d.][\d.\p{L}_]*/uy;
const wellFormedNumber = /^\d+(\.\d+)?$/;
const name = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
const sign = /==|<>|!=|<=|>=|&&|\|\||[-+*/%=<>!?:(),]/y;

/** @returns the tokens with one of kind `end` after them, or the first character that belongs to none */
export function tokensOf(text: string): readonly Token[] | FormulaProblem {
  if (text.length > mostCharacters)
    return { start: mostCharacters, end: text.length, message: says.tooLong({ most: mostCharacters }) };
  const tokens: Token[] = [];
  let at = 0;
  const next = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  while (at < text.length) {
    const space = next(blank);
    if (space !== undefined) {
      at += space.length;
      continue;
    }
    const start = at;
    const kinds = { number: next(number), name: next(name), sign: next(sign) };
    const kind = (['number', 'name', 'sign'] as const).find((one) => kinds[one] !== undefined);
    const found = kind && kinds[kind];
    if (kind === undefined || found === undefined) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      return {
        start,
        end: start + character.length,
        message: says.unexpectedCharacter({ character: verbatim(character) }),
      };
    }
    at += found.length;
    if (kind === 'number' && !wellFormedNumber.test(found))
      return { start, end: at, message: says.badNumber({ text: verbatim(found) }) };
    tokens.push({ kind, text: found, start, end: at });
  }
  tokens.push({ kind: 'end', text: '', start: text.length, end: text.length });
  return tokens;
}
