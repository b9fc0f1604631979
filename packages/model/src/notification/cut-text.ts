import { notificationTextLimit } from './vocabulary.ts';

/** At most so many characters, cut between letters as people see them; those of a notification without a limit (NTF-8). */
export function cutText(text: string, limit = notificationTextLimit): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  if (letters.length <= limit) return text;
  return `${letters
    .slice(0, limit)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
