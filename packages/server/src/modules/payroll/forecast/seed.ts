/** Budget forecasts of the demo: the year as it is known, and one with increments in Shrawan and new hires to compare it with. */
import type { EntityBody } from '@karmik/model/kit/entity';
import { payForecast } from '@karmik/model/payroll/forecast/plan';
import { fiscalYearOf, monthAfter } from '@karmik/model/payroll/month/fiscal-month';
import { createRecord, type Writer } from '../../../entity/write.ts';
import { runForecast } from './work.ts';

/** @param running the BS month of today */
export async function seedForecasts(hr: Writer, running: string): Promise<void> {
  const { context, access } = hr;
  const { tenant } = access;
  const known = await tenant.one<{ heading: number; package: number; branch: number; like: number }>(
    `select (select id from pay_heading where organization_id = $1 and formula_name = 'basic') as heading,
            (select id from pay_package where organization_id = $1 and is_ssf order by id limit 1) as package,
            (select branch_id from employee where organization_id = $1 and is_current and branch_id is not null group by 1 order by count(*) desc, 1 limit 1) as branch,
            (select min(a.employee_id) from pay_package_assignment a where a.organization_id = $1 and a.ends_on is null) as like`,
    [tenant.organizationId],
  );
  if (!known) return;
  const shrawan = `bs:${Number(fiscalYearOf(running).slice(0, 4)) + 1}-04`;
  const plain: EntityBody<typeof payForecast> = {
    name: 'As it is known',
    first_month: running,
    months: 24,
    heading: null,
    increments: [],
    joins: [],
    ends_contracts: false,
    turnover: null,
  };
  const grown: EntityBody<typeof payForecast> = {
    ...plain,
    name: 'Increment in Shrawan, three new hires',
    heading: known.heading,
    increments: [
      { from_month: shrawan, percent: '8', amount: null, branch: null, division: null, employment_level: null },
    ],
    joins: [
      {
        from_month: monthAfter(running, 2),
        people: 2,
        package: known.package,
        amount: '42000.00',
        paid_like: null,
        branch: known.branch,
        division: null,
      },
      {
        from_month: shrawan,
        people: 1,
        package: null,
        amount: null,
        paid_like: known.like,
        branch: null,
        division: null,
      },
    ],
    turnover: '4',
  };
  for (const plan of [plain, grown]) {
    const id = await tenant.transaction((inner) => createRecord(hr, inner, payForecast, {}, { ...plan }));
    await runForecast(context, access, id);
  }
}
