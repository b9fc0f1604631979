import { parentPort, workerData } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import type { Grid, ReadAnswer } from './read.ts';

interface Task {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly limits: {
    readonly unpackedBytes: number;
    readonly rows: number;
    readonly columns: number;
    readonly cell: number;
  };
}

class Unreadable extends Error {}

const { bytes: raw, name, limits } = workerData as Task;
const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);

async function answer(): Promise<ReadAnswer> {
  try {
    const grid = await read();
    while (grid.length && grid.at(-1)?.every((cell) => !cell)) grid.pop();
    if (grid.length === 0) throw new Unreadable('The file has no rows.');
    if (grid.length > limits.rows + 30)
      throw new Unreadable(`The file has more than ${limits.rows.toLocaleString('en')} rows; split it.`);
    if (grid.some((row) => row.length > limits.columns))
      throw new Unreadable(`The file has more than ${limits.columns} columns.`);
    return { grid };
  } catch (error) {
    return {
      problem:
        error instanceof Unreadable
          ? error.message
          : 'The file is damaged or is no spreadsheet. Save it as .xlsx or .csv and try again.',
    };
  }
}

async function read(): Promise<Grid> {
  if (bytes.length === 0) throw new Unreadable('The file is empty.');
  if (bytes.readUInt32BE(0) === 0xd0cf11e0)
    throw new Unreadable(
      'This is a file of an old Excel (.xls) or one with a password. Save it as .xlsx or .csv and try again.',
    );
  if (bytes.readUInt16BE(0) === 0x504b) {
    checkArchive();
    const sheets = await readXlsxFile(bytes, { trim: true, parseNumber: (digits) => digits });
    const sheet = sheets.find(({ data }) => data.some((row) => row.some((cell) => cell !== null))) ?? sheets[0];
    return (sheet?.data ?? []).map((row) => row.map(plain));
  }
  return csv();
}

const pad = (value: number, width = 2) => String(value).padStart(width, '0');

function plain(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  // A day in a spreadsheet has no zone; the reader gives its midnight in UTC.
  if (cell instanceof Date)
    return `${pad(cell.getUTCFullYear(), 4)}-${pad(cell.getUTCMonth() + 1)}-${pad(cell.getUTCDate())}`;
  return clean(typeof cell === 'string' ? cell : JSON.stringify(cell));
}

const clean = (text: string) =>
  text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
    .trim()
    .slice(0, limits.cell);

function csv(): Grid {
  const text = decode();
  if (text.includes('\0') || !/[,;\t|\n]/.test(text))
    throw new Unreadable(`"${name.slice(0, 80)}" is no spreadsheet. Send a .xlsx or a .csv file.`);
  const head = text.slice(0, 20_000).split('\n').slice(0, 20).join('\n');
  const delimiter =
    [',', ';', '\t', '|'].map((mark) => ({ mark, count: head.split(mark).length })).sort((a, b) => b.count - a.count)[0]
      ?.mark ?? ',';
  const rows = parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    bom: true,
    max_record_size: 1_000_000,
    to: limits.rows + 40,
  });
  return rows.map((row) => row.map(clean));
}

function decode(): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Old spreadsheet programs write the system's single-byte letters. Anything that is no text shows by its control characters.
    const text = new TextDecoder('windows-1252').decode(bytes);
    if (/[\u0000-\u0008\u000E-\u001F]/.test(text))
      throw new Unreadable(`"${name.slice(0, 80)}" is no spreadsheet. Send a .xlsx or a .csv file.`);
    return text;
  }
}

/**
 * Unpacks every part of the archive within the limit before the reader touches it: what an archive says of its sizes is not
 * believed. The layout is that of the ZIP format's central directory (PKWARE APPNOTE 4.3.12).
 */
function checkArchive(): void {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new Unreadable('The file is damaged: its end is missing.');
  let position = bytes.readUInt32LE(end + 16);
  let room = limits.unpackedBytes;
  let isWorkbook = false;
  for (let entry = 0; entry < bytes.readUInt16LE(end + 10); entry++) {
    if (bytes.readUInt32LE(position) !== 0x02014b50) throw new Unreadable('The file is damaged.');
    const method = bytes.readUInt16LE(position + 10);
    const packed = bytes.readUInt32LE(position + 20);
    const nameLength = bytes.readUInt16LE(position + 28);
    const local = bytes.readUInt32LE(position + 42);
    if (bytes.toString('utf8', position + 46, position + 46 + nameLength) === 'xl/workbook.xml') isWorkbook = true;
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + packed);
    try {
      room -= method === 0 ? content.length : inflateRawSync(content, { maxOutputLength: Math.max(1, room) }).length;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') room = -1;
      else throw error;
    }
    if (room < 0)
      throw new Unreadable(
        `The file unpacks to more than ${Math.round(limits.unpackedBytes / 1024 / 1024)} MB and was not read.`,
      );
    position += 46 + nameLength + bytes.readUInt16LE(position + 30) + bytes.readUInt16LE(position + 32);
  }
  if (!isWorkbook) throw new Unreadable('This archive is no spreadsheet. Send a .xlsx or a .csv file.');
}

parentPort?.postMessage(await answer());
