/** The agreement of a loan on A4. A long schedule goes on on further pages. */
import { numberText } from '@karmik/model/kit/figures';
import type { AgreementSheet } from '@karmik/model/loan/agreement';
import type { Pdf } from './fonts.ts';
import { edge, gap, head, ink, line, muted, paperPdf, rule } from './paper.ts';

interface AgreementPaper {
  readonly sheet: AgreementSheet;
  /** PNG or JPEG. */
  readonly logo: Buffer | null;
  /** When it was made, for the file's own description. */
  readonly at: Date;
}

const foot = 44;
/** Shares of the width: the month, then four amounts. */
const shares = [0.24, 0.18, 0.18, 0.2, 0.2];
const rowHeight = 14;

/** Begins another page where so much height is not left. @returns whether it did */
function makeRoom(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= pdf.page.height - foot) return false;
  pdf.addPage();
  // Nothing but this begins another page.
  pdf.page.margins.bottom = 0;
  return true;
}

function title(pdf: Pdf, text: string, width: number): void {
  makeRoom(pdf, 60);
  pdf.font('bold').fontSize(10.5).fillColor(ink).text(text, edge, pdf.y, { width });
  pdf.y += 3;
  rule(pdf, pdf.y, edge, edge + width);
  pdf.y += 5;
}

/** Pairs below each other; a long value goes on on the next line. */
function pairs(pdf: Pdf, all: AgreementSheet['facts'], width: number): void {
  const left = width * 0.42;
  for (const [label, value] of all) {
    pdf.font('regular').fontSize(9);
    const height = Math.max(
      pdf.heightOfString(label, { width: left - gap }),
      pdf.heightOfString(value, { width: width - left }),
    );
    makeRoom(pdf, height + 3);
    const top = pdf.y;
    pdf.fillColor(muted).text(label, edge, top, { width: left - gap });
    pdf.fillColor(ink).text(value, edge + left, top, { width: width - left });
    pdf.y = top + height + 3;
  }
  pdf.y += 8;
}

function table(pdf: Pdf, { headers, rows }: AgreementSheet['schedule'], width: number): void {
  const lefts = shares.map((_, place) => edge + width * shares.slice(0, place).reduce((sum, share) => sum + share, 0));
  const row = (cells: readonly string[], top: number): void => {
    for (const [place, cell] of cells.entries())
      line(
        pdf,
        cell,
        (lefts[place] ?? edge) + 2,
        top,
        width * (shares[place] ?? 0) - 4,
        place === 0 ? 'left' : 'right',
      );
  };
  const header = (): void => {
    const top = pdf.y;
    pdf.rect(edge, top, width, 18).fill('#eef1f5');
    pdf.font('bold').fontSize(8.5).fillColor(ink);
    row(headers, top + 4);
    pdf.y = top + 22;
  };
  header();
  for (const { cells, isTotal } of rows) {
    if (makeRoom(pdf, rowHeight)) header();
    const top = pdf.y;
    if (isTotal) rule(pdf, top - 1.5, edge, edge + width);
    pdf
      .font(isTotal ? 'bold' : 'regular')
      .fontSize(8.5)
      .fillColor(ink);
    row(cells, top);
    pdf.y = top + rowHeight;
  }
  pdf.y += 10;
}

/** Lines to sign on, two next to each other, with the name below. */
function signatures(pdf: Pdf, names: readonly string[], width: number): void {
  const half = (width - gap * 2) / 2;
  for (let at = 0; at < names.length; at += 2) {
    makeRoom(pdf, 62);
    const top = pdf.y + 40;
    for (const [place, name] of names.slice(at, at + 2).entries()) {
      const x = edge + place * (half + gap * 2);
      rule(pdf, top, x, x + half);
      pdf.font('regular').fontSize(9).fillColor(ink);
      line(pdf, name, x, top + 4, half);
    }
    pdf.y = top + 22;
  }
}

function page(pdf: Pdf, sheet: AgreementSheet, logo: Buffer | null): void {
  const width = pdf.page.width - 2 * edge;
  head(pdf, sheet, logo, width);
  if (sheet.mark !== null) {
    pdf.font('bold').fontSize(9).fillColor('#8a4b00').text(sheet.mark, edge, pdf.y, { width });
    pdf.y += 6;
  }
  pairs(pdf, sheet.facts, width);
  pdf.font('regular').fontSize(9.5).fillColor(ink);
  for (const [place, clause] of sheet.clauses.entries()) {
    pdf.text(`${numberText(place + 1, sheet.language)}. ${clause}`, edge, pdf.y, { width });
    pdf.y += 4;
  }
  pdf.y += 6;
  title(pdf, sheet.terms.title, width);
  pairs(pdf, sheet.terms.pairs, width);
  if (sheet.guarantors.pairs.length > 0) {
    title(pdf, sheet.guarantors.title, width);
    pairs(pdf, sheet.guarantors.pairs, width);
  }
  title(pdf, sheet.schedule.title, width);
  if (sheet.schedule.note !== null) {
    pdf.font('regular').fontSize(8.5).fillColor(muted).text(sheet.schedule.note, edge, pdf.y, { width });
    pdf.y += 4;
  }
  table(pdf, sheet.schedule, width);
  signatures(pdf, sheet.signatures, width);
}

/** @returns the bytes of the PDF */
export const agreementPdf = ({ sheet, logo, at }: AgreementPaper): Promise<Buffer> =>
  paperPdf([sheet], at, (pdf, each) => page(pdf, each, logo));
