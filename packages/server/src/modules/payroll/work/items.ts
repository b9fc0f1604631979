/** Approved work as a source of pay: what an employee did in a month is one amount. */
import { addUp } from '@karmik/model/kit/add-up';
import { monthSpan } from '@karmik/model/kit/month';
import { workSource } from '@karmik/model/payroll/items/sources';
import { workMessages as says } from '@karmik/model/payroll/work/messages';
import { bsMonthOf } from '@karmik/model/payroll/month/fiscal-month';
import type { Tenant } from '../../../db/database.ts';
import { conflict } from '../../../http/errors.ts';
import type { PayItem, PayItemSource } from '../../../pay-items/port.ts';

interface Done {
  readonly id: number;
  readonly person: number;
  readonly worked_on: string;
  readonly amount: string;
  readonly heading: string;
}

/** Approved work up to a day that no payroll has paid. */
const unpaidWork = (tenant: Tenant, until: string, people: readonly number[] | null): Promise<Done[]> =>
  tenant.query<Done>(
    `select w.id, w.sender_id as person, w.worked_on, w.amount::text as amount, h.formula_name as heading
       from unit_of_work w
       join unit_of_work_setting t on t.organization_id = w.organization_id
       join pay_heading h on h.organization_id = t.organization_id and h.id = t.heading_id
      where w.organization_id = $1 and w.status = 'Approved' and not w.is_paid and w.worked_on <= $2 and ($3::bigint[] is null or w.sender_id = any($3))
      order by w.id`,
    [tenant.organizationId, until, people],
  );

/** One item for each employee and month of work; its id is the newest work in it, so that what is approved later is another item. */
function itemsOf(done: readonly Done[]): PayItem[] {
  const groups = Map.groupBy(done, ({ person, worked_on }) => `${person} ${bsMonthOf(worked_on)}`);
  return [...groups.values()].flatMap((own) => {
    const last = own.at(-1);
    if (!last) return [];
    const { id, person, heading, worked_on } = last;
    return [{ id, person, heading, amount: addUp(own.map(({ amount }) => amount)), earned: bsMonthOf(worked_on) }];
  });
}

export const workItems: PayItemSource = {
  name: workSource,
  offer: async (tenant, { ends_on }, people) => itemsOf(await unpaidWork(tenant, ends_on, people)),
  async settle(tenant, taken) {
    for (const { id, person, earned, amount } of taken) {
      const { starts_on, ends_on } = monthSpan(earned);
      const paid = await tenant.query<{ amount: string }>(
        `update unit_of_work set is_paid = true where organization_id = $1 and sender_id = $2 and status = 'Approved' and not is_paid
            and worked_on between $3 and $4 and id <= $5 returning amount::text as amount`,
        [tenant.organizationId, person, starts_on, ends_on, id],
      );
      // What was approved since with a lower number would be paid without being in the payroll.
      if (addUp(['0.00', ...paid.map((row) => row.amount)]) !== addUp(['0.00', amount]))
        throw conflict(says.changed, 'work_changed');
    }
  },
};
