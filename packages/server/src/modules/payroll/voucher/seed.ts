/** Vouchers of the demo: ledgers with what posts to them, and the vouchers of paid months but the last, which is still to be made. */
import { payLedger } from '@karmik/model/payroll/voucher/ledger';
import { payLedgerMapping } from '@karmik/model/payroll/voucher/mapping';
import { payVoucherType } from '@karmik/model/payroll/voucher/type';
import { payVoucher } from '@karmik/model/payroll/voucher/voucher';
import { readRow } from '../../../entity/read.ts';
import { createRecord, type Writer } from '../../../entity/write.ts';
import { writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';
import { paymentOf } from './draft.ts';
import { exportVoucher } from './export.ts';
import { makeVoucher, reverseVoucher } from './make.ts';
import { voucherPaymentsOf } from './page.ts';
import { addReadyMadeLedgers } from './ready-made.ts';

/** The types of vouchers, the ledgers, and a ledger of its own for the salaries of one branch. */
export async function seedVoucherSetup(hr: Writer): Promise<void> {
  await hr.access.tenant.transaction(async (tenant) => {
    const { organizationId } = tenant;
    await addReadyMadeLedgers(hr, tenant);
    const type = (code: string, name: string, name_in_nepali: string, tally_type: string | null = null) =>
      createRecord(hr, tenant, payVoucherType, {}, { code, name, name_in_nepali, prefix: code, tally_type });
    const salary = await type('SAL', 'Salary voucher', 'तलब भौचर');
    const settlement = await type('SET', 'Settlement voucher', 'फरफारक भौचर');
    const payment = await type('PAY', 'Payment voucher', 'भुक्तानी भौचर', 'Payment');
    await tenant.query(
      `with setting as (
         insert into pay_voucher_setting (organization_id, voucher_type_id, payment_voucher_type_id, provisions, splits_by_branch, splits_by_division, liabilities, requires_ledgers, narration, created_at)
         values ($1, $2, $5, '{gratuity,leave}', true, false, 'organization', true, 'Salary of {payroll}', $4) returning id)
       insert into pay_voucher_setting_types_by_kind (organization_id, parent_id, position, kind, voucher_type_id) select $1, id, 0, 'settlement', $3 from setting`,
      [organizationId, salary, settlement, hr.context.clock(), payment],
    );
    const branch = await tenant.one<{ id: number; name: string }>(
      'select id, name from branch where organization_id = $1 order by id desc limit 1',
      [organizationId],
    );
    const basic = await tenant.one<{ id: number }>(
      `select id from pay_heading where organization_id = $1 and formula_name = 'basic'`,
      [organizationId],
    );
    if (!branch || !basic) return;
    const ledger = await createRecord(
      hr,
      tenant,
      payLedger,
      {},
      {
        code: '5111',
        name: `Salaries, ${branch.name}`,
        name_in_nepali: null,
        account_group: 'expense',
        tally_name: `Salary (${branch.name})`,
      },
    );
    await createRecord(
      hr,
      tenant,
      payLedgerMapping,
      {},
      {
        posting: 'heading',
        heading: basic.id,
        branch: branch.id,
        division: null,
        debit_ledger: ledger,
        credit_ledger: null,
      },
    );
  });
}

/**
 * The voucher of a paid month with its export; that of the month before the last was made again.
 * @param ago how many paid months came after this one
 */
export async function seedVoucher(
  { context, organizationId, setTime }: DemoOrganization,
  by: number,
  month: string,
  ago: number,
): Promise<void> {
  if (ago === 0) return;
  const writer = await writerOf(context, organizationId, by);
  const { tenant } = writer.access;
  const run = await tenant.one<{ id: number }>(
    `select id from pay_run where organization_id = $1 and month = $2 and kind = 'regular' and status = 'Published'`,
    [organizationId, month],
  );
  if (!run) return;
  const make = () =>
    tenant.transaction((inner) =>
      makeVoucher(writer, inner, { subject: { purpose: 'payroll', run: run.id }, day: null }),
    );
  const later = (minutes: number) => setTime(new Date(context.clock().getTime() + minutes * 60_000));
  let id = await make();
  if (ago === 1) {
    later(90);
    await tenant.transaction(async (inner) => {
      const row = await readRow(inner, payVoucher, {}, writer.access, id, 'lock');
      const input = { remark: 'The ledger of a branch was wrong' };
      await reverseVoucher(writer, inner, { id, to: 'Reversed', before: { ...row, id, status: 'Posted' }, input });
    });
    later(10);
    id = await make();
  }
  // Payments of the month before the last are still to be booked.
  if (ago > 1)
    for (const { file } of (await voucherPaymentsOf(tenant, run.id)).results)
      await tenant.transaction(async (inner) => {
        const payment = await paymentOf(inner, file ?? 0);
        await makeVoucher(writer, inner, { subject: { purpose: 'payment', run: run.id, payment }, day: null });
      });
  if (ago > 0)
    await tenant.transaction((inner) =>
      makeVoucher(writer, inner, { subject: { purpose: 'provision', run: run.id }, day: null }),
    );
  later(20);
  await tenant.transaction((inner) => exportVoucher(writer, inner, id, ago % 2 === 1 ? 'tally' : 'xlsx'));
}
