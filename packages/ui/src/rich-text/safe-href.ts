/** Where links of a text may lead. Scripts and data are not among it. */
const protocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** The address as it is, if a link may lead there: a page of the app, another site, a mail, a call. */
export function safeHref(href: string): string | undefined {
  // Browsers skip white space and control characters in an address, so "java\nscript:" would be a script.
  const text = href.replaceAll(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e]/g, '');
  if (text === '') return undefined;
  if (/^(?:[/?#](?![/\\])|[/]$)/.test(text)) return text;
  const protocol = /^([a-z][a-z0-9+.-]*:)/i.exec(text)?.[1]?.toLowerCase();
  return protocol !== undefined && protocols.includes(protocol) && text.length > protocol.length ? text : undefined;
}

/**
 * What a person types for an address, as a link: a site may lack its protocol, a mail and a number theirs.
 * @example hrefOf('everest.example') // 'https://everest.example'
 */
export function hrefOf(typed: string): string | undefined {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{6,}$/.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(text)) return `https://${text}`;
  return /\s/.test(text) ? undefined : safeHref(text);
}
