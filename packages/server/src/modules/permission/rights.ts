/**
 * Who may change a group of permissions. No one gives what they do not hold: a group is touched, in codes or in members, only by who holds
 * everything that it gives, a common one in every organisation in which it acts.
 */
import type { PermissionCode } from '@karmik/model/kit/permissions';
import { mayGive } from '@karmik/model/permission/sections';
import { accessOf, type Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';

/** What someone holds in every organisation in which common groups act: one entry an organisation, empty where they are no member. */
export type Reach = readonly (readonly string[])[];

export async function commonReach({ database }: Context, { accountId }: Access): Promise<Reach> {
  const places = await database.everywhere.query<{ id: number; user_id: number | null }>(
    `select o.id, m.user_id from organization o
       left join membership m on m.organization_id = o.id and m.account_id = $1 and m.is_current
      where o.accepts_common_permissions order by o.id`,
    [accountId],
  );
  return Promise.all(
    places.map(async ({ id, user_id: userId }) =>
      userId === null ? [] : (await accessOf(database, id, userId)).codes,
    ),
  );
}

interface Given {
  readonly is_common: boolean;
  readonly codes: readonly string[];
}

/** The codes of a group that someone may not give. */
export const withheld = (access: Access, reach: Reach, { is_common, codes }: Given): PermissionCode[] =>
  codes.filter(
    (code): code is PermissionCode => ![access.codes, ...(is_common ? reach : [])].every((held) => mayGive(held, code)),
  );
