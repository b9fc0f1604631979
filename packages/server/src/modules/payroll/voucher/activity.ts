/** What is done with vouchers, written down where it is done. */
import { payVoucherActivity } from '@karmik/model/payroll/voucher/activity';
import type { VoucherFormat } from '@karmik/model/payroll/voucher/file';
import type { Tenant } from '../../../db/database.ts';
import type { Writer } from '../../../entity/write.ts';
import { announce } from '../../../live/announce.ts';

interface NewActivity {
  readonly voucher: number;
  readonly activity: keyof typeof payVoucherActivity.fields.activity.choices;
  readonly format?: VoucherFormat;
  /** The id of the file that an export wrote. */
  readonly file?: number;
  readonly remark?: string;
}

/** @returns the id of the activity */
export async function noteActivity(
  { access, context }: Writer,
  tenant: Tenant,
  { voucher, activity, format, file, remark }: NewActivity,
): Promise<number> {
  const { organizationId } = tenant;
  const row = await tenant.one<{ id: number }>(
    `insert into pay_voucher_activity (organization_id, voucher_id, run_id, batch_id, activity, format, file_id, remark, person_id, happened_at, created_at)
     select $1, v.id, v.run_id, v.batch_id, $3, $4, $5, $6, $7, $8, $8 from pay_voucher v where v.organization_id = $1 and v.id = $2 returning id`,
    [organizationId, voucher, activity, format ?? null, file ?? null, remark ?? null, access.userId, context.clock()],
  );
  const id = row?.id ?? 0;
  await announce(tenant, { organizationId, topic: payVoucherActivity.name, objectId: id });
  return id;
}
