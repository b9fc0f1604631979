/** Files of a report: pictures made anew without hidden data, names given by us, bytes behind the same door as the report. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { LinkUploads, type Held } from '../../files/link-uploads.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { nextNumber } from './numbers.ts';
import { reportMessages } from './messages.ts';

const most = 20;

interface StoredAttachment {
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly storage_key: string;
  readonly author_id: number | null;
}

interface AttachmentPlace {
  readonly reportId: number;
  /** Null: the reporter. */
  readonly authorId: number | null;
  readonly today: string;
}

const heldOf = async (tenant: Tenant, reportId: number): Promise<Held> =>
  (await tenant.one<Held>(
    `select count(*) filter (where report_id = $2)::integer as files, coalesce(sum(size) filter (where report_id = $2), 0)::bigint as bytes,
            coalesce(sum(size), 0)::bigint as "organizationBytes"
       from whistle_attachment where organization_id = $1`,
    [tenant.organizationId, reportId],
  )) ?? { files: 0, bytes: 0, organizationBytes: 0 };

/** One of it serves a process. */
const uploads = new LinkUploads();

/** Keeps the file of a request. The name that its owner gave it is read for its ending and forgotten. */
export const keepAttachment = (
  context: Context,
  tenant: Tenant,
  request: FastifyRequest,
  { reportId, authorId, today }: AttachmentPlace,
): Promise<number> =>
  uploads.take(context, request, {
    tenant,
    holder: `whistle_report ${reportId}`,
    most,
    tooManyFiles: conflict(reportMessages.filesLimit({ most }), 'too_many_files'),
    // The hour of a file on the disk would say when its owner sat before the form.
    at: new Date(`${today}T00:00:00Z`),
    held: (inner) => heldOf(inner, reportId),
    async keep(inner, content, { key, size }) {
      const { files: count } = await heldOf(inner, reportId);
      const number = await nextNumber(inner, 'whistle_attachment', reportId, today);
      const ending = /\.[a-z0-9]{1,5}$/i.exec(content.name)?.[0] ?? '';
      await inner.query(
        `insert into whistle_attachment (organization_id, report_id, author_id, name, mime, size, storage_key, id) overriding system value
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [inner.organizationId, reportId, authorId, `attachment-${count + 1}${ending}`, content.mime, size, key, number],
      );
      return number;
    },
  });

/** @throws 404 */
export async function takeAttachment(tenant: Tenant, reportId: number, id: number): Promise<StoredAttachment> {
  const row = await tenant.one<StoredAttachment>(
    'select name, mime, size, storage_key, author_id from whistle_attachment where organization_id = $1 and report_id = $2 and id = $3',
    [tenant.organizationId, reportId, id],
  );
  if (!row) throw notFound();
  return row;
}

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
