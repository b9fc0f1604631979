/** Parts that papers of pay have alike: their head, facts in two columns, and columns of amounts. */
import type { PaperHead, SheetColumn } from '@karmik/model/payroll/paper/sheet';
import PDFDocument from 'pdfkit';
import { addFonts, type Pdf } from './fonts.ts';

export const edge = 48;
export const gap = 16;
export const ink = '#111111';
export const muted = '#555555';

/** A line of text that is cut where it is too long. */
export function line(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  width: number,
  align: 'left' | 'right' | 'center' = 'left',
) {
  pdf.text(text, x, y, { width, height: 1, align, ellipsis: true });
}

export const rule = (pdf: Pdf, y: number, from: number, to: number, weight = 0.6): void => {
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(weight).stroke('#999999');
};

export function head(pdf: Pdf, sheet: PaperHead, logo: Buffer | null, width: number): void {
  const top = pdf.y;
  const indent = sheet.hasLogo && logo ? 64 : 0;
  if (sheet.hasLogo && logo) pdf.image(logo, edge, top, { fit: [52, 52] });
  pdf
    .font('bold')
    .fontSize(15)
    .fillColor(ink)
    .text(sheet.organization, edge + indent, top, { width: width - indent });
  pdf.font('regular').fontSize(8.5).fillColor(muted);
  for (const each of sheet.organizationLines) pdf.text(each, { width: width - indent });
  pdf.y = Math.max(pdf.y, indent > 0 ? top + 54 : 0) + 8;
  rule(pdf, pdf.y, edge, edge + width, 1);
  pdf.y += 10;
  pdf.font('bold').fontSize(13).fillColor(ink).text(sheet.title, edge, pdf.y, { width, align: 'center' });
  pdf.font('regular').fontSize(10).text(sheet.period, edge, pdf.y, { width, align: 'center' });
  pdf.y += 10;
  pdf.font('bold').fontSize(12).text(sheet.employee, edge, pdf.y, { width });
  pdf.y += 4;
}

/** A line whose letters are smaller, down to two thirds, where it would be cut. */
function fittedLine(pdf: Pdf, text: string, x: number, y: number, width: number, size: number): void {
  pdf.fontSize(size);
  const own = pdf.widthOfString(text);
  if (own > width) pdf.fontSize(size * Math.max(0.66, (width - 1) / own));
  line(pdf, text, x, y, width);
  pdf.fontSize(size);
}

/** Pairs of label and value in two columns, read line by line. @param share of a column that labels take */
export function facts(pdf: Pdf, pairs: PaperHead['facts'], width: number, share = 0.42): void {
  const half = (width - gap) / 2;
  const top = pdf.y;
  for (const [index, [label, value]] of pairs.entries()) {
    const x = edge + (index % 2) * (half + gap);
    const y = top + Math.floor(index / 2) * 15;
    pdf.font('regular').fontSize(9).fillColor(muted);
    fittedLine(pdf, label, x, y, half * share, 9);
    pdf.fillColor(ink);
    fittedLine(pdf, value, x + half * (share + 0.02), y, half * (0.98 - share), 9);
  }
  pdf.y = top + Math.ceil(pairs.length / 2) * 15 + 8;
}

const rowHeight = 15;
const heightOf = ({ figures }: SheetColumn): number => 20 + figures.length * rowHeight;

/** Columns next to each other, two to a row. @returns where they end */
export function columns(pdf: Pdf, all: readonly SheetColumn[], width: number, scale: number): void {
  const half = (width - gap) / 2;
  for (let at = 0; at < all.length; at += 2) {
    const pair = all.slice(at, at + 2);
    const top = pdf.y;
    for (const [place, { title, figures }] of pair.entries()) {
      const x = edge + place * (half + gap);
      let y = top;
      pdf
        .font('bold')
        .fontSize(10 * scale)
        .fillColor(ink);
      line(pdf, title, x, y, half);
      y += 15 * scale;
      rule(pdf, y, x, x + half);
      y += 5 * scale;
      for (const { label, amount, isTotal, isGroup } of figures) {
        if (isTotal) rule(pdf, y - 1.5 * scale, x, x + half);
        pdf
          .font(isTotal || isGroup ? 'bold' : 'regular')
          .fontSize(9 * scale)
          .fillColor(ink);
        const amountWidth = pdf.widthOfString(amount) + 2;
        fittedLine(pdf, label, x, y, half - amountWidth - 6, 9 * scale);
        line(pdf, amount, x + half - amountWidth, y, amountWidth, 'right');
        y += rowHeight * scale;
      }
    }
    pdf.y = top + Math.max(...pair.map(heightOf)) * scale + 8;
  }
}

/** The height of columns, two to a row, where letters have their full size. */
export function heightOfAll(all: readonly SheetColumn[]): number {
  let sum = 0;
  for (let at = 0; at < all.length; at += 2) sum += Math.max(...all.slice(at, at + 2).map(heightOf));
  return sum;
}

/**
 * Papers on A4.
 * @param at when the file was made, for its own description
 * @returns the bytes of the PDF
 */
export function paperPdf<Sheet extends PaperHead>(
  sheets: readonly Sheet[],
  at: Date,
  page: (pdf: Pdf, sheet: Sheet) => void,
): Promise<Buffer> {
  const [first] = sheets;
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 44, bottom: 44, left: edge, right: edge },
    autoFirstPage: false,
    font: '',
    lang: first?.language ?? 'en',
    info: {
      Title: first ? `${first.title}: ${first.employee}` : '',
      Author: first?.organization ?? '',
      CreationDate: at,
      ModDate: at,
    },
  });
  addFonts(pdf);
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  for (const sheet of sheets) {
    pdf.addPage();
    // Nothing may begin another page.
    pdf.page.margins.bottom = 0;
    page(pdf, sheet);
  }
  pdf.end();
  return done;
}
