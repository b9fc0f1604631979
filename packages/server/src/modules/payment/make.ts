/** Making a batch: its number, and a row for everything that is due of its source. */
import { paymentBatch } from '@karmik/model/payment/batch';
import type { PaymentSource } from '@karmik/model/payment/choices';
import { slicesOf } from '@karmik/model/payment/slices';
import { paymentMessages as says } from '@karmik/model/payment/messages';
import { adToBsText } from 'date-bs';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { createRecord, ruleClockOf, type Writer } from '../../entity/write.ts';
import { conflict } from '../../http/errors.ts';
import { accountsNow, lockedDebts } from './debts.ts';
import { paymentRules } from './rows.ts';
import { addUpBatch } from './sums.ts';

/** The number of a batch of a day: its BS year and month, and its place in it. */
async function nextNumber(tenant: Tenant, day: string): Promise<string> {
  const month = adToBsText(day).slice(0, 7);
  await tenant.query(`select pg_advisory_xact_lock(hashtext('payment_batch'), $1::integer)`, [tenant.organizationId]);
  const last = await tenant.one<{ place: number }>(
    `select max(split_part(number, '-', 3)::integer) as place from payment_batch where organization_id = $1 and number like $2`,
    [tenant.organizationId, `${month}-%`],
  );
  return `${month}-${String((last?.place ?? 0) + 1).padStart(3, '0')}`;
}

export const paymentBatchHooks: EntityHooks<typeof paymentBatch> = {
  async beforeSave({ tenant, access }, body) {
    if (body.source === 'payroll') {
      const run = await tenant.one(
        `select 1 from pay_run where organization_id = $1 and id = $2 and status in ('Confirmed', 'Published') for update`,
        [tenant.organizationId, body.run],
      );
      if (!run) return { run: [says.notConfirmed] };
    }
    if (body.way === 'esewa') {
      const isOn = await tenant.one('select 1 from esewa_setting where organization_id = $1 and is_active', [
        tenant.organizationId,
      ]);
      if (!isOn) return { way: [says.esewaOff] };
    }
    const account = await tenant.one<{ template: NonNullable<typeof body.template> }>(
      'select template from payment_account where organization_id = $1 and id = $2',
      [tenant.organizationId, body.account],
    );
    Object.assign(body, {
      number: await nextNumber(tenant, body.pay_on),
      template: account?.template ?? null,
      made_by: access.userId,
    });
    return undefined;
  },
};

export const noteMaker = (tenant: Tenant, batch: number, person: number): Promise<unknown> =>
  tenant.query(
    'insert into payment_batch_maker (organization_id, batch_id, person_id) values ($1, $2, $3) on conflict do nothing',
    [tenant.organizationId, batch, person],
  );

interface NewRow {
  readonly employee: number;
  readonly source: PaymentSource;
  readonly source_id: number;
  readonly about: string | null;
  /** Of net pay that goes to several accounts. */
  readonly part: number;
  /** Of an amount that is paid by several payments, which of how many it is, and the amount; 0: it is paid as a whole. */
  readonly slice: number;
  readonly slices: number | null;
  readonly whole: string | null;
  readonly amount: string;
  readonly account: {
    readonly bank_id: number;
    readonly bank: string;
    readonly branch: string | null;
    readonly number: string;
    readonly holder: string;
  } | null;
  readonly retry_of: number | null;
}

/** Stores rows with the accounts as they are now. */
const addRows = (tenant: Tenant, batch: number, at: Date, rows: readonly NewRow[]): Promise<unknown> =>
  tenant.query(
    `insert into payment_item (organization_id, batch_id, employee_id, source, source_id, part, slice, slices, whole, about, amount, way, pay_on, bank_name, branch, swift, account_number, account_name, retry_of_id, status, created_at)
     select $1, b.id, r.employee, r.source, r.source_id, r.part, r.slice, r.slices, r.whole, left(r.about, 160), r.amount, b.way, b.pay_on, r.account->>'bank', r.account->>'branch',
            coalesce((select s.code from swift_code s where s.organization_id = $1 and s.bank_id = (r.account->>'bank_id')::bigint order by s.branch is not null, s.code limit 1),
                     (select n.swift_code from bank n where n.organization_id = $1 and n.id = (r.account->>'bank_id')::bigint)),
            r.account->>'number', r.account->>'holder', r.retry_of, 'Created', $4
       from payment_batch b, jsonb_to_recordset($3::jsonb) as r (employee bigint, source text, source_id bigint, part integer, slice integer, slices integer, whole numeric, about text, amount numeric, account jsonb, retry_of bigint)
      where b.organization_id = $1 and b.id = $2`,
    [tenant.organizationId, batch, JSON.stringify(rows), at],
  );

