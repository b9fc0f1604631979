/** The photo of a person in an organisation: they change their own, HR anybody's. It is shown at once and no request of change. */
import { photoAnswer, photoLimits, photoMessages } from '@karmik/model/hris/photo';
import type { FastifyRequest } from 'fastify';
import { requiresPermission, member } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { portraitOf, type Portrait } from '../../files/portrait.ts';
import { addFile } from '../../files/rows.ts';
import { takeUpload } from '../../files/upload.ts';
import { organizationIdParams, type Api } from '../../http/api.ts';
import { notFound } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';

/** People of an organisation see each other. */
export const photoHooks: EntityHooks = { reads: async () => true };

interface Change {
  readonly actorId: number;
  readonly requestId?: string;
  readonly ip?: string;
}

/**
 * Puts a portrait in the place of a person's photo, or takes it away. The bytes of the one before are gone with it.
 * @throws 404 for who is no member
 */
export async function setPhoto(
  { files, clock }: Context,
  tenant: Tenant,
  userId: number,
  portrait: Portrait | null,
  { actorId, requestId, ip }: Change,
): Promise<void> {
  const at = clock();
  const whose = [tenant.organizationId, userId] as const;
  const stored = portrait && {
    photo: await files.put(portrait.photo.bytes),
    thumb: await files.put(portrait.thumb.bytes),
  };
  const gone = await tenant.transaction(async (inner) => {
    const before = await inner.one<{ photo: number | null; thumb: number | null }>(
      'select photo_id as photo, photo_thumb_id as thumb from membership where organization_id = $1 and user_id = $2 for no key update',
      whose,
    );
    if (!before) throw notFound();
    const added: number[] = [];
    if (portrait && stored)
      for (const size of ['photo', 'thumb'] as const) {
        const { bytes: _bytes, ...content } = portrait[size];
        const id = await addFile(inner, { ownerId: actorId, purpose: 'record', content, stored: stored[size], at });
        await inner.query(
          `insert into record_file (organization_id, file_id, entity, object_id) values ($1, $2, 'membership', $3)`,
          [tenant.organizationId, id, userId],
        );
        added.push(id);
      }
    await inner.query(
      'update membership set photo_id = $3, photo_thumb_id = $4 where organization_id = $1 and user_id = $2',
      [...whose, added[0] ?? null, added[1] ?? null],
    );
    if (before.photo === null && added.length === 0) return [];
    await writeAudit(inner, {
      organizationId: tenant.organizationId,
      actorId,
      action: added.length ? 'photo_changed' : 'photo_removed',
      objectType: 'user',
      objectId: userId,
      before: { photo: before.photo },
      after: { photo: added[0] ?? null },
      at,
      ...(requestId === undefined ? {} : { requestId }),
      ...(ip === undefined ? {} : { ip }),
    });
    await announce(inner, { organizationId: tenant.organizationId, topic: 'user', objectId: userId });
    await announce(inner, { organizationId: tenant.organizationId, topic: 'directory' });
    return inner.query<{ storage_key: string }>(
      'delete from file where organization_id = $1 and id = any($2) returning storage_key',
      [tenant.organizationId, [before.photo, before.thumb].filter((id) => id !== null)],
    );
  });
  for (const { storage_key } of gone) await files.remove(storage_key);
}

export function photoRoutes(app: Api, context: Context): void {
  const take = async (request: FastifyRequest, userId: number) => {
    const { tenant, userId: actorId } = request.access;
    const known = await tenant.one('select 1 from membership where organization_id = $1 and user_id = $2', [
      tenant.organizationId,
      userId,
    ]);
    if (!known) throw notFound();
    const { bytes } = await takeUpload(
      request,
      photoLimits.bytes,
      photoMessages.large({ most: photoLimits.bytes / 1024 ** 2 }),
    );
    await setPhoto(context, tenant, userId, await portraitOf(bytes), {
      actorId,
      requestId: request.id,
      ip: request.ip,
    });
    const row = await tenant.one<{ profile_picture: string | null }>(
      'select large_picture as profile_picture from person where organization_id = $1 and id = $2',
      [tenant.organizationId, userId],
    );
    if (!row) throw notFound();
    return row;
  };
  const remove = async ({ access: { tenant, userId: actorId }, id: requestId, ip }: FastifyRequest, userId: number) => {
    await setPhoto(context, tenant, userId, null, { actorId, requestId, ip });
    return { profile_picture: null };
  };
  const consumes = ['multipart/form-data'];
  const response = { 200: photoAnswer };

  const own = { url: '/api/v1/users/me/photo/', config: { access: member } };
  app.route({
    method: 'POST',
    ...own,
    schema: {
      summary: 'Change my photo (multipart, field "file")',
      tags: ['users'],
      consumes,
      response,
    },
    handler: (request) => take(request, request.access.userId),
  });
  app.route({
    method: 'DELETE',
    ...own,
    schema: { summary: 'Remove my photo', tags: ['users'], response },
    handler: (request) => remove(request, request.access.userId),
  });

  const others = { url: '/api/v1/hris/:org/people/:id/photo/', config: { access: requiresPermission('3.00') } };
  const shared = { tags: ['hris'], params: organizationIdParams, response };
  app.route({
    method: 'POST',
    ...others,
    schema: { summary: 'Change a person\'s photo by user id (multipart, field "file")', consumes, ...shared },
    handler: (request) => take(request, request.params.id),
  });
  app.route({
    method: 'DELETE',
    ...others,
    schema: { summary: "Remove a person's photo by user id", ...shared },
    handler: (request) => remove(request, request.params.id),
  });
}
