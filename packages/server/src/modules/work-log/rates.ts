/** Rates of activities: a rate that begins in the past makes differences of what was approved by another one. */
import type { HeadingType } from '@karmik/model/payroll/package/heading';
import { effectOf } from '@karmik/model/payroll/slip/slip-heading';
import { activityRate } from '@karmik/model/task/activity';
import { workLogMessages as says } from '@karmik/model/work-log/messages';
import type { workLogSetting } from '@karmik/model/work-log/setting';
import type { EntityHooks } from '../../entity/hooks.ts';
import { succession } from '../../entity/succession.ts';
import { conflict } from '../../http/errors.ts';
import { addDifferences } from './pay-log.ts';

const follow = succession(activityRate);

/** What is approved keeps what it was worth; a rate that valued work is followed by another one and never removed. */
export const activityRateHooks: EntityHooks<typeof activityRate> = {
  async beforeSave(write, body) {
    const { tenant, before } = write;
    const isOther =
      before && (before.activity !== body.activity || before.rate !== body.rate || before.starts_on !== body.starts_on);
    if (isOther && (await isUsed(tenant, before))) throw conflict(says.rateUsed, 'rate_used');
    return follow.beforeSave(write, body);
  },
  afterSave: ({ tenant }, { activity, rate, starts_on, ends_on }) =>
    addDifferences(tenant, { activity, rate, starts_on, ends_on }),
  async beforeDelete(write) {
    if (write.before && (await isUsed(write.tenant, write.before))) throw conflict(says.rateUsed, 'rate_used');
    await follow.beforeDelete(write);
  },
};

const isUsed = async (
  tenant: Parameters<typeof addDifferences>[0],
  {
    activity,
    starts_on,
    ends_on,
  }: { readonly activity: number; readonly starts_on: string; readonly ends_on: string | null },
): Promise<boolean> =>
  (await tenant.one(
    `select 1 from pay_log where organization_id = $1 and activity_id = $2 and daterange($3::date, $4::date, '[]') @> worked_on limit 1`,
    [tenant.organizationId, activity, starts_on, ends_on],
  )) !== undefined;

export const workLogSettingHooks: EntityHooks<typeof workLogSetting> = {
  async beforeSave({ tenant }, { heading }) {
    if (heading === null) return undefined;
    const found = await tenant.one<{ type: HeadingType }>(
      'select type from pay_heading where organization_id = $1 and id = $2',
      [tenant.organizationId, heading],
    );
    return found && effectOf(found) === 'earned' ? undefined : { heading: [says.headingNotEarned] };
  },
};
