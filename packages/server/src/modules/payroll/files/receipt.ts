/** Receipts of files that were handed in and paid. */
import { payFile } from '@karmik/model/payroll/files/file';
import { addHistory } from '../../../approval/history.ts';
import type { Tenant } from '../../../db/database.ts';
import type { RecordMove } from '../../../entity/workflow-routes.ts';
import { updateRecord, type Writer } from '../../../entity/write.ts';

/** Stores the receipt, which closes the duty for the employees of the file. */
export async function addReceipt(
  writer: Writer,
  tenant: Tenant,
  { id, to, input }: Pick<RecordMove, 'id' | 'to' | 'input'>,
): Promise<void> {
  const { access, context } = writer;
  await updateRecord(writer, tenant, payFile, {}, id, input);
  await tenant.query('update pay_file set status = $3 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
    to,
  ]);
  await addHistory(tenant, payFile.name, id, {
    level: null,
    action: to,
    by: access.userId,
    actingFor: null,
    remark: '',
    at: context.clock(),
  });
}
