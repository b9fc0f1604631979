/**
 * Who may change a group of permissions. Nobody gives what they do not hold: a group is touched, in codes or in members, only by who holds
 * everything that it gives, a common one in every organisation in which it acts.
 */
import type { PermissionCode } from '@karmik/model/kit/permissions';
import { mayGive } from '@karmik/model/permission/sections';
import { accessOf, type Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';

/** What somebody holds in every organisation in which common groups act: one entry an organisation, empty where they are no member. */
export type Reach = readonly (readonly string[])[];

export async function commonReach({ database }: Context, userId: number): Promise<Reach> {
  const places = await database.everywhere.query<{ id: number; is_member: boolean }>(
    `select o.id, exists (select from membership m where m.organization_id = o.id and m.user_id = $1 and m.is_current) as is_member
       from organization o where o.accepts_common_permissions order by o.id`,
    [userId],
  );
  return Promise.all(
    places.map(async ({ id, is_member }) => (is_member ? (await accessOf(database, id, userId)).codes : [])),
  );
}

interface Given {
  readonly is_common: boolean;
  readonly codes: readonly string[];
}

/** The codes of a group that somebody may not give. */
export const withheld = (access: Access, reach: Reach, { is_common, codes }: Given): PermissionCode[] =>
  codes.filter(
    (code): code is PermissionCode => ![access.codes, ...(is_common ? reach : [])].every((held) => mayGive(held, code)),
  );
