/** Groups of permission codes: what they give, and to whom (PRM-2, PRM-3). */
import { labels } from '@karmik/model/kit/labels';
import {
  permissionGroupBody,
  permissionGroupDetail,
  permissionGroupPage,
  permissionGroupPatch,
  type PermissionGroup,
  type PermissionGroupBody,
  type PermissionGroupDetail,
  type PermissionGroupPage,
} from '@karmik/model/permission/group';
import { pageQuery } from '@karmik/model/kit/paging';
import { textSchema } from '@karmik/model/kit/text-schema';
import type { UserRef } from '@karmik/model/kit/fields';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { listed } from '@karmik/model/kit/message';
import { bilingual } from '@karmik/model/kit/text';
import { requiresPermission, member, type Access } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import { followPeople } from '../../approval/follow-people.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { noContent, organizationIdParams, organizationParams, type Api } from '../../http/api.ts';
import { forbidden, invalidField, notFound, refused } from '../../http/errors.ts';
import { containing, pageClause, pageOf } from '../../http/paging.ts';
import { announce } from '../../live/announce.ts';
import { commonReach, withheld, type Reach } from './rights.ts';
import { permissionMessages } from './messages.ts';

const url = '/api/v1/permission/:org/groups/';
const tags = ['permission'];
const listQuery = z.strictObject({
  ...pageQuery,
  search: z.optional(textSchema(labels.search, { max: 100, required: false })),
});

type GroupRow = Omit<PermissionGroup, 'may_change'> & { owner_id: number };

const columns = `g.id, g.name, g.description, g.is_common, g.codes, g.organization_id as owner_id,
  jsonb_build_object('slug', o.slug, 'name', o.name) as organization,
  (select count(*) from membership_group mg where mg.organization_id = g.organization_id and mg.group_id = g.id)::int as member_count`;

/** Groups that act in organisation $1: its own, and the common ones that give something to a member of it. */
const acting = `from permission_group g join organization o on o.id = g.organization_id
  where (g.organization_id = $1 or (g.is_common and (select accepts_common_permissions from organization where id = $1) and exists (
    select from membership_group mg join membership m on m.organization_id = $1 and m.user_id = mg.user_id and m.is_current
     where mg.organization_id = g.organization_id and mg.group_id = g.id)))`;

