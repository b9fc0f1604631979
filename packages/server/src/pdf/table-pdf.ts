/**
 * Rows on paper: title, what they are narrowed to, and a table whose headings stand on each page. Pages leave as they are full, so that a
 * long table takes no more memory than a short one.
 */
import { figures } from '@karmik/model/kit/digits';
import type { Language } from '@karmik/model/kit/text';
import PDFDocument from 'pdfkit';
import type { Readable } from 'node:stream';
import { setImmediate as pause } from 'node:timers/promises';
import { addFonts, type Pdf } from './fonts.ts';

export interface PaperColumn {
  readonly heading: string;
  /** Figures are at the end of their column. */
  readonly isNumeric: boolean;
}
export interface PaperRow {
  readonly cells: readonly string[];
  readonly isTotal?: boolean;
}
export interface TableSheet {
  readonly language: Language;
  readonly organization: string;
  readonly title: string;
  /** What the rows are narrowed to and the like, a line each. */
  readonly about: readonly string[];
  readonly columns: readonly PaperColumn[];
  /** When it was made, for the file's own description. */
  readonly at: Date;
}

/** What a sheet holds legibly. */
export const mostPaperColumns = 30;
export const mostPaperRows = 20_000;

const edge = 36;
const padding = 3;
/** So many rows tell how wide each column is. */
const sample = 100;
/** The widest that a column is by itself. */
const widest = 170;
const pageWord = { en: 'Page', ne: 'पृष्ठ' } as const;

interface Form {
  readonly size: 'A4' | 'A3';
  readonly layout: 'portrait' | 'landscape';
  readonly width: number;
  readonly text: number;
}
const largest: Form = { size: 'A3', layout: 'landscape', width: 1190.55 - 2 * edge, text: 8 };
const forms: readonly Form[] = [
  { size: 'A4', layout: 'portrait', width: 595.28 - 2 * edge, text: 8.5 },
  { size: 'A4', layout: 'landscape', width: 841.89 - 2 * edge, text: 8.5 },
  largest,
];

/** The narrowest that a column is read in, and how wide it would be. */
interface Wish {
  readonly least: number;
  readonly natural: number;
}

