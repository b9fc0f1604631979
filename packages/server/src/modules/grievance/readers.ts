/**
 * Who reads and handles which grievance: the one place where every limit holds, asked at each reading (WC-39). Whom a grievance is about,
 * the head of its unit, those whom its author named and the author themselves are kept from it, whatever else they may do.
 */
import type { Access } from '../../access/access.ts';
import { holdersOf, supervisorsOf } from '../../approval/levels.ts';
import type { Queries, Tenant } from '../../db/database.ts';

/** Holds where a person is kept from the grievance `c`. @param who a place in the statement or a column, never null */
const isKeptFrom = (who: string): string => `(c.about_person_id is not distinct from ${who} or ${who} = any(c.not_for)
  or c.author_id is not distinct from ${who}
  or exists (select from branch b where b.organization_id = c.organization_id and b.id = c.about_branch_id and b.manager_id = ${who})
  or exists (select from division d where d.organization_id = c.organization_id and d.id = c.about_division_id and d.head_id = ${who}))`;

/** Holds where a person handles the grievance `c` without a permission: as its handler, in the group, or since it was passed on to them. */
const isInvolved = (who: string): string => `(c.handler_id is not distinct from ${who}
  or exists (select from grievance_setting_handlers h where h.organization_id = c.organization_id and h.person_id = ${who})
  or exists (select from grievance_escalation x where x.organization_id = c.organization_id and x.grievance_id = c.id and x.person_id = ${who}))`;

export type Mode = 'read' | 'write';

/**
 * Holds where the caller may read the grievance `c`, or change it.
 * @param me a place in the statement with their id
 */
export const mayHandle = (access: Access, me: string, mode: Mode = 'read'): string =>
  `(not ${isKeptFrom(me)} and (${access.can('28.00', mode)} or ${isInvolved(me)}))`;

/** The group that is notified of grievances: the one of the setting, else everyone with the permission. */
export async function groupOf(tenant: Tenant): Promise<number[]> {
  const lines = await tenant.query<{ id: number }>(
    `select h.person_id as id from grievance_setting_handlers h
       join membership m on m.organization_id = h.organization_id and m.user_id = h.person_id and m.is_current
      where h.organization_id = $1 order by h.position`,
    [tenant.organizationId],
  );
  return lines.length > 0 ? lines.map(({ id }) => id) : holdersOf(tenant, '28.00');
}

/** Those of some people who are members and not kept from a grievance. */
export const allowedOf = async (tenant: Queries, organizationId: number, id: number, people: readonly number[]) =>
  (
    await tenant.query<{ id: number }>(
      `select m.user_id as id from grievance c join membership m on m.organization_id = c.organization_id and m.is_current
        where c.organization_id = $1 and c.id = $2 and m.user_id = any($3::bigint[]) and not ${isKeptFrom('m.user_id')}
        order by array_position($3::bigint[], m.user_id)`,
      [organizationId, id, [...new Set(people)]],
    )
  ).map((row) => row.id);

const outsiderOf = async (tenant: Tenant): Promise<number[]> =>
  (
    await tenant.query<{ id: number }>(
      'select outside_person_id as id from grievance_setting where organization_id = $1 and outside_person_id is not null',
      [tenant.organizationId],
    )
  ).map(({ id }) => id);

/** Who a grievance goes to, and whether a person was left out on the way. */
export interface Recipients {
  readonly people: readonly number[];
  readonly wasSkipped: boolean;
  /** They hold it by this alone, so that it must be passed on to them. */
  readonly isPassedOn: boolean;
}

/** Who is notified of a grievance now: its handler, else the group, else the fallback person. */
export async function recipientsOf(tenant: Tenant, id: number, handler: number | null): Promise<Recipients> {
  const { organizationId } = tenant;
  const allowed = (people: readonly number[]) => allowedOf(tenant, organizationId, id, people);
  const own = handler === null ? [] : await allowed([handler]);
  if (own.length > 0) return { people: own, wasSkipped: false, isPassedOn: false };
  const group = await groupOf(tenant);
  const people = await allowed(group);
  const wasSkipped = people.length < group.length;
  if (people.length > 0) return { people, wasSkipped, isPassedOn: false };
  return { people: await allowed(await outsiderOf(tenant)), wasSkipped, isPassedOn: true };
}

/** The furthest that an escalation goes up. */
const mostLevels = 10;

/** Whom a late grievance is passed on to: the next supervisor of its handler who may have it, else the fallback person, else the group. */
export async function escalationOf(
  tenant: Tenant,
  id: number,
  handler: number | null,
  today: string,
): Promise<Recipients> {
  const { organizationId } = tenant;
  let wasSkipped = false;
  let below = handler === null ? [] : [handler];
  for (let level = 0; level < mostLevels && below.length > 0; level += 1) {
    const above = await supervisorsOf(tenant, below, 1, today);
    const people = await allowedOf(tenant, organizationId, id, above);
    wasSkipped ||= people.length < above.length;
    if (people.length > 0) return { people, wasSkipped, isPassedOn: true };
    below = above;
  }
  const outsiders = await allowedOf(tenant, organizationId, id, await outsiderOf(tenant));
  if (outsiders.length > 0) return { people: outsiders, wasSkipped, isPassedOn: true };
  const group = await groupOf(tenant);
  const people = await allowedOf(tenant, organizationId, id, group);
  return { people, wasSkipped: wasSkipped || people.length < group.length, isPassedOn: false };
}

/** Who may be made the handler of a grievance. */
export async function candidatesOf(tenant: Tenant, id: number): Promise<number[]> {
  const passedOn = await tenant.query<{ id: number }>(
    'select person_id as id from grievance_escalation where organization_id = $1 and grievance_id = $2',
    [tenant.organizationId, id],
  );
  const people = [...(await groupOf(tenant)), ...(await holdersOf(tenant, '28.00')), ...passedOn.map((row) => row.id)];
  return allowedOf(tenant, tenant.organizationId, id, people);
}
