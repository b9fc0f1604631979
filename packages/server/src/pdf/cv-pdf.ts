/** A curriculum vitae on A4: who it is, then what they have done and learnt, under the titles of their sections. */
import { toDevanagariDigits } from 'date-bs';
import PDFDocument from 'pdfkit';
import { addFonts } from './fonts.ts';

export interface CvSheet {
  readonly language: 'en' | 'ne';
  readonly organization: string;
  readonly name: string;
  /** Title and place at work. */
  readonly place: string;
  readonly contacts: readonly string[];
  readonly about: string | null;
  readonly sections: readonly {
    readonly title: string;
    /** What each entry is called, and what else is to be said of it. */
    readonly entries: readonly { readonly title: string; readonly lines: readonly string[] }[];
  }[];
  /** When it was made, for the file's own description. */
  readonly at: Date;
}

const title = { en: 'Curriculum vitae', ne: 'वैयक्तिक विवरण' } as const;
const edge = 62;

/** @returns the bytes of the PDF */
export function cvPdf(sheet: CvSheet): Promise<Buffer> {
  const digits = sheet.language === 'ne' ? toDevanagariDigits : (text: string) => text;
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 52, bottom: 62, left: edge, right: edge },
    font: '',
    lang: sheet.language,
    info: {
      Title: `${title[sheet.language]}: ${sheet.name}`,
      Author: sheet.organization,
      CreationDate: sheet.at,
      ModDate: sheet.at,
    },
  });
  addFonts(pdf);
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  const width = pdf.page.width - 2 * edge;
  const write = (font: 'regular' | 'bold', size: number, colour: string, text: string) =>
    pdf.font(font).fontSize(size).fillColor(colour).text(text, edge, pdf.y, { width });
  write('regular', 10, '#444444', title[sheet.language]);
  write('bold', 20, '#000000', sheet.name);
  if (sheet.place) write('regular', 11, '#222222', sheet.place);
  if (sheet.contacts.length > 0) write('regular', 10, '#444444', sheet.contacts.join('  ·  '));
  pdf.y += 8;
  pdf
    .moveTo(edge, pdf.y)
    .lineTo(edge + width, pdf.y)
    .lineWidth(1)
    .stroke('#222222');
  pdf.y += 12;
  if (sheet.about !== null) {
    write('regular', 11, '#000000', sheet.about);
    pdf.y += 10;
  }
  for (const section of sheet.sections) {
    write('bold', 13, '#000000', section.title);
    pdf.y += 4;
    for (const entry of section.entries) {
      write('bold', 11, '#000000', entry.title);
      for (const line of entry.lines) write('regular', 10, '#333333', digits(line));
      pdf.y += 6;
    }
    pdf.y += 8;
  }
  pdf.end();
  return done;
}
