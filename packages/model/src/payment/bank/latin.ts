/** Names in the letters that banks take. */

/** Letters that Unicode does not take apart into a letter of ASCII and marks. */
const apart: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Þ: 'Th',
  þ: 'th',
  ı: 'i',
  '\u2019': "'",
  '\u2018': "'",
  '\u2013': '-',
};
const taken = /^[A-Za-z0-9 .'-]*$/;

/**
 * A name in letters A to Z, digits, spaces, points, hyphens and apostrophes; null where one of its letters has none of these.
 * @example latinOf('José Núñez') // 'Jose Nunez'
 */
export function latinOf(name: string): string | null {
  const plain = Array.from(name.normalize('NFKD').replaceAll(/\p{Mn}/gu, ''), (letter) => apart[letter] ?? letter)
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return plain !== '' && taken.test(plain) ? plain : null;
}
