import { categories, type Category } from '../../tokens/names.ts';

/**
 * The first letters of the first and the last word, as people see letters: a Devanagari vowel sign stays on its consonant.
 * @example initialsOf('Anita Kumari Shrestha') // 'AS'
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return chosen
    .map((word) => firstLetterOf(word ?? ''))
    .join('')
    .toUpperCase();
}

/** Below it no sign is on the letter before it. */
const FIRST_SIGN = 0x300;
let segmenter: Intl.Segmenter | undefined;

function firstLetterOf(word: string): string {
  // A segmenter is slow to make and slow to ask, and a table shows many people at once.
  if (word.charCodeAt(0) < FIRST_SIGN && !(word.charCodeAt(1) >= FIRST_SIGN)) return word.slice(0, 1);
  segmenter ??= new Intl.Segmenter();
  const [letter] = segmenter.segment(word);
  return letter?.segment ?? '';
}

/** The same colour for the same name, everywhere. */
export function categoryOf(name: string): Category {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return categories[hash % categories.length] ?? 'c1';
}
