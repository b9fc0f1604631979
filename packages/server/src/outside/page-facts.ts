/**
 * What the head of a foreign page says of it. The page is read as a stream up to the end of its head, at most `mostHeadBytes`, so the
 * work is bounded whatever the page holds; `read-page.ts` runs it in a worker.
 */
import { Parser } from 'htmlparser2';

export interface PageFacts {
  readonly title: string | null;
  readonly description: string | null;
  readonly site: string | null;
  /** A whole address of http or https. */
  readonly image: string | null;
}

/** What is read of a page, in bytes: the head is at its beginning. */
export const mostHeadBytes = 64 * 1024;
/** What is handed to the parser at once, in characters; between two pieces it may stop. */
const pieceLength = 4_096;
/** Names and values kept of a head; a page with more says nothing useful in them. */
const mostNames = 200;
const mostTitleLength = 1_000;

/** The names under which pages say a thing, best first. */
const names = {
  title: ['og:title', 'twitter:title'],
  description: ['og:description', 'twitter:description', 'description'],
  site: ['og:site_name'],
  image: ['og:image:secure_url', 'og:image', 'twitter:image'],
} as const;

/** What a head holds; any other element begins the body, which says nothing that is wanted. */
const headTags = new Set(['html', 'head', 'title', 'meta', 'link', 'base', 'style', 'script', 'noscript', 'template']);

/** A text on one line, of at most so many characters; null for none. */
function line(text: string | undefined, most: number): string | null {
  const whole = (text ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  if (whole === '') return null;
  return whole.length > most ? `${whole.slice(0, most - 1).trimEnd()}…` : whole;
}

/** The charset that a page names, in its header or near its beginning. */
function charsetOf(bytes: Uint8Array, type: string): string {
  const named = /charset=["']?([\w-]+)/i;
  return named.exec(type)?.[1] ?? named.exec(Buffer.from(bytes.subarray(0, 2_048)).toString('latin1'))?.[1] ?? 'utf-8';
}

function decode(bytes: Uint8Array, type: string): string {
  try {
    return new TextDecoder(charsetOf(bytes, type)).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

interface Head {
  readonly said: ReadonlyMap<string, string>;
  readonly title: string;
  /** How many characters were handed to the parser. */
  readonly read: number;
}

/** Reads a text until its head ends. */
export function readHead(text: string): Head {
  const said = new Map<string, string>();
  let title = '';
  let isInTitle = false;
  let isOver = false;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (!headTags.has(tag)) isOver = true;
        if (isOver) return;
        isInTitle = tag === 'title' && title === '';
        const name = tag === 'meta' ? (attributes.property ?? attributes.name ?? '').toLowerCase() : '';
        if (name && attributes.content && said.size < mostNames && !said.has(name)) said.set(name, attributes.content);
      },
      ontext(part) {
        if (isInTitle && !isOver && title.length < mostTitleLength) title += part;
      },
      onclosetag(tag) {
        if (tag === 'title') isInTitle = false;
        if (tag === 'head') isOver = true;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  let read = 0;
  while (read < text.length && !isOver) {
    parser.write(text.slice(read, read + pieceLength));
    read = Math.min(read + pieceLength, text.length);
  }
  return { said, title, read };
}

/** @param type the content type of the answer @param url the page's own address, against which others are read */
export function pageFacts(bytes: Uint8Array, type: string, url: string): PageFacts {
  const { said, title } = readHead(decode(bytes.subarray(0, mostHeadBytes), type));
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
