/** Exports of all matching records, as long as they are, in constant memory; who exported what is kept. */
import type { Amount } from '@karmik/model/kit/currencies';
import type { Entity } from '@karmik/model/kit/entity';
import { nameIn, shownAs, type Field, type Fields, type NamedRef } from '@karmik/model/kit/fields';
import { languages, type Language } from '@karmik/model/kit/text';
import { hasDay } from '@karmik/model/spreadsheet/columns';
import { adToBs } from 'date-bs';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import type { Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import { todayIn } from '../time.ts';
import { Conditions, narrow, orderOf, readableFields, selectFrom, type Asked, type ListQuery } from './query.ts';
import { presentRecords } from './present.ts';
import type { RecordView } from './read.ts';
import { narrowToReader } from './reading.ts';
import { formats, mimeOf, workbook, type Cell, type Format } from './workbook.ts';

export interface ExportWish {
  readonly format: Format;
  readonly language: Language;
  /** In which calendar days are written. */
  readonly calendar: 'ad' | 'bs';
}

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

const batch = 1_000;

/** A day as text in a calendar. */
export const dayIn = (value: string, calendar: 'ad' | 'bs'): string => {
  if (calendar === 'ad') return value;
  try {
    return adToBs(value).toString();
  } catch {
    // A day outside the calendar's years stays as it is, rather than ending the whole export.
    return value;
  }
};

/** A value as a cell of a spreadsheet or a line of paper: names instead of ids, labels instead of codes, days in the wished calendar. */
export function cellOf(field: Field, value: unknown, wish: ExportWish, zone: string): Cell {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'number':
    case 'duration':
      return value as number;
    case 'boolean':
      return value as boolean;
    case 'date':
      return dayIn(value as string, wish.calendar);
    case 'instant': {
      const at = new Date(value as string);
      const time = at.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
      return `${dayIn(todayIn(zone, at), wish.calendar)} ${time}`;
    }
    case 'choice':
      return (
        (field.choices as Record<string, { en: string; ne: string }>)[value as string]?.[wish.language] ??
        (value as string)
      );
    case 'status':
      return (
        (field.states as Record<string, { label: { en: string; ne: string } }>)[value as string]?.label[
          wish.language
        ] ?? (value as string)
      );
    case 'multi_choice':
      return (value as string[])
        .map((one) => (field.choices as Record<string, { en: string; ne: string }>)[one]?.[wish.language] ?? one)
        .join('; ');
    case 'user':
      return (value as { full_name: string }).full_name;
    case 'reference':
      return nameIn(wish.language, value as NamedRef);
    case 'file':
    case 'image':
      return (value as { name: string }).name;
    case 'multi_reference':
      return (value as NamedRef[]).map((one) => nameIn(wish.language, one)).join('; ');
    case 'address':
      return Object.values(value as Record<string, string>)
        .filter(Boolean)
        .join(', ');
    case 'amount': {
      const { currency, amount } = value as Amount;
      return `${currency} ${amount}`;
    }
    case 'location':
      return `${(value as { latitude: number }).latitude}, ${(value as { longitude: number }).longitude}`;
    case 'lines':
      return (value as Record<string, unknown>[])
        .map((item) =>
          Object.entries(field.item as Fields)
            .map(([name, inner]) => cellOf(inner, item[name], wish, zone))
            .filter((cell) => cell !== null)
            .join(' '),
        )
        .join('; ');
    case 'computed':
      return cellOf(shownAs(field), value, wish, zone);
    default:
      return typeof value === 'object' ? JSON.stringify(value) : (value as Cell);
  }
}

/** The heading of a field; one of days says where they are BS. */
export const dayHeading = (field: Field, { language, calendar }: ExportWish): string =>
  field.label[language] + (hasDay(field) && calendar === 'bs' ? ' (BS)' : '');

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
  const where = new Conditions(access.organization.id, asked.as_of);
  narrowToReader(context, entity, view, access, where);
  narrow(entity, query, asked, access, where);
  const order = orderOf(entity, asked.sort, access);
  const { tenant } = access;
  const zone = access.organization.timezone;
  const sql = `${selectFrom(entity, fields, undefined, where.tableOf(entity))} where ${where.where} order by ${order}`;

  const pageFrom = (offset: number) =>
    tenant.query<Record<string, unknown>>(`${sql} limit ${batch} offset $${where.values.length + 1}`, [
      ...where.values,
      offset,
    ]);
  // What the database refuses, it refuses before the file begins.
  const first = await pageFrom(0);
  const log = await tenant.one<{ id: number }>(
    'insert into export_log (organization_id, user_id, entity, format, filters, created_at) values ($1, $2, $3, $4, $5, $6) returning id',
    [tenant.organizationId, access.userId, entity.name, wish.format, JSON.stringify(asked), context.clock()],
  );

  async function* rows(): AsyncGenerator<Cell[]> {
    let count = 0;
    for (;;) {
      const page = count === 0 ? first : await pageFrom(count);
      await presentRecords(context, access, tenant, entity, page, fields, asked.as_of);
      for (const row of page) yield fields.map(([name, field]) => cellOf(field, row[name], wish, zone));
      count += page.length;
      if (page.length < batch) break;
    }
    await tenant.query(
      'update export_log set row_count = $3, finished_at = $4 where organization_id = $1 and id = $2',
      [tenant.organizationId, log?.id ?? 0, count, context.clock()],
    );
  }

  return {
    stream: workbook(
      wish.format,
      fields.map(([, field]) => dayHeading(field, wish)),
      rows(),
    ),
    name: `${(entity.plural ?? entity.label).en.toLowerCase().replaceAll(' ', '-')}-${asked.as_of ?? todayIn(zone, context.clock())}.${wish.format}`,
  };
}

/** What an export may be asked beside its filters. */
export const exportQuery = {
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
    .header('content-type', mimeOf[wish.format])
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(stream);
}
