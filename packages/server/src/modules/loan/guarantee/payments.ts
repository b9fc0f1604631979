/** What guarantors pay of what is requested from them: in cash, or by payrolls once they agreed and HR decided so. */
import { monthSpan } from '@karmik/model/kit/month';
import { decimalOf } from '@karmik/model/kit/exact/decimal';
import { compare, isZero, lesser, notBelowZero } from '@karmik/model/kit/exact/ratio';
import { loanMessages as says } from '@karmik/model/loan/messages';
import { owedOf } from '@karmik/model/loan/plan/plan';
import { guaranteeSource } from '@karmik/model/payroll/items/sources';
import type { Tenant } from '../../../db/database.ts';
import { conflict } from '../../../http/errors.ts';
import type { PayItemSource } from '../../../pay-items/port.ts';
import { addUpLoans, heldLoans } from '../books.ts';

/** Whether guarantors of a loan were asked to pay and have not paid all. */
export const isCalled = async (tenant: Tenant, loan: number): Promise<boolean> =>
  (await tenant.one(
    `select 1 from loan_guarantee where organization_id = $1 and loan_id = $2 and status in ('Payment requested', 'Deduction agreed', 'Deducted from pay') limit 1`,
    [tenant.organizationId, loan],
  )) !== undefined;

/** Adds payments to what guarantors have paid; a guarantee that is paid ends. */
export const addUpGuarantees = (
  tenant: Tenant,
  payments: readonly { readonly guarantee: number; readonly amount: string }[],
  today: string,
): Promise<unknown> =>
  tenant.query(
    `update loan_guarantee g set paid = g.paid + w.amount, status = case when g.paid + w.amount >= g.called then 'Paid' else g.status end,
            ended_on = case when g.paid + w.amount >= g.called then $3::date else g.ended_on end
       from jsonb_to_recordset($2::jsonb) as w (guarantee bigint, amount numeric) where g.organization_id = $1 and g.id = w.guarantee`,
    [tenant.organizationId, JSON.stringify(payments), today],
  );

interface Offered {
  readonly id: number;
  readonly person: number;
  readonly heading: string;
  readonly left: string;
}

/**
 * What guarantors pay by payrolls. Nothing is offered before the guarantor agreed to the deduction and HR decided it; payslips take it
 * as far as the least net pay allows, and the rest is due in later months.
 */
export const guaranteeItems: PayItemSource = {
  name: guaranteeSource,
  async offer(tenant, { month }, people) {
    const due = await tenant.query<Offered>(
      `select g.id, g.guarantor_id as person, h.formula_name as heading,
              (g.called - g.paid - coalesce((select sum(u.amount) from pay_item_use u where u.organization_id = $1 and u.source = $4 and u.source_id = g.id
                 and u.taken_at is null and u.earned <> $2), 0))::text as left
         from loan_guarantee g
         join loan l on l.organization_id = g.organization_id and l.id = g.loan_id and l.repayment = 'receivable'
         join loan_heading_deduction d on d.organization_id = l.organization_id and d.loan_type_id = l.loan_type_id
         join pay_heading h on h.organization_id = d.organization_id and h.id = d.heading_id
        where g.organization_id = $1 and g.status = 'Deducted from pay' and ($3::bigint[] is null or g.guarantor_id = any($3))
        order by g.id`,
      [tenant.organizationId, month, people, guaranteeSource],
    );
    return due.flatMap(({ left, ...item }) =>
      isZero(notBelowZero(decimalOf(left))) ? [] : [{ ...item, amount: left, earned: month }],
    );
  },
  async settle(tenant, taken) {
    if (taken.length === 0) return;
    const owners = await tenant.query<{ guarantee: number; loan: number; borrower: number; left: string }>(
      `select g.id as guarantee, g.loan_id as loan, g.borrower_id as borrower, (g.called - g.paid)::text as left
         from loan_guarantee g where g.organization_id = $1 and g.id = any($2::bigint[]) and g.status = 'Deducted from pay' order by g.id for update`,
      [tenant.organizationId, taken.map(({ id }) => id)],
    );
    const held = new Map(
      (
        await heldLoans(
          tenant,
          owners.map(({ loan }) => loan),
        )
      ).map((each) => [each.id, each]),
    );
    const lines = taken.map(({ id, earned, amount }) => {
      const owner = owners.find(({ guarantee }) => guarantee === id);
      const state = owner && held.get(owner.loan)?.book.state;
      // A payment in cash or a release meanwhile makes the payroll out of date.
      if (!owner || !state || compare(decimalOf(amount), lesser(decimalOf(owner.left), owedOf(state))) > 0)
        throw conflict(says.changedMeanwhile, 'loan_changed');
      return {
        guarantee: id,
        loan: owner.loan,
        person: owner.borrower,
        amount,
        month: earned,
        happened_on: monthSpan(earned).ends_on,
      };
    });
    await tenant.query(
      `insert into loan_movement (organization_id, loan_id, employee_id, kind, amount, happened_on, month, guarantee_id)
       select $1, loan, person, 'guarantor', amount, happened_on, month, guarantee
         from jsonb_to_recordset($2::jsonb) as m (loan bigint, person bigint, amount numeric, happened_on date, month text, guarantee bigint) where amount > 0`,
      [tenant.organizationId, JSON.stringify(lines)],
    );
    for (const [day, paid] of Map.groupBy(lines, ({ happened_on }) => happened_on))
      await addUpGuarantees(tenant, paid, day);
    await addUpLoans(tenant, [...new Set(lines.map(({ loan }) => loan))]);
  },
};
