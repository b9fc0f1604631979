/** A supervision that begins, changes or ends takes along the requests about its people. */
import type { supervision } from '@karmik/model/approval/policy';
import { followPeople } from '../../approval/follow-people.ts';
import type { EntityHooks, Write } from '../../entity/hooks.ts';
import { ruleClockOf } from '../../entity/write.ts';

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
  afterSave: (write, { subordinate }) =>
    follow(write, [...new Set([subordinate, write.before?.subordinate ?? subordinate])]),
  afterDelete: (write) => follow(write, write.before ? [write.before.subordinate] : []),
};
