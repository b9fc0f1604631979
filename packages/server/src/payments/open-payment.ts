/** Payments in batches, for those who pay by another way: one debt has one open payment. */
import type { Message } from '@karmik/model/kit/message';
import { verbatim } from '@karmik/model/kit/message';
import type { PaymentSource } from '@karmik/model/payment/choices';
import { paymentMessages as says } from '@karmik/model/payment/messages';
import type { Tenant } from '../db/database.ts';

/** States in which a row may still be paid. */
export const openStates = `('Created', 'Sending', 'Ambiguous', 'Mismatch')`;

/**
 * Why a debt cannot be paid by another way now: it is in a batch. The caller has locked the record of the debt, as the
 * maker of a batch does, so that of two at once the second finds the first.
 */
export async function refusalOfOpenPayment(
  tenant: Tenant,
  source: PaymentSource,
  id: number,
): Promise<Message | undefined> {
  const open = await tenant.one<{ number: string }>(
    `select b.number from payment_item i join payment_batch b on b.organization_id = i.organization_id and b.id = i.batch_id
      where i.organization_id = $1 and i.source = $2 and i.source_id = $3 and i.status in ${openStates}`,
    [tenant.organizationId, source, id],
  );
  return open && says.inBatch({ number: verbatim(open.number) });
}
