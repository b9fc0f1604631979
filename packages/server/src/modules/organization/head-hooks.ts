/** A new head of a division, or manager of a branch, is asked from now on. */
import type { branch, division } from '@karmik/model/organization/masters';
import type { Approver } from '@karmik/model/approval/policy';
import { followPeople } from '../../approval/follow-people.ts';
import type { EntityHooks, Write } from '../../entity/hooks.ts';
import { ruleClockOf } from '../../entity/write.ts';

const follow = (
  { context, access, tenant }: Pick<Write, 'context' | 'access' | 'tenant'>,
  approver: Approver,
): Promise<void> =>
  followPeople(
    tenant,
    context.modules.requestKinds,
    { approver },
    {
      because: 'head',
      by: access.userId,
      ...ruleClockOf(context, access),
    },
  );

export const divisionHooks: EntityHooks<typeof division> = {
  async afterSave(write, { head, parent }) {
    const { before } = write;
    if (before && (before.head !== head || before.parent !== parent)) await follow(write, 'Division head');
  },
};

export const branchHooks: EntityHooks<typeof branch> = {
  async afterSave(write, { manager }) {
    const { before } = write;
    if (before && before.manager !== manager) await follow(write, 'Branch head');
  },
};
