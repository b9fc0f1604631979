/** Whether requests to be transferred are there: where the installation has them and the organisation takes them (CFG-3, TF-5). */
import { transferReviewer } from '@karmik/model/transfer/settings';
import { peopleInForce } from '../../approval/reviewers.ts';
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
export const reviewersOn = (queries: Queries, organizationId: number, day: string): Promise<number[]> =>
  peopleInForce(queries, transferReviewer, organizationId, day);

/** TOP-15. */
export async function isCurrentReviewer(context: Context, access: Access): Promise<boolean> {
  if (!(await isTransferOn(context, access))) return false;
  const { today } = ruleClockOf(context, access);
  return (await reviewersOn(access.tenant, access.organization.id, today)).includes(access.userId);
}
