/** What someone answered to a form, on A4: head, then each question with its answer under the titles of their sections. */
import { toDevanagariDigits } from 'date-bs';
import PDFDocument from 'pdfkit';
import { addFonts } from './fonts.ts';

export interface AnswersSheet {
  readonly language: 'en' | 'ne';
  readonly organization: string;
  readonly title: string;
  /** Null where the form goes without names. */
  readonly by: string | null;
  readonly date: string;
  readonly sections: readonly {
    readonly title: string | null;
    readonly lines: readonly { readonly question: string; readonly answer: string | null }[];
  }[];
  /** When it was made, for the file's own description. */
  readonly at: Date;
}

const words = {
  en: { by: 'Answered by', date: 'Date', none: 'No answer', nobody: 'Without a name' },
  ne: { by: 'उत्तर दिने', date: 'मिति', none: 'उत्तर छैन', nobody: 'नाम नखुलेको' },
} as const;
const edge = 62;

/** @returns the bytes of the PDF */
export function answersPdf(sheet: AnswersSheet): Promise<Buffer> {
  const say = words[sheet.language];
  const digits = sheet.language === 'ne' ? toDevanagariDigits : (text: string) => text;
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 52, bottom: 62, left: edge, right: edge },
    font: '',
    lang: sheet.language,
    info: { Title: sheet.title, Author: sheet.organization, CreationDate: sheet.at, ModDate: sheet.at },
  });
  addFonts(pdf);
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  const width = pdf.page.width - 2 * edge;
  pdf.font('regular').fontSize(10).fillColor('#444444').text(sheet.organization, { width });
  pdf.font('bold').fontSize(17).fillColor('#000000').text(sheet.title, { width });
  pdf.font('regular').fontSize(10).fillColor('#444444');
  pdf.text(`${say.by}: ${sheet.by ?? say.nobody}`, { width });
  pdf.text(`${say.date}: ${digits(sheet.date)}`, { width });
  pdf.y += 8;
  pdf
    .moveTo(edge, pdf.y)
    .lineTo(edge + width, pdf.y)
    .lineWidth(1)
    .stroke('#222222');
  pdf.y += 12;
  for (const { title, lines } of sheet.sections) {
    if (lines.length === 0) continue;
    if (title !== null) {
      pdf.font('bold').fontSize(13).fillColor('#000000').text(title, edge, pdf.y, { width });
      pdf.y += 6;
    }
    for (const { question, answer } of lines) {
      pdf.font('bold').fontSize(10).fillColor('#000000').text(question, edge, pdf.y, { width });
      pdf
        .font('regular')
        .fontSize(11)
        .fillColor(answer === null ? '#666666' : '#000000')
        .text(answer ?? say.none, edge, pdf.y + 2, { width });
      pdf.y += 10;
    }
    pdf.y += 8;
  }
  pdf.end();
  return done;
}
