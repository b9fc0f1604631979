/** Writing rows to .xlsx and .csv as they come, without holding them. No cell can become a formula. */
import { PassThrough, type Readable } from 'node:stream';
import { withFormulas, withoutFormulas } from '@karmik/model/spreadsheet/formula-text';
import { stringify } from 'csv-stringify';
import yazl from 'yazl';

/** A length of time in minutes: a spreadsheet shows and adds it up as hours and minutes. */
export class Duration {
  readonly minutes: number;
  constructor(minutes: number) {
    this.minutes = minutes;
  }
  /** @example `${new Duration(-75)}` // '-1:15' */
  toString(): string {
    const whole = Math.abs(Math.round(this.minutes));
    return `${this.minutes < 0 ? '-' : ''}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  }
}
export type Cell = string | number | boolean | Duration | null;
export const formats = ['csv', 'xlsx'] as const;
export type Format = (typeof formats)[number];

export const mimeOf: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Rows = AsyncIterable<readonly Cell[]>;

/**
 * A file of rows under one line of headings. Texts that begin like a formula are kept as texts (FM-5), and an import reads them back.
 * @param frozen how many columns at the start stay in sight; the headings always do
 */
export function workbook(format: Format, headings: readonly string[], rows: Rows, frozen = 0): Readable {
  return format === 'csv' ? csv(headings, rows) : xlsx(headings, rows, frozen);
}

const csvCell = (cell: Cell): Cell => {
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  if (cell instanceof Duration) return String(cell);
  return typeof cell === 'string' ? withoutFormulas(cell) : cell;
};

function csv(headings: readonly string[], rows: Rows): Readable {
  const out = stringify({ bom: true });
  void feed(out, async (write) => {
    await write(headings.map(withoutFormulas));
    for await (const row of rows) await write(row.map(csvCell));
  });
  return out;
}

interface Sink extends Readable {
  write(chunk: unknown): boolean;
  end(): void;
}

/** Writes with regard to how fast the reader takes; a failure ends the stream with it. */
async function feed(sink: Sink, work: (write: (chunk: unknown) => Promise<void>) => Promise<void>): Promise<void> {
  try {
    await work(async (chunk) => {
      if (sink.destroyed) throw new Error('the reader left');
      if (!sink.write(chunk)) await drainOf(sink);
    });
    sink.end();
  } catch (error) {
    sink.destroy(error as Error);
  }
}

/** Waits until a stream takes more or is closed, and leaves nothing on it: a large sheet waits thousands of times. */
const drainOf = (sink: Sink): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      sink.off('drain', go);
      sink.off('close', go);
      resolve();
    };
    sink.on('drain', go);
    sink.on('close', go);
  });

/** A text as XML holds it. */
export const escapeXml = (value: string): string =>
  value
    // Characters that XML cannot hold at all.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // A reader of XML makes a line feed of a carriage return that is written as it is.
    .replaceAll('\r', '&#13;');

/** A text as a workbook holds it. It needs no apostrophe; one that an import would take away as ours is kept by a second one. */
const ownText = (text: string): string => (withFormulas(text) === text ? text : withoutFormulas(text));

const columnName = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);

function cellXml(cell: Cell, column: number, row: number, bold = false): string {
  const at = `${columnName(column)}${row}`;
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  // A day is 1; the second style writes it as hours and minutes.
  if (cell instanceof Duration) return `<c r="${at}" s="2"><v>${cell.minutes / 1440}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  return `<c r="${at}" t="inlineStr"${bold ? ' s="1"' : ''}><is><t xml:space="preserve">${escapeXml(ownText(cell))}</t></is></c>`;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const parts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="[h]:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

function xlsx(headings: readonly string[], rows: Rows, frozen: number): Readable {
  const zip = new yazl.ZipFile();
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(head + xml), name);
  const sheet = new PassThrough();
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  const out = zip.outputStream as unknown as Readable;
  sheet.on('error', (error) => out.destroy(error));
  out.on('close', () => sheet.destroy());
  void feed(sheet, async (write) => {
    const first = headings.map((heading, column) => cellXml(heading, column, 1, true)).join('');
    await write(
      `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane${frozen > 0 ? ` xSplit="${frozen}"` : ''} ySplit="1" topLeftCell="${columnName(frozen)}2" activePane="${frozen > 0 ? 'bottomRight' : 'bottomLeft'}" state="frozen"/></sheetView></sheetViews><sheetData><row r="1">${first}</row>`,
    );
    let number = 1;
    for await (const row of rows) {
      number += 1;
      await write(`<row r="${number}">${row.map((cell, column) => cellXml(cell, column, number)).join('')}</row>`);
    }
    await write('</sheetData></worksheet>');
  });
  return out;
}
