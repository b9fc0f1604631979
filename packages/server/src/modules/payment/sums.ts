/** What rows of a batch add up to, and where the batch is by them. */
import { paymentBatch } from '@karmik/model/payment/batch';
import type { Tenant } from '../../db/database.ts';
import { announce } from '../../live/announce.ts';

/** Writes the sums of a batch; one that was sent is complete or incomplete by its rows. */
export async function addUpBatch(tenant: Tenant, id: number): Promise<void> {
  const { organizationId } = tenant;
  await tenant.query(
    `update payment_batch b
        set payments = s.payments, total = s.total, paid = s.paid, pending = s.pending, failed = s.failed,
            status = case when b.status not in ('Sent', 'Complete', 'Incomplete') then b.status
                          when s.wrong > 0 then 'Incomplete' when s.open > 0 then 'Sent' else 'Complete' end
       from (select count(*) filter (where i.status <> 'Removed')::integer as payments,
                    coalesce(sum(i.amount) filter (where i.status <> 'Removed'), 0) as total,
                    coalesce(sum(i.amount) filter (where i.status in ('Complete', 'Paid twice')), 0) as paid,
                    count(*) filter (where i.status in ('Sending', 'Ambiguous'))::integer as pending,
                    count(*) filter (where i.status in ('Failed', 'Returned') and not exists (
                      select from payment_item r where r.organization_id = $1 and r.retry_of_id = i.id and r.status not in ('Failed', 'Removed')))::integer as failed,
                    count(*) filter (where i.status in ('Created', 'Sending')) as open,
                    count(*) filter (where i.status not in ('Created', 'Sending', 'Complete', 'Removed')) as wrong
               from payment_item i where i.organization_id = $1 and i.batch_id = $2) s
      where b.organization_id = $1 and b.id = $2`,
    [organizationId, id],
  );
  await announce(tenant, { organizationId, topic: paymentBatch.name, objectId: id });
}
