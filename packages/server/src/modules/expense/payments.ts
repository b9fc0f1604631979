/** What is checked before the payment of a claim is recorded, and what follows from it. A claim is paid once, as a whole. */
import type { expensePayment } from '@karmik/model/expense/settlement';
import { expenseMessages as says } from '@karmik/model/expense/messages';
import type { EntityHooks } from '../../entity/hooks.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { refusalOfBatchPayment, refusalOfOpenPayment } from '../../payments/open-payment.ts';

export const expensePaymentHooks: EntityHooks<typeof expensePayment> = {
  ofPastPeople: ['employee'],
  async beforeSave({ tenant, access, context }, body) {
    const { today } = ruleClockOf(context, access);
    if (body.happened_on > today) return { happened_on: [says.dayAhead] };
    if (body.kind === 'payment' && body.paid_by === 'salary') return { paid_by: [says.bySalaryAlone] };
    const claim = await tenant.one<{
      sender: number;
      standing: string | null;
      to_pay: string | null;
      is_confirmed: boolean;
      payroll: { en: string; ne: string } | null;
    }>(
      `select s.sender_id as sender, s.standing, s.to_pay::text as to_pay, s.account is not null as is_confirmed,
              (select json_build_object('en', r.name, 'ne', coalesce(r.name_in_nepali, r.name)) from pay_run r where r.organization_id = $1 and r.id = s.payroll_id) as payroll
         from expense_settlement s
        where s.organization_id = $1 and s.id = $2 for update of s`,
      [tenant.organizationId, body.settlement],
    );
    if (claim?.standing == null) return { settlement: [says.notApproved] };
    if (claim.sender === access.userId) return { settlement: [says.ownPayment] };
    if (claim.standing === 'settled') return { settlement: [says.nothingToPay] };
    if (body.kind === 'payment' && claim.standing === 'paid') return { settlement: [says.paidAlready] };
    if (body.kind === 'payment_taken_back' && claim.standing !== 'paid') return { kind: [says.notPaid] };
    if (claim.payroll && claim.standing === 'paid') return { kind: [says.paidWithSalary({ name: claim.payroll })] };
    if (claim.payroll) return { settlement: [says.inPayroll({ name: claim.payroll })] };
    if (claim.is_confirmed && body.paid_by === 'cash') return { paid_by: [says.leaverByBank] };
    const open = await refusalOfOpenPayment(tenant, 'claim', body.settlement);
    if (open) return { settlement: [open] };
    if (body.kind === 'payment_taken_back') {
      const inBatch = await refusalOfBatchPayment(tenant, 'claim', body.settlement);
      if (inBatch) return { settlement: [inBatch] };
    }
    Object.assign(body, { employee: claim.sender, created_by: access.userId, amount: claim.to_pay });
    return undefined;
  },
  async afterSave({ tenant }, { settlement, kind }) {
    await tenant.query('update expense_settlement set standing = $3 where organization_id = $1 and id = $2', [
      tenant.organizationId,
      settlement,
      kind === 'payment' ? 'paid' : 'to_pay',
    ]);
  },
};
