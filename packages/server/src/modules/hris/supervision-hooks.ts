/** A supervision makes no circle, and takes along the requests about its people when it begins, changes or ends. */
import type { supervision } from '@karmik/model/approval/policy';
import { supervisionCircle } from '../../access/supervision.ts';
import { followPeople } from '../../approval/follow-people.ts';
import type { EntityHooks, Write } from '../../entity/hooks.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { hrisMessages } from './messages.ts';

const follow = ({ context, access, tenant }: Write<typeof supervision>, about: readonly number[]): Promise<void> =>
  followPeople(
    tenant,
    context.modules.requestKinds,
    { about },
    {
      because: 'supervisor',
      by: access.userId,
      ...ruleClockOf(context, access),
    },
  );

export const supervisionHooks: EntityHooks<typeof supervision> = {
  async beforeSave({ tenant, id }, { subordinate, supervisor, valid_from: from, valid_to: to }) {
    if (subordinate === supervisor) return undefined;
    const path = await supervisionCircle(tenant, { id: id ?? 0, subordinate, supervisor, from, to });
    return path === undefined ? undefined : { supervisor: [hrisMessages.supervisionCycle({ path })] };
  },
  afterSave: (write, { subordinate }) =>
    follow(write, [...new Set([subordinate, write.before?.subordinate ?? subordinate])]),
  afterDelete: (write) => follow(write, write.before ? [write.before.subordinate] : []),
};
