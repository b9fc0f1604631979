/** Salary advances as a source of recoveries for payrolls, and what an advance has come to. */
import { monthSpan } from '@karmik/model/kit/month';
import { dueIn, type AdvanceState, type Carry } from '@karmik/model/payroll/advance/plan';
import { advanceSource } from '@karmik/model/payroll/items/sources';
import type { Tenant } from '../../../db/database.ts';
import type { PayItemSource } from '../../../pay-items/port.ts';

interface Open extends AdvanceState {
  readonly id: number;
  readonly person: number;
  readonly heading: string;
  readonly carry: Carry;
}

/** Each month of an advance is an item of its own, by the request. What a payroll could not take is due again by the rule of the setting. */
export const advanceItems: PayItemSource = {
  name: advanceSource,
  async offer(tenant, { month, ends_on }, people) {
    const open = await tenant.query<Open>(
      `select a.id, a.sender_id as person, h.formula_name as heading, t.carry, a.amount::text as amount, a.instalments, a.recovery_from as first_month, a.paid::text as paid,
              (coalesce(a.recovered, 0) + coalesce((select sum(u.amount) from pay_item_use u
                where u.organization_id = $1 and u.source = $5 and u.source_id = a.id and u.taken_at is null and u.earned <> $2), 0))::text as recovered,
              exists (select from separation r where r.organization_id = $1 and r.employee_id = a.sender_id and r.status <> 'Cancelled'
                        and r.effective_date <= $3::date + 1) as is_last
         from advance_salary a
         join advance_salary_setting t on t.organization_id = a.organization_id
         join pay_heading h on h.organization_id = t.organization_id and h.id = t.heading_id
        where a.organization_id = $1 and a.repayment = 'recovering' and ($4::bigint[] is null or a.sender_id = any($4))
        order by a.id`,
      [tenant.organizationId, month, ends_on, people, advanceSource],
    );
    return open.flatMap(({ id, person, heading, carry, ...state }) => {
      const amount = dueIn(month, state, carry);
      return amount === '0.00' ? [] : [{ id, person, heading, amount, earned: month }];
    });
  },
  async settle(tenant, taken) {
    const lines = taken.map(({ id, person, earned, amount }) => ({
      id,
      person,
      month: earned,
      happened_on: monthSpan(earned).ends_on,
      amount,
    }));
    await tenant.query(
      `insert into advance_salary_movement (organization_id, advance_id, employee_id, kind, amount, happened_on, month)
       select $1, id, person, 'recovery', amount, happened_on, month
         from jsonb_to_recordset($2::jsonb) as l (id bigint, person bigint, amount numeric, happened_on date, month text) where amount > 0`,
      [tenant.organizationId, JSON.stringify(lines)],
    );
    await addUpAdvances(
      tenant,
      taken.map(({ id }) => id),
    );
  },
};

/** Writes what the movements of approved advances add up to into the advances. */
export const addUpAdvances = (tenant: Tenant, ids: readonly number[]): Promise<unknown> =>
  tenant.query(
    `update advance_salary a set paid = m.paid, recovered = m.recovered,
            repayment = case when m.paid > m.recovered then 'recovering' when m.paid >= a.amount then 'recovered' else 'to_pay' end
       from (select o.id, coalesce(sum(case l.kind when 'payment' then l.amount when 'payment_taken_back' then -l.amount end), 0) as paid,
                    coalesce(sum(case when l.kind in ('repayment', 'recovery') then l.amount when l.kind = 'repayment_taken_back' then -l.amount end), 0) as recovered
               from advance_salary o left join advance_salary_movement l on l.organization_id = o.organization_id and l.advance_id = o.id
              where o.organization_id = $1 and o.id = any($2::bigint[]) and o.status = 'Approved' group by o.id) m
      where a.organization_id = $1 and a.id = m.id`,
    [tenant.organizationId, ids],
  );
