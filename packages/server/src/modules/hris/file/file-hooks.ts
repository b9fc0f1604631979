/** What the sub-records of a file hold to beyond their declarations. */
import type { bankAccount } from '@karmik/model/hris/file/keeping';
import type { familyMember } from '@karmik/model/hris/file/people';
import { hrisMessages as modelMessages } from '@karmik/model/hris/messages';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { hrisMessages } from '../messages.ts';

/**
 * Holds shares of a person together to no more than there is, one change after the other.
 * @returns what the others leave, where more is asked
 */
async function leftBy(
  tenant: Tenant,
  { table, column, most }: { readonly table: string; readonly column: string; readonly most: string },
  person: number,
  id: number | undefined,
  asked: string,
): Promise<string | undefined> {
  await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [table, person]);
  const left = await tenant.one<{ most: string; is_less: boolean }>(
    `select most::text, most < $5::numeric as is_less
       from (select $4::numeric - coalesce(sum(${column}), 0) as most from ${table}
              where organization_id = $1 and employee_id = $2 and id <> $3) l`,
    [tenant.organizationId, person, id ?? 0, most, asked],
  );
  return left?.is_less ? left.most : undefined;
}

/** All nominees of a person together are given no more than there is. */
export const familyHooks: EntityHooks<typeof familyMember> = {
  async beforeSave({ tenant, id }, body) {
    if (body.nominee_percent === null) return undefined;
    const all = { table: 'family_member', column: 'nominee_percent', most: '100.00' };
    const left = await leftBy(tenant, all, body.employee, id, body.nominee_percent);
    return left === undefined ? undefined : { nominee_percent: [hrisMessages.nomineeShare({ most: left })] };
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
      // A primary account has no share, and keeps something of the pay.
      const all = { table: 'bank_account', column: 'pay_share', most: '99.99' };
      const left = await leftBy(tenant, all, person, id, body.pay_share);
      if (left !== undefined) return { pay_share: [hrisMessages.payShare({ most: left })] };
    }
    if (primary && body.is_primary)
      await tenant.query('update bank_account set is_primary = false where organization_id = $1 and id = $2', [
        tenant.organizationId,
        primary.id,
      ]);
    return undefined;
  },
};
