/** The workbook by which the demo organisations moved in: what the fiscal year had paid a few employees before. */
import { bsMonthOf, fiscalIndexOf } from '@karmik/model/payroll/month/fiscal-month';
import { importRecords } from '../../../entity/import.ts';
import type { Writer } from '../../../entity/write.ts';
import { openingOf } from './openings.ts';

const headings = [
  'Employee code',
  'Paid by Karmik from',
  'Months paid before',
  'Taxable pay so far',
  'Social security tax withheld',
];

/** @param from the first day that Karmik pays for, AD ISO */
export async function seedOpenings(hr: Writer, from: string): Promise<void> {
  const { tenant, userId } = hr.access;
  const people = await tenant.query<{ code: string }>(
    `select e.employee_code as code from employee e
      where e.organization_id = $1 and e.is_current and e.joined_on < $2 and e.user_id <> $3
        and not exists (select from payroll_profile p where p.organization_id = $1 and p.employee_id = e.user_id)
      order by e.employee_code desc limit 3`,
    [tenant.organizationId, from, userId],
  );
  const months = fiscalIndexOf(bsMonthOf(from)) - 1;
  const rows = people.map(({ code }) => [code, from, String(months), String(38_000 * months), String(380 * months)]);
  const { entity, store } = await openingOf(tenant, 'Opening balances.xlsx');
  const { errors } = await importRecords(
    hr,
    entity,
    {},
    { name: 'Opening balances.xlsx', grid: [headings, ...rows] },
    { dryRun: false, mode: 'all', store },
  );
  if (errors.length > 0) throw new Error(`the demo has no opening balances: ${JSON.stringify(errors)}`);
}
