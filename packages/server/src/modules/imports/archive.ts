/**
 * The archive of a workbook, checked the way it is read. The central directory leads to each part, its local header must say the same,
 * no two parts share bytes, and what they inflate to is counted while it comes. Readers of spreadsheets differ on whom they believe;
 * they are given an archive made again from the parts that were checked. Fields are those of PKWARE's APPNOTE.TXT 6.3.
 */
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type LocalFileHeader, type ZipFile } from 'yauzl';
import { importMessages } from './messages.ts';
import { damaged } from './read-text.ts';
import { Unreadable } from './unreadable.ts';

/** More than any spreadsheet program writes. */
const mostParts = 2_000;
const sizesFollow = 0x0008;
const namesInUtf8 = 0x0800;
const inZip64 = 0xffff_ffff;
const zip64Field = 0x0001;
const deflated = 8;

interface Part {
  readonly entry: Entry;
  /** The bytes that it takes in the archive, header included. */
  readonly from: number;
  readonly to: number;
  /** As they are in the archive, deflated or not. */
  readonly packed: Buffer;
}

/**
 * @param most bytes that all XML parts may have together; media are left out unread
 * @returns the archive of a workbook with its checked XML parts alone
 * @throws Unreadable
 */
export async function checkedWorkbook(bytes: Buffer, most: number): Promise<Buffer> {
  let parts: Part[];
  try {
    parts = await partsOf(bytes);
    refuseOverlaps(parts);
    // Bytes are counted here, with a sentence of ours.
    const zip = await yauzl.fromBufferPromise(bytes, { validateEntrySizes: false });
    parts = parts.filter(({ entry }) => /\.xml(\.rels)?$/.test(entry.fileName));
    let room = most;
    for (const { entry } of parts) {
      if (entry.uncompressedSize > room)
        throw new Unreadable(importMessages.unpacksLarge({ most: Math.round(most / 1024 / 1024) }));
      await inflate(zip, entry);
      room -= entry.uncompressedSize;
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw damaged();
  }
  if (!parts.some(({ entry }) => entry.fileName === 'xl/workbook.xml'))
    throw new Unreadable(importMessages.otherArchive);
  return archiveOf(parts);
}

async function partsOf(bytes: Buffer): Promise<Part[]> {
  // Names that lead out of the archive and archives in several volumes are refused by the library.
  const zip = await yauzl.fromBufferPromise(bytes, { strictFileNames: true });
  if (zip.entryCount > mostParts) throw new Unreadable(importMessages.tooManyParts);
  const names = new Set<string>();
  const parts: Part[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new Unreadable(importMessages.protected);
    const header = await zip.readLocalFileHeaderPromise(entry);
    const name = entry.fileName.toLowerCase();
    // Programs differ on which of two parts of one name counts.
    if (names.has(name) || !agree(entry, header)) throw damaged();
    names.add(name);
    const to = header.fileDataStart + entry.compressedSize;
    const packed = bytes.subarray(header.fileDataStart, to);
    parts.push({ entry, from: entry.relativeOffsetOfLocalHeader, to, packed });
  }
  return parts;
}

/** Whether the local header tells of a part what the central directory does. */
function agree(entry: Entry, header: LocalFileHeader): boolean {
  const flags = header.generalPurposeBitFlag ^ entry.generalPurposeBitFlag;
  if (!header.fileName.equals(entry.fileNameRaw) || (flags & ~sizesFollow) !== 0) return false;
  if (header.compressionMethod !== entry.compressionMethod) return false;
  const { packed, unpacked } = localSizes(header);
  const told = [
    [header.crc32, entry.crc32],
    [packed, entry.compressedSize],
    [unpacked, entry.uncompressedSize],
  ] as const;
  // A program that wrote without knowing the sizes left zeros and put them behind the data.
  const mayBeZero = (header.generalPurposeBitFlag & sizesFollow) !== 0;
  return told.every(([local, central]) => local === central || (mayBeZero && local === 0));
}

/** The sizes of a local header, taken from its ZIP64 field where they are there (4.5.3). */
function localSizes(header: LocalFileHeader): { packed: number; unpacked: number } {
  const { compressedSize: packed, uncompressedSize: unpacked } = header;
  if (packed !== inZip64 && unpacked !== inZip64) return { packed, unpacked };
  const field = yauzl.parseExtraFields(header.extraField).find(({ id }) => id === zip64Field)?.data;
  if (!field || field.length < 16) throw damaged();
  return { unpacked: Number(field.readBigUInt64LE(0)), packed: Number(field.readBigUInt64LE(8)) };
}

function refuseOverlaps(parts: readonly Part[]): void {
  let end = 0;
  for (const { from, to } of parts.toSorted((a, b) => a.from - b.from)) {
    if (from < end) throw damaged();
    end = to;
  }
}

/** Inflates a part without keeping it. @throws where that is not what its headers tell */
async function inflate(zip: ZipFile, entry: Entry): Promise<void> {
  let length = 0;
  let sum = 0;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > entry.uncompressedSize) throw new Unreadable(importMessages.unpacksMore);
    sum = crc32(chunk, sum);
  }
  if (length !== entry.uncompressedSize || sum !== entry.crc32) throw damaged();
}

/** An archive of these parts and nothing else, packed as they are, with headers of ours. */
function archiveOf(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { entry, packed } of parts) {
    const name = Buffer.from(entry.fileName);
    // What the local header and the directory have in common (4.3.7, 4.3.12).
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(namesInUtf8, 2);
    shared.writeUInt16LE(entry.compressionMethod === deflated ? deflated : 0, 4);
    shared.writeUInt32LE(entry.crc32, 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(entry.uncompressedSize, 18);
    shared.writeUInt16LE(name.length, 22);
    files.push(Buffer.from('PK\u0003\u0004'), shared, name, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, rest, name);
    offset += 30 + name.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}