export function permissionGroupRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;

  const shown = (access: Access, reach: Reach, { owner_id, ...row }: GroupRow): PermissionGroup => ({
    ...row,
    may_change:
      owner_id === access.organization.id &&
      !access.isAuditUser &&
      access.can('1.00', 'write') &&
      withheld(access, reach, row).length === 0,
  });

  const list = async (request: FastifyRequest, query: z.infer<typeof listQuery>): Promise<PermissionGroupPage> => {
    const { access } = request;
    const { id } = access.organization;
    const search = query.search ? containing(query.search) : null;
    const where = `${acting} and ($2::text is null or g.name ilike $2 or g.description ilike $2)`;
    const rows = await everywhere.query<GroupRow>(
      `select ${columns} ${where} order by lower(g.name), g.organization_id, g.id ${pageClause(query.limit, '$3')}`,
      [id, search, query.offset],
    );
    const total = await everywhere.one<{ count: number }>(`select count(*)::int as count ${where}`, [id, search]);
    const own = await access.tenant.one<{ accepts: boolean }>(
      'select accepts_common_permissions as accepts from organization where id = $1',
      [id],
    );
    const reach = await commonReach(context, access);
    const page = pageOf(request, rows, query);
    return {
      results: page.results.map((row) => shown(access, reach, row)),
      next: page.next,
      count: total?.count ?? 0,
      accepts_common: own?.accepts ?? false,
    };
  };

  /** A group that acts in the organisation with its members, of whom those of other organisations are not named. */
  const find = async (access: Access, id: number): Promise<PermissionGroupDetail & { owner_id: number }> => {
    const row = await everywhere.one<GroupRow>(`select ${columns} ${acting} and g.id = $2`, [
      access.organization.id,
      id,
    ]);
    if (!row) throw notFound();
    const members = await everywhere.query<UserRef>(
      `select p.id, p.full_name, p.job_title, p.picture as profile_picture from membership_group mg
         join person p on p.organization_id = $1 and p.id = mg.user_id
        where mg.organization_id = $2 and mg.group_id = $3 order by p.full_name, p.id`,
      [access.organization.id, row.owner_id, id],
    );
    return { ...shown(access, await commonReach(context, access), row), owner_id: row.owner_id, members };
  };

  /** @throws 403 or 400 where the group gives more than who changes it holds */
  const refuseMore = (access: Access, reach: Reach, given: { is_common: boolean; codes: readonly string[] }) => {
    const missing = withheld(access, reach, given);
    if (missing.length)
      throw invalidField(
        'codes',
        (given.is_common ? permissionMessages.notHeldEverywhere : permissionMessages.notHeld)({
          codes: listed(missing),
          them: missing.length === 1 ? bilingual('it', 'त्यो') : bilingual('them', 'ती'),
        }),
      );
  };

  app.route({
    method: 'GET',
    url: '/api/v1/permission/groups/',
    config: { access: member },
    schema: {
      summary: 'The groups of permissions that act in the current organization, by name',
      tags,
      querystring: listQuery,
      response: { 200: permissionGroupPage },
    },
    handler: async (request) => {
      if (!request.access.can('1.00', 'read')) {
        const who = { organizationId: request.access.organization.id, userId: request.access.userId };
        await app.gate.refusals.ofPermission(who, 'GET /api/v1/permission/groups/', request.ip);
        throw forbidden();
      }
      return list(request, request.query);
    },
  });

  app.route({
    method: 'GET',
    url,
    config: { access: requiresPermission('1.00') },
    schema: {
      summary: 'The groups of permissions that act in an organization, by name',
      tags,
      params: organizationParams,
      querystring: listQuery,
      response: { 200: permissionGroupPage },
    },
    handler: (request) => list(request, request.query),
  });

  app.route({
    method: 'GET',
    url: `${url}:id/`,
    config: { access: requiresPermission('1.00') },
    schema: {
      summary: 'A group with its members',
      tags,
      params: organizationIdParams,
      response: { 200: permissionGroupDetail },
    },
    handler: ({ access, params }) => find(access, params.id),
  });

  app.route({
    method: 'POST',
    url,
    config: { access: requiresPermission('1.00') },
    schema: {
      summary: 'Make a group of codes that one holds oneself',
      tags,
      params: organizationParams,
      body: permissionGroupBody,
      response: { 201: permissionGroupDetail },
    },
    handler: async (request, reply) => {
      const { access, body } = request;
      refuseMore(access, await commonReach(context, access), body);
      await checkMembers(access, body.members, []);
      const id = await access.tenant.transaction(async (tenant) => {
        const made = await tenant.one<{ id: number }>(
          'insert into permission_group (organization_id, name, description, is_common, codes, created_at) values ($1, $2, $3, $4, $5, $6) returning id',
          [access.organization.id, body.name, body.description, body.is_common, unique(body.codes), context.clock()],
        );
        if (!made) throw new Error('a group was not written');
        await setMembers(tenant, made.id, body.members);
        await auditAndAnnounce(tenant, request, 'created', made.id, undefined, body, body.members);
        return made.id;
      });
      app.gate.forget();
      return reply.code(201).send(await find(access, id));
    },
  });

  app.route({
    method: 'PATCH',
    url: `${url}:id/`,
    config: { access: requiresPermission('1.00') },
    schema: {
      summary: 'Change what a group gives, or to whom',
      tags,
      params: organizationIdParams,
      body: permissionGroupPatch,
      response: { 200: permissionGroupDetail },
    },
    handler: async (request) => {
      const { access, params } = request;
      const stored = await own(access, params.id);
      const before: PermissionGroupBody = { ...stored, members: await memberIds(access.tenant, params.id) };
      const body: PermissionGroupBody = { ...before, ...given(request.body) };
      const reach = await commonReach(context, access);
      refuseMore(access, reach, { is_common: before.is_common || body.is_common, codes: before.codes });
      refuseMore(access, reach, body);
      const added = body.codes.filter((code) => !before.codes.includes(code));
      if (before.members.includes(access.userId) && (added.length || (body.is_common && !before.is_common)))
        throw invalidField('codes', permissionMessages.ownGroup);
      await checkMembers(access, body.members, before.members);
      await access.tenant.transaction(async (tenant) => {
        await tenant.query(
          'update permission_group set name = $3, description = $4, is_common = $5, codes = $6 where organization_id = $1 and id = $2',
          [access.organization.id, params.id, body.name, body.description, body.is_common, unique(body.codes)],
        );
        await setMembers(tenant, params.id, body.members);
        await auditAndAnnounce(tenant, request, 'updated', params.id, before, body, [
          ...before.members,
          ...body.members,
        ]);
      });
      app.gate.forget();
      return find(access, params.id);
    },
  });

  app.route({
    method: 'DELETE',
    url: `${url}:id/`,
    config: { access: requiresPermission('1.00') },
    schema: {
      summary: 'Delete a group; its members lose what it gave',
      tags,
      params: organizationIdParams,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const { access, params } = request;
      const stored = await own(access, params.id);
      refuseMore(access, await commonReach(context, access), stored);
      const before: PermissionGroupBody = { ...stored, members: await memberIds(access.tenant, params.id) };
      await access.tenant.transaction(async (tenant) => {
        await tenant.query('delete from permission_group where organization_id = $1 and id = $2', [
          access.organization.id,
          params.id,
        ]);
        await auditAndAnnounce(tenant, request, 'deleted', params.id, before, undefined, before.members);
      });
      app.gate.forget();
      return reply.code(204).send(null);
    },
  });

  /** @throws 404 for a group that is not of this organisation, 403 for a common one of another that only acts here */
  const own = async (access: Access, id: number): Promise<Omit<PermissionGroupBody, 'members'>> => {
    const group = await find(access, id);
    if (group.owner_id !== access.organization.id)
      throw forbidden(permissionMessages.othersGroup({ organization: group.organization.name }));
    const { name, description, is_common, codes } = group;
    return { name, description, is_common, codes: codes as PermissionGroupBody['codes'] };
  };

  const auditAndAnnounce = async (
    tenant: Tenant,
    request: FastifyRequest,
    action: 'created' | 'updated' | 'deleted',
    id: number,
    before: PermissionGroupBody | undefined,
    after: PermissionGroupBody | undefined,
    concerned: readonly number[],
  ): Promise<void> => {
    const { organization, userId } = request.access;
    await writeAudit(tenant, {
      organizationId: organization.id,
      actorId: userId,
      action,
      objectType: 'permission_group',
      objectId: id,
      ...(before && { before }),
      ...(after && { after }),
      at: context.clock(),
      requestId: request.id,
      ip: request.ip,
    });
    await announce(tenant, { organizationId: organization.id, topic: 'permission_group', objectId: id });
    await followPeople(
      tenant,
      context.modules.requestKinds,
      { approver: 'Role' },
      {
        because: 'role',
        by: userId,
        ...ruleClockOf(context, request.access),
      },
    );
    // What their browsers show follows from what they hold: they ask again.
    await announce(tenant, { organizationId: organization.id, topic: 'user', userIds: [...new Set(concerned)] });
  };
}

