/**
 * Files that are made for others: an authority, a fund or a bank. Each is declared once as a value. Its text, its spreadsheet, the list of who
 * lacks what, and its totals follow from it; a format of an outsider joins by one more declaration.
 */
import { addUp } from './add-up.ts';
import type { Text } from './text.ts';

/** A line as the file has it: texts by the names of columns; null: empty. */
export type OutputValues = Readonly<Record<string, string | null>>;

export interface OutputColumn<Row> {
  readonly name: string;
  /** What pages call it. */
  readonly label: Text;
  /** What the file calls it. */
  readonly heading: string;
  /** Money is a decimal with two places and no separators. */
  readonly kind: 'text' | 'number' | 'money';
  /** @param place of the line in the file, from 1 */
  readonly value: (row: Row, place: number) => string | null;
  /** What is said of a line without a value, and where it is mended; absent: it may be empty. */
  readonly lacks?: { readonly text: Text; readonly mend: (row: Row) => string };
  /** The most characters of its text; longer ones are cut. In a file of fixed columns, its width. */
  readonly width?: number;
}

/**
 * @param hasMark begins with the mark of UTF-8, by which spreadsheet programs know it
 * @param extension of the name of the file
 */
export type OutputFormat =
  | {
      readonly kind: 'separated';
      readonly separator: ',' | '\t' | ';' | '|';
      readonly hasHeading: boolean;
      readonly hasMark: boolean;
      readonly extension: 'csv' | 'txt';
    }
  | { readonly kind: 'fixed'; readonly extension: 'txt' }
  | { readonly kind: 'workbook'; readonly extension: 'xlsx' }
  | { readonly kind: 'xml'; readonly extension: 'xml'; readonly root: (lines: readonly OutputValues[]) => XmlElement };

/** An element of XML: its name, its text or the elements in it, and its attributes. */
export interface XmlElement {
  readonly name: string;
  readonly holds: string | readonly XmlElement[];
  readonly attributes?: Readonly<Record<string, string>>;
}

export interface OutputFile<Row> {
  /** Names it in the database and in the names of files. */
  readonly name: string;
  readonly label: Text;
  readonly columns: readonly OutputColumn<Row>[];
  /** By name; the first is the usual one. */
  readonly formats: Readonly<Record<string, OutputFormat>>;
  /** Columns of money that are added up. */
  readonly sums: readonly string[];
}

export const defineOutputFile = <Row>(file: OutputFile<Row>): OutputFile<Row> => file;

/** Formats that most files have. */
export const commonFormats = {
  xlsx: { kind: 'workbook', extension: 'xlsx' },
  csv: { kind: 'separated', separator: ',', hasHeading: true, hasMark: true, extension: 'csv' },
} as const satisfies Readonly<Record<string, OutputFormat>>;

/** The values of the lines of a file, in order. */
export const valuesOf = <Row>({ columns }: OutputFile<Row>, rows: readonly Row[]): OutputValues[] =>
  rows.map((row, index) =>
    Object.fromEntries(
      columns.map(({ name, value }) => {
        const text = value(row, index + 1);
        return [name, text === null || text.trim() === '' ? null : text.trim()];
      }),
    ),
  );

/** What lines lack of what the file requires, with where it is mended. */
export const lackedIn = <Row>(
  { columns }: OutputFile<Row>,
  rows: readonly Row[],
): { readonly row: Row; readonly text: Text; readonly mend: string }[] =>
  rows.flatMap((row, index) =>
    columns.flatMap(({ lacks, value }) =>
      lacks && (value(row, index + 1) ?? '').trim() === '' ? [{ row, text: lacks.text, mend: lacks.mend(row) }] : [],
    ),
  );

/** The sums of a file by the names of columns. */
export const sumsOf = <Row>({ sums }: OutputFile<Row>, values: readonly OutputValues[]): Record<string, string> =>
  Object.fromEntries(sums.map((name) => [name, addUp(['0.00', ...values.map((line) => line[name] ?? '0.00')])]));
