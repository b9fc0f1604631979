interface TextPart {
  readonly text: string;
  readonly isLink: boolean;
}

const address = /https?:\/\/[^\s<>"']+/g;
const longestShown = 700;
const mostLines = 10;

/** Whether a text is cut in a list. */
export const isLong = (text: string): boolean => text.length > longestShown || text.split('\n').length > mostLines;

/**
 * Cuts a text into words and web addresses. The sign that ends a sentence does not belong to an address.
 * @example splitLinks('See https://a.np/x.') // [{ text: 'See ' }, { text: 'https://a.np/x', isLink: true }, { text: '.' }]
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const link = match[0].replace(/[.,;:!?)\]।]+$/, '');
    if (!URL.canParse(link)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isLink: false });
    parts.push({ text: link, isLink: true });
    end = match.index + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLink: false });
  return parts;
}
