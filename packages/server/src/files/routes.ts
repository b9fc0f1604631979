import { fileRef } from '@karmik/model/noticeboard/post';
import * as z from 'zod/mini';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { anyone, member, type Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { ReadsFile } from '../entity/file-reading.ts';
import { forbidden, gone, notFound } from '../http/errors.ts';
import { idParams, type Api } from '../http/api.ts';
import { fileLimit, inspect } from './content.ts';
import { storing } from './link-uploads.ts';
import { fileUrl, stateOfFileUrl } from './links.ts';
import { addFile, linkFileMs } from './rows.ts';
import { takeUpload } from './upload.ts';
import { accessMessages, fileMessages } from '../messages.ts';

interface FileRow {
  name: string;
  mime: string;
  size: number;
  sha256: string;
  storage_key: string;
  is_own: boolean;
  /** The record that holds it. */
  entity: string | null;
  object_id: number | null;
  /** The post that shows it. */
  post_id: number | null;
}

/** Seconds that a browser may show a picture again without asking; it may do so for as long after log-out. */
const pictureSeconds = 300;

export function fileRoutes(app: Api, context: Context, readsFile: ReadsFile): void {
  const { files, secrets } = context;

  /** A file that someone may open now, by the rule of whatever holds it; an upload that nothing holds is its owner's. */
  const readable = async (access: Access, id: number): Promise<FileRow | undefined> => {
    const file = await access.tenant.one<FileRow>(
      `select f.name, f.mime, f.size, f.sha256, f.storage_key, f.owner_id = $3 as is_own, held.entity, held.object_id,
              (select a.post_id from post_attachment a where a.organization_id = f.organization_id and a.file_id = f.id) as post_id
         from file f left join record_file held on held.organization_id = f.organization_id and held.file_id = f.id
        where f.organization_id = $1 and f.id = $2`,
      [access.organization.id, id, access.userId],
    );
    if (!file) return undefined;
    const { entity, object_id: objectId, is_own, post_id: postId } = file;
    const isRead =
      entity !== null && objectId !== null
        ? await readsFile(access, { id, entity, objectId })
        : is_own || (postId !== null && (await readsFile(access, { id, entity: 'post', objectId: postId })));
    return isRead ? file : undefined;
  };

  app.route({
    method: 'POST',
    url: '/api/v1/files/',
    config: { access: member },
    schema: {
      summary: 'Upload a file for a post or a field of a record (multipart, field "file")',
      tags: ['files'],
      consumes: ['multipart/form-data'],
      querystring: z.strictObject({
        purpose: z._default(
          z.enum(['post', 'record'], {
            error: carried(messages.choice({ field: verbatim('purpose'), choices: listed(['post', 'record']) })),
          }),
          'post',
        ),
      }),
      response: { 201: fileRef },
    },
    handler: async (request, reply) => {
      const { tenant, userId, allowToPost } = request.access;
      const { purpose } = request.query;
      if (purpose === 'post' && !allowToPost) throw forbidden(accessMessages.mayNotPost);
      const { name: given, bytes } = await takeUpload(request, fileLimit);
      const content = await inspect(bytes, given);
      const now = context.clock();
      const { id, stored } = await storing(files, content.bytes, async (held) => ({
        id: await addFile(tenant, { ownerId: userId, purpose, content, stored: held, at: now }),
        stored: held,
      }));
      const { name, mime, width, height } = content;
      return reply.code(201).send({
        id,
        name,
        size: stored.size,
        mime,
        url: fileUrl(secrets, tenant.organizationId, id, request.access, now),
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
        session: z.string(),
        expires: z.coerce.number(),
        signature: z.string(),
      }),
    },
    handler: async (request, reply) => {
      const { query, params } = request;
      const state = stateOfFileUrl(secrets, query, params.id, context.clock());
      if (state === 'expired') throw gone(fileMessages.linkExpired);
      // The address was given to a session; whether that goes on, and its person may still see the file, is asked again.
      const access = state === 'good' && (await app.gate.accessIn(query.session, query.organization));
      const file = access && access.userId === query.user ? await readable(access, params.id) : undefined;
      if (!file) throw notFound();
      const isPicture = file.mime.startsWith('image/');
      const tag = `"${file.sha256}"`;
      reply
        .header('cache-control', isPicture ? `private, max-age=${pictureSeconds}` : 'no-store')
        .header('etag', tag)
        .header('content-security-policy', "default-src 'none'; sandbox");
      if (isPicture && request.headers['if-none-match'] === tag) return reply.code(304).send();
      if (!(await files.has(file.storage_key))) throw notFound();
      return reply
        .header('content-type', file.mime)
        .header('content-length', file.size)
        .header(
          'content-disposition',
          `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        )
        .send(files.get(file.storage_key));
    },
  });
}

/** Removes uploads that were never attached to anything; a draft has a day to be posted, what a link brought an hour. */
export async function sweepFiles({ database, files, clock }: Context): Promise<void> {
  const gone = await database.everywhere.query<{ storage_key: string }>(
    `delete from file f where f.created_at < case f.purpose when 'link' then $2::timestamptz else $1 end and not exists (select from post_attachment a where a.organization_id = f.organization_id and a.file_id = f.id)
        and not exists (select from record_file c where c.organization_id = f.organization_id and c.file_id = f.id) returning storage_key`,
    [new Date(clock().getTime() - 86_400_000), new Date(clock().getTime() - linkFileMs)],
  );
  for (const { storage_key } of gone) await files.remove(storage_key);
}
