/** Identity cards on A4, as many to a sheet as fit, with marks to cut by. Backs lie behind their fronts when the sheet is turned over its long edge. */
import { initialsOf, onColour, type CardBox, type CardSides } from '@karmik/model/hris/id-card/layout';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { addFonts, type Pdf } from './fonts.ts';

export interface PrintedCard {
  readonly sides: CardSides;
  readonly colour: string;
  readonly name: string;
  readonly qr: string;
  /** PNG or JPEG. */
  readonly photo: Buffer | null;
}

const millimetre = 72 / 25.4;
const sheet = { width: 210, height: 297 };
const gap = 6;
const mark = 3;

/** How many cards of a size are next to and below each other on a sheet, and where the first one stands. */
export function gridOf(width: number, height: number) {
  const columns = Math.max(1, Math.floor((sheet.width - 2 * mark - 6 + gap) / (width + gap)));
  const rows = Math.max(1, Math.floor((sheet.height - 2 * mark - 6 + gap) / (height + gap)));
  return {
    columns,
    rows,
    left: (sheet.width - columns * width - (columns - 1) * gap) / 2,
    top: (sheet.height - rows * height - (rows - 1) * gap) / 2,
  };
}

const tones = { ink: '#111111', muted: '#555555' } as const;

function drawQr(pdf: Pdf, text: string, x: number, y: number, side: number): void {
  const { size, data } = encode(text, { ecc: 'M', border: 1 });
  const cell = side / size;
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries()) if (isDark) pdf.rect(x + column * cell, y + row * cell, cell, cell);
  pdf.fill('#000000');
}

function drawText(pdf: Pdf, box: CardBox & { readonly form: 'text' }, colour: string, x: number, y: number): void {
  const width = box.width * millimetre;
  let size = box.size * millimetre;
  pdf.font(box.isBold ? 'bold' : 'regular');
  // What is a little too long is set a little smaller; what is still too long is cut.
  while (!box.isWrapped && size > box.size * millimetre * 0.75 && pdf.fontSize(size).widthOfString(box.text) > width)
    size *= 0.96;
  pdf
    .fontSize(size)
    .fillColor(box.tone === 'light' ? onColour(colour) : tones[box.tone])
    .text(box.text, x, y, {
      width,
      height: (box.isWrapped ? box.height : box.size * 1.2) * millimetre,
      align: box.align,
      ellipsis: true,
      lineGap: -size * 0.12,
    });
}

function drawPhoto(pdf: Pdf, card: PrintedCard, x: number, y: number, width: number, height: number): void {
  pdf.save().roundedRect(x, y, width, height, 3).clip();
  if (card.photo) pdf.image(card.photo, x, y, { cover: [width, height], align: 'center', valign: 'center' });
  else {
    pdf.rect(x, y, width, height).fill('#e6e9ee');
    pdf
      .font('bold')
      .fontSize(width * 0.34)
      .fillColor('#5b6472')
      .text(initialsOf(card.name), x, y + height / 2 - width * 0.24, { width, align: 'center', lineBreak: false });
  }
  pdf.restore();
}

function drawSide(
  pdf: Pdf,
  card: PrintedCard,
  boxes: readonly CardBox[],
  left: number,
  top: number,
  logo: Buffer | null,
) {
  const { width, height } = card.sides;
  pdf.save();
  pdf.roundedRect(left, top, width * millimetre, height * millimetre, 3 * millimetre).clip();
  pdf.rect(left, top, width * millimetre, height * millimetre).fill('#ffffff');
  for (const box of boxes) {
    const [x, y, w, h] = [
      left + box.x * millimetre,
      top + box.y * millimetre,
      box.width * millimetre,
      box.height * millimetre,
    ];
    if (box.form === 'band') pdf.rect(x, y, w, h).fill(card.colour);
    else if (box.form === 'line')
      pdf
        .moveTo(x, y)
        .lineTo(x + w, y)
        .lineWidth(0.5)
        .stroke('#333333');
    else if (box.form === 'qr') drawQr(pdf, card.qr, x, y, w);
    else if (box.form === 'photo') drawPhoto(pdf, card, x, y, w, h);
    else if (box.form === 'text') drawText(pdf, box, card.colour, x, y);
    else if (logo) pdf.image(logo, x, y, { fit: [w, h], align: 'center', valign: 'center' });
  }
  pdf.restore();
  pdf
    .roundedRect(left, top, width * millimetre, height * millimetre, 3 * millimetre)
    .lineWidth(0.3)
    .stroke('#bbbbbb');
}

function cutMarks(pdf: Pdf, left: number, top: number, width: number, height: number): void {
  pdf.lineWidth(0.4);
  for (const x of [left, left + width])
    for (const [from, to] of [
      [top - mark * millimetre, top - 1],
      [top + height + 1, top + height + mark * millimetre],
    ] as const)
      pdf.moveTo(x, from).lineTo(x, to).stroke('#888888');
  for (const y of [top, top + height])
    for (const [from, to] of [
      [left - mark * millimetre, left - 1],
      [left + width + 1, left + width + mark * millimetre],
    ] as const)
      pdf.moveTo(from, y).lineTo(to, y).stroke('#888888');
}

/** @param cards all of one size. @returns the bytes of the PDF */
export function cardSheets(
  cards: readonly PrintedCard[],
  logo: Buffer | null,
  title: string,
  at: Date,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    font: '',
    info: { Title: title, CreationDate: at, ModDate: at },
  });
  addFonts(pdf);
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  const { width = 1, height = 1, back } = cards[0]?.sides ?? {};
  const grid = gridOf(width, height);
  const perSheet = grid.columns * grid.rows;
  for (let first = 0; first < cards.length; first += perSheet) {
    const these = cards.slice(first, first + perSheet);
    for (const isBack of back ? [false, true] : [false]) {
      pdf.addPage();
      for (const [index, card] of these.entries()) {
        const column = index % grid.columns;
        const place = isBack ? grid.columns - 1 - column : column;
        const left = (grid.left + place * (width + gap)) * millimetre;
        const top = (grid.top + Math.floor(index / grid.columns) * (height + gap)) * millimetre;
        cutMarks(pdf, left, top, width * millimetre, height * millimetre);
        drawSide(pdf, card, isBack ? (card.sides.back ?? []) : card.sides.front, left, top, logo);
      }
    }
  }
  pdf.end();
  return done;
}
