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

function firstLetterOf(word: string): string {
  const [letter] = new Intl.Segmenter().segment(word);
  return letter?.segment ?? '';
}

/** The same colour for the same name, everywhere. */
export function categoryOf(name: string): Category {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return categories[hash % categories.length] ?? 'c1';
}
