/** Payslips on A4, one on each page. Where one has many headings, its letters are smaller. */
import type { PayslipSheet } from '@karmik/model/payroll/paper/sheet';
import type { Pdf } from './fonts.ts';
import { columns, edge, facts, gap, head, heightOfAll, ink, line, muted, paperPdf, rule } from './paper.ts';

export interface PayslipPapers {
  readonly sheets: readonly PayslipSheet[];
  /** PNG or JPEG. */
  readonly logo: Buffer | null;
  /** When it was made, for the file's own description. */
  readonly at: Date;
}

function page(pdf: Pdf, sheet: PayslipSheet, logo: Buffer | null): void {
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
export const payslipPdf = ({ sheets, logo, at }: PayslipPapers): Promise<Buffer> =>
  paperPdf(sheets, at, (pdf, sheet) => page(pdf, sheet, logo));
