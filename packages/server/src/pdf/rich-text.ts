/** Cleaned rich text as blocks of runs, which a page is written from. */
import type { Pdf } from './fonts.ts';

export interface TextRun {
  readonly text: string;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly isUnderlined?: boolean;
  readonly isStruck?: boolean;
  readonly link?: string;
}
export interface Block {
  readonly form: 'paragraph' | 'heading' | 'rule';
  /** How far in it stands: one for each list or quotation around it. */
  readonly depth: number;
  /** What is before an item of a list. */
  readonly marker?: string;
  readonly runs: readonly TextRun[];
}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', '\u00A0'],
  ['#39', "'"],
]);
const decoded = (text: string): string =>
  text.replace(/&([a-z]+|#39);/g, (whole, name: string) => entities.get(name) ?? whole);

/** Text as it is in HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

interface List {
  readonly isOrdered: boolean;
  count: number;
}

/**
 * Reads HTML of the elements that rich texts keep (`cleanHtml`), which is well formed and without any others.
 * @example blocksOf('<p>Dear <strong>Asha</strong></p>') // one paragraph of two runs
 */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  const lists: List[] = [];
  const looks = { strong: 0, em: 0, u: 0, s: 0, blockquote: 0 };
  let link: string | undefined;
  let marker: string | undefined;
  let form: Block['form'] = 'paragraph';
  let runs: TextRun[] = [];
  const finish = () => {
    if (runs.length === 0) return;
    blocks.push({ form, depth: lists.length + looks.blockquote, ...(marker === undefined ? {} : { marker }), runs });
    runs = [];
    marker = undefined;
  };
  const say = (text: string) => {
    const isBold = looks.strong > 0 || form === 'heading';
    runs.push({
      text,
      ...(isBold && { isBold }),
      ...(looks.em > 0 && { isItalic: true }),
      ...(looks.u > 0 && { isUnderlined: true }),
      ...(looks.s > 0 && { isStruck: true }),
      ...(link !== undefined && { link }),
    });
  };
  for (const [, end, name = '', attributes = '', words] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g)) {
    const isOpening = end === '';
    if (words !== undefined) {
      const text = decoded(words).replace(/[ \t\r\n]+/g, ' ');
      if (text !== ' ' || runs.length > 0) say(text);
    } else if (name in looks) {
      if (name === 'blockquote') finish();
      looks[name as keyof typeof looks] += isOpening ? 1 : -1;
    } else if (name === 'a') link = isOpening ? /href="([^"]*)"/.exec(attributes)?.[1] : undefined;
    else if (name === 'br') say('\n');
    else if (name === 'hr') {
      finish();
      blocks.push({ form: 'rule', depth: 0, runs: [] });
    } else if (name === 'p' || name === 'pre' || /^h[2-4]$/.test(name)) {
      // An empty paragraph is an empty line.
      if (name === 'p' && !isOpening && runs.length === 0 && lists.length === 0) say(' ');
      finish();
      form = isOpening && name.startsWith('h') ? 'heading' : 'paragraph';
    } else if (name === 'ul' || name === 'ol') {
      finish();
      if (isOpening) lists.push({ isOrdered: name === 'ol', count: 0 });
      else lists.pop();
    } else if (name === 'li') {
      finish();
      const list = lists.at(-1);
      if (isOpening && list) {
        list.count += 1;
        marker = list.isOrdered ? `${list.count}.` : '•';
      }
    }
  }
  finish();
  return blocks;
}

export interface TextLook {
  /** Points. */
  readonly size: number;
  readonly left: number;
  readonly width: number;
  /** Digits of numbered items, such as Devanagari ones. */
  readonly number?: (text: string) => string;
}

const indent = 20;

/** Runs by the breaks between them; a line of its own where nothing is between two. */
function linesOf(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [[]];
  for (const run of runs)
    if (run.text === '\n') lines.push([]);
    else lines.at(-1)?.push(run);
  return lines.map((line) => (line.length ? line : [{ text: ' ' }]));
}

function writeLine(pdf: Pdf, line: readonly TextRun[], x: number, width: number): void {
  for (const [index, run] of line.entries()) {
    const options = {
      continued: index < line.length - 1,
      oblique: run.isItalic ?? false,
      underline: run.isUnderlined ?? false,
      strike: run.isStruck ?? false,
      link: run.link ?? null,
      lineGap: 2,
    };
    pdf.font(run.isBold ? 'bold' : 'regular').fillColor(run.link === undefined ? '#000000' : '#0a5bd3');
    if (index === 0) pdf.text(run.text, x, pdf.y, { ...options, width });
    else pdf.text(run.text, options);
  }
}

/** Writes blocks from where the pen is downwards, over as many pages as they need. */
export function writeBlocks(
  pdf: Pdf,
  blocks: readonly Block[],
  { size, left, width, number = (text) => text }: TextLook,
): void {
  const gap = size * 0.6;
  for (const { form, depth, marker, runs } of blocks) {
    const x = left + depth * indent;
    if (pdf.y + size * 1.6 > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
    if (form === 'rule') {
      pdf
        .moveTo(left, pdf.y)
        .lineTo(left + width, pdf.y)
        .lineWidth(0.5)
        .stroke('#999999');
      pdf.y += gap;
      continue;
    }
    const top = pdf.y;
    pdf.fontSize(form === 'heading' ? size * 1.2 : size);
    if (marker !== undefined)
      pdf
        .font('regular')
        .fillColor('#000000')
        .text(number(marker), x - indent, top, { width: indent - 6, align: 'right', lineBreak: false });
    pdf.y = top;
    for (const line of linesOf(runs)) writeLine(pdf, line, x, width - depth * indent);
    pdf.fillColor('#000000');
    pdf.y += gap;
  }
}
