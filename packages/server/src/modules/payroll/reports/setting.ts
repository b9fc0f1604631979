/** Settings of payroll reports as reports read them. */
import { leastPeople } from '@karmik/model/payroll/reports/team-insight';
import type { Tenant } from '../../../db/database.ts';
import type { ColumnPlan } from '../../../entity/read.ts';

/** From how many employees on a sum is shown. */
export const leastPeopleOf = async (tenant: Tenant): Promise<number> =>
  (
    await tenant.one<{ least_people: number }>(
      'select least_people from pay_report_setting where organization_id = $1',
      [tenant.organizationId],
    )
  )?.least_people ?? leastPeople;

/** How headings are in columns: those that HR listed in that order, then those of today by the payslip, then archived ones. */
export async function headingColumns(tenant: Tenant): Promise<ColumnPlan> {
  const rows = await tenant.query<{ id: number; is_shown: boolean }>(
    `select h.id, coalesce(c.is_shown, true) as is_shown from pay_heading h
       left join pay_report_setting_headings c on c.organization_id = h.organization_id and c.heading_id = h.id
      where h.organization_id = $1 order by c.position nulls last, h.archived_at is not null, h.slip_order, h.id`,
    [tenant.organizationId],
  );
  const of = (isShown: boolean) => rows.flatMap(({ id, is_shown }) => (is_shown === isShown ? [id] : []));
  return { first: of(true), folded: of(false) };
}
