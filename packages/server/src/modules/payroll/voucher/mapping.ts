/** Checks of mappings that need the heading. */
import { verbatim } from '@karmik/model/kit/message';
import type { HeadingType } from '@karmik/model/payroll/package/heading';
import type { payLedgerMapping } from '@karmik/model/payroll/voucher/mapping';
import { sidesOf } from '@karmik/model/payroll/voucher/posting';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { voucherMessages as says } from './messages.ts';

/** A mapping gives a heading at least one ledger on a side where it is posted. */
export const ledgerMappingHooks: EntityHooks<typeof payLedgerMapping> = {
  async beforeSave({ tenant }, { heading: id, debit_ledger: debit, credit_ledger: credit }) {
    if (!id) return undefined;
    const heading = await tenant.one<{ name: string; type: HeadingType }>(
      'select name, type from pay_heading where organization_id = $1 and id = $2',
      [tenant.organizationId, id],
    );
    if (!heading) return undefined;
    const [side, ...others] = sidesOf(heading.type);
    if (!side) return { heading: [says.notPosted({ heading: verbatim(heading.name) })] };
    const given = { debit, credit };
    return [side, ...others].some((each) => given[each]) ? undefined : { [`${side}_ledger`]: [says.needsLedger] };
  },
};
