import { notificationTextLimit } from './vocabulary.ts';

/** NTF-8: at most 100 characters, cut between letters as people see them. */
export function cutText(text: string): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  if (letters.length <= notificationTextLimit) return text;
  return `${letters
    .slice(0, notificationTextLimit)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
