/** Files that were made to do harm: archives, spreadsheets and pictures that are small to send and costly to open. */
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { workbookParts, zip, type ZipPart } from './workbook.ts';

const mega = 1024 * 1024;
const good = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>';
const sheet = 'xl/worksheets/sheet1.xml';

/** A deflated run of one byte, made without holding what it unpacks to: whole blocks of it are repeated. */
function deflatedRun(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(mega, ' '), { finishFlush: 2 });
  return Buffer.concat([...Array.from({ length: megabytes }, () => block), Buffer.from([3, 0])]);
}

/** The good parts with one changed. */
const withPart = (name: string, change: (part: ZipPart) => Partial<ZipPart>): Buffer =>
  zip(workbookParts(good).map((part) => (part.name === name ? { ...part, ...change(part) } : part)));

const zip64 = (unpacked: bigint, packed: bigint): Buffer => {
  const field = Buffer.alloc(20);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(16, 2);
  field.writeBigUInt64LE(unpacked, 4);
  field.writeBigUInt64LE(packed, 12);
  return field;
};

const book = (sheetData: string, more: Record<string, string> = {}): Buffer => zip(workbookParts(sheetData, more));

/** Spreadsheets by what is wrong with them, each with what is answered. */
export const hostileSheets: Readonly<Record<string, { readonly make: () => Buffer; readonly answer: RegExp }>> = {
  'a part that unpacks to 2 GB, as it tells': {
    make: () =>
      withPart(sheet, () => ({
        packed: deflatedRun(2_048),
        told: { unpacked: 2_048 * mega, crc: 0 },
      })),
    answer: /unpacks to more than 128 MB/,
  },
  'a part that unpacks to 2 GB and tells of 1 kB': {
    make: () => withPart(sheet, () => ({ packed: deflatedRun(2_048), told: { unpacked: 1_024 } })),
    answer: /unpacks to more than it declares/,
  },
  'a directory that tells of a small part where the local header has a large one': {
    make: () =>
      withPart(sheet, ({ content }) => ({
        packed: deflatedRun(2_048),
        told: { packed: 60, unpacked: content.length },
        local: { packed: deflatedRun(2_048).length, unpacked: 2_048 * mega },
      })),
    answer: /damaged/,
  },
  'a part that the directory does not know, before those that it does': {
    make: () => {
      const hidden = zip([{ name: sheet, content: Buffer.alloc(0), packed: deflatedRun(2_048) }]);
      const local = hidden.subarray(0, hidden.lastIndexOf(Buffer.from('PK\u0001\u0002')));
      const rest = zip(workbookParts(good));
      const end = rest.lastIndexOf(Buffer.from('PK\u0005\u0006'));
      const all = Buffer.concat([local, rest]);
      const first = rest.readUInt32LE(end + 16) + local.length;
      all.writeUInt32LE(first, local.length + end + 16);
      for (let at = first; all.readUInt32LE(at) === 0x02014b50; at += 46 + all.readUInt16LE(at + 28))
        all.writeUInt32LE(all.readUInt32LE(at + 42) + local.length, at + 42);
      return all;
    },
    answer: /but no rows/,
  },
  'a part within the bytes of another': {
    make: () => {
      const inner: ZipPart = { name: 'xl/b.xml', content: Buffer.alloc(20 * mega, ' ') };
      const packed = deflateRawSync(inner.content);
      const bytes = zip([inner]);
      const outer: ZipPart = {
        name: 'xl/a.xml',
        method: 0,
        content: bytes.subarray(0, bytes.lastIndexOf(Buffer.from('PK\u0001\u0002'))),
      };
      const offset = zip(workbookParts(good)).indexOf(Buffer.from('PK\u0001\u0002')) + 30 + outer.name.length;
      const again = { ...inner, packed: Buffer.alloc(0), told: { packed: packed.length }, offset };
      return zip([...workbookParts(good), outer, again]);
    },
    answer: /damaged/,
  },
  'two parts of one name': {
    make: () => zip([...workbookParts(good), ...workbookParts(good).slice(-1)]),
    answer: /damaged/,
  },
  'two parts whose names differ in their case': {
    make: () => zip([...workbookParts(good), { name: sheet.toUpperCase(), content: Buffer.from('<x/>') }]),
    answer: /damaged/,
  },
  'another name in the local header': {
    make: () => withPart(sheet, () => ({ local: { name: 'xl/worksheets/sheet2.xml' } })),
    answer: /damaged/,
  },
  'another way of packing than it tells': { make: () => withPart(sheet, () => ({ method: 99 })), answer: /damaged/ },
  'sizes in ZIP64 of sixteen exabytes': {
    make: () =>
      withPart(sheet, () => ({
        told: { unpacked: 0xffff_ffff, packed: 0xffff_ffff },
        extra: zip64(2n ** 64n - 1n, 2n ** 64n - 1n),
      })),
    answer: /damaged/,
  },
  'sizes in ZIP64 that are small for a part that is large': {
    make: () =>
      withPart(sheet, () => {
        const packed = deflatedRun(2_048);
        return {
          packed,
          told: { unpacked: 0xffff_ffff, packed: 0xffff_ffff },
          extra: zip64(1_024n, BigInt(packed.length)),
        };
      }),
    answer: /unpacks to more than it declares/,
  },
  'sizes in ZIP64 without the field that has them': {
    make: () => withPart(sheet, () => ({ told: { unpacked: 0xffff_ffff, packed: 0xffff_ffff } })),
    answer: /damaged/,
  },
  'a password': { make: () => withPart(sheet, () => ({ flags: 1 })), answer: /password/ },
  'strong encryption': { make: () => withPart(sheet, () => ({ flags: 0x41 })), answer: /damaged|password/ },
  'a name that is an absolute path': {
    make: () => zip([...workbookParts(good), { name: '/etc/passwd.xml', content: Buffer.from('<x/>') }]),
    answer: /damaged/,
  },
  'a name that leads out of the archive': {
    make: () => zip([...workbookParts(good), { name: '../../app.xml', content: Buffer.from('<x/>') }]),
    answer: /damaged/,
  },
  'a name with a backslash': {
    make: () => zip([...workbookParts(good), { name: 'xl\\app.xml', content: Buffer.from('<x/>') }]),
    answer: /damaged/,
  },
  'three thousand parts': {
    make: () =>
      zip([
        ...workbookParts(good),
        ...Array.from({ length: 3_000 }, (_, n) => ({ name: `xl/p${n}.xml`, content: Buffer.alloc(0) })),
      ]),
    answer: /too many parts/,
  },
  'a sum that does not fit': { make: () => withPart(sheet, () => ({ told: { crc: 1 } })), answer: /damaged/ },
  'shared texts without end': {
    make: () => book(good, { 'xl/sharedStrings.xml': `<sst>${'<si><t>a</t></si>'.repeat(7_000_000)}</sst>` }),
    answer: /memory|but no rows/,
  },
  'one shared text of 100 kB in each of a million cells': {
    make: () =>
      book(
        Array.from(
          { length: 10_000 },
          (_, r) =>
            `<row r="${r + 1}">${Array.from({ length: 100 }, (_column, c) => `<c r="${c < 26 ? '' : String.fromCharCode(64 + Math.floor(c / 26))}${String.fromCharCode(65 + (c % 26))}${r + 1}" t="s"><v>0</v></c>`).join('')}</row>`,
        ).join(''),
        { 'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(100_000)}</t></si></sst>` },
      ),
    answer: /memory|characters/,
  },
  'a cell in the last corner of the largest sheet': {
    make: () => book(`${good}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`),
    answer: /memory|more than 20,000 rows/,
  },
  'a cell far outside of any sheet': {
    make: () => book(`${good}<row r="999999999"><c r="ZZZZZZ999999999"><v>1</v></c></row>`),
    answer: /memory|damaged|more than/,
  },
  'a dimension as large as the largest sheet': {
    make: () =>
      book('', { [sheet]: `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${good}</sheetData></worksheet>` }),
    answer: /but no rows/,
  },
  'elements in one another without end': {
    make: () => book('', { [sheet]: `<worksheet><sheetData>${'<a>'.repeat(40_000_000)}` }),
    answer: /memory|damaged|takes too long/,
  },
  'an element with a million attributes': {
    make: () =>
      book(`<row ${Array.from({ length: 1_000_000 }, (_, n) => `a${n}="1"`).join(' ')}><c r="A1"><v>1</v></c></row>`),
    answer: /but no rows|damaged|memory|takes too long/,
  },
  'entities of entities': {
    make: () =>
      book('', {
        [sheet]: `<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 20 }, (_, n) => `<!ENTITY a${n} "${`&a${n || ''};`.repeat(10)}">`).join('')}]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&a19;</t></is></c></row></sheetData></worksheet>`,
      }),
    answer: /but no rows|damaged/,
  },
  'rows upon rows in 128 MB': {
    make: () => book('<row><c r="A1"><v>1</v></c></row>'.repeat(3_000_000)),
    answer: /damaged|more than 20,000 rows|memory/,
  },
  'a CSV of one line of ten megabytes': {
    make: () => Buffer.from(`a,b\n${'1,'.repeat(5_000_000)}`),
    answer: /more than 200 columns|damaged|memory/,
  },
  'a CSV with a quote that never ends': {
    make: () => Buffer.from(`a,b\n"${'x,\n'.repeat(3_000_000)}`),
    answer: /damaged|no rows/,
  },
  'a CSV of ten million empty lines': {
    make: () => Buffer.from(`a,b\n${'\n'.repeat(10_000_000)}`),
    answer: /more than 20,000 rows|no rows/,
  },
};

const chunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(data, crc32(Buffer.from(type, 'latin1'))), 0);
  return Buffer.concat([head, data, sum]);
};

