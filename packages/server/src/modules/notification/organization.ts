/** What an organisation was told, for those who work for it: it stays open until one of them resolves it. */
import type { OrganizationNotification, OrganizationNotificationPage } from '@karmik/model/notification/notification';
import type { Access as Mode } from '@karmik/model/kit/allows';
import { permissionCatalogue, type PermissionCode } from '@karmik/model/kit/permissions';
import type { FastifyRequest } from 'fastify';
import type { Access } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import { forbidden, notFound } from '../../http/errors.ts';
import { pageClause } from '../../http/paging.ts';
import { announce } from '../../live/announce.ts';
import { actorSql, contentSql, type Among, type Paging } from './own.ts';

/**
 * The codes whose notifications someone may see, or resolve. The person who holds none of any kind is not of HR.
 * @throws 404 for another organisation than the one they work in, as everywhere
 */
export function codesFor(access: Access, slug: string, mode: Mode): PermissionCode[] {
  if (access.organization.slug !== slug) throw notFound();
  const codes = (Object.keys(permissionCatalogue) as PermissionCode[]).filter((code) => access.can(code, mode));
  if (codes.length === 0) throw forbidden();
  return codes;
}

type Row = Omit<OrganizationNotification, 'can_be_reminded' | 'remind_at'> & { code?: string | null };

/** `$1` organisation, `$2` the codes held; what asks for no code is for everyone of HR. */
const selectOf = `
  select n.id, ${actorSql}, ${contentSql}, n.resolved_at is not null as read, n.resolved_at is not null as is_resolved, n.resolved_at,
         case when n.resolved_by is not null then json_build_object('id', r.id, 'full_name', r.full_name) end as resolved_by
    from organization_notification n
    join organization o on o.id = n.organization_id
    left join person a on a.organization_id = n.organization_id and a.id = n.actor_id
    left join person r on r.organization_id = n.organization_id and r.id = n.resolved_by
   where n.organization_id = $1 and (n.code is null or n.code = any($2))`;

const toAnswer = ({ code: _code, ...row }: Row): OrganizationNotification => ({
  ...row,
  can_be_reminded: false,
  remind_at: null,
});

export async function listOf(
  { tenant, userId }: Access,
  codes: readonly string[],
  { resolved, category, limit, offset }: Among & Paging & { readonly resolved: boolean | undefined },
) {
  const where = [tenant.organizationId, codes] as const;
  const rows = await tenant.query<Row>(
    `${selectOf} and ($3::boolean is null or (n.resolved_at is not null) = $3) and ($4::text is null or n.category = $4)
      order by n.notify_on desc, n.id desc ${pageClause(limit, '$5')}`,
    [...where, resolved ?? null, category ?? null, offset],
  );
  const groups = await tenant.query<OrganizationNotificationPage['groups'][number] & { also_own: number }>(
    `select n.category, (count(*) filter (where n.resolved_at is null))::integer as unresolved, count(*)::integer as total_count,
            -- The same that this person was told themselves; only the way into it may differ.
            (count(*) filter (where n.resolved_at is null and exists (
               select from notification m where m.organization_id = n.organization_id and m.recipient_id = $3 and m.read_at is null and m.in_app
                  and m.category = n.category and m.text_en = n.text_en)))::integer as also_own
       from organization_notification n where n.organization_id = $1 and (n.code is null or n.code = any($2))
      group by n.category order by max(n.notify_on) desc, n.category`,
    [...where, userId],
  );
  const sumOf = (count: (group: (typeof groups)[number]) => number) =>
    groups.reduce((sum, group) => sum + count(group), 0);
  const open = sumOf(({ unresolved }) => unresolved);
  const total = sumOf(({ total_count: count }) => count);
  return {
    rows: rows.map(toAnswer),
    groups: groups.map(({ also_own: _own, ...group }) => group),
    also_own: sumOf(({ also_own: count }) => count),
    unresolved: open,
    resolved: total - open,
    total_count: total,
  };
}

/** Resolves one or opens it again; who was second finds it as it is. */
export async function setResolved(
  context: Context,
  { access, id: requestId, ip }: Pick<FastifyRequest, 'access' | 'id' | 'ip'>,
  codes: readonly string[],
  id: number,
  isResolved: boolean,
): Promise<OrganizationNotification> {
  const now = context.clock();
  return access.tenant.transaction(async (queries) => {
    const { organizationId } = queries;
    const there = await queries.one<{ resolved_at: string | null; twin: boolean }>(
      `select n.resolved_at, exists (select from organization_notification t
                where t.organization_id = n.organization_id and t.digest = n.digest and t.resolved_at is null and t.id <> n.id) as twin
         from organization_notification n where n.organization_id = $1 and (n.code is null or n.code = any($2)) and n.id = $3 for update`,
      [organizationId, codes, id],
    );
    if (!there) throw notFound();
    // One that says the same is open already: opening this one, too, would say it twice.
    const changes = (there.resolved_at !== null) !== isResolved && (isResolved || !there.twin);
    if (changes) {
      await queries.query(
        `update organization_notification set resolved_at = $3, resolved_by = $4 where organization_id = $1 and id = $2`,
        [organizationId, id, isResolved ? now : null, isResolved ? access.userId : null],
      );
      await writeAudit(queries, {
        organizationId,
        actorId: access.userId,
        action: isResolved ? 'resolved' : 'unresolved',
        objectType: 'organization_notification',
        objectId: id,
        at: now,
        requestId,
        ip,
      });
      await announce(queries, { organizationId, topic: 'org_notification' });
    }
    const row = await queries.one<Row>(`${selectOf} and n.id = $3`, [organizationId, codes, id]);
    if (!row) throw notFound();
    return toAnswer(row);
  });
}

/** Resolves all that the person may resolve, or those of a category. @returns how many that were */
export async function resolveAll(
  context: Context,
  { access, id: requestId, ip }: Pick<FastifyRequest, 'access' | 'id' | 'ip'>,
  codes: readonly string[],
  { category }: Among,
): Promise<number> {
  const now = context.clock();
  return access.tenant.transaction(async (queries) => {
    const { organizationId } = queries;
    const rows = await queries.query<{ id: number }>(
      `update organization_notification set resolved_at = $3, resolved_by = $4
        where organization_id = $1 and (code is null or code = any($2)) and resolved_at is null and ($5::text is null or category = $5) returning id`,
      [organizationId, codes, now, access.userId, category ?? null],
    );
    if (rows.length === 0) return 0;
    await writeAudit(queries, {
      organizationId,
      actorId: access.userId,
      action: 'resolved_all',
      objectType: 'organization_notification',
      objectId: category ?? 'all',
      after: { ids: rows.map((row) => row.id) },
      at: now,
      requestId,
      ip,
    });
    await announce(queries, { organizationId, topic: 'org_notification' });
    return rows.length;
  });
}
