/** What follows once payments are complete: they are stored so, and recorded in their sources. */
import type { PaymentSource } from '@karmik/model/payment/choices';
import type { PaymentState } from '@karmik/model/payment/machine';
import type { Tenant } from '../../db/database.ts';
import type { Writer } from '../../entity/write.ts';
import { recordInSource } from './record.ts';

/** A payment that is locked, with the number of its batch. */
export interface HeldItem {
  readonly id: number;
  readonly batch_id: number;
  readonly source: PaymentSource;
  readonly source_id: number;
  readonly amount: string;
  readonly status: PaymentState;
  readonly number: string;
}

export async function completeItems(
  writer: Writer,
  tenant: Tenant,
  items: readonly HeldItem[],
  { on, reference, problem }: { readonly on: string; readonly reference: string; readonly problem: string | null },
): Promise<void> {
  // The rows are no longer open when their sources look for an open payment.
  await tenant.query(
    `update payment_item set status = 'Complete', settled_on = $3, reference = nullif($4, ''), problem = $5 where organization_id = $1 and id = any($2::bigint[])`,
    [tenant.organizationId, items.map(({ id }) => id), on, reference, problem],
  );
  for (const item of items)
    await recordInSource(writer, tenant, { ...item, happened_on: on, reference: reference || item.number });
}
