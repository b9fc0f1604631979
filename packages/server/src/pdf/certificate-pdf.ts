/** A tax certificate on one page of A4. Where it says much, its letters are smaller. */
import type { CertificateSheet } from '@karmik/model/payroll/certificate/sheet';
import type { Pdf } from './fonts.ts';
import { columns, edge, facts, head, heightOfAll, ink, line, muted, paperPdf, rule } from './paper.ts';

interface CertificatePaper {
  readonly sheet: CertificateSheet;
  /** PNG or JPEG. */
  readonly logo: Buffer | null;
  /** When it was made, for the file's own description. */
  readonly at: Date;
}

/** Shares of the width: the month, then seven amounts. */
const shares = [0.16, 0.12, 0.13, 0.12, 0.13, 0.11, 0.12, 0.11];
const headerHeight = 42;
const rowHeight = 13;

function table(pdf: Pdf, { headers, rows }: CertificateSheet['table'], width: number, scale: number): void {
  const top = pdf.y;
  const lefts = shares.map((_, place) => edge + width * shares.slice(0, place).reduce((sum, share) => sum + share, 0));
  const across = (share: number) => width * share - 4;
  pdf.rect(edge, top, width, headerHeight * scale + 2).fill('#eef1f5');
  pdf
    .font('bold')
    .fontSize(6.8 * scale)
    .fillColor(ink);
  for (const [place, header] of headers.entries())
    pdf.text(header, (lefts[place] ?? edge) + 2, top + 3, {
      width: across(shares[place] ?? 0),
      height: headerHeight * scale,
      align: place === 0 ? 'left' : 'right',
    });
  let y = top + headerHeight * scale + 5;
  for (const { cells, isTotal } of rows) {
    if (isTotal) rule(pdf, y - 1.5 * scale, edge, edge + width);
    pdf
      .font(isTotal ? 'bold' : 'regular')
      .fontSize(8 * scale)
      .fillColor(ink);
    for (const [place, cell] of cells.entries())
      line(pdf, cell, (lefts[place] ?? edge) + 2, y, across(shares[place] ?? 0), place === 0 ? 'left' : 'right');
    y += rowHeight * scale;
  }
  rule(pdf, y, edge, edge + width);
  pdf.y = y + 10;
}

function signed(pdf: Pdf, { place, by }: CertificateSheet['signed'], width: number): void {
  const half = width / 2;
  const top = pdf.y + 40;
  rule(pdf, top, edge + half, edge + width);
  pdf.font('regular').fontSize(9).fillColor(ink);
  for (const [index, text] of place.entries()) line(pdf, text, edge, top + 4 + index * 13, half - 16);
  for (const [index, text] of by.entries()) line(pdf, text, edge + half, top + 4 + index * 13, half);
  pdf.y = top + 4 + Math.max(place.length, by.length) * 13;
}

function page(pdf: Pdf, sheet: CertificateSheet, logo: Buffer | null): void {
  const width = pdf.page.width - 2 * edge;
  head(pdf, sheet, logo, width);
  if (sheet.mark !== null) {
    pdf.font('bold').fontSize(9).fillColor('#8a4b00').text(sheet.mark, edge, pdf.y, { width });
    pdf.y += 6;
  }
  facts(pdf, sheet.facts, width, 0.6);
  pdf.font('regular').fontSize(8.5);
  const notes = sheet.notes.reduce((sum, note) => sum + pdf.heightOfString(note, { width }) + 3, 0);
  const rest = notes + 44 + 13 * Math.max(sheet.signed.place.length, sheet.signed.by.length) + 16;
  const room = pdf.page.height - edge - pdf.y - rest;
  const wanted = headerHeight + 17 + sheet.table.rows.length * rowHeight + heightOfAll(sheet.columns) + 24;
  const scale = Math.min(1, room / wanted);
  table(pdf, sheet.table, width, scale);
  columns(pdf, sheet.columns, width, scale);
  pdf.font('regular').fontSize(8.5).fillColor(muted);
  for (const note of sheet.notes) {
    pdf.text(note, edge, pdf.y, { width });
    pdf.y += 3;
  }
  signed(pdf, sheet.signed, width);
}

/** @returns the bytes of the PDF */
export const certificatePdf = ({ sheet, logo, at }: CertificatePaper): Promise<Buffer> =>
  paperPdf([sheet], at, (pdf, each) => page(pdf, each, logo));