/** A debt by payments within the limit of a transaction. @param limit null: it is paid as a whole */
function inSlices<D extends { readonly amount: string; readonly about: string }>(
  debt: D,
  limit: string | null,
): (D & Pick<NewRow, 'slice' | 'slices' | 'whole'>)[] {
  const amounts = limit === null ? [debt.amount] : slicesOf(debt.amount, limit);
  if (amounts.length === 1) return [{ ...debt, slice: 0, slices: null, whole: null }];
  return amounts.map((amount, place) => ({
    ...debt,
    amount,
    about: `${debt.about} (${place + 1}/${amounts.length})`,
    slice: place + 1,
    slices: amounts.length,
    whole: debt.amount,
  }));
}

/** Puts everything that is due into a new batch. @throws 409 where nothing is */
export async function fillBatch({ access, context }: Writer, tenant: Tenant, id: number): Promise<void> {
  const batch = await tenant.one<{ source: PaymentSource; way: string; run_id: number | null }>(
    'select source, way, run_id from payment_batch where organization_id = $1 and id = $2',
    [tenant.organizationId, id],
  );
  if (!batch) throw new Error(`there is no batch ${id}`);
  const { source, way, run_id } = batch;
  const debts = await lockedDebts(tenant, source, way, source === 'payroll' ? run_id : null);
  if (debts.length === 0) throw conflict(says.nothingDue, 'nothing_due');
  const { above_limit, most_amount } = await paymentRules(tenant);
  // Of a payslip nothing is recorded, so that its slices are paid one by one; other debts are recorded as a whole.
  const limit = source === 'payroll' && way === 'bank' && above_limit === 'split' ? most_amount : null;
  await addRows(
    tenant,
    id,
    context.clock(),
    debts
      .flatMap((debt) => inSlices(debt, limit))
      .map(({ id: source_id, ...debt }) => ({ ...debt, source, source_id, retry_of: null })),
  );
  await noteMaker(tenant, id, access.userId);
  await addUpBatch(tenant, id);
}

/** A new batch of the failed and returned rows of one, with the accounts as they are now; it is checked like any other. */
export async function retryBatch(writer: Writer, tenant: Tenant, id: number): Promise<number> {
  const { access, context } = writer;
  const failed = await tenant.query<Omit<NewRow, 'account' | 'retry_of'> & { id: number; way: string }>(
    `select i.id, i.employee_id as employee, i.source, i.source_id, i.part, i.slice, i.slices, i.whole::text as whole, i.about, i.amount::text as amount, i.way from payment_item i
      where i.organization_id = $1 and i.batch_id = $2 and i.status in ('Failed', 'Returned')
        and not exists (select from payment_item r where r.organization_id = $1 and r.retry_of_id = i.id and r.status not in ('Failed', 'Removed')) order by i.id for update`,
    [tenant.organizationId, id],
  );
  if (failed.length === 0) throw conflict(says.nothingFailed, 'nothing_failed');
  const accounts = await accountsNow(tenant, failed[0]?.way ?? 'bank', failed);
  const of = await tenant.one<
    Record<'source' | 'way' | 'narration' | 'template', string> & Record<'run_id' | 'account_id', number | null>
  >(
    'select source, way, narration, template, run_id, account_id from payment_batch where organization_id = $1 and id = $2',
    [tenant.organizationId, id],
  );
  if (!of) throw new Error(`there is no batch ${id}`);
  const next = await createRecord(writer, tenant, paymentBatch, paymentBatchHooks, {
    source: of.source,
    way: of.way,
    narration: of.narration,
    run: of.run_id,
    account: of.account_id,
    pay_on: ruleClockOf(context, access).today,
  });
  await tenant.query('update payment_batch set retry_of_id = $3 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    next,
    id,
  ]);
  await addRows(
    tenant,
    next,
    context.clock(),
    failed.map(({ id: retry_of, way: _way, ...row }) => ({
      ...row,
      account: accounts.get(retry_of) ?? null,
      retry_of,
    })),
  );
  await noteMaker(tenant, next, access.userId);
  await addUpBatch(tenant, next);
  return next;
}
