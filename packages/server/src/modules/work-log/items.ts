/** The pay log as a source of pay: what an employee's approved work of a month is worth is one amount (WC-13). */
import { addUp } from '@karmik/model/kit/add-up';
import { monthSpan } from '@karmik/model/kit/month';
import { workLogSource } from '@karmik/model/payroll/items/sources';
import { workLogMessages as says } from '@karmik/model/work-log/messages';
import type { Tenant } from '../../db/database.ts';
import { conflict } from '../../http/errors.ts';
import type { PayItemSource } from '../../pay-items/port.ts';

/** Lines `l` of a log `w` that may be paid under the setting `t`. */
const payable = `not l.is_paid and (not t.needs_acknowledgement or w.acknowledged_on is not null)`;
const lines = `pay_log l join work_log w on w.organization_id = l.organization_id and w.id = l.log_id
  join work_log_setting t on t.organization_id = l.organization_id`;

interface Unpaid {
  readonly id: number;
  readonly person: number;
  readonly month: string;
  readonly amount: string;
  readonly heading: string;
}

/** What of each person and month may be paid; the id is that of the newest line, so that what is approved later is another item. */
const unpaid = (tenant: Tenant, until: string, people: readonly number[] | null) =>
  tenant.query<Unpaid>(
    `select max(l.id) as id, l.employee_id as person, l.month, sum(l.amount)::text as amount, h.formula_name as heading
       from ${lines} join pay_heading h on h.organization_id = t.organization_id and h.id = t.heading_id
      where l.organization_id = $1 and ${payable} and l.worked_on <= $2 and ($3::bigint[] is null or l.employee_id = any($3))
      group by l.employee_id, l.month, h.formula_name order by max(l.id)`,
    [tenant.organizationId, until, people],
  );

/**
 * One item for each employee and month. A month that takes back more than it earns waits until other work of it is approved.
 */
export const workLogItems: PayItemSource = {
  name: workLogSource,
  offer: async (tenant, { ends_on }, people) =>
    (await unpaid(tenant, ends_on, people))
      .filter(({ amount }) => !amount.startsWith('-') && Number(amount) > 0)
      .map(({ id, person, heading, amount, month }) => ({ id, person, heading, amount, earned: month })),
  async settle(tenant, taken) {
    for (const { id, person, earned, amount } of taken) {
      const { starts_on, ends_on } = monthSpan(earned);
      const paid = await tenant.query<{ amount: string }>(
        `update pay_log p set is_paid = true where p.organization_id = $1 and p.id in (
           select l.id from ${lines} where l.organization_id = $1 and l.employee_id = $2 and ${payable} and l.worked_on between $3 and $4 and l.id <= $5)
         returning p.amount::text as amount`,
        [tenant.organizationId, person, starts_on, ends_on, id],
      );
      if (addUp(['0.00', ...paid.map((row) => row.amount)]) !== addUp(['0.00', amount]))
        throw conflict(says.changed, 'work_changed');
    }
  },
};
