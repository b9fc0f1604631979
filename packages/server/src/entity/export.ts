/**
 * Exports of all matching records. The ids of one moment, in their order, are the file; the rows are read by them, some at a time, so
 * that records which come or go meanwhile neither repeat nor displace others. Each export is logged with who took it.
 */
import type { Entity } from '@karmik/model/kit/entity';
import type { Field } from '@karmik/model/kit/fields';
import { bilingual, languages } from '@karmik/model/kit/text';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import type { Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { Row } from '../db/database.ts';
import { todayIn } from '../time.ts';
import { Conditions, narrow, readableFields, selectFrom, selectIds, type Asked, type ListQuery } from './query.ts';
import { cellOf, dayHeading, exportFormats, exportMimes, type ExportWish } from './cells.ts';
import { invalidField } from '../http/errors.ts';
import { fileMessages } from '../messages.ts';
import { mostPaperRows, tablePdf, type PaperRow } from '../pdf/table-pdf.ts';
import { isNumeric, paperText, sheetOf } from './paper.ts';
import { presentRecords } from './present.ts';
import { leaveOutLines, type RecordView } from './read.ts';
import { narrowToReader } from './reading.ts';
import { Duration, formats, workbook, type Cell } from './workbook.ts';

/** A file of records may be asked for some of their fields, in an order. */
export interface RecordWish extends ExportWish {
  readonly columns?: readonly string[] | undefined;
}

/** The columns of a file of records: those that were asked for, of what the reader may read. */
function exportedFields(entity: Entity, access: Access, columns: readonly string[] | undefined): [string, Field][] {
  const fields = readableFields(entity, access);
  if (columns === undefined) return fields;
  const readable = new Map(fields);
  return columns.flatMap((name) => {
    const field = readable.get(name);
    return field ? [[name, field] as [string, Field]] : [];
  });
}

const hours = bilingual('h:mm', 'घण्टा:मिनेट');
/** Reports are read by people: their minutes are hours and minutes. A file of records is imported again, as minutes. */
const isTimed = (field: Field, { report }: RecordWish): boolean => report !== undefined && field.kind === 'duration';

const batch = 1_000;

/** Begins an export. The rows are read as the file is taken; its entry in the log gets their number at the end. */
async function exportRecords(
  context: Context,
  access: Access,
  entity: Entity,
  view: RecordView,
  query: ListQuery,
  asked: Asked,
  wish: RecordWish,
): Promise<{ stream: Readable; name: string }> {
  const fields = exportedFields(entity, access, wish.columns);
  const note = fields.some(([name]) => name === view.note?.field) ? view.note : undefined;
  const where = new Conditions(access.organization.id, { asOf: asked.as_of, rows: view.rows });
  narrowToReader(context, entity, view, access, where);
  // A reader who loses a record while the file is taken is not shown it.
  const reader = { where: where.where, values: [...where.values] };
  narrow(entity, query, asked, access, where);
  const { tenant } = access;
  const zone = access.organization.timezone;
  const isPaper = wish.format === 'pdf';

  // What the database refuses, it refuses before the file begins.
  const found = await tenant.query<{ id: number }>(
    `${selectIds(entity, where, asked.sort, access)}${isPaper ? ` limit ${mostPaperRows + 1}` : ''}`,
    where.values,
  );
  const ids = found.map(({ id }) => id);
  if (isPaper && ids.length > mostPaperRows)
    throw invalidField('format', fileMessages.tooLongForPaper({ most: mostPaperRows }));

  const sql = `${selectFrom(entity, fields, note?.column, where.tableOf(entity))} where ${reader.where} and r.id = any($${reader.values.length + 1}::bigint[])`;
  /** The rows of some of the ids, in their order. */
  const rowsOf = async (some: readonly number[]) => {
    const rows = await tenant.query<Row & { id: number }>(sql, [...reader.values, some]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return some.flatMap((id) => byId.get(id) ?? []);
  };

  const columns = fields.map(([, field]) => ({ heading: dayHeading(field, wish), isNumeric: isNumeric(field) }));
  const sheet = isPaper ? await sheetOf(context, access, entity, { query, asked, wish, columns }) : undefined;
  const log = await tenant.one<{ id: number }>(
    'insert into export_log (organization_id, user_id, entity, format, filters, created_at) values ($1, $2, $3, $4, $5, $6) returning id',
    [tenant.organizationId, access.userId, entity.name, wish.format, JSON.stringify(asked), context.clock()],
  );

  /** Each row, with its values as a spreadsheet or paper has them. @param noted the value of the field that has a note, with it */
  async function* rows<C>(
    valueOf: (field: Field, value: unknown) => C,
    noted: (value: C, text: string) => C[],
  ): AsyncGenerator<C[]> {
    let count = 0;
    for (let at = 0; at < ids.length; at += batch) {
      const page = await rowsOf(ids.slice(at, at + batch));
      leaveOutLines(view, page);
      await presentRecords(context, access, tenant, entity, page, fields, asked.as_of);
      for (const row of page) {
        const text = note?.text(row, wish.language) ?? '';
        yield fields.flatMap(([name, field]) => {
          const value = valueOf(field, row[name]);
          return name === note?.field ? noted(value, text) : [value];
        });
      }
      count += page.length;
    }
    await tenant.query(
      'update export_log set row_count = $3, finished_at = $4 where organization_id = $1 and id = $2',
      [tenant.organizationId, log?.id ?? 0, count, context.clock()],
    );
  }

  async function* onPaper(): AsyncGenerator<PaperRow> {
    for await (const cells of rows(
      (field, value) => paperText(field, value, wish, access),
      (value, text) => [text ? `${value} · ${text}` : value],
    ))
      yield { cells };
  }
  return {
    stream:
      sheet === undefined || wish.format !== 'pdf'
        ? workbook(
            wish.format === 'csv' ? 'csv' : 'xlsx',
            fields.flatMap(([name, field]) => [
              dayHeading(field, wish) + (isTimed(field, wish) ? ` (${hours[wish.language]})` : ''),
              ...(name === note?.field ? [note.label[wish.language]] : []),
            ]),
            rows<Cell>(
              (field, value) =>
                isTimed(field, wish) && typeof value === 'number'
                  ? new Duration(value)
                  : cellOf(field, value, wish, zone),
              (value, text) => [value, text || null],
            ),
          )
        : tablePdf(sheet, onPaper()),
    name: `${(entity.plural ?? entity.label).en.toLowerCase().replaceAll(' ', '-')}-${asked.as_of ?? todayIn(zone, context.clock())}.${wish.format}`,
  };
}

/** What a file may be asked beside its filters, where it is no paper. */
export const spreadsheetQuery = {
  format: z._default(
    z.enum(formats, { error: carried(messages.choice({ field: verbatim('format'), choices: listed(formats) })) }),
    'xlsx',
  ),
  language: z._default(
    z.enum(languages, { error: carried(messages.choice({ field: verbatim('language'), choices: listed(languages) })) }),
    'en',
  ),
  calendar: z._default(
    z.enum(['ad', 'bs'], {
      error: carried(messages.choice({ field: verbatim('calendar'), choices: listed(['ad', 'bs']) })),
    }),
    'ad',
  ),
};

/** What an export of records or of their figures may be asked beside its filters. */
export const exportQuery = {
  ...spreadsheetQuery,
  format: z._default(
    z.enum(exportFormats, {
      error: carried(messages.choice({ field: verbatim('format'), choices: listed(exportFormats) })),
    }),
    'xlsx',
  ),
};

/** By which report of the records paper is called. */
export const reportQuery = (entity: Entity) => {
  const names = Object.keys(entity.reports ?? {});
  return z.optional(
    z.string().check(
      z.refine((name) => names.includes(name), {
        error: carried(messages.choice({ field: verbatim('report'), choices: listed(names) })),
      }),
    ),
  );
};

/** The columns of a file of records, as their names with commas between; absent: all that the reader may read. */
export const columnsQuery = (entity: Entity) => {
  const names = Object.keys(entity.fields);
  return z.optional(
    z.string().check(
      z.refine((given) => given.split(',').every((name) => names.includes(name)), {
        error: carried(messages.choice({ field: verbatim('columns'), choices: listed(names) })),
      }),
    ),
  );
};

/** Answers a request with an export. */
export async function sendExport(
  reply: FastifyReply,
  context: Context,
  access: Access,
  entity: Entity,
  view: RecordView,
  query: ListQuery,
  asked: Asked,
  wish: RecordWish,
): Promise<FastifyReply> {
  const { stream, name } = await exportRecords(context, access, entity, view, query, asked, wish);
  return reply
    .header('content-type', exportMimes[wish.format])
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(stream);
}
