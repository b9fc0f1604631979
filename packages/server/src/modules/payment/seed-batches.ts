/** Batches of the demo: the salaries of the newest month, loans that wait for their check, a paid claim with its voucher, and claims with a row that a bank would refuse. */
import { paymentBatch } from '@karmik/model/payment/batch';
import { payLedger } from '@karmik/model/payroll/voucher/ledger';
import { statementLine } from '@karmik/model/payment/statement';
import type { PaymentSource } from '@karmik/model/payment/choices';
import { createRecord, type Writer } from '../../entity/write.ts';
import { writerOf, type DemoOrganization } from '../../seed/demo-organization.ts';
import { demoEmails } from '../../seed/demo-accounts.ts';
import { exportVoucher } from '../payroll/voucher/export.ts';
import { makeVoucher } from '../payroll/voucher/make.ts';
import { requirePart } from '../payroll/voucher/batch.ts';
import { lockedDebts } from './debts.ts';
import { moveItem } from './items.ts';
import { fillBatch, paymentBatchHooks } from './make.ts';
import { moveBatch } from './moves.ts';
import { addUpBatch } from './sums.ts';
import { statementLineHooks } from './statements.ts';

const dayMs = 86_400_000;

/** The ledger of the account that pays expenses, and the voucher of a batch that it paid, with its export. */
async function seedVoucher(hr: Writer, batch: number): Promise<void> {
  await hr.access.tenant.transaction(async (tenant) => {
    const ledger = await createRecord(
      hr,
      tenant,
      payLedger,
      {},
      {
        code: '1121',
        name: 'Expense bank account',
        name_in_nepali: 'खर्चको बैंक खाता',
        account_group: 'asset',
        tally_name: null,
      },
    );
    await tenant.query(
      `update payment_account a set ledger_id = $3 from payment_batch b where a.organization_id = $1 and b.organization_id = $1 and b.id = $2 and a.id = b.account_id`,
      [tenant.organizationId, batch, ledger],
    );
    const part = await requirePart(tenant, batch, 'payment');
    const id = await makeVoucher(hr, tenant, { subject: { purpose: 'payment', run: null, part }, day: null });
    await exportVoucher(hr, tenant, id, 'xlsx');
  });
}

/** What the statement of the account says of a batch, with a charge and a deposit. */
async function seedStatement(hr: Writer, batch: number, on: string): Promise<void> {
  const { tenant } = hr.access;
  const paid = await tenant.one<{
    account: number;
    number: string;
    paid: string;
    after: string;
    charged: string;
    ended: string;
  }>(
    `select account_id as account, number, paid::text as paid, (12000000 - paid)::text as after, (12000000 - paid - 30)::text as charged, (12000000 - paid + 2620)::text as ended
       from payment_batch where organization_id = $1 and id = $2`,
    [tenant.organizationId, batch],
  );
  if (!paid) return;
  const { account } = paid;
  const none = { reference: null, withdrawn: null, deposited: null };
  await tenant.transaction(async (inner) => {
    for (const line of [
      {
        ...none,
        narration: `BULK PAYMENT ${paid.number}`,
        reference: 'NABIL-88104',
        withdrawn: paid.paid,
        balance: paid.after,
      },
      { ...none, narration: 'Service charge', withdrawn: '30.00', balance: paid.charged },
      { ...none, narration: 'Deposit, returned advance', deposited: '2650.00', balance: paid.ended },
    ])
      await createRecord(hr, inner, statementLine, statementLineHooks, { account, happened_on: on, ...line });
  });
}

