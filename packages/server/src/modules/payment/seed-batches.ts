/** Batches of the demo: the salaries of the newest month, loans that wait for their check, and claims with a row that a bank would refuse. */
import { paymentBatch } from '@karmik/model/payment/batch';
import { statementLine } from '@karmik/model/payment/statement';
import type { PaymentSource } from '@karmik/model/payment/choices';
import { createRecord, type Writer } from '../../entity/write.ts';
import { writerOf, type DemoOrganization } from '../../seed/demo-organization.ts';
import { demoEmails } from '../../seed/demo-accounts.ts';
import { lockedDebts } from './debts.ts';
import { moveItem } from './items.ts';
import { fillBatch, paymentBatchHooks } from './make.ts';
import { moveBatch } from './moves.ts';
import { addUpBatch } from './sums.ts';
import { statementLineHooks } from './statements.ts';

const dayMs = 86_400_000;

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
    tenant.query<{ id: number; account_name: string | null; employee_id: number }>(
      'select id, account_name, employee_id from payment_item where organization_id = $1 and batch_id = $2 order by id',
      [organizationId, batch],
    );

  /** Salaries of those with wallets: paid, failed, and one whose outcome is unknown. */
  const payByWallet = async (of: number) => {
    const id = await make('payroll', { who: maker, from: '', narration: 'Salary by eSewa', of, way: 'esewa' });
    await move(maker, id, 'submit', 'Check pending');
    for (const { id: person } of checkers)
      if ((await statusOf(id)) === 'Check pending')
        await move(await writerOf(context, organizationId, person), id, 'check', 'Checked');
    await move(maker, id, 'send', 'Sent');
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
    await move(maker, id, 'submit', 'Check pending');
    // Who is paid in the batch checks it with another person.
    for (const { id: person } of checkers)
      if ((await statusOf(id)) === 'Check pending')
        await move(await writerOf(context, organizationId, person), id, 'check', 'Checked');
    await move(maker, id, 'send', 'Sent');
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
