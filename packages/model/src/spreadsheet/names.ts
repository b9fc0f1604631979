/** Names of people as spreadsheets bring them: whole, with the family name first, of one word, in two scripts. */

export interface NameParts {
  readonly first_name: string;
  readonly middle_name: string | null;
  /** Null for someone of one name. */
  readonly last_name: string | null;
}

const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);
const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

/** Whether a text is written in Devanagari alone. */
export const isNepaliScript = (text: string): boolean => isDevanagari(text) && !isLatin(text);

const titles = /^(?:mr|mrs|ms|miss|dr|er|prof|adv|shri|smt|sushri|late|श्री|श्रीमती|सुश्री|डा|इ)(?:\.\s*|\s+)(?=\p{L})/iu;

/** The words of a text. */
const wordsOf = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean);

/**
 * Splits a whole name. Behind a comma stand the given names ("Thapa, Ram Bahadur"), whatever the number of words of the family name.
 * Without one the last word is the last name, the first the first name, what is between the middle name. A title before it is left out.
 */
export function splitName(whole: string): NameParts {
  const plain = whole.trim().replace(titles, '');
  const [family = '', ...rest] = plain.split(',').map((part) => wordsOf(part).join(' '));
  const given = wordsOf(rest.join(' '));
  if (family && given.length)
    return { first_name: given[0] ?? '', middle_name: given.slice(1).join(' ') || null, last_name: family };
  const words = wordsOf(plain.replaceAll(',', ' '));
  return {
    first_name: words[0] ?? '',
    middle_name: words.slice(1, -1).join(' ') || null,
    last_name: words.length > 1 ? (words.at(-1) ?? null) : null,
  };
}

/**
 * A name written in both scripts, such as "Ram Thapa (राम थापा)" or "राम थापा / Ram Thapa", as two; a name of one script is whole.
 * @returns the English name, the Nepali one, or both; absent is what is not there
 */
export function byScript(whole: string): { readonly english?: string; readonly nepali?: string } {
  const pieces = whole
    .split(/[()[\]/|\n]+/u)
    .map((piece) => wordsOf(piece).join(' '))
    .filter(Boolean);
  const nepali = pieces.filter(isNepaliScript).join(' ');
  const english = pieces.filter((piece) => !isNepaliScript(piece)).join(' ');
  if (!nepali) return { english: wordsOf(whole).join(' ') };
  return english ? { english, nepali } : { nepali };
}

const withoutMarks = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, (mark) => (isDevanagari(mark) ? mark : ''));

/** A name reduced to what tells people apart: its words without case, order, accents of Latin letters and signs between them. */
export const plainName = (whole: string): string =>
  wordsOf(
    withoutMarks(whole)
      .toLowerCase()
      .replace(/[’'`-]/gu, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '),
  )
    .toSorted()
    .join(' ');
