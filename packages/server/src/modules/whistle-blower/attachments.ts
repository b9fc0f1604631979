/** Files of a report: pictures made anew without hidden data, names given by us, bytes behind the same door as the report. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { fileLimit, inspect } from '../../files/content.ts';
import { takeUpload } from '../../files/upload.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { reportMessages } from './messages.ts';

const most = 20;

interface StoredAttachment {
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly storage_key: string;
  readonly author_id: number | null;
}

/** Keeps the file of a request. The name that its owner gave it is read for its ending and forgotten. @param authorId null: the reporter */
export async function keepAttachment(
  { files }: Context,
  tenant: Tenant,
  request: FastifyRequest,
  reportId: number,
  authorId: number | null,
): Promise<number> {
  const { bytes, name: given } = await takeUpload(request, fileLimit);
  const content = await inspect(bytes, given);
  const counted = await tenant.one<{ n: number }>(
    'select count(*) as n from whistle_attachment where organization_id = $1 and report_id = $2',
    [tenant.organizationId, reportId],
  );
  const count = counted?.n ?? 0;
  if (count >= most) throw conflict(reportMessages.filesLimit({ most }), 'too_many_files');
  const { key, size } = await files.put(content.bytes);
  const ending = /\.[a-z0-9]{1,5}$/i.exec(content.name)?.[0] ?? '';
  const row = await tenant.one<{ id: number }>(
    `insert into whistle_attachment (organization_id, report_id, author_id, name, mime, size, storage_key)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [tenant.organizationId, reportId, authorId, `attachment-${count + 1}${ending}`, content.mime, size, key],
  );
  return row?.id ?? 0;
}

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