export async function seed({ context, organizationId, hrId, end, setTime }: DemoOrganization): Promise<void> {
  const hr = await writerOf(context, organizationId, hrId);
  const { tenant } = hr.access;
  const officer = await tenant.one<{ id: number }>(
    `select m.user_id as id from membership_group m join permission_group g on g.organization_id = m.organization_id and g.id = m.group_id
      where m.organization_id = $1 and '26.00' = any(g.codes) and m.user_id <> $2 order by m.user_id limit 1`,
    [organizationId, hrId],
  );
  if (!officer) return;
  const maker = await writerOf(context, organizationId, officer.id);
  const account = async (template: string) =>
    (
      await tenant.one<{ id: number }>(
        'select id from payment_account where organization_id = $1 and template = $2 order by id limit 1',
        [organizationId, template],
      )
    )?.id ?? 0;
  const run = await tenant.one<{ id: number; name: string }>(
    `select id, name from pay_run where organization_id = $1 and status = 'Published' and kind = 'regular' order by starts_on desc, id desc limit 1`,
    [organizationId],
  );

  const make = (
    source: PaymentSource,
    {
      who,
      from,
      narration,
      of = null,
      way = 'bank',
    }: { who: Writer; from: string; narration: string; of?: number | null; way?: 'bank' | 'esewa' },
  ) =>
    tenant.transaction(async (inner) => {
      const id = await createRecord(who, inner, paymentBatch, paymentBatchHooks, {
        source,
        run: of,
        way,
        account: way === 'bank' ? await account(from) : null,
        pay_on: context.clock().toISOString().slice(0, 10),
        narration,
      });
      await fillBatch(who, inner, id);
      return id;
    });
  const move = (who: Writer, id: number, name: string, to: string, input = {}) =>
    tenant.transaction((inner) => moveBatch(who, inner, { id, name, to, input, before: { id, status: '' } }));
  const answer = (id: number, name: string, to: string, input: object) =>
    tenant.transaction((inner) =>
      moveItem(hr, inner, { id, name, to, input: { ...input }, before: { id, status: '' } }),
    );
  const rowsOf = (batch: number) =>
    tenant.query<{ id: number; account_name: string | null; employee_id: number; source_id: number }>(
      'select id, account_name, employee_id, source_id from payment_item where organization_id = $1 and batch_id = $2 order by id',
      [organizationId, batch],
    );

  /** Who is paid in the batch checks it with another person. */
  const sendChecked = async (id: number) => {
    await move(maker, id, 'submit', 'Check pending');
    for (const { id: person } of checkers)
      if ((await statusOf(id)) === 'Check pending')
        await move(await writerOf(context, organizationId, person), id, 'check', 'Checked');
    await move(maker, id, 'send', 'Sent');
  };

  /** Salaries of those with wallets: paid, failed, and one whose outcome is unknown. */
  const payByWallet = async (of: number) => {
    const id = await make('payroll', { who: maker, from: '', narration: 'Salary by eSewa', of, way: 'esewa' });
    await sendChecked(id);
    await tenant.query(
      `update payment_item set status = 'Sending', sending_at = $3, asked_at = $3 where organization_id = $1 and batch_id = $2 and status = 'Created'`,
      [organizationId, id, context.clock()],
    );
    const on = context.clock().toISOString().slice(0, 10);
    for (const [place, row] of (await rowsOf(id)).entries()) {
      if (row.employee_id === hrId || place === 0) continue;
      if (place === 1) await answer(row.id, 'fail', 'Failed', { remark: 'Wallet is not verified' });
      else await answer(row.id, 'complete', 'Complete', { settled_on: on, reference: `ESW-${7_300_100 + row.id}` });
    }
    await tenant.query(
      `update payment_item set status = 'Ambiguous' where organization_id = $1 and batch_id = $2 and status = 'Sending'`,
      [organizationId, id],
    );
    await addUpBatch(tenant, id);
    // What eSewa reported of them, and one of a payment that is not here.
    await tenant.query(
      `insert into payment_callback (organization_id, digest, received_at, payment_key, answer, amount, currency, receiver, reference, payment_id, handled_at, status, created_at)
       select $1, 'demo ' || i.id, $3::timestamptz, i.own_key::text, 'complete', i.amount, 'NPR', i.account_number, i.reference, i.id, $3::timestamptz, 'Matched', $3::timestamptz
         from payment_item i where i.organization_id = $1 and i.batch_id = $2 and i.status = 'Complete'
       union all select $1, 'demo', $3, gen_random_uuid()::text, 'complete', 4500, 'NPR', '9841200999', 'ESW-7300999', null, null, 'Waiting', $3`,
      [organizationId, id, context.clock()],
    );
  };
  const statusOf = async (id: number) =>
    (
      await tenant.one<{ status: string }>('select status from payment_batch where organization_id = $1 and id = $2', [
        organizationId,
        id,
      ])
    )?.status;
  const isDue = async (source: PaymentSource) => (await lockedDebts(tenant, source, 'bank', null)).length > 0;
  /** Two who may check; HR has confirmed changes of accounts, and cannot check payments to these for a while. */
  const checkers = await tenant.query<{ id: number }>(
    `select m.user_id as id from membership m join users u on u.id = m.account_id
      where m.organization_id = $1 and m.is_current and not m.is_hr_admin and not m.is_audit_user and u.status = 'active'
        and u.email <> all($2) and m.user_id <> $3 order by m.user_id limit 2`,
    [organizationId, [...demoEmails], officer.id],
  );
  await tenant.query(
    `insert into membership_group (organization_id, user_id, group_id) select $1, p.id, g.id from permission_group g, unnest($2::bigint[]) p (id)
      where g.organization_id = $1 and g.name = 'Payroll officers'`,
    [organizationId, checkers.map(({ id }) => id)],
  );

  if (run) {
    setTime(new Date(end - 4 * dayMs));
    await payByWallet(run.id);
    setTime(new Date(end - 3 * dayMs));
    const id = await make('payroll', {
      who: maker,
      from: 'nabil',
      narration: `Salary ${run.name}`.slice(0, 40),
      of: run.id,
    });
    for (const row of (await rowsOf(id)).filter(({ account_name }) => account_name === null))
      await answer(row.id, 'remove', 'Removed', {});
    await sendChecked(id);
    setTime(new Date(end - 2 * dayMs));
    const on = context.clock().toISOString().slice(0, 10);
    const rows = await rowsOf(id);
    const bounced = rows.find(({ employee_id }) => employee_id !== hrId)?.id;
    if (bounced !== undefined) await answer(bounced, 'fail', 'Failed', { remark: 'Account is dormant' });
    await move(hr, id, 'settle', 'Complete', { settled_on: on, reference: 'NABIL-88104' });
    // Of the own row of HR another person says that it is paid.
    if (rows.some(({ employee_id }) => employee_id === hrId))
      await move(maker, id, 'settle', 'Complete', { settled_on: on, reference: 'NABIL-88104' });
    await seedStatement(hr, id, on);
  }
  setTime(new Date(end - dayMs));
  if (await isDue('loan')) {
    const id = await make('loan', { who: maker, from: 'generic', narration: 'Staff loans' });
    await move(maker, id, 'submit', 'Check pending');
  }
  const claims = await lockedDebts(tenant, 'claim', 'bank', null);
  const sendable = claims.find(({ account }) => account !== null && /^[A-Za-z .'-]+$/.test(account.holder));
  if (sendable && claims.length > 1) {
    const id = await make('claim', { who: maker, from: 'generic', narration: 'Urgent expense claim' });
    for (const row of (await rowsOf(id)).filter(({ source_id }) => source_id !== sendable.id))
      await answer(row.id, 'remove', 'Removed', {});
    await sendChecked(id);
    const on = context.clock().toISOString().slice(0, 10);
    await move(hr, id, 'settle', 'Complete', { settled_on: on, reference: 'EBL-20418', fee: '10.00' });
    await seedVoucher(hr, id);
  }
  if (await isDue('claim')) {
    await make('claim', { who: maker, from: 'generic', narration: 'Expense claims' });
    await tenant.query(
      `update payment_item i set account_name = coalesce(p.name_ne, 'शर्मा') from person p
        where i.organization_id = $1 and i.source = 'claim' and i.status = 'Created' and p.organization_id = $1 and p.id = i.employee_id`,
      [organizationId],
    );
  }
  setTime(new Date(end));
}
