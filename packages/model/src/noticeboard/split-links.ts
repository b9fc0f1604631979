/** Web addresses in the text of a post. */
interface TextPart {
  readonly text: string;
  readonly isLink: boolean;
}

const address = /https?:\/\/[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*(?::\d{1,5})?(?:[/?#][^\s<>"']*)?/gu;

/**
 * Cuts a text into words and web addresses. The sign that ends a sentence does not belong to an address.
 * @example splitLinks('See https://a.np/x.') // [{ text: 'See ' }, { text: 'https://a.np/x', isLink: true }, { text: '.' }]
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const link = match[0].replace(/[.,;:!?)\]।]+$/, '');
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isLink: false });
    parts.push({ text: link, isLink: true });
    end = match.index + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLink: false });
  return parts;
}

/** A longer address has no preview; it would not fit an index of the database. */
export const mostLinkLetters = 800;

/** The first web address in a text that may have a preview; null without one. */
export const firstLink = (text: string): string | null =>
  splitLinks(text).find((part) => part.isLink && part.text.length <= mostLinkLetters)?.text ?? null;