/** A PNG of that size whose pixels take next to no bytes. */
export function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, RGBA.
  header.set([8, 6, 0, 0, 0], 8);
  const bytes = Math.min(300 * mega, (width * 4 + 1) * height);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Pictures that are refused. */
export const hostilePictures: Readonly<Record<string, () => Buffer>> = {
  'a PNG of 4 gigapixels': () => pixelBomb(65_535, 65_535),
  'a PNG of 61 megapixels': () => pixelBomb(7_820, 7_820),
  'a PNG that tells of no pixels': () => pixelBomb(0, 0),
  'an SVG that includes itself': () =>
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"><image href="file:///etc/passwd"/></svg>',
    ),
  'a GIF of ten thousand frames': () => {
    const frame = Buffer.from('21f90400000000002c0000000000100010000002024c0100', 'hex');
    const head = Buffer.from('47494638396100100010f00000000000ffffff', 'hex');
    return Buffer.concat([head, ...Array.from({ length: 10_000 }, () => frame), Buffer.from(';')]);
  },
};

/** What makes a header of a mail end, or another address come in. */
export const hostileAddresses: readonly string[] = [
  'a@firm.test\r\nBcc: spy@else.test',
  'a@firm.test\nBcc: spy@else.test',
  'a@firm.test%0d%0aBcc:spy@else.test',
  'a@firm.test\u2028Bcc: spy@else.test',
  'a@firm.test, spy@else.test',
  'a@firm.test; spy@else.test',
  'A <a@firm.test>, spy@else.test',
  '"a@firm.test" <spy@else.test>',
  'a@firm.test\u0000spy@else.test',
  'a@[127.0.0.1]',
  `${'a'.repeat(70_000)}@firm.test`,
];
