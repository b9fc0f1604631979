/** What people may do and where they have it from, and whether common groups act here. */
import { labels } from '@karmik/model/kit/labels';
import type { NamedRef, UserRef } from '@karmik/model/kit/fields';
import { pageQuery } from '@karmik/model/kit/paging';
import { fullAccess, permissionCatalogue, readAccess } from '@karmik/model/kit/permissions';
import { textSchema } from '@karmik/model/kit/text-schema';
import {
  commonPermissionsBody,
  effectivePermissions,
  permissionHolderPage,
  type PermissionHolder,
  type PermissionSource,
} from '@karmik/model/permission/group';
import { mayGive } from '@karmik/model/permission/sections';
import * as z from 'zod/mini';
import { requiresPermission } from '../../access/access.ts';
import { actingGroups, actsForMember } from '../../access/acting-groups.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import { organizationIdParams, organizationParams, type Api } from '../../http/api.ts';
import { notFound, refused } from '../../http/errors.ts';
import { containing, pageClause, pageOf } from '../../http/paging.ts';
import { announce } from '../../live/announce.ts';
import { permissionMessages } from './messages.ts';

interface HolderRow extends UserRef {
  is_hr_admin: boolean;
  is_audit_user: boolean;
  groups: (NamedRef & { is_common: boolean; codes: string[] })[] | null;
}

const columns = `p.id, p.full_name, p.job_title, p.picture as profile_picture, m.is_hr_admin, m.is_audit_user,
  (select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'is_common', g.is_common, 'codes', g.codes) order by lower(g.name), g.id)
     from ${actingGroups} where ${actsForMember}) as groups`;
const people = `from membership m join organization o on o.id = m.organization_id
  join person p on p.organization_id = m.organization_id and p.id = m.user_id
  where m.organization_id = $1 and m.is_current`;
/** Those who hold anything at all. */
const anything = `(m.is_hr_admin or m.is_audit_user or exists (select from ${actingGroups} where ${actsForMember}))`;

const holderShown = ({ groups, is_hr_admin, is_audit_user, ...user }: HolderRow): PermissionHolder => ({
  user,
  is_hr_admin,
  is_audit_user,
  groups: (groups ?? []).map(({ id, name, is_common }) => ({ id, name, is_common })),
});

/** Each code that someone holds, in the order of the catalogue, with everything that gives it. */
function codesOf({ groups, is_hr_admin, is_audit_user }: HolderRow): { code: string; from: PermissionSource[] }[] {
  const sources: [PermissionSource, readonly string[]][] = [
    ...(is_hr_admin ? [[{ kind: 'hr_admin', group: null }, fullAccess] satisfies [PermissionSource, string[]]] : []),
    ...(is_audit_user
      ? [[{ kind: 'audit_user', group: null }, readAccess] satisfies [PermissionSource, string[]]]
      : []),
    ...(groups ?? []).map(({ id, name, is_common, codes }): [PermissionSource, string[]] => [
      { kind: 'group', group: { id, name, is_common } },
      codes,
    ]),
  ];
  return Object.keys(permissionCatalogue)
    .map((code) => ({ code, from: sources.filter(([, codes]) => codes.includes(code)).map(([source]) => source) }))
    .filter(({ from }) => from.length > 0);
}

export function permissionHolderRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;
  const url = '/api/v1/permission/:org/people/';
  const tags = ['permission'];

  app.route({
    method: 'GET',
    url,
    config: { access: requiresPermission('1.00') },
    schema: {
      summary: 'People who hold permissions, by name; with a search, anybody of the organization',
      tags,
      params: organizationParams,
      querystring: z.strictObject({
        ...pageQuery,
        search: z.optional(textSchema(labels.search, { max: 100, required: false })),
      }),
      response: { 200: permissionHolderPage },
    },
    handler: async (request) => {
      const { id } = request.access.organization;
      const { limit, offset, search } = request.query;
      const where = `${people} and case when $2::text is null then ${anything} else p.full_name ilike $2 end`;
      const pattern = search ? containing(search) : null;
      const rows = await everywhere.query<HolderRow>(
        `select ${columns} ${where} order by p.full_name, p.id ${pageClause(limit, '$3')}`,
        [id, pattern, offset],
      );
      const total = await everywhere.one<{ count: number }>(`select count(*)::int as count ${where}`, [id, pattern]);
      const page = pageOf(request, rows, { limit, offset });
      return { results: page.results.map(holderShown), next: page.next, count: total?.count ?? 0 };
    },
  });

  app.route({
    method: 'GET',
    url: `${url}:id/`,
    config: { access: requiresPermission('1.00') },
    schema: {
      summary: 'Permissions of a person here, code by code, and where each comes from',
      tags,
      params: organizationIdParams,
      response: { 200: effectivePermissions },
    },
    handler: async ({ access, params }) => {
      const row = await everywhere.one<HolderRow>(`select ${columns} ${people} and m.user_id = $2`, [
        access.organization.id,
        params.id,
      ]);
      if (!row) throw notFound();
      const { user, is_hr_admin, is_audit_user } = holderShown(row);
      return { user, is_hr_admin, is_audit_user, codes: codesOf(row) };
    },
  });

  app.route({
    method: 'PUT',
    url: '/api/v1/permission/:org/common/',
    config: { access: requiresPermission('1.00') },
    schema: {
      summary: 'Whether common groups of other organizations act here',
      tags,
      params: organizationParams,
      body: commonPermissionsBody,
      response: { 200: commonPermissionsBody },
    },
    handler: async (request) => {
      const { access, body } = request;
      const organizationId = access.organization.id;
      // Letting them in gives their codes, to oneself among others: only who holds those codes does that.
      const foreign = await everywhere.query<{ name: string; codes: string[] }>(
        `select g.name, g.codes from permission_group g where g.is_common and exists (
           select from membership_group mg join membership m on m.organization_id = $1 and m.user_id = mg.user_id and m.is_current
            where mg.organization_id = g.organization_id and mg.group_id = g.id) order by g.name`,
        [organizationId],
      );
      const more = foreign.filter(({ codes }) => !codes.every((code) => mayGive(access.codes, code)));
      if (body.accepts_common && more.length)
        throw refused(permissionMessages.commonGivesMore({ names: more.map(({ name }) => name).join(', ') }));
      await access.tenant.transaction(async (tenant) => {
        const changed = await tenant.query(
          'update organization set accepts_common_permissions = $2 where id = $1 and accepts_common_permissions <> $2 returning id',
          [organizationId, body.accepts_common],
        );
        if (changed.length === 0) return;
        await writeAudit(tenant, {
          organizationId,
          actorId: access.userId,
          action: 'updated',
          objectType: 'organization',
          objectId: organizationId,
          before: { accepts_common_permissions: !body.accepts_common },
          after: { accepts_common_permissions: body.accepts_common },
          at: context.clock(),
          requestId: request.id,
          ip: request.ip,
        });
        await announce(tenant, { organizationId, topic: 'permission_group' });
        await announce(tenant, { organizationId, topic: 'user' });
      });
      app.gate.forget();
      return body;
    },
  });
}
