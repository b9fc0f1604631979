/** One record of a CSV file: its text as it stands, without the line end, and its fields without quotes. */
export interface CsvRecord {
  text: string;
  end: string;
  fields: string[];
  /** The line on which the record begins, from 1. */
  line: number;
}

/**
 * Cuts a stream of text into CSV records, one at a time, so that a file of any size takes no more memory than its
 * longest record. Quoted fields may hold delimiters, doubled quotes and line ends.
 */
export async function* csvRecords(chunks: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRecord> {
  let text = '';
  let field = '';
  let fields: string[] = [];
  let isQuoted = false;
  let isAfterReturn = false;
  let line = 1;
  let firstLine = 1;

  const take = (end: string): CsvRecord => {
    const record = { text, end, fields: [...fields, field], line: firstLine };
    text = field = '';
    fields = [];
    firstLine = line;
    return record;
  };

  for await (const chunk of chunks) {
    for (const char of chunk) {
      if (isAfterReturn) {
        isAfterReturn = false;
        line++;
        if (char === '\n') {
          yield take('\r\n');
          continue;
        }
        yield take('\r');
      }
      if (char === '\r' && !isQuoted) {
        isAfterReturn = true;
        continue;
      }
      if (char === '\n') line++;
      if (char === '\n' && !isQuoted) {
        yield take('\n');
        continue;
      }
      text += char;
      if (char === '"') {
        // A doubled quote closes the field and opens it again; the first of the two is then part of it.
        if (!isQuoted && text.at(-2) === '"' && field !== '') field += '"';
        isQuoted = !isQuoted;
      } else if (char === delimiter && !isQuoted) {
        fields.push(field);
        field = '';
      } else field += char;
    }
  }
  if (isAfterReturn) yield take('\r');
  else if (text !== '') yield take('');
}
