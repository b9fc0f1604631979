/** What pay rests on does not change for days whose pay is confirmed. */
import type { Entity } from '@karmik/model/kit/entity';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import type { Body, EntityHooks } from '../../../entity/hooks.ts';
import { succession } from '../../../entity/succession.ts';
import type { Tenant } from '../../../db/database.ts';
import { payrollMessages as says } from '../messages.ts';

/** The last day whose pay is confirmed. */
const paidUntil = async (tenant: Tenant): Promise<string | undefined> =>
  (
    await tenant.one<{ day: string | null }>(
      `select max(ends_on) as day from period_lock where organization_id = $1 and area = 'payroll' and state = 'closed'`,
      [tenant.organizationId],
    )
  )?.day ?? undefined;

/** Why a dated record would leave days of confirmed pay without one: it ends on such a day, and did not before. */
async function endProblem(tenant: Tenant, before: Body | undefined, body: Body): Promise<FieldErrors | undefined> {
  const last = await paidUntil(tenant);
  if (last === undefined) return undefined;
  const problem = says.paidUntil({ day: last });
  const { ends_on: ends } = body;
  return ends !== before?.['ends_on'] && typeof ends === 'string' && ends < last ? { ends_on: [problem] } : undefined;
}

/** Why a dated record would change how confirmed pay was taxed: it begins on such a day, and did not before. */
async function startProblem(tenant: Tenant, before: Body | undefined, body: Body): Promise<FieldErrors | undefined> {
  const last = await paidUntil(tenant);
  return last !== undefined && body['starts_on'] !== before?.['starts_on'] && String(body['starts_on']) <= last
    ? { starts_on: [says.paidUntil({ day: last })] }
    : undefined;
}

/**
 * Records of a dated entity follow each other, and none ends on a day of confirmed pay.
 * @param fromOpenDays none begins on such a day either; otherwise the difference is paid with the next payroll
 */
export function followingPaidDays(
  entity: Entity,
  fromOpenDays = false,
): Required<Pick<EntityHooks, 'beforeSave' | 'beforeDelete'>> {
  const follow = succession(entity);
  return {
    ...follow,
    beforeSave: async (write, body) =>
      (fromOpenDays && (await startProblem(write.tenant, write.before, body))) ||
      ((await endProblem(write.tenant, write.before, body)) ?? follow.beforeSave(write, body)),
  };
}
