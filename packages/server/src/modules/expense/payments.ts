/** What is checked before the payment of a claim is recorded, and what follows from it. A claim is paid once, as a whole. */
import type { expensePayment } from '@karmik/model/expense/settlement';
import { expenseMessages as says } from '@karmik/model/expense/messages';
import type { EntityHooks } from '../../entity/hooks.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { payrollOfClaim } from './items.ts';
import { refusalOfOpenPayment } from '../../payments/open-payment.ts';

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
      by_salary: boolean;
    }>(
      `select s.sender_id as sender, s.standing, s.to_pay::text as to_pay, s.account is not null as is_confirmed,
              exists (select from expense_payment p where p.organization_id = $1 and p.settlement_id = s.id and p.paid_by = 'salary') as by_salary
         from expense_settlement s
        where s.organization_id = $1 and s.id = $2 for update of s`,
      [tenant.organizationId, body.settlement],
    );
    if (claim?.standing == null) return { settlement: [says.notApproved] };
    if (claim.sender === access.userId) return { settlement: [says.ownPayment] };
    if (claim.standing === 'settled') return { settlement: [says.nothingToPay] };
    if (body.kind === 'payment' && claim.standing === 'paid') return { settlement: [says.paidAlready] };
    if (body.kind === 'payment_taken_back' && claim.standing !== 'paid') return { kind: [says.notPaid] };
    if (claim.by_salary) return { kind: [says.paidWithSalary] };
    const run = await payrollOfClaim(tenant, body.settlement);
    if (run) return { settlement: [says.inPayroll({ name: { en: run.name, ne: run.name_ne } })] };
    if (claim.is_confirmed && body.paid_by === 'cash') return { paid_by: [says.leaverByBank] };
    const open = await refusalOfOpenPayment(tenant, 'claim', body.settlement);
    if (open) return { settlement: [open] };
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
