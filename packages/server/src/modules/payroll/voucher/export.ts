/** Files of vouchers for accounting software. A voucher does not change, so that each format is written once and kept. */
import { valuesOf } from '@karmik/model/kit/output-file';
import { payVoucherActivity } from '@karmik/model/payroll/voucher/activity';
import { voucherOutput, type VoucherFileLine, type VoucherFormat } from '@karmik/model/payroll/voucher/file';
import { payVoucher } from '@karmik/model/payroll/voucher/voucher';
import { writeAudit } from '../../../access/audit.ts';
import type { Tenant } from '../../../db/database.ts';
import { logExport, outputBytes } from '../../../entity/output-file.ts';
import type { Writer } from '../../../entity/write.ts';
import { addFile } from '../../../files/rows.ts';
import { storing } from '../../../files/link-uploads.ts';
import { notFound } from '../../../http/errors.ts';
import { noteActivity } from './activity.ts';

interface Exported {
  /** Of the activity that keeps the file. */
  readonly id: number;
  readonly name: string;
}

const linesOf = (tenant: Tenant, id: number): Promise<VoucherFileLine[]> =>
  tenant.query<VoucherFileLine>(
    `select v.number, v.voucher_on, t.name as voucher_type, t.tally_type, v.narration, g.code, g.name as ledger, g.tally_name, b.name as branch, d.name as division,
            l.about, l.debit::text, l.credit::text
       from pay_voucher v
       join pay_voucher_type t on t.organization_id = v.organization_id and t.id = v.voucher_type_id
       join pay_voucher_lines l on l.organization_id = v.organization_id and l.parent_id = v.id
       join pay_ledger g on g.organization_id = v.organization_id and g.id = l.ledger_id
       left join branch b on b.organization_id = v.organization_id and b.id = l.branch_id
       left join division d on d.organization_id = v.organization_id and d.id = l.division_id
      where v.organization_id = $1 and v.id = $2 order by l.position`,
    [tenant.organizationId, id],
  );

/** Writes a voucher as a file, or answers the one that was written in this format. @throws 404 */
export async function exportVoucher(
  writer: Writer,
  tenant: Tenant,
  id: number,
  name: VoucherFormat,
): Promise<Exported> {
  const { organizationId } = tenant;
  const { access, context, requestId, ip } = writer;
  const voucher = await tenant.one<{ number: string }>(
    'select number from pay_voucher where organization_id = $1 and id = $2 for update',
    [organizationId, id],
  );
  if (!voucher) throw notFound();
  const there = await tenant.one<Exported>(
    `select a.id, f.name from pay_voucher_activity a join file f on f.organization_id = a.organization_id and f.id = a.file_id
      where a.organization_id = $1 and a.voucher_id = $2 and a.format = $3 and a.activity = 'exported'`,
    [organizationId, id, name],
  );
  if (there) return there;
  const { file: declared, format } = voucherOutput[name];
  const lines = await linesOf(tenant, id);
  const { bytes, mime } = await outputBytes(declared, format, valuesOf(declared, lines));
  const at = context.clock();
  const fileName = `${voucher.number.replaceAll('/', '-')}.${format.extension}`;
  return storing(context.files, bytes, async (stored) => {
    const content = { name: fileName, mime, width: null, height: null };
    const file = await addFile(tenant, { ownerId: access.userId, purpose: 'record', content, stored, at });
    const activity = await noteActivity(writer, tenant, { voucher: id, activity: 'exported', format: name, file });
    await tenant.query(
      'insert into record_file (organization_id, file_id, entity, object_id) values ($1, $2, $3, $4)',
      [organizationId, file, payVoucherActivity.name, activity],
    );
    await logExport(writer, tenant, payVoucher, { id, format: format.extension, rows: lines.length });
    await writeAudit(tenant, {
      organizationId,
      actorId: access.userId,
      action: 'exported',
      objectType: payVoucher.name,
      objectId: id,
      after: { name: fileName, sha256: stored.sha256 },
      at,
      requestId,
      ip,
    });
    return { id: activity, name: fileName };
  });
}
