import { csvRecords } from './csv-records.ts';

/** What `convertColumn` needs to know. */
export interface ColumnOptions {
  /** Name in the header, or a number from 1. */
  column: string;
  /** Header of the new column. */
  as: string;
  delimiter: string;
  /** Converts one cell, or throws what to complain. */
  convert: (cell: string) => string;
  /** Called for each cell that cannot be converted; its new cell stays empty. */
  onRefusal: (line: number, cell: string, complaint: string) => void;
}

/** The file has no such column. */
export class NoColumnError extends Error {}

/**
 * Adds to each record of a CSV stream a column with the converted dates of another. The rest of each record stays as it
 * was written, quotes and line ends included. Empty cells stay empty.
 *
 * @throws {NoColumnError} if the header has no such column
 */
export async function* convertColumn(chunks: AsyncIterable<string>, options: ColumnOptions): AsyncGenerator<string> {
  const { column, as, delimiter, convert, onRefusal } = options;
  let at = -1;
  for await (const { text, end, fields, line } of csvRecords(chunks, delimiter)) {
    if (at < 0) {
      const names = fields.map((name) => name.replace(/^\uFEFF/, '').trim());
      at = names.includes(column) ? names.indexOf(column) : Number(column) - 1;
      if (!(at >= 0 && at < names.length))
        throw new NoColumnError(`The file has no column ${column}: ${names.join(', ')}`);
      yield `${text}${delimiter}${as}${end}`;
    } else if (text === '') {
      yield end;
    } else {
      const cell = (fields[at] ?? '').trim();
      let converted = '';
      try {
        converted = cell === '' ? '' : convert(cell);
      } catch (error) {
        onRefusal(line, cell, error instanceof Error ? error.message : String(error));
      }
      yield `${text}${delimiter}${converted}${end}`;
    }
  }
}
