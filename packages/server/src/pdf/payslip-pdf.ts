/** Payslips on A4, one on each page. Where one has many headings, its letters are smaller. */
import type { PayslipSheet } from '@karmik/model/payroll/paper/sheet';
import PDFDocument from 'pdfkit';
import { addFonts, type Pdf } from './fonts.ts';

export interface PayslipPapers {
  readonly sheets: readonly PayslipSheet[];
  /** PNG or JPEG. */
  readonly logo: Buffer | null;
  /** When it was made, for the file's own description. */
  readonly at: Date;
}

const edge = 48;
const gap = 16;
const ink = '#111111';
const muted = '#555555';
type Column = PayslipSheet['columns'][number];

/** A line of text that is cut where it is too long. */
function line(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  width: number,
  align: 'left' | 'right' | 'center' = 'left',
) {
  pdf.text(text, x, y, { width, height: 1, align, ellipsis: true });
}

const rule = (pdf: Pdf, y: number, from: number, to: number, weight = 0.6): void => {
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(weight).stroke('#999999');
};

function head(pdf: Pdf, sheet: PayslipSheet, logo: Buffer | null, width: number): void {
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

/** Pairs of label and value in two columns, read line by line. */
function facts(pdf: Pdf, pairs: PayslipSheet['facts'], width: number): void {
  const half = (width - gap) / 2;
  const top = pdf.y;
  for (const [index, [label, value]] of pairs.entries()) {
    const x = edge + (index % 2) * (half + gap);
    const y = top + Math.floor(index / 2) * 15;
    pdf.font('regular').fontSize(9).fillColor(muted);
    line(pdf, label, x, y, half * 0.42);
    pdf.fillColor(ink);
    line(pdf, value, x + half * 0.44, y, half * 0.56);
  }
  pdf.y = top + Math.ceil(pairs.length / 2) * 15 + 8;
}

const rowHeight = 15;
const heightOf = ({ figures }: Column): number => 20 + figures.length * rowHeight;

/** Columns next to each other, two to a row. @returns where they end */
function columns(pdf: Pdf, all: readonly Column[], width: number, scale: number): void {
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
      for (const { label, amount, isTotal } of figures) {
        if (isTotal) rule(pdf, y - 1.5 * scale, x, x + half);
        pdf
          .font(isTotal ? 'bold' : 'regular')
          .fontSize(9 * scale)
          .fillColor(ink);
        line(pdf, label, x, y, half * 0.66);
        line(pdf, amount, x + half * 0.66, y, half * 0.34, 'right');
        y += rowHeight * scale;
      }
    }
    pdf.y = top + Math.max(...pair.map(heightOf)) * scale + 8;
  }
}

/** The height of columns, two to a row, where letters have their full size. */
function heightOfAll(all: readonly Column[]): number {
  let sum = 0;
  for (let at = 0; at < all.length; at += 2) sum += Math.max(...all.slice(at, at + 2).map(heightOf));
  return sum;
}

function page(pdf: Pdf, sheet: PayslipSheet, logo: Buffer | null): void {
  pdf.addPage();
  // Nothing may begin another page.
  pdf.page.margins.bottom = 0;
  const width = pdf.page.width - 2 * edge;
  head(pdf, sheet, logo, width);
  facts(pdf, sheet.facts, width);
  const rest = 40 + sheet.words.length * 26 + sheet.notes.length * 24 + (sheet.signatures.length > 0 ? 60 : 0) + 40;
  const room = pdf.page.height - edge - pdf.y - rest;
  const scale = Math.min(1, room / heightOfAll([...sheet.columns, ...sheet.below]));
  columns(pdf, sheet.columns, width, scale);
  const top = pdf.y;
  pdf.rect(edge, top, width, 24).fill('#eef1f5');
  pdf.font('bold').fontSize(11.5).fillColor(ink);
  line(pdf, sheet.net.label, edge + 8, top + 5, width * 0.6);
  line(pdf, sheet.net.amount, edge + width * 0.6, top + 5, width * 0.4 - 8, 'right');
  pdf.y = top + 30;
  pdf.font('regular').fontSize(9).fillColor(ink);
  for (const each of sheet.words) pdf.text(each, edge + 8, pdf.y, { width: width - 16 });
  pdf.y += 12;
  columns(pdf, sheet.below, width, scale);
  if (sheet.signatures.length > 0) {
    pdf.y += 32;
    const y = pdf.y;
    const each = (width - gap) / 2;
    pdf.font('regular').fontSize(9).fillColor(muted);
    for (const [place, label] of sheet.signatures.entries()) {
      const x = edge + place * (each + gap);
      rule(pdf, y, x, x + each * 0.7);
      line(pdf, label, x, y + 4, each);
    }
    pdf.y = y + 24;
  }
  pdf.font('regular').fontSize(8.5).fillColor(muted);
  for (const note of sheet.notes) pdf.text(note, edge, pdf.y, { width });
}

/** @returns the bytes of the PDF */
export function payslipPdf({ sheets, logo, at }: PayslipPapers): Promise<Buffer> {
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
  for (const sheet of sheets) page(pdf, sheet, logo);
  pdf.end();
  return done;
}
