import type { PermissionCode } from '@karmik/model/kit/permissions';
import { fileRef } from '@karmik/model/noticeboard/post';
import * as z from 'zod/mini';
import { accessOf, anyone, member, type Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { idParams, type Api } from '../http/api.ts';
import { fileLimit, inspect } from './content.ts';
import { fileUrl, fileUrlIsGood } from './links.ts';
import { addFile } from './rows.ts';
import { takeUpload } from './upload.ts';

interface FileRow {
  name: string;
  mime: string;
  size: number;
  storage_key: string;
  /** What one must hold to read it: the code of its record, or that of approval for a post that waits; null when everybody may. */
  read_code: PermissionCode | 'insider' | null;
  /** The record that holds it. */
  entity: string | null;
  object_id: number | null;
  is_own: boolean;
}

/** Whether somebody may read a record now; undefined where the code alone says it. */
type ReadsRecord = (access: Access, entity: string, id: number) => Promise<boolean | undefined>;

export function fileRoutes(app: Api, context: Context, readsRecord: ReadsRecord): void {
  const { database, files, secrets } = context;

  app.route({
    method: 'POST',
    url: '/api/v1/files/',
    config: { access: member },
    schema: {
      summary: 'Upload a file for a post or a field of a record (multipart, field "file")',
      tags: ['files'],
      consumes: ['multipart/form-data'],
      querystring: z.strictObject({
        purpose: z._default(z.enum(['post', 'record'], { error: 'purpose must be one of: post, record' }), 'post'),
      }),
      response: { 201: fileRef },
    },
    handler: async (request, reply) => {
      const { tenant, userId, allowToPost } = request.access;
      const { purpose } = request.query;
      if (purpose === 'post' && !allowToPost) throw forbidden('You may not post on the noticeboard.');
      const { name: given, bytes } = await takeUpload(request, fileLimit);
      const content = await inspect(bytes, given);
      const stored = await files.put(content.bytes);
      const now = context.clock();
      const id = await addFile(tenant, { ownerId: userId, purpose, content, stored, at: now });
      const { name, mime, width, height } = content;
      return reply.code(201).send({
        id,
        name,
        size: stored.size,
        mime,
        url: fileUrl(secrets, tenant.organizationId, id, userId, now),
        is_image: mime.startsWith('image/'),
        width,
        height,
      });
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/files/:id/content/',
    config: { access: anyone },
    schema: {
      summary: 'The bytes of a file, by the signed address that another call gave',
      tags: ['files'],
      params: idParams,
      querystring: z.strictObject({
        organization: z.coerce.number(),
        user: z.coerce.number(),
        expires: z.coerce.number(),
        signature: z.string(),
      }),
    },
    handler: async (request, reply) => {
      const { query, params } = request;
      if (!fileUrlIsGood(secrets, query, params.id, context.clock())) throw notFound();
      const tenant = database.organization(query.organization);
      // The address was given to somebody; whether they may still see the file is asked again.
      const file = await tenant.one<FileRow>(
        `select f.name, f.mime, f.size, f.storage_key, held.entity, held.object_id, f.owner_id = $3 as is_own,
                coalesce(
                  held.read_code,
                  case when f.owner_id = $3 or f.purpose = 'record' or posts.is_open then null else '7.00' end) as read_code
           from file f
           join membership m on m.organization_id = f.organization_id and m.user_id = $3 and m.is_current
           join users u on u.id = m.user_id and u.status = 'active'
           left join record_file held on held.organization_id = f.organization_id and held.file_id = f.id
          cross join lateral (
                select count(*) > 0 as is_used, coalesce(bool_or(p.state = 'Published' or p.author_id = $3), false) as is_open
                  from post_attachment a join post p on p.organization_id = a.organization_id and p.id = a.post_id
                 where a.organization_id = f.organization_id and a.file_id = f.id) posts
          where f.organization_id = $1 and f.id = $2 and (f.owner_id = $3 or f.purpose = 'record' or posts.is_used)`,
        [query.organization, params.id, query.user],
      );
      if (!file || !(await files.has(file.storage_key))) throw notFound();
      if (file.read_code && file.read_code !== 'insider') {
        // Reading such a file, or one of a post that waits, is not left to its address alone.
        const access = await accessOf(database, query.organization, query.user);
        const isRead =
          file.entity === null || file.object_id === null
            ? undefined
            : await readsRecord(access, file.entity, file.object_id);
        // What somebody sent along with a request stays theirs to read while it waits.
        const isAsked = file.entity === 'change_request' && file.is_own;
        if (!(isRead ?? (isAsked || access.can(file.read_code, 'read')))) throw notFound();
      }
      const inline = file.mime.startsWith('image/');
      return reply
        .header('content-type', file.mime)
        .header('content-length', file.size)
        .header(
          'content-disposition',
          `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        )
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, max-age=3600, immutable')
        .send(files.get(file.storage_key));
    },
  });
}

/** Removes uploads that were never attached to anything; a draft has a day to be posted. */
export async function sweepFiles({ database, files, clock }: Context): Promise<void> {
  const gone = await database.everywhere.query<{ storage_key: string }>(
    `delete from file f where f.created_at < $1 and not exists (select from post_attachment a where a.organization_id = f.organization_id and a.file_id = f.id)
        and not exists (select from record_file c where c.organization_id = f.organization_id and c.file_id = f.id) returning storage_key`,
    [new Date(clock().getTime() - 86_400_000)],
  );
  for (const { storage_key } of gone) await files.remove(storage_key);
}
