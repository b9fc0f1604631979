/** Leave that is paid in place of being taken, as payrolls pay it. */
import { bsMonthOf } from '@karmik/model/payroll/month/fiscal-month';
import { encashmentHeading, encashmentSource } from '@karmik/model/payroll/items/sources';
import { encashAmount } from '@karmik/model/leave/engine/encashment';
import { scaleAt, type Scale } from '@karmik/model/hris/scale';
import type { Tenant } from '../../../db/database.ts';
import type { PayItem, PayItemSource } from '../../../pay-items/port.ts';
import { rulesOf, settingOn, settingsOf } from './settings.ts';

interface Paid extends Scale {
  readonly assigned: string | null;
  readonly step: number | null;
}

/**
 * The basic salary of a month on a day, a decimal: what the package of the person gives, or the scale of their level.
 * @returns undefined where neither says it
 */
export async function monthlyBasic(tenant: Tenant, personId: number, day: string): Promise<string | undefined> {
  const row = await tenant.one<Paid>(
    `select coalesce(
              (select l.amount from pay_package_assignment a
                 join pay_package_assignment_amounts l on l.organization_id = a.organization_id and l.parent_id = a.id
                 join pay_heading g on g.organization_id = l.organization_id and g.id = l.heading_id and g.formula_name = 'basic'
                where a.organization_id = $1 and a.employee_id = $2 and a.starts_on <= $3 and (a.ends_on is null or a.ends_on >= $3) and l.amount is not null),
              (select l.amount from pay_package_assignment a
                 join pay_package_version v on v.organization_id = a.organization_id and v.package_id = a.package_id and v.starts_on <= $3 and (v.ends_on is null or v.ends_on >= $3)
                 join pay_package_version_headings l on l.organization_id = v.organization_id and l.parent_id = v.id
                 join pay_heading g on g.organization_id = l.organization_id and g.id = l.heading_id and g.formula_name = 'basic'
                where a.organization_id = $1 and a.employee_id = $2 and a.starts_on <= $3 and (a.ends_on is null or a.ends_on >= $3) and l.amount is not null))::text as assigned,
            l.scale_start::text, l.scale_steps, l.scale_increment::text, h.step
       from (select 1) one
       left join lateral (select * from employment h where h.organization_id = $1 and h.employee_id = $2 and h.starts_on <= $3 order by h.starts_on desc limit 1) h on true
       left join employment_level l on l.organization_id = h.organization_id and l.id = h.employment_level_id`,
    [tenant.organizationId, personId, day],
  );
  return row && (row.assigned ?? scaleAt(row, row.step ?? 0));
}

interface Encashed {
  readonly id: number;
  readonly person: number;
  readonly leave_type: number;
  readonly due_on: string;
  readonly quantity: string;
  readonly amount: string | null;
}

/** What a day of leave above the limit comes to when a leave year is opened, by the rule and the pay of that day. */
async function amountOf(tenant: Tenant, { person, leave_type, due_on, quantity }: Encashed): Promise<string | null> {
  const setting = settingOn(await settingsOf(tenant), due_on);
  const [rule] = setting ? await rulesOf(tenant, setting.id, { id: leave_type, isArchivedToo: true }) : [];
  const basic = await monthlyBasic(tenant, person, due_on);
  return rule && (rule.encash_basis === 'fixed' || basic !== undefined)
    ? encashAmount(rule, quantity, basic ?? '0')
    : null;
}

/**
 * Encashed leave of days on which its employee is paid by Karmik; what was encashed before was paid elsewhere. An organisation that has no
 * heading of the name pays it by other means.
 */
export const encashedLeaveItems: PayItemSource = {
  name: encashmentSource,
  async offer(tenant, { ends_on }, people) {
    const rows = await tenant.query<Encashed>(
      `select l.ledger_line_id as id, l.employee_id as person, l.leave_type_id as leave_type, l.due_on, l.quantity::text as quantity, l.amount::text as amount
         from leave_encashed l
        where l.organization_id = $1 and l.due_on <= $2 and ($3::bigint[] is null or l.employee_id = any($3))
          and exists (select from pay_heading h where h.organization_id = $1 and h.formula_name = $4 and h.archived_at is null)
          and exists (select from pay_package_assignment a where a.organization_id = $1 and a.employee_id = l.employee_id and a.starts_on <= l.due_on
                        and (a.ends_on is null or a.ends_on >= l.due_on))
          and not exists (select from pay_item_use u where u.organization_id = $1 and u.source = $5 and u.source_id = l.ledger_line_id and u.taken_at is not null)
        order by l.ledger_line_id`,
      [tenant.organizationId, ends_on, people, encashmentHeading, encashmentSource],
    );
    const items: PayItem[] = [];
    for (const row of rows) {
      const amount = row.amount ?? (await amountOf(tenant, row));
      if (amount !== null)
        items.push({
          id: row.id,
          person: row.person,
          heading: encashmentHeading,
          amount,
          earned: bsMonthOf(row.due_on),
        });
    }
    return items;
  },
};
