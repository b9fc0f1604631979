/** What follows once payments are complete: they are stored so, and recorded in their sources. */
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { whole } from '@karmik/model/kit/exact/ratio';
import { divided } from '@karmik/model/kit/exact/shares';
import type { PaymentSource } from '@karmik/model/payment/choices';
import type { PaymentState } from '@karmik/model/payment/machine';
import type { Tenant } from '../../db/database.ts';
import type { Writer } from '../../entity/write.ts';
import { recordInSource } from './record.ts';
import { recordPlain, type ToRecord } from './record-many.ts';

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

/** One that has its own day and reference. */
type ItemToComplete = HeldItem & { readonly on?: string; readonly reference?: string };

interface Completed {
  readonly on: string;
  readonly reference: string;
  readonly problem: string | null;
  /** What the bank charges for all of them together, which is divided among them; absent: not known. */
  readonly fee?: string | null;
}

/** What is recorded of a payment in its source. */
export const paidBy = (item: ItemToComplete, { on, reference }: Pick<Completed, 'on' | 'reference'>): ToRecord => ({
  ...item,
  happened_on: item.on ?? on,
  reference: (item.reference ?? reference) || item.number,
});

export async function completeItems(
  writer: Writer,
  tenant: Tenant,
  items: readonly ItemToComplete[],
  { on, reference, problem, fee = null }: Completed,
): Promise<void> {
  const fees =
    fee === null || items.length === 0
      ? items.map(() => null)
      : divided(
          decimalOf(fee),
          items.map(() => whole(1)),
        ).map((part) => decimalText(part));
  // The rows are no longer open when their sources look for an open payment.
  await tenant.query(
    `update payment_item i set status = 'Complete', settled_on = g.day, reference = nullif(g.reference, ''), problem = $3, fee = g.fee
       from unnest($2::bigint[], $4::numeric[], $5::date[], $6::text[]) g (id, fee, day, reference) where i.organization_id = $1 and i.id = g.id`,
    [
      tenant.organizationId,
      items.map(({ id }) => id),
      problem,
      fees,
      items.map((item) => item.on ?? on),
      items.map((item) => item.reference ?? reference),
    ],
  );
  const paid = items.map((item) => paidBy(item, { on, reference }));
  // One is recorded by the rules of its source alone.
  for (const item of paid.length > 1 ? await recordPlain(writer, tenant, paid) : paid)
    await recordInSource(writer, tenant, item);
}