const unique = (codes: readonly string[]): string[] => [...new Set(codes)].toSorted();

/** What a body names, without what it leaves out. */
const given = <T extends object>(body: T): { [K in keyof T]-?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]-?: Exclude<T[K], undefined>;
  };

const memberIds = async (tenant: Tenant, groupId: number): Promise<number[]> =>
  (
    await tenant.query<{ id: number }>(
      'select user_id as id from membership_group where organization_id = $1 and group_id = $2 order by user_id',
      [tenant.organizationId, groupId],
    )
  ).map(({ id }) => id);

/** @throws 400 for who is not of the organisation, and for oneself: no one adds themselves to a group */
async function checkMembers(access: Access, wanted: readonly number[], before: readonly number[]): Promise<void> {
  const added = wanted.filter((id) => !before.includes(id));
  if (added.includes(access.userId)) throw invalidField('members', permissionMessages.addsItself);
  const rows = await access.tenant.query<{ id: number; is_audit_user: boolean }>(
    'select user_id as id, is_audit_user from membership where organization_id = $1 and is_current and user_id = any($2)',
    [access.organization.id, added],
  );
  const missing = added.filter((id) => !rows.some((row) => row.id === id));
  if (missing.length) throw invalidField('members', permissionMessages.unknownPeople({ ids: listed(missing) }));
  if (rows.some((row) => row.is_audit_user)) throw refused(permissionMessages.auditUser);
}

async function setMembers(tenant: Tenant, groupId: number, wanted: readonly number[]): Promise<void> {
  await tenant.query(
    'delete from membership_group where organization_id = $1 and group_id = $2 and user_id <> all($3)',
    [tenant.organizationId, groupId, wanted],
  );
  await tenant.query(
    'insert into membership_group (organization_id, user_id, group_id) select $1, user_id, $2 from unnest($3::bigint[]) as user_id on conflict do nothing',
    [tenant.organizationId, groupId, wanted],
  );
}
