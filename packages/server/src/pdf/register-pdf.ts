/** A register of attendance on paper, as offices print and sign it: landscape, the people under each other, the days side by side. */
import { registerCodeNames, registerCodes, timesOf, type Register } from '@karmik/model/attendance/day/register';
import { formatDate } from '@karmik/model/kit/date-text';
import { figures } from '@karmik/model/kit/digits';
import { durationText } from '@karmik/model/kit/figures';
import type { Language } from '@karmik/model/kit/text';
import { addDaysTo, periodName, periodStart, periodText } from '@karmik/model/kit/period';
import PDFDocument from 'pdfkit';
import type { Readable } from 'node:stream';
import { addFonts, type Pdf } from './fonts.ts';
import { dayNumber, registerWords } from './register-words.ts';

interface Manner {
  readonly language: Language;
  readonly calendar: 'ad' | 'bs';
}

interface RegisterSheet {
  readonly wish: Manner;
  readonly organization: { readonly name: string };
  readonly at: Date;
}

const edge = 28;
const rowHeight = 15;
const text = 7;
/** Points of the columns that are no day. */
const widths = { code: 46, name: 112, sum: 17, worked: 34 } as const;
/** Signatures need as much at the end of the last page. */
const signHeight = 64;

interface Column {
  readonly heading: string;
  readonly width: number;
  readonly align: 'left' | 'center' | 'right';
  /** On days that most people do not work. */
  readonly isShaded: boolean;
}

/** The sheet; its rows are those of the register. */
export function registerPdf(register: Register, { wish, organization, at }: RegisterSheet): Readable {
  const { language, calendar } = wish;
  const say = (name: keyof typeof registerWords) => registerWords[name][language];
  const title = `${say('title')}, ${periodOf(register, wish)}`;
  const pdf: Pdf = new PDFDocument({
    autoFirstPage: false,
    font: '',
    lang: language,
    info: { Title: title, Author: organization.name, CreationDate: at, ModDate: at },
  });
  addFonts(pdf);
  const days = register.people[0]?.codes.length ?? 0;
  const room = 841.89 - 2 * edge;
  const fixed = widths.code + widths.name + registerCodes.length * widths.sum + widths.worked;
  const dayWidth = days === 0 ? 0 : Math.min(24, (room - fixed) / days);
  const isOff = (index: number): boolean => {
    const codes = register.people.map((line) => line.codes[index]);
    return codes.filter((code) => code === 'W' || code === 'H').length * 2 > codes.length;
  };
  const plain = { align: 'center', isShaded: false } as const;
  const columns: Column[] = [
    { heading: say('code'), width: widths.code, align: 'left', isShaded: false },
    { heading: say('name'), width: widths.name, align: 'left', isShaded: false },
    ...Array.from({ length: days }, (_, index): Column => ({
      heading: figures(dayNumber(addDaysTo(register.from, index), calendar), language),
      width: dayWidth,
      align: 'center',
      isShaded: isOff(index),
    })),
    ...registerCodes.map((code): Column => ({ heading: code, width: widths.sum, ...plain })),
    { heading: say('worked'), width: widths.worked, align: 'right', isShaded: false },
  ];
  let page = 0;

  const write = (cells: readonly string[], isBold: boolean) => {
    const top = pdf.y;
    let left = edge;
    for (const [index, column] of columns.entries()) {
      if (column.isShaded || isBold) pdf.rect(left, top, column.width, rowHeight).fill(isBold ? '#e3e8e6' : '#f1f3f2');
      pdf.rect(left, top, column.width, rowHeight).lineWidth(0.4).stroke('#9aa5a1');
      pdf
        .font(isBold ? 'bold' : 'regular')
        .fontSize(text)
        .fillColor('#000000')
        .text(cells[index] ?? '', left + 2, top + 3.5, {
          width: column.width - 4 + (column.align === 'center' ? 2 : 0),
          height: rowHeight - 4,
          align: column.align,
          lineBreak: false,
          ellipsis: true,
        });
      left += column.width;
    }
    pdf.y = top + rowHeight;
  };
  const begin = () => {
    pdf.addPage({ size: 'A4', layout: 'landscape', margins: { top: edge, left: edge, right: edge, bottom: 0 } });
    page += 1;
    pdf
      .font('regular')
      .fontSize(7.5)
      .fillColor('#444444')
      .text(`${say('page')} ${figures(page, language)}`, edge, pdf.page.height - edge + 4, {
        width: room,
        align: 'right',
        lineBreak: false,
      });
    pdf
      .font('bold')
      .fontSize(12)
      .fillColor('#000000')
      .text(organization.name, edge, edge, { width: room, align: 'center' });
    pdf.font('regular').fontSize(10).text(title, edge, pdf.y, { width: room, align: 'center' });
    pdf.y += 6;
    write(
      columns.map(({ heading }) => heading),
      true,
    );
  };
  const isFull = (height: number) => pdf.y + height > pdf.page.height - edge - 4;

  begin();
  for (const line of register.people) {
    if (isFull(rowHeight)) begin();
    const { full_name: name, name_ne: inNepali } = line.employee;
    write(
      [
        line.employee_code ?? '',
        language === 'ne' && inNepali ? inNepali : name,
        ...line.codes.map((code) => code ?? ''),
        ...registerCodes.map((code) => figures(timesOf(line, code), language)),
        durationText(line.worked, language),
      ],
      false,
    );
  }
  if (isFull(signHeight)) begin();
  pdf
    .font('regular')
    .fontSize(7.5)
    .fillColor('#444444')
    .text(registerCodes.map((code) => `${code} ${registerCodeNames[code][language]}`).join('   '), edge, pdf.y + 6, {
      width: room,
    });
  const top = pdf.y + 30;
  const signs = [say('prepared'), say('checked'), say('approved')];
  const part = room / signs.length;
  for (const [index, sign] of signs.entries()) {
    const left = edge + index * part;
    pdf
      .moveTo(left, top)
      .lineTo(left + part - 40, top)
      .lineWidth(0.6)
      .stroke('#000000');
    pdf.fillColor('#000000').text(`${sign}    ${say('date')}:`, left, top + 4, { width: part - 40, lineBreak: false });
  }
  pdf.end();
  return pdf;
}

/** The month by its name, or the days from the first to the last. */
function periodOf({ from, to }: Register, { language, calendar }: Manner): string {
  const next = addDaysTo(to, 1);
  if (periodStart(from, 'month', calendar) === from && periodStart(next, 'month', calendar) === next)
    return periodText(periodName(from, 'month', calendar), language);
  const said = (day: string) =>
    formatDate(day, { language, calendar: calendar === 'bs' ? 'BS' : 'AD', timeZone: 'UTC' });
  return `${said(from)} – ${said(to)}`;
}
