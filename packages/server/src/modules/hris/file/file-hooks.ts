/** What the sub-records of a file hold to beyond their declarations. */
import type { bankAccount } from '@karmik/model/hris/file/keeping';
import type { familyMember } from '@karmik/model/hris/file/people';
import { hrisMessages as modelMessages } from '@karmik/model/hris/messages';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { hrisMessages } from '../messages.ts';

/** All nominees of a person together are given no more than there is. */
export const familyHooks: EntityHooks<typeof familyMember> = {
  async beforeSave({ tenant, id }, body) {
    const share = Number(body.nominee_percent ?? 0);
    if (share === 0) return undefined;
    const others = await tenant.one<{ sum: string }>(
      'select coalesce(sum(nominee_percent), 0)::text as sum from family_member where organization_id = $1 and employee_id = $2 and id <> $3',
      [tenant.organizationId, body.employee, id ?? 0],
    );
    const left = 100 - Number(others?.sum ?? 0);
    return share > left ? { nominee_percent: [hrisMessages.nomineeShare({ most: left.toFixed(2) })] } : undefined;
  },
};

/** The first account of a person is the primary one; one that becomes it takes the place of the other. Shares of others leave it some of the pay. */
export const bankAccountHooks: EntityHooks<typeof bankAccount> = {
  async beforeSave({ tenant, id }, body) {
    const person = body.employee;
    const primary = await tenant.one<{ id: number }>(
      'select id from bank_account where organization_id = $1 and employee_id = $2 and is_primary and id <> $3 for update',
      [tenant.organizationId, person, id ?? 0],
    );
    if (!primary) body.is_primary = true;
    if (body.is_primary && body.pay_share !== null) return { pay_share: [modelMessages.restIsPrimary] };
    if (body.pay_share !== null) {
      const others = await tenant.one<{ sum: string }>(
        'select coalesce(sum(pay_share), 0)::text as sum from bank_account where organization_id = $1 and employee_id = $2 and id <> $3 and not is_primary',
        [tenant.organizationId, person, id ?? 0],
      );
      const most = 99.99 - Number(others?.sum ?? 0);
      if (Number(body.pay_share) > most + 0.001)
        return { pay_share: [hrisMessages.payShare({ most: most.toFixed(2) })] };
    }
    if (primary && body.is_primary)
      await tenant.query('update bank_account set is_primary = false where organization_id = $1 and id = $2', [
        tenant.organizationId,
        primary.id,
      ]);
    return undefined;
  },
};
