/** Payments in batches, for those who pay by another way or take a payment back: one debt has one open payment. */
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

/** States in which the bank or the provider has paid. */
const paidStates = `('Complete', 'Paid twice')`;

/** What batches paid of a debt, in its currency, and the number of the last of them; undefined where none did. */
const paidInBatches = (
  tenant: Tenant,
  source: PaymentSource,
  id: number,
): Promise<{ amount: string; number: string } | undefined> =>
  tenant.one<{ amount: string; number: string }>(
    `select sum(i.amount)::text as amount, (array_agg(b.number order by i.id desc))[1] as number
       from payment_item i join payment_batch b on b.organization_id = i.organization_id and b.id = i.batch_id
      where i.organization_id = $1 and i.source = $2 and i.source_id = $3 and i.status in ${paidStates} having count(*) > 0`,
    [tenant.organizationId, source, id],
  );

/**
 * Why a payment cannot be taken back by hand: a batch made it, whose payment would stay complete while the debt is paid once more. Its return
 * is recorded with the payment.
 * @param concerns whether it concerns what batches paid of the debt, of which other ways may have paid a part
 */
export async function refusalOfBatchPayment(
  tenant: Tenant,
  source: PaymentSource,
  id: number,
  concerns: (amount: string) => boolean = () => true,
): Promise<Message | undefined> {
  const paid = await paidInBatches(tenant, source, id);
  return paid && concerns(paid.amount) ? says.paidInBatch({ number: verbatim(paid.number) }) : undefined;
}
