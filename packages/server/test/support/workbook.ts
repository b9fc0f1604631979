/** Small workbooks for tests, written by hand so that damaged and hostile ones can be made too. */
import { crc32, deflateRawSync } from 'node:zlib';

/** A part of an archive, with what its headers tell of it where that is to be no truth. */
export interface ZipPart {
  readonly name: string;
  /** What it unpacks to. */
  readonly content: Buffer;
  /** Its bytes in the archive; absent: the content deflated. */
  readonly packed?: Buffer;
  readonly method?: number;
  readonly flags?: number;
  readonly told?: Partial<Told>;
  /** What the local header tells in the place of the directory's word. */
  readonly local?: Partial<Told> & { readonly name?: string };
  /** Extra field of both headers. */
  readonly extra?: Buffer;
  /** Kind and rights of the file, as Unix keeps them. */
  readonly mode?: number;
  /** Where the directory says that it begins; absent: where it does. */
  readonly offset?: number;
}

interface Told {
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
}

/** Bytes from which on a part is packed fast rather than well. */
const large = 1024 * 1024;

/** A ZIP archive, as honest as its parts. */
export function zip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content, method = 8, flags = 0, extra = Buffer.alloc(0), ...part } of parts) {
    const packed =
      part.packed ?? (method === 8 ? deflateRawSync(content, { level: content.length > large ? 1 : 6 }) : content);
    const told = { crc: crc32(content), packed: packed.length, unpacked: content.length, ...part.told };
    const local = header(part.local?.name ?? name, { ...told, ...part.local }, method, flags, extra);
    const central = header(name, told, method, flags, extra);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(((part.mode ?? 0) << 16) >>> 0, 6);
    place.writeUInt32LE(part.offset ?? offset, 10);
    const localName = Buffer.from(part.local?.name ?? name);
    files.push(Buffer.from('PK\u0003\u0004'), local, localName, extra, packed);
    entries.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), central, place, Buffer.from(name), extra);
    offset += 30 + localName.length + extra.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, directory, end]);
}

/** What both headers of a part have in common. */
function header(name: string, { crc, packed, unpacked }: Told, method: number, flags: number, extra: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(unpacked, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  fields.writeUInt16LE(extra.length, 24);
  return fields;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const letter = (column: number) => String.fromCharCode(65 + column);

const cellsOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(
      (row, r) =>
        `<row r="${r + 1}">${row.map((text, c) => `<c r="${letter(c)}${r + 1}" t="inlineStr"><is><t>${escape(text)}</t></is></c>`).join('')}</row>`,
    )
    .join('');

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of a workbook with one sheet. @param more parts besides, or in the place of those of the same name */
export function workbookParts(sheetData: string, more: Readonly<Record<string, string>> = {}): ZipPart[] {
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Staff" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
    ...more,
  };
  return Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) }));
}

/** A workbook of several sheets of texts, by their names. */
export function workbook(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Buffer {
  const names = Object.keys(sheets);
  const list = names.map((name, n) => `<sheet name="${escape(name)}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`).join('');
  const targets = names
    .map(
      (_, n) => `<Relationship Id="rId${n + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`,
    )
    .join('');
  const more = Object.fromEntries(
    Object.values(sheets).map((rows, n) => [
      `xl/worksheets/sheet${n + 1}.xml`,
      `<worksheet xmlns="${main}"><sheetData>${cellsOf(rows)}</sheetData></worksheet>`,
    ]),
  );
  return zip(
    workbookParts('', {
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${list}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets}</Relationships>`,
      ...more,
    }),
  );
}

/** A workbook with one sheet of texts. */
export const xlsx = (rows: readonly (readonly string[])[]): Buffer => zip(workbookParts(cellsOf(rows)));
