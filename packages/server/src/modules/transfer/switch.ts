/** Whether requests to be transferred are there: where the installation has them and the organisation takes them (CFG-3, TF-5). */
import type { Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { ruleClockOf } from '../../entity/write.ts';

export interface TransferSetting {
  readonly enabled: boolean;
  readonly least_service_days: number;
}

export const transferSettingOf = (queries: Queries, organizationId: number): Promise<TransferSetting | undefined> =>
  queries.one<TransferSetting>('select enabled, least_service_days from transfer_setting where organization_id = $1', [
    organizationId,
  ]);

export async function isTransferOn({ configuration }: Context, { tenant }: Pick<Access, 'tenant'>): Promise<boolean> {
  if (!configuration.runtimeConfig.transfer_request) return false;
  return (await transferSettingOf(tenant, tenant.organizationId))?.enabled ?? false;
}

/** Who reviews on a day, each a current member. */
export const reviewersOn = async (queries: Queries, organizationId: number, day: string): Promise<number[]> =>
  (
    await queries.query<{ id: number }>(
      `select distinct v.reviewer_id as id from transfer_reviewer v
         join membership m on m.organization_id = v.organization_id and m.user_id = v.reviewer_id and m.is_current
        where v.organization_id = $1 and v.starts_on <= $2 and (v.ends_on is null or v.ends_on >= $2) order by 1`,
      [organizationId, day],
    )
  ).map((row) => row.id);

/** TOP-15. */
export async function isCurrentReviewer(context: Context, access: Access): Promise<boolean> {
  if (!(await isTransferOn(context, access))) return false;
  const { today } = ruleClockOf(context, access);
  return (await reviewersOn(access.tenant, access.organization.id, today)).includes(access.userId);
}
