/**
 * Files of records that may have no name: pictures encoded again without hidden data, names given by us, the day alone on the disk, bytes behind
 * the same door as the record. Their numbers follow each other within a record and have nothing in common with those of others.
 */
import type { Message } from '@karmik/model/kit/message';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import { LinkUploads, type Held } from '../files/link-uploads.ts';
import { conflict, notFound } from '../http/errors.ts';
import { numberAfter } from './nameless-numbers.ts';

export interface StoredAttachment {
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly storage_key: string;
  /** Null: who sent the record. */
  readonly author_id: number | null;
}

interface Place {
  readonly recordId: number;
  /** Null: who sent the record. */
  readonly authorId: number | null;
  readonly today: string;
}

interface Tables {
  readonly record: string;
  /** The column by which parts name their record. */
  readonly by: string;
}

/** The number of the next part of a record. Within a transaction the record is locked, so that each comes alone. */
export async function nextNumberOf(
  tenant: Tenant,
  { record, by, part }: Tables & { readonly part: string },
  recordId: number,
  today: string,
): Promise<number> {
  await tenant.query(`select from ${record} where organization_id = $1 and id = $2 for update`, [
    tenant.organizationId,
    recordId,
  ]);
  const row = await tenant.one<{ last: number | null }>(
    `select max(id) as last from ${part} where organization_id = $1 and ${by} = $2`,
    [tenant.organizationId, recordId],
  );
  return numberAfter(row?.last ?? undefined, today);
}

/** Sends the bytes of a file that is kept nowhere on the way. @throws 404 */
export async function sendAttachment(
  { files }: Context,
  reply: FastifyReply,
  { name, mime, size, storage_key: key }: StoredAttachment,
): Promise<FastifyReply> {
  if (!(await files.has(key))) throw notFound();
  return reply
    .header('content-type', mime)
    .header('content-length', size)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'no-store')
    .send(files.get(key));
}

/** Attachments of one kind of record, in a table of their own with `name`, `mime`, `size`, `storage_key` and `author_id`. */
export function namelessAttachments({
  table,
  tooMany,
  most,
  ...tables
}: Tables & { readonly table: string; readonly tooMany: Message; readonly most: number }) {
  /** One of it serves a process. */
  const uploads = new LinkUploads();
  const heldOf = async (tenant: Tenant, recordId: number): Promise<Held> =>
    (await tenant.one<Held>(
      `select count(*) filter (where ${tables.by} = $2)::integer as files, coalesce(sum(size) filter (where ${tables.by} = $2), 0)::bigint as bytes,
              coalesce(sum(size), 0)::bigint as "organizationBytes"
         from ${table} where organization_id = $1`,
      [tenant.organizationId, recordId],
    )) ?? { files: 0, bytes: 0, organizationBytes: 0 };
  return {
    /** Keeps the file of a request. The name that its owner gave it is read for its ending and forgotten. @returns its number */
    keep: (
      context: Context,
      tenant: Tenant,
      request: FastifyRequest,
      { recordId, authorId, today }: Place,
    ): Promise<number> =>
      uploads.take(context, request, {
        tenant,
        holder: `${tables.record} ${recordId}`,
        most,
        tooManyFiles: conflict(tooMany, 'too_many_files'),
        // The hour of a file on the disk would say when its owner sat before the form.
        at: new Date(`${today}T00:00:00Z`),
        held: (inner) => heldOf(inner, recordId),
        async keep(inner, content, { key, size }) {
          const { files: count } = await heldOf(inner, recordId);
          const number = await nextNumberOf(inner, { ...tables, part: table }, recordId, today);
          const ending = /\.[a-z0-9]{1,5}$/i.exec(content.name)?.[0] ?? '';
          await inner.query(
            `insert into ${table} (organization_id, ${tables.by}, author_id, name, mime, size, storage_key, id) overriding system value
             values ($1, $2, $3, $4, $5, $6, $7, $8)`,
            [
              inner.organizationId,
              recordId,
              authorId,
              `attachment-${count + 1}${ending}`,
              content.mime,
              size,
              key,
              number,
            ],
          );
          return number;
        },
      }),

    /** @throws 404 */
    async take(tenant: Tenant, recordId: number, id: number): Promise<StoredAttachment> {
      const row = await tenant.one<StoredAttachment>(
        `select name, mime, size, storage_key, author_id from ${table} where organization_id = $1 and ${tables.by} = $2 and id = $3`,
        [tenant.organizationId, recordId, id],
      );
      if (!row) throw notFound();
      return row;
    },
  };
}