function wishOf(pdf: Pdf, heading: string, cells: readonly string[]): Wish {
  const words = (text: string) => Math.max(...text.split(/\s+/).map((word) => pdf.widthOfString(word)));
  pdf.font('bold').fontSize(8.5);
  const least = words(heading);
  let natural = Math.min(widest, pdf.widthOfString(heading) * 0.7);
  pdf.font('regular');
  let longest = least;
  for (const cell of cells) {
    natural = Math.max(natural, pdf.widthOfString(cell));
    longest = Math.max(longest, words(cell));
  }
  const border = 2 * padding + 1;
  return {
    least: Math.min(longest, widest / 2) + border,
    natural: Math.min(Math.max(natural, least), widest) + border,
  };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Widths that fill a page: what is left goes to all columns, what is missing is taken from those that have more than they need. */
function widthsOf(wishes: readonly Wish[], width: number): number[] {
  const natural = sumOf(wishes.map((wish) => wish.natural));
  if (natural <= width) return wishes.map((wish) => (wish.natural / natural) * width);
  const least = sumOf(wishes.map((wish) => wish.least));
  if (least >= width) return wishes.map((wish) => (wish.least / least) * width);
  const share = (width - least) / (natural - least);
  return wishes.map((wish) => wish.least + (wish.natural - wish.least) * share);
}

class Table {
  readonly #pdf: Pdf;
  readonly #sheet: TableSheet;
  readonly #form: Form;
  readonly #widths: readonly number[];
  #page = 0;

  constructor(pdf: Pdf, sheet: TableSheet, form: Form, widths: readonly number[]) {
    this.#pdf = pdf;
    this.#sheet = sheet;
    this.#form = form;
    this.#widths = widths;
  }

  begin(): void {
    const { organization, title, about } = this.#sheet;
    const pdf = this.#pdf;
    const { width } = this.#form;
    this.#newPage();
    pdf.font('regular').fontSize(9).fillColor('#444444').text(organization, edge, edge, { width });
    pdf.font('bold').fontSize(15).fillColor('#000000').text(title, edge, pdf.y, { width });
    pdf.font('regular').fontSize(9).fillColor('#444444');
    for (const line of about) pdf.text(line, edge, pdf.y, { width });
    pdf.y += 8;
    this.#headings();
  }

  /** @returns whether a page was begun */
  row({ cells, isTotal = false }: PaperRow): boolean {
    const pdf = this.#pdf;
    const height = this.#heightOf(cells, isTotal);
    const isFull = pdf.y + height > this.#bottom;
    if (isFull) {
      this.#newPage();
      pdf.y = edge;
      this.#headings();
    }
    this.#write(cells, isTotal, height);
    return isFull;
  }

  get #bottom(): number {
    return this.#pdf.page.height - edge - 14;
  }

  #newPage(): void {
    const pdf = this.#pdf;
    const { size, layout, width } = this.#form;
    // Without a margin below, nothing that is written begins a page by itself.
    pdf.addPage({ size, layout, margins: { top: edge, left: edge, right: edge, bottom: 0 } });
    this.#page += 1;
    const { language } = this.#sheet;
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor('#444444')
      .text(`${pageWord[language]} ${figures(this.#page, language)}`, edge, pdf.page.height - edge, {
        width,
        align: 'right',
        lineBreak: false,
      });
  }

  #headings(): void {
    const pdf = this.#pdf;
    const cells = this.#sheet.columns.map(({ heading }) => heading);
    const height = this.#heightOf(cells, true);
    pdf.rect(edge, pdf.y, this.#form.width, height).fill('#eef1f0');
    this.#write(cells, true, height);
  }

  #heightOf(cells: readonly string[], isBold: boolean): number {
    const pdf = this.#pdf.font(isBold ? 'bold' : 'regular').fontSize(this.#form.text);
    const line = pdf.currentLineHeight(true);
    let height = line;
    for (const [index, cell] of cells.entries()) {
      const width = this.#widthOf(index);
      if (cell.includes('\n') || pdf.widthOfString(cell) > width)
        height = Math.max(height, pdf.heightOfString(cell, { width }));
    }
    // What is longer than a page ends with its page.
    return Math.min(height, pdf.page.height - 2 * edge - 120) + 2 * padding;
  }

  #widthOf(index: number): number {
    return (this.#widths[index] ?? 0) - 2 * padding;
  }

  #write(cells: readonly string[], isBold: boolean, height: number): void {
    const pdf = this.#pdf
      .font(isBold ? 'bold' : 'regular')
      .fontSize(this.#form.text)
      .fillColor('#000000');
    const top = pdf.y;
    let left = edge;
    for (const [index, cell] of cells.entries()) {
      const align = this.#sheet.columns[index]?.isNumeric ? 'right' : 'left';
      const width = this.#widthOf(index);
      if (cell !== '')
        pdf.text(cell, left + padding, top + padding, { width, align, height: height - 2 * padding, ellipsis: true });
      left += this.#widths[index] ?? 0;
    }
    pdf.y = top + height;
    pdf
      .moveTo(edge, pdf.y)
      .lineTo(edge + this.#form.width, pdf.y)
      .lineWidth(0.5)
      .stroke('#c8cfcd');
  }
}

/** A PDF of rows as it is written. A failure of the rows ends it with that failure. */
export function tablePdf(sheet: TableSheet, rows: AsyncIterable<PaperRow>): Readable {
  const { language, title, organization, at } = sheet;
  const pdf = new PDFDocument({
    autoFirstPage: false,
    font: '',
    lang: language,
    info: { Title: title, Author: organization, CreationDate: at, ModDate: at },
  });
  addFonts(pdf);
  const stream = pdf as unknown as Readable;
  const work = async () => {
    const first: PaperRow[] = [];
    let table: Table | undefined;
    const begin = async () => {
      const wishes = sheet.columns.map(({ heading }, index) =>
        wishOf(
          pdf,
          heading,
          first.map(({ cells }) => cells[index] ?? ''),
        ),
      );
      const natural = sumOf(wishes.map((wish) => wish.natural));
      const form = forms.find(({ width }) => natural <= width * 1.15) ?? largest;
      table = new Table(pdf, sheet, form, widthsOf(wishes, form.width));
      table.begin();
      for (const row of first) table.row(row);
    };
    for await (const row of rows) {
      if (stream.destroyed) return;
      if (table === undefined) {
        first.push(row);
        if (first.length === sample) await begin();
      } else if (table.row(row)) await pause();
    }
    if (table === undefined) await begin();
    pdf.end();
  };
  work().catch((error: unknown) => stream.destroy(error as Error));
  return stream;
}
