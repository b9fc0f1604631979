/** Letters of a name or a title on the chip, and on its card. */
export const CHIP_LENGTH = 20;
export const CARD_LENGTH = 50;

/**
 * The first letters of a text with an ellipsis when there are more; letters as people see them.
 * @example truncate('Bishnu Prasad Bhattarai', 20) // 'Bishnu Prasad Bhatta…'
 */
export function truncate(text: string, length: number): string {
  // Every letter is at least one code unit, so most texts are short without counting.
  if (text.length <= length) return text;
  const letters = [...new Intl.Segmenter().segment(text)];
  if (letters.length <= length) return text;
  return `${letters
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
