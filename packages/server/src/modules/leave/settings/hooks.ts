/** What declarations of leave settings cannot say: master settings never overlap, and the Labour Act is a floor. */
import { figures } from '@karmik/model/kit/digits';
import { textOf } from '@karmik/model/kit/message';
import { hasLawException, lawProblems } from '@karmik/model/leave/engine/law';
import type { leaveMasterSetting } from '@karmik/model/leave/master-setting';
import type { leaveType } from '@karmik/model/leave/leave-type';
import type { leaveRule } from '@karmik/model/leave/rule';
import type { LeaveStatute } from '@karmik/model/leave/vocabulary';
import type { EntityHooks, Write } from '../../../entity/hooks.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { conflict } from '../../../http/errors.ts';
import { recordMessages } from '../../../messages.ts';
import { balancesOf } from '../account/balances.ts';
import { leaveTakers } from '../account/people.ts';
import { postAnew } from '../account/post-due.ts';
import { leaveServerMessages } from '../messages.ts';

/** Leaves that apply to a person, with the days that are left [E14]. */
export const leaveTypeHooks: EntityHooks<typeof leaveType> = {
  async ownOptions(access, context) {
    const { today } = ruleClockOf(context, access);
    const takers = await leaveTakers(access.tenant, today, [access.userId]);
    const own = (await balancesOf(access.tenant, takers, today)).of.get(access.userId) ?? [];
    return new Map(
      own.map(({ leave_type, keeps_balance, available }) => [
        leave_type.id,
        keeps_balance
          ? textOf(leaveServerMessages.daysLeft({ days: { en: available, ne: figures(available, 'ne') } }))
          : undefined,
      ]),
    );
  },
};

export const masterSettingHooks: EntityHooks<typeof leaveMasterSetting> = {
  async beforeSave({ tenant, id }, { effective_from, effective_till }) {
    // Two that would overlap each other are written one after the other.
    await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [
      'leave_master_setting',
      tenant.organizationId,
    ]);
    const other = await tenant.one<{ name: string }>(
      `select name from leave_master_setting where organization_id = $1 and id <> $2
        and daterange(effective_from, effective_till, '[]') && daterange($3::date, $4::date, '[]') order by effective_from limit 1`,
      [tenant.organizationId, id ?? 0, effective_from, effective_till],
    );
    await postAnew(tenant);
    return other ? { effective_from: [recordMessages.overlapsWith({ name: other.name })] } : undefined;
  },
};

/** @throws 409 where the master setting has ended: what was counted by its rules stays so */
async function requireInForce(
  { tenant, access, context }: Pick<Write, 'tenant' | 'access' | 'context'>,
  settingId: number,
): Promise<void> {
  const { today } = ruleClockOf(context, access);
  const ended = await tenant.one<{ name: string }>(
    'select name from leave_master_setting where organization_id = $1 and id = $2 and effective_till < $3',
    [tenant.organizationId, settingId, today],
  );
  if (ended) throw conflict(leaveServerMessages.settingEnded({ name: ended.name }), 'leave_setting_ended');
}

export const leaveRuleHooks: EntityHooks<typeof leaveRule> = {
  async beforeSave(write, body) {
    const { tenant, access, context, before } = write;
    if (before) await requireInForce(write, before.master_setting);
    const type = await tenant.one<{ statute: LeaveStatute }>(
      'select statute from leave_type where organization_id = $1 and id = $2',
      [tenant.organizationId, body.leave_type],
    );
    await postAnew(tenant);
    const problems = lawProblems(body, type?.statute ?? 'none');
    if (Object.keys(problems).length === 0) return undefined;
    const { today } = ruleClockOf(context, access);
    if (hasLawException(body, today)) return undefined;
    return body.law_exception_reason === null
      ? { ...problems }
      : { law_exception_until: [leaveServerMessages.exceptionOver] };
  },
  async beforeDelete(write) {
    if (write.before) await requireInForce(write, write.before.master_setting);
  },
};
