/** Requests that no one can decide: who could be given the permission, and the exception of a lone administrator. */
import { supervisionOn } from '../access/supervision.ts';
import type { Tenant } from '../db/database.ts';
import { holdersOf, type Concerned } from './levels.ts';

export interface LoneException {
  readonly reason: string;
  readonly ends_on: string;
}

/**
 * The exception by which a request of the only one who could decide takes effect as it is sent; undefined without one. No one
 * changes by it what is about themselves.
 */
export async function loneExceptionOf(
  tenant: Tenant,
  { senderId, aboutId, hrCode, today }: Concerned,
): Promise<LoneException | undefined> {
  if (senderId === aboutId) return undefined;
  const exception = await tenant.one<LoneException>(
    `select reason, ends_on from lone_administrator_exception where organization_id = $1 and person_id = $2 and ends_on >= $3
      order by ends_on desc, id desc limit 1`,
    [tenant.organizationId, senderId, today],
  );
  if (exception === undefined) return undefined;
  const holders = await holdersOf(tenant, hrCode);
  return holders.includes(senderId) ? exception : undefined;
}

/** Some people who could be given the right to decide, those who supervise others first. */
export const couldDecide = async (tenant: Tenant, { senderId, aboutId, today }: Concerned): Promise<string[]> =>
  (
    await tenant.query<{ full_name: string }>(
      `select p.full_name from person p join membership m on m.organization_id = p.organization_id and m.user_id = p.id
        where p.organization_id = $1 and m.is_current and not m.is_audit_user and p.id not in ($2, $3)
        order by exists (select from ${supervisionOn('$4')} v where v.organization_id = $1 and v.supervisor_id = p.id) desc, p.full_name limit 3`,
      [tenant.organizationId, senderId, aboutId, today],
    )
  ).map((each) => each.full_name);
