/** A letter on A4: head of the organisation, number and day, subject, words, and the number of each page where there are several. */
import { toDevanagariDigits } from 'date-bs';
import PDFDocument from 'pdfkit';
import { addFonts, type Pdf } from './fonts.ts';
import { blocksOf, writeBlocks } from './rich-text.ts';

export interface LetterSheet {
  readonly language: 'en' | 'ne';
  readonly organization: string;
  /** Address, telephone and the like, a line each. */
  readonly organizationLines: readonly string[];
  /** PNG or JPEG. */
  readonly logo: Buffer | null;
  /** Null for what is not issued, which says so. */
  readonly number: string | null;
  readonly date: string;
  readonly subject: string;
  /** Cleaned HTML. */
  readonly body: string;
  /** When it was issued, for the file's own description. */
  readonly at: Date;
}

const words = {
  en: { number: 'Letter no.', date: 'Date', subject: 'Subject', draft: 'Preview, not issued' },
  ne: { number: 'पत्र सङ्ख्या', date: 'मिति', subject: 'विषय', draft: 'पूर्वावलोकन, जारी भएको होइन' },
} as const;
const edge = 62;
const size = 11;

function writeHead(pdf: Pdf, sheet: LetterSheet, width: number): void {
  const top = pdf.y;
  const logoWidth = sheet.logo ? 72 : 0;
  if (sheet.logo) pdf.image(sheet.logo, edge, top, { fit: [56, 56] });
  pdf
    .font('bold')
    .fontSize(17)
    .text(sheet.organization, edge + logoWidth, top, { width: width - logoWidth });
  pdf.font('regular').fontSize(9).fillColor('#444444');
  for (const line of sheet.organizationLines) pdf.text(line, { width: width - logoWidth });
  pdf.fillColor('#000000');
  pdf.y = Math.max(pdf.y, sheet.logo ? top + 60 : 0) + 6;
  pdf
    .moveTo(edge, pdf.y)
    .lineTo(edge + width, pdf.y)
    .lineWidth(1)
    .stroke('#222222');
  pdf.y += 12;
}

/** @returns the bytes of the PDF */
export function letterPdf(sheet: LetterSheet): Promise<Buffer> {
  const say = words[sheet.language];
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 52, bottom: 62, left: edge, right: edge },
    bufferPages: true,
    font: '',
    lang: sheet.language,
    info: { Title: sheet.subject, Author: sheet.organization, CreationDate: sheet.at, ModDate: sheet.at },
  });
  addFonts(pdf);
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  const width = pdf.page.width - 2 * edge;
  writeHead(pdf, sheet, width);
  const line = pdf.y;
  pdf.font('regular').fontSize(10);
  pdf.text(`${say.number}: ${sheet.number ?? say.draft}`, edge, line, { width: width / 2 });
  const afterNumber = pdf.y;
  pdf.text(`${say.date}: ${sheet.date}`, edge + width / 2, line, { width: width / 2, align: 'right' });
  pdf.y = Math.max(afterNumber, pdf.y) + 18;
  pdf
    .font('bold')
    .fontSize(12)
    .text(`${say.subject}: ${sheet.subject}`, edge, pdf.y, { width, align: 'center', underline: true });
  pdf.y += 14;
  const digits = sheet.language === 'ne' ? toDevanagariDigits : (text: string) => text;
  writeBlocks(pdf, blocksOf(sheet.body), { size, left: edge, width, number: digits });
  numberPages(pdf, digits);
  pdf.end();
  return done;
}

function numberPages(pdf: Pdf, digits: (text: string) => string): void {
  const { count } = pdf.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    // Below the margin, where writing would otherwise begin a page.
    pdf.page.margins.bottom = 0;
    pdf
      .font('regular')
      .fontSize(9)
      .text(digits(`${page + 1} / ${count}`), edge, pdf.page.height - 40, {
        width: pdf.page.width - 2 * edge,
        align: 'center',
        lineBreak: false,
      });
  }
}
