/** Categories of remote areas over a tax year, by the dated records of how employees are taxed [PC-69]. */
import { monthSpan } from '@karmik/model/kit/month';
import { addUp } from '@karmik/model/kit/add-up';
import { fiscalIndexOf, monthAfter } from '@karmik/model/payroll/month/fiscal-month';
import type { PayQuestion } from '@karmik/model/payroll/run/question';
import type { Tenant } from '../../../db/database.ts';
import { monthsOfTaxYear } from './tax-year.ts';

type RemoteOfYear = NonNullable<PayQuestion['tax']['remote']>;

/**
 * By person, of those who are in a remote area in some month of the tax year. The category of a month is that of its last day; before the first
 * record it is that of the first.
 * @param before the first day of the month that asks; the allowance of payslips before it counts as paid
 */
export async function remoteAreas(
  tenant: Tenant,
  taxMonth: string,
  {
    people,
    before,
    reading,
  }: { readonly people: readonly number[]; readonly before: string } & Pick<RemoteOfYear, 'reading'>,
): Promise<ReadonlyMap<number, RemoteOfYear>> {
  const year = monthsOfTaxYear(taxMonth);
  const ends = Array.from({ length: 12 }, (_, index) => monthSpan(monthAfter(year.first, index)).ends_on);
  const profiles = await tenant.query<{ employee_id: number; starts_on: string; remote_area: string | null }>(
    `select p.employee_id, p.starts_on, p.remote_area from payroll_profile p
      where p.organization_id = $1 and p.employee_id = any($2::bigint[]) and p.starts_on <= $3
        and exists (select from payroll_profile q where q.organization_id = $1 and q.employee_id = p.employee_id and q.remote_area is not null)
      order by p.employee_id, p.starts_on`,
    [tenant.organizationId, people, ends.at(-1) ?? before],
  );
  if (profiles.length === 0) return new Map();
  const ofPerson = Map.groupBy(profiles, ({ employee_id }) => employee_id);
  const slips = await tenant.query<{ employee_id: number; tax_month: string; amount: string }>(
    `select employee_id, tax_month, sum(counted_remote)::text as amount from pay_slip
      where organization_id = $1 and employee_id = any($2::bigint[]) and tax_month between $3 and $4 and starts_on < $5 and status <> 'Discarded'
        and counted_remote <> 0 group by employee_id, tax_month`,
    [tenant.organizationId, [...ofPerson.keys()], year.first, year.last, before],
  );
  const paidBy = Map.groupBy(slips, ({ employee_id }) => employee_id);
  return new Map(
    [...ofPerson].flatMap(([person, records]): [number, RemoteOfYear][] => {
      const categories = ends.map(
        (day) => (records.findLast(({ starts_on }) => starts_on <= day) ?? records[0])?.remote_area ?? null,
      );
      if (categories.every((category) => category === null)) return [];
      const paid: Record<string, string> = {};
      for (const { tax_month, amount } of paidBy.get(person) ?? []) {
        const category = categories[fiscalIndexOf(tax_month) - 1];
        if (category) paid[category] = addUp([paid[category] ?? '0', amount]);
      }
      return [[person, { reading, categories, paid }]];
    }),
  );
}
