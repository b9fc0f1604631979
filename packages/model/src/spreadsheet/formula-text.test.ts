import { expect, it } from 'vitest';
import { withFormulas, withoutFormulas } from './formula-text.ts';

const pieces = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  "'",
  '"',
  ';',
  '|',
  ',',
  '\t',
  '\r',
  '\n',
  ' ',
  '\u0001',
  '\u200b',
  'a',
  '1',
  'क',
];
/** Every text of up to three of the pieces. */
function* texts(): Generator<string> {
  let before = [''];
  for (let length = 1; length <= 3; length++) {
    before = before.flatMap((text) => pieces.map((piece) => text + piece));
    yield* before;
  }
}

it('[S13] no text begins a formula: at its begin, behind white space, control characters, separators or line breaks', () => {
  const isFormula = (cell: string) =>
    !/^[+-]?\d+$/.test(cell) &&
    [cell, ...cell.split(/[;|\t\r\n]/)].some((part) => /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝]/u.test(part));
  expect([...texts()].filter((text) => isFormula(withoutFormulas(text)))).toEqual([]);
});

it('[F9] what was made safe is read back exactly, also where it held apostrophes of its own', () => {
  expect([...texts()].filter((text) => withFormulas(withoutFormulas(text)) !== text)).toEqual([]);
});

it('leaves numbers and other texts as they are', () => {
  for (const text of ['-5', '+3.50', 'a-b', 'x = y', 'Ram; Sita', "O'Neil", "'tis", 'कार्मिक']) {
    expect(withoutFormulas(text)).toBe(text);
    expect(withFormulas(text)).toBe(text);
  }
});
