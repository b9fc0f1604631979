/** Bytes of declared output files, separated text, fixed columns, a workbook or XML, and the log of what left the application. */
import { buffer } from 'node:stream/consumers';
import type { Entity } from '@karmik/model/kit/entity';
import type { OutputColumn, OutputFile, OutputFormat, OutputValues, XmlElement } from '@karmik/model/kit/output-file';
import { withoutFormulas } from '@karmik/model/spreadsheet/formula-text';
import { stringify } from 'csv-stringify/sync';
import type { Tenant } from '../db/database.ts';
import { escapeXml, mimeOf, workbook, type Cell } from './workbook.ts';
import type { Writer } from './write.ts';

type Columns = readonly Pick<OutputColumn<never>, 'name' | 'heading' | 'kind' | 'width'>[];

const cut = (text: string, width: number | undefined): string =>
  width === undefined ? text : Array.from(text).slice(0, width).join('');

/** A text in one line, which no spreadsheet program takes for a formula. */
const plain = (text: string, { kind, width }: Columns[number]): string =>
  cut(kind === 'text' ? withoutFormulas(text.replaceAll(/\s+/gu, ' ')) : text, width);

function separated(
  columns: Columns,
  values: readonly OutputValues[],
  { separator, hasHeading, hasMark }: Extract<OutputFormat, { kind: 'separated' }>,
): Buffer {
  const lines = values.map((line) => columns.map((column) => plain(line[column.name] ?? '', column)));
  const text = stringify(hasHeading ? [columns.map(({ heading }) => heading), ...lines] : lines, {
    delimiter: separator,
    bom: hasMark,
    record_delimiter: '\r\n',
  });
  return Buffer.from(text, 'utf8');
}

/** Numbers end at the right edge of their column, texts begin at its left one. */
const fixed = (columns: Columns, values: readonly OutputValues[]): Buffer =>
  Buffer.from(
    values
      .map((line) =>
        columns
          .map((column) => {
            const text = plain(line[column.name] ?? '', column);
            const room = ' '.repeat(Math.max(0, (column.width ?? 0) - Array.from(text).length));
            return column.kind === 'text' ? text + room : room + text;
          })
          .join(''),
      )
      .map((line) => `${line}\r\n`)
      .join(''),
    'utf8',
  );

/** Decimals of money are numbers in a workbook: they have too few digits to be rounded there. */
const cellOf = (text: string | null | undefined, kind: Columns[number]['kind']): Cell =>
  text === null || text === undefined ? null : kind === 'text' ? text : Number(text);

async function* cells(columns: Columns, values: readonly OutputValues[]): AsyncGenerator<Cell[]> {
  for (const line of values) yield columns.map(({ name, kind }) => cellOf(line[name], kind));
}

function xml({ name, holds, attributes = {} }: XmlElement): string {
  const own = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${own.join('')}>${typeof holds === 'string' ? escapeXml(holds) : holds.map(xml).join('')}</${name}>`;
}

/** The bytes of a file in one of its formats, with their type. */
export async function outputBytes<Row>(
  { columns }: OutputFile<Row>,
  format: OutputFormat,
  values: readonly OutputValues[],
): Promise<{ readonly bytes: Buffer; readonly mime: string }> {
  if (format.kind === 'workbook') {
    const headings = columns.map(({ heading }) => heading);
    return { bytes: await buffer(workbook('xlsx', headings, cells(columns, values))), mime: mimeOf.xlsx };
  }
  if (format.kind === 'xml') {
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n${xml(format.root(values))}\n`;
    return { bytes: Buffer.from(text, 'utf8'), mime: 'application/xml' };
  }
  const bytes = format.kind === 'fixed' ? fixed(columns, values) : separated(columns, values, format);
  return { bytes, mime: format.extension === 'csv' ? mimeOf.csv : 'text/plain; charset=utf-8' };
}

/** Writes into the log of exports that a file of a record left the application. @param rows how many lines it has */
export const logExport = (
  { access, context }: Writer,
  tenant: Tenant,
  { name }: Pick<Entity, 'name'>,
  { id, format, rows }: { readonly id: number; readonly format: string; readonly rows: number },
): Promise<unknown> =>
  tenant.query(
    `insert into export_log (organization_id, user_id, entity, format, filters, row_count, created_at, finished_at) values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [tenant.organizationId, access.userId, name, format, JSON.stringify({ id }), rows, context.clock()],
  );
