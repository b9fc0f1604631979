/** What the head of a page says of it. */
import sanitizeHtml from 'sanitize-html';

export interface PageFacts {
  readonly title: string | null;
  readonly description: string | null;
  readonly site: string | null;
  /** A whole address of http or https. */
  readonly image: string | null;
}

/** The names under which pages say a thing, best first. */
const names = {
  title: ['og:title', 'twitter:title'],
  description: ['og:description', 'twitter:description', 'description'],
  site: ['og:site_name'],
  image: ['og:image:secure_url', 'og:image', 'twitter:image'],
} as const;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const plain = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);

/** A text on one line, of at most so many characters; null for none. */
function line(text: string | undefined, most: number): string | null {
  const whole = (text ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  if (whole === '') return null;
  return whole.length > most ? `${whole.slice(0, most - 1).trimEnd()}…` : whole;
}

/** The charset that a page names, in its header or near its beginning. */
function charsetOf(bytes: Buffer, type: string): string {
  const named = /charset=["']?([\w-]+)/i;
  return named.exec(type)?.[1] ?? named.exec(bytes.subarray(0, 2_048).toString('latin1'))?.[1] ?? 'utf-8';
}

function decode(bytes: Buffer, type: string): string {
  try {
    return new TextDecoder(charsetOf(bytes, type)).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** @param type the content type of the answer @param url the page's own address, against which others are read */
export function pageFacts(bytes: Buffer, type: string, url: string): PageFacts {
  const said = new Map<string, string>();
  let title = '';
  sanitizeHtml(decode(bytes, type), {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag(tag, attributes) {
      if (tag !== 'meta') return;
      const name = (attributes.property ?? attributes.name ?? '').toLowerCase();
      if (attributes.content && !said.has(name)) said.set(name, attributes.content);
    },
    textFilter(text, tag) {
      if (tag === 'title') title ||= plain(text);
      return '';
    },
  });
  const first = (of: readonly string[]) => of.map((name) => said.get(name)).find((value) => value?.trim());
  const image = first(names.image);
  const address = image !== undefined && URL.canParse(image, url) ? new URL(image, url) : undefined;
  return {
    title: line(first(names.title) ?? title, 200),
    description: line(first(names.description), 300),
    site: line(first(names.site), 80) ?? new URL(url).hostname,
    image: address && /^https?:$/.test(address.protocol) ? address.href : null,
  };
}
