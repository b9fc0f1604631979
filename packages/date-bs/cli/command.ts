import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { adToBsText, bsToAdText, parseBs } from '../src/index.ts';
import { check } from './check.ts';
import { NoColumnError, convertColumn } from './convert-file.ts';

/** Where a command reads and writes, so that it can be run without a process. */
export interface Streams {
  stdin: Readable;
  stdout: Writable;
  stderr: Writable;
}

const help = `date-bs converts dates between Bikram Sambat and the Gregorian calendar.

  date-bs 2083-08-05              prints 2026-11-21
  date-bs --ad 2026-11-21         prints 2083-08-05
  date-bs --file staff.csv --column joined
                                  copies the file and adds a column joined_ad
  date-bs check ./my-converter.js asks a converter about every published month, and prints what is wrong

  --ad                 the dates given are Gregorian
  --file <path>        convert a column of a CSV file; - reads standard input
  --column <name>      name of the column in the header, or its number from 1
  --as <name>          name of the new column
  --delimiter <char>   between the fields, a comma by default
  --out <path>         write there, not to standard output
  --adapter <name>     of check: the export that holds the converter
  --all                of check: print every mistake, not the first of each group
  --cases              of check: print the cases as JSON, for converters in other languages
  --help               print this

BS dates may be written with - / or . and in Nepali digits. Dates that cannot be converted are reported on standard
error, and the command then ends with 1.
`;

/**
 * Runs the command line.
 *
 * @returns the exit code: 0 if all is well, 1 if a date could not be converted or a converter is wrong, 2 if the command is not understood
 */
export async function run(args: string[], { stdin, stdout, stderr }: Streams): Promise<number> {
  const refuse = (complaint: string): number => {
    stderr.write(`date-bs: ${complaint}\nTry date-bs --help\n`);
    return 2;
  };
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ad: { type: 'boolean', default: false },
        file: { type: 'string' },
        column: { type: 'string' },
        as: { type: 'string' },
        delimiter: { type: 'string', default: ',' },
        out: { type: 'string' },
        adapter: { type: 'string' },
        all: { type: 'boolean', default: false },
        cases: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
  const { values, positionals } = parsed;
  const convert = values.ad ? adToBsText : (text: string): string => bsToAdText(String(parseBs(text)));
  if (values.help) {
    stdout.write(help);
    return 0;
  }
  if (positionals[0] === 'check') {
    if (positionals.length !== (values.cases ? 1 : 2)) return refuse('check takes one module, or --cases');
    const complaint = await check(positionals[1], { ...values, stdout });
    return typeof complaint === 'string' ? refuse(complaint) : complaint;
  }
  let code = 0;
  const complain = (where: string, complaint: string): void => {
    stderr.write(`${where}: ${complaint}\n`);
    code = 1;
  };

  if (values.file === undefined) {
    if (positionals.length === 0) return refuse('give a date, or --file');
    for (const date of positionals) {
      try {
        stdout.write(`${convert(date)}\n`);
      } catch (error) {
        complain(date, (error as Error).message);
      }
    }
    return code;
  }

  if (values.column === undefined) return refuse('--file needs --column');
  if (positionals.length > 0) return refuse('give dates or --file, not both');
  if (values.delimiter.length !== 1) return refuse('--delimiter is one character');
  const { column, delimiter, as = `${column}_${values.ad ? 'bs' : 'ad'}` } = values;
  const source = values.file === '-' ? stdin : createReadStream(values.file);
  source.setEncoding('utf8');
  try {
    const lines = (chunks: AsyncIterable<string>): AsyncGenerator<string> =>
      convertColumn(chunks, {
        column,
        as,
        delimiter,
        convert,
        onRefusal: (line, cell, complaint) => complain(`line ${line}, ${cell}`, complaint),
      });
    if (values.out === undefined) await pipeline(source, lines, stdout, { end: false });
    else await pipeline(source, lines, createWriteStream(values.out));
  } catch (error) {
    // A reader that has seen enough, such as head, closes the pipe; that is no fault.
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') return code;
    if (error instanceof NoColumnError || (error as NodeJS.ErrnoException).code === 'ENOENT')
      return refuse((error as Error).message);
    throw error;
  }
  return code;
}
