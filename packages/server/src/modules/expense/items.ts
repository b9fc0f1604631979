/** Approved claims as a source of payrolls: they change the net pay alone, and are paid once the payroll is confirmed (case PC-75). */
import { expenseMessages as says } from '@karmik/model/expense/messages';
import { expenseSource } from '@karmik/model/payroll/items/sources';
import { bsMonthOf } from '@karmik/model/payroll/month/fiscal-month';
import { conflict } from '../../http/errors.ts';
import type { PayItemSource } from '../../pay-items/port.ts';
import { openStates } from '../../payments/open-payment.ts';

/** No batch of payments has the claim `s` in hand. */
const isInNoBatch = `not exists (select from payment_item i where i.organization_id = s.organization_id and i.source = 'claim' and i.source_id = s.id and i.status in ${openStates})`;

/** A claim is an item of the month in which it was sent, so that a payroll pays it once. Claims in a batch of payments are paid by that. */
export const claimItems: PayItemSource = {
  name: expenseSource,
  async offer(tenant, { ends_on }, people) {
    const due = await tenant.query<{ id: number; person: number; amount: string; sent_on: string }>(
      `select s.id, s.sender_id as person, s.to_pay::text as amount, s.sent_on::text as sent_on
         from expense_settlement s join expense_setting t on t.organization_id = s.organization_id
        where s.organization_id = $1 and t.pays_with_salary and s.status = 'Approved' and s.standing = 'to_pay' and s.to_pay > 0 and s.account is null
          and s.sent_on <= $2::date and ($3::bigint[] is null or s.sender_id = any($3))
          and ${isInNoBatch}
        order by s.id`,
      [tenant.organizationId, ends_on, people],
    );
    return due.map(({ sent_on, ...item }) => ({ ...item, heading: null, earned: bsMonthOf(sent_on) }));
  },
  async hold(tenant, run, items) {
    if (items.length === 0) return;
    const held = await tenant.query(
      `update expense_settlement set payroll_id = $2 where organization_id = $1 and id = any($3::bigint[]) and standing = 'to_pay' and payroll_id is null returning id`,
      [tenant.organizationId, run, items.map(({ id }) => id)],
    );
    if (held.length < items.length) throw conflict(says.changedMeanwhile, 'claim_changed');
  },
  async free(tenant, items) {
    if (items.length === 0) return;
    await tenant.query(
      'update expense_settlement set payroll_id = null where organization_id = $1 and id = any($2::bigint[])',
      [tenant.organizationId, items.map(({ id }) => id)],
    );
  },
  async settle(tenant, taken) {
    if (taken.length === 0) return;
    const ids = taken.map(({ id }) => id);
    const open = await tenant.query<{ id: number; to_pay: string }>(
      `select s.id, s.to_pay::text as to_pay from expense_settlement s
        where s.organization_id = $1 and s.id = any($2::bigint[]) and s.standing = 'to_pay' and ${isInNoBatch} order by s.id for update of s`,
      [tenant.organizationId, ids],
    );
    const isDue = ({ id, amount }: (typeof taken)[number]) =>
      open.some((each) => each.id === id && each.to_pay === amount);
    if (!taken.every(isDue)) throw conflict(says.changedMeanwhile, 'claim_changed');
    await tenant.query(
      `with paid as (update expense_settlement set standing = 'paid' where organization_id = $1 and id = any($2::bigint[]) returning id, sender_id, to_pay, payroll_id)
       insert into expense_payment (organization_id, settlement_id, employee_id, kind, paid_by, amount, happened_on, reference)
       select $1, p.id, p.sender_id, 'payment', 'salary', p.to_pay, coalesce(r.paid_on, r.ends_on), r.name
         from paid p join pay_run r on r.organization_id = $1 and r.id = p.payroll_id`,
      [tenant.organizationId, ids],
    );
  },
};
