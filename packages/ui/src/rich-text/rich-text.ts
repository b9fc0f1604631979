import { safeHref } from './safe-href.ts';

/*
 * Reads HTML without a browser, so that a server reads it the same way, and keeps only what is listed here. Nothing of the rest can reach a page,
 * since what is shown is made of elements, never of the text that came in.
 */

export const richTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'u',
  's',
  'code',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'br',
] as const;
export type RichTag = (typeof richTags)[number];

export interface RichElement {
  readonly tag: RichTag;
  /** Of a link that may be followed. */
  readonly href?: string;
  readonly children: RichNode[];
}
export type RichNode = string | RichElement;

const others: Readonly<Record<string, RichTag>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
  pre: 'p',
};
/** Elements that go with all that is in them. */
const gone =
  /^(?:script|style|template|iframe|object|embed|noscript|noembed|noframes|svg|math|title|textarea|select|xmp)$/;
const blocks: readonly RichTag[] = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote'];
const flat: readonly RichTag[] = ['p', 'h2', 'h3', 'h4'];
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;
/** Deeper than people nest; what is deeper loses its element and keeps its words. */
const DEEPEST = 24;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));?/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });
}

function hrefIn(attributes: string): string | undefined {
  const match = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const raw = match?.[1] ?? match?.[2] ?? match?.[3];
  return raw === undefined ? undefined : safeHref(decode(raw));
}

/** The allowed part of some HTML. */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: { readonly name: string; readonly element: RichElement }[] = [];
  let skipped: string | undefined;

  const here = (): RichNode[] => open.at(-1)?.element.children ?? root;
  function close(index: number): void {
    if (index >= 0) open.length = index;
  }

  for (const [token, slash, rawName, attributes = ''] of html.matchAll(TOKEN)) {
    const name = rawName?.toLowerCase();
    if (skipped !== undefined) {
      if (slash === '/' && name === skipped) skipped = undefined;
      continue;
    }
    if (name === undefined) {
      if (token === '<' || !token.startsWith('<')) here().push(decode(token));
      continue;
    }
    if (gone.test(name)) {
      if (slash !== '/' && !attributes.endsWith('/')) skipped = name;
      continue;
    }
    const tag = others[name] ?? richTags.find((known) => known === name);
    if (tag === undefined) continue;
    if (slash === '/') {
      close(open.findLastIndex((each) => each.name === name));
      continue;
    }
    if (blocks.includes(tag)) close(open.findIndex(({ element }) => flat.includes(element.tag)));
    if (tag === 'li') {
      const list = open.findLastIndex(({ element }) => element.tag === 'ul' || element.tag === 'ol');
      // A line outside a list is words.
      if (list === -1) continue;
      close(list + 1);
    }
    const href = tag === 'a' ? hrefIn(attributes) : undefined;
    if (open.length >= DEEPEST || (tag === 'a' && href === undefined)) continue;
    const element: RichElement = { tag, children: [], ...(href === undefined ? {} : { href }) };
    here().push(element);
    if (tag !== 'br') open.push({ name, element });
  }
  return root;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function write(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escape(node);
      if (node.tag === 'br') return '<br>';
      const href = node.href === undefined ? '' : ` href="${escape(node.href)}"`;
      return `<${node.tag}${href}>${write(node.children)}</${node.tag}>`;
    })
    .join('');
}

/** The words alone, with a line for each block. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'br') return '\n';
      const text = plainText(node.children);
      return flat.includes(node.tag) ? `${text}\n` : text;
    })
    .join('');
}

/** HTML with only what a text may hold; empty when it has no words. */
export function sanitizeRichText(html: string): string {
  const nodes = parseRichText(html);
  return plainText(nodes).trim() === '' ? '' : write(nodes);
}
