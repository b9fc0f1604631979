/** The grammar of formulas (a Pratt parser): numbers, names, calls and operators. There are no properties, texts or loops. */
import { verbatim } from '../../kit/message.ts';
import { formulaMessages as says, FormulaFailure, type FormulaProblem, type Place } from './messages.ts';
import { type Token, tokensOf } from './tokens.ts';

export type Operator = '+' | '-' | '*' | '/' | '%' | Comparison | 'and' | 'or';
export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';

export type Tree = Place &
  (
    | { readonly kind: 'number'; readonly text: string }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly Tree[] }
    | { readonly kind: 'prefix'; readonly operator: '-' | 'not'; readonly operand: Tree }
    | { readonly kind: 'percent'; readonly operand: Tree }
    | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Tree; readonly right: Tree }
    | { readonly kind: 'choice'; readonly condition: Tree; readonly yes: Tree; readonly no: Tree }
  );

export const mostDepth = 60;
export const mostNodes = 400;

const spellings: Readonly<Record<string, Operator>> = {
  '==': '=',
  '!=': '<>',
  '&&': 'and',
  '||': 'or',
};
/** How strongly an operator binds; all of them group to the left. */
const powers: ReadonlyMap<string, number> = new Map([
  ['or', 2],
  ['and', 3],
  ...['=', '<>', '<', '<=', '>', '>='].map((operator) => [operator, 5] as const),
  ['+', 6],
  ['-', 6],
  ['*', 7],
  ['/', 7],
  ['%', 7],
]);
const choicePower = 1;
const notPower = 4;
const signPower = 8;
const isWord = (text: string): boolean => /^(?:and|or|not)$/i.test(text);

class Parser {
  private at = 0;
  private depth = 0;
  private nodes = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  whole(): Tree {
    const first = this.token();
    if (first.kind === 'end') throw new FormulaFailure({ start: first.start, end: first.end, message: says.empty });
    const tree = this.expression(0);
    if (this.token().kind !== 'end') this.unexpected();
    return tree;
  }

  private token(ahead = 0): Token {
    return this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)] as Token;
  }

  private unexpected(): never {
    const { kind, text, start, end } = this.token();
    const message = kind === 'end' ? says.unexpectedEnd : says.unexpected({ found: verbatim(text) });
    throw new FormulaFailure({ start, end, message });
  }

  private take(sign: string): Token {
    const token = this.token();
    if (token.kind !== 'sign' || token.text !== sign) {
      const message = says.missing({ wanted: verbatim(sign) });
      throw new FormulaFailure({ start: token.start, end: token.end, message });
    }
    this.at += 1;
    return token;
  }

  private made<Node extends Tree>(node: Node): Node {
    this.nodes += 1;
    if (this.nodes > mostNodes)
      throw new FormulaFailure({ start: node.start, end: node.end, message: says.tooManyParts({ most: mostNodes }) });
    return node;
  }

  private expression(power: number): Tree {
    this.depth += 1;
    const { start, end } = this.token();
    if (this.depth > mostDepth) throw new FormulaFailure({ start, end, message: says.tooDeep({ most: mostDepth }) });
    let left = this.operand();
    for (;;) {
      const next = this.follow(left, power);
      if (!next) break;
      left = next;
    }
    this.depth -= 1;
    return left;
  }

  /** What follows a left side, where it binds more strongly than what is before it. */
  private follow(left: Tree, power: number): Tree | undefined {
    const operator = this.operator();
    if (operator === '?') return power < choicePower ? this.choice(left) : undefined;
    if (operator === '%' && !this.beginsOperand(1)) {
      const { end } = this.token();
      this.at += 1;
      return this.made({ kind: 'percent', operand: left, start: left.start, end });
    }
    const own = powers.get(operator ?? '');
    if (operator === undefined || own === undefined || own <= power) return undefined;
    this.at += 1;
    const right = this.expression(own);
    return this.made({
      kind: 'binary',
      operator: operator as Operator,
      left,
      right,
      start: left.start,
      end: right.end,
    });
  }

  private operator(): string | undefined {
    const { kind, text } = this.token();
    if (kind === 'name') return isWord(text) ? text.toLowerCase() : undefined;
    return kind === 'sign' ? (spellings[text] ?? text) : undefined;
  }

  /** A `%` before a number, a name or a parenthesis is the remainder of a division; elsewhere it is a percent sign. */
  private beginsOperand(ahead: number): boolean {
    const { kind, text } = this.token(ahead);
    return kind === 'number' || (kind === 'name' && !isWord(text)) || text === '(';
  }

  private choice(condition: Tree): Tree {
    this.take('?');
    const yes = this.expression(0);
    this.take(':');
    const no = this.expression(0);
    return this.made({ kind: 'choice', condition, yes, no, start: condition.start, end: no.end });
  }

  private operand(): Tree {
    const { kind, text, start, end } = this.token();
    if (kind === 'number') {
      this.at += 1;
      return this.made({ kind: 'number', text, start, end });
    }
    if (kind === 'name' && (!isWord(text) || this.token(1).text === '(')) return this.nameOrCall();
    const word = text.toLowerCase();
    if (word === 'not' || text === '!') return this.prefix('not', notPower);
    if (text === '-') return this.prefix('-', signPower);
    if (text !== '(') this.unexpected();
    this.at += 1;
    const inner = this.expression(0);
    this.take(')');
    return inner;
  }

  private prefix(operator: '-' | 'not', power: number): Tree {
    const { start } = this.token();
    this.at += 1;
    const operand = this.expression(power);
    return this.made({ kind: 'prefix', operator, operand, start, end: operand.end });
  }

  private nameOrCall(): Tree {
    const { text, start, end } = this.token();
    this.at += 1;
    if (this.token().text !== '(') return this.made({ kind: 'name', name: text, start, end });
    this.at += 1;
    const args: Tree[] = [];
    if (this.token().text !== ')') {
      args.push(this.expression(0));
      while (this.token().text === ',') {
        this.at += 1;
        args.push(this.expression(0));
      }
    }
    const close = this.take(')');
    return this.made({ kind: 'call', name: text.toUpperCase(), args, start, end: close.end });
  }
}

/** Reads a formula; its names and types are checked by `compileFormula`. */
export function parseFormula(text: string): { readonly tree: Tree } | { readonly problem: FormulaProblem } {
  const tokens = tokensOf(text);
  if ('message' in tokens) return { problem: tokens };
  try {
    return { tree: new Parser(tokens).whole() };
  } catch (error) {
    if (error instanceof FormulaFailure) return { problem: error.problem };
    throw error;
  }
}
