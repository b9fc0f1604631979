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

/** Why a dated record would change what was paid: it begins, or ends, on a day of confirmed pay, and did not before. */
export async function paidProblem(
  tenant: Tenant,
  before: Body | undefined,
  body: Body,
): Promise<FieldErrors | undefined> {
  const last = await paidUntil(tenant);
  if (last === undefined) return undefined;
  const problem = says.paidUntil({ day: last });
  if (body['starts_on'] !== before?.['starts_on'] && String(body['starts_on']) <= last) return { starts_on: [problem] };
  const { ends_on: ends } = body;
  return ends !== before?.['ends_on'] && typeof ends === 'string' && ends < last ? { ends_on: [problem] } : undefined;
}

/** Records of a dated entity follow each other, and leave the days of confirmed pay as they are. */
export function followingPaidDays(entity: Entity): Required<Pick<EntityHooks, 'beforeSave' | 'beforeDelete'>> {
  const follow = succession(entity);
  return {
    ...follow,
    beforeSave: async (write, body) =>
      (await paidProblem(write.tenant, write.before, body)) ?? follow.beforeSave(write, body),
  };
}
