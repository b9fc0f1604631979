/** What became of a payment, as a person says it: paid, failed, returned, or out of its batch before it is sent. */
import { paymentItem } from '@karmik/model/payment/item';
import { paymentMessages as says } from '@karmik/model/payment/messages';
import { addHistory } from '../../approval/history.ts';
import type { Tenant } from '../../db/database.ts';
import { remarkOf, type RecordMove } from '../../entity/workflow-routes.ts';
import type { Writer } from '../../entity/write.ts';
import { conflict, invalidField } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { refuseInStatement } from './charges.ts';
import { noteMaker } from './make.ts';
import { voidCheck } from './moves.ts';
import { completeItems, type HeldItem } from './complete.ts';
import { takeBackInSource } from './record.ts';
import { addUpBatch } from './sums.ts';

/** A payment, with its batch locked before it. */
export async function heldItem(tenant: Tenant, id: number): Promise<HeldItem> {
  await tenant.query(
    'select 1 from payment_batch b join payment_item i on i.organization_id = b.organization_id and i.batch_id = b.id where b.organization_id = $1 and i.id = $2 for update of b',
    [tenant.organizationId, id],
  );
  const item = await tenant.one<HeldItem>(
    `select i.id, i.batch_id, i.source, i.source_id, i.amount::text as amount, i.status, b.number from payment_item i
       join payment_batch b on b.organization_id = i.organization_id and b.id = i.batch_id where i.organization_id = $1 and i.id = $2 for update of i`,
    [tenant.organizationId, id],
  );
  if (!item) throw new Error(`there is no payment ${id}`);
  return item;
}

const set = (tenant: Tenant, id: number, columns: Readonly<Record<string, string | null>>): Promise<unknown> =>
  tenant.query(
    `update payment_item set ${Object.keys(columns)
      .map((column, place) => `${column} = $${place + 3}`)
      .join(', ')} where organization_id = $1 and id = $2`,
    [tenant.organizationId, id, ...Object.values(columns)],
  );

/** Takes a row out of a batch that is not sent, which voids its check. @throws 409 once it is sent */
async function removeRow({ access }: Writer, tenant: Tenant, { id, batch_id }: HeldItem): Promise<void> {
  const batch = await tenant.one<{ status: string }>(
    `update payment_batch set status = 'Draft' where organization_id = $1 and id = $2 and status in ('Draft', 'Check pending', 'Checked') returning status`,
    [tenant.organizationId, batch_id],
  );
  if (!batch) throw conflict(says.checkVoid, 'batch_sent');
  await voidCheck(tenant, batch_id);
  await noteMaker(tenant, batch_id, access.userId);
  // What is paid by several payments leaves as a whole, so that it is due again.
  await tenant.query(
    `update payment_item i set status = 'Removed' from payment_item o
      where i.organization_id = $1 and o.organization_id = $1 and o.id = $2 and i.batch_id = o.batch_id and i.status = 'Created'
        and (i.id = o.id or o.slice > 0 and i.slice > 0 and i.source = o.source and i.source_id = o.source_id and i.part = o.part)`,
    [tenant.organizationId, id],
  );
}

export async function moveItem(writer: Writer, tenant: Tenant, { id, name, to, input }: RecordMove): Promise<void> {
  const item = await heldItem(tenant, id);
  const remark = remarkOf(input);
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  if (name === 'remove') await removeRow(writer, tenant, item);
  const on = text(input['settled_on']);
  const fee = text(input['fee']) || null;
  await refuseInStatement(tenant, item.batch_id, { fee, on, isOther: input['is_other_charge'] === true });
  if (name === 'complete') {
    if (item.status === 'Mismatch' && remark === '') throw invalidField('remark', says.remarkNeeded);
    const reference = text(input['reference']);
    await completeItems(writer, tenant, [item], { on, reference, fee, problem: remark || null });
  }
  if (name === 'fail') await set(tenant, id, { status: 'Failed', problem: remark });
  if (name === 'give_back') {
    await set(tenant, id, { status: 'Returned', problem: remark, returned_on: on, return_fee: fee });
    await takeBackInSource(writer, tenant, { ...item, happened_on: on, reference: remark.slice(0, 100) });
  }
  await addHistory(tenant, paymentItem.name, id, {
    level: null,
    action: to,
    by: writer.access.userId,
    actingFor: null,
    remark,
    at: writer.context.clock(),
  });
  await announce(tenant, { organizationId: tenant.organizationId, topic: paymentItem.name, objectId: id });
  await addUpBatch(tenant, item.batch_id);
}
