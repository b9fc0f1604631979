/** What a declaration cannot say of rules of penalties: terms that penalties were made by stay, and penalties follow the rest. */
import { penaltyTermFields, type penaltyAssignment, type penaltyRule } from '@karmik/model/attendance/penalty/rule';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { attendanceMessages } from '../messages.ts';
import { reviewPenaltiesOf } from './review.ts';

export const penaltyRuleHooks: EntityHooks<typeof penaltyRule> = {
  async beforeSave({ tenant, before, id = 0 }, body) {
    if (!before) return undefined;
    const changed = penaltyTermFields.find((name) =>
      name === 'days' ? Number(before.days) !== Number(body.days) : before[name] !== body[name],
    );
    const endsEarlier = body.ends_on !== null && (before.ends_on === null || body.ends_on < before.ends_on);
    if (changed === undefined && !endsEarlier) return undefined;
    const last = await tenant.one<{ occurred_on: string | null }>(
      `select max(occurred_on) as occurred_on from penalty where organization_id = $1 and rule_id = $2 and status <> 'Withdrawn'`,
      [tenant.organizationId, id],
    );
    const day = last?.occurred_on ?? null;
    if (day === null) return undefined;
    if (changed !== undefined) return { [changed]: [attendanceMessages.ruleHasPenalties] };
    return body.ends_on !== null && body.ends_on < day
      ? { ends_on: [attendanceMessages.ruleEndsLater({ day })] }
      : undefined;
  },
  async afterSave({ tenant, context, before, id }) {
    if (before) await reviewPenaltiesOf(tenant, { rule: id }, context.clock());
  },
};

export const penaltyAssignmentHooks: EntityHooks<typeof penaltyAssignment> = {
  async afterSave({ tenant, context, before }, { employee }) {
    for (const each of new Set([employee, before?.employee ?? employee]))
      await reviewPenaltiesOf(tenant, { employee: each }, context.clock());
  },
  async afterDelete({ tenant, context, before }) {
    if (before) await reviewPenaltiesOf(tenant, { employee: before.employee }, context.clock());
  },
};
