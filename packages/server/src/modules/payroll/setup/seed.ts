/** What the demo has of packages besides the ready-made ones. */
import { exchangeRate } from '@karmik/model/commons/exchange/rate';
import type { EntityBody } from '@karmik/model/kit/entity';
import { addDaysTo } from '@karmik/model/kit/period';
import {
  payConcurrentPackage,
  payPackage,
  payPackageAssignment,
  payPackageVersion,
} from '@karmik/model/payroll/setup/package';
import { payFundPayment } from '@karmik/model/payroll/settlement/fund-payment';
import type { Tenant } from '../../../db/database.ts';
import { createRecord, type Writer } from '../../../entity/write.ts';
import { fundPaymentHooks } from '../items/fund-payments.ts';
import { packageVersionHooks } from './headings.ts';
import { followingPaidDays } from './paid-days.ts';

/** One employee teaches in the evening, besides their own work. @param from the first day of the demo's payrolls */
export async function seedSecondPost(hr: Writer, from: string): Promise<void> {
  const { tenant } = hr.access;
  const headings = await tenant.query<{ id: number; name: string }>(
    `select id, formula_name as name from pay_heading where organization_id = $1 and formula_name in ('basic', 'allowance') order by slip_order`,
    [tenant.organizationId],
  );
  const employee = await tenant.one<{ id: number }>(
    `select a.employee_id as id from pay_package_assignment a join employee e on e.organization_id = $1 and e.user_id = a.employee_id
      where a.organization_id = $1 and a.starts_on <= $2 and a.ends_on is null and e.is_current and a.employee_id % 16 = 9 order by a.employee_id limit 1`,
    [tenant.organizationId, from],
  );
  const basic = headings.find(({ name }) => name === 'basic');
  if (!employee || !basic) return;
  await tenant.transaction(async (inner) => {
    const evening = await createRecord(hr, inner, payPackage, {}, {
      name: 'Evening classes',
      description: 'Training of new colleagues after work',
      currency: null,
      is_ssf: false,
    } satisfies EntityBody<typeof payPackage>);
    await createRecord(hr, inner, payPackageVersion, packageVersionHooks, {
      package: evening,
      starts_on: from,
      ends_on: null,
      headings: headings.map(({ id }) => ({ heading: id, amount: null })),
    });
    await createRecord(hr, inner, payConcurrentPackage, followingPaidDays(payConcurrentPackage), {
      employee: employee.id,
      package: evening,
      starts_on: from,
      ends_on: null,
      amounts: [{ heading: basic.id, amount: '12000.00' }],
    });
  });
}

/** An employee of whom the demo tells nothing else, from a place in the list of them on. */
const plainEmployee = (tenant: Tenant, from: string, place: number): Promise<{ id: number } | undefined> =>
  tenant.one<{ id: number }>(
    `select a.employee_id as id from pay_package_assignment a join employee e on e.organization_id = $1 and e.user_id = a.employee_id
      where a.organization_id = $1 and a.starts_on <= $2 and a.ends_on is null and e.is_current and a.employee_id % 4 = 1
        and e.email !~ '^(hr|supervisor|employee)@'
        and not exists (select from supervision s where s.organization_id = $1 and s.supervisor_id = a.employee_id)
        and not exists (select from separation s where s.organization_id = $1 and s.employee_id = a.employee_id)
        and not exists (select from payroll_profile p where p.organization_id = $1 and p.employee_id = a.employee_id)
        and not exists (select from pay_concurrent_package c where c.organization_id = $1 and c.employee_id = a.employee_id)
      order by a.employee_id offset $3 limit 1`,
    [tenant.organizationId, from, place],
  );

/** Another package from a day on, in place of what begins on it. */
async function assign(hr: Writer, tenant: Tenant, body: EntityBody<typeof payPackageAssignment>): Promise<void> {
  await tenant.query(
    'delete from pay_package_assignment where organization_id = $1 and employee_id = $2 and starts_on >= $3',
    [tenant.organizationId, body.employee, body.starts_on],
  );
  await createRecord(hr, tenant, payPackageAssignment, followingPaidDays(payPackageAssignment), body);
}

/** One employee of a project has a salary in dollars. @param from the first day of the demo's payrolls */
export async function seedDollars(hr: Writer, from: string): Promise<void> {
  const { tenant } = hr.access;
  const employee = await plainEmployee(tenant, from, 0);
  const headings = await tenant.query<{ id: number; name: string }>(
    `select id, formula_name as name from pay_heading where organization_id = $1
        and formula_name in ('basic', 'allowance', 'festival', 'pf_employer', 'pf_employee', 'social_security_tax', 'remuneration_tax') order by slip_order`,
    [tenant.organizationId],
  );
  if (!employee) return;
  const amounts = { basic: '1100.00', allowance: '240.00' };
  await tenant.transaction(async (inner) => {
    const dollars = await createRecord(hr, inner, payPackage, {}, {
      name: 'Project staff, dollars',
      description: 'Salaries of projects that are agreed in dollars',
      currency: 'USD',
      is_ssf: false,
    } satisfies EntityBody<typeof payPackage>);
    await createRecord(hr, inner, payPackageVersion, packageVersionHooks, {
      package: dollars,
      starts_on: from,
      ends_on: null,
      headings: headings.map(({ id }) => ({ heading: id, amount: null })),
    });
    await assign(hr, inner, {
      employee: employee.id,
      package: dollars,
      starts_on: from,
      ends_on: null,
      amounts: headings.flatMap(({ id, name }) =>
        name === 'basic' || name === 'allowance' ? [{ heading: id, amount: amounts[name] }] : [],
      ),
    });
  });
}

/** The rate of a pay day, where the newest rates of the demo begin later. */
export async function quoteDollars(hr: Writer, day: string): Promise<void> {
  const { tenant } = hr.access;
  const there = await tenant.one(
    `select 1 from exchange_rate where organization_id = $1 and currency = 'USD' and valid_on between $2 and $3`,
    [tenant.organizationId, addDaysTo(day, -5), day],
  );
  if (there) return;
  const paisa = 13_280 + ((Number(day.slice(5, 7)) * 7) % 60);
  await tenant.transaction((inner) =>
    createRecord(
      hr,
      inner,
      exchangeRate,
      {},
      {
        currency: 'USD',
        unit: 1,
        valid_on: day,
        buying: (paisa / 100).toFixed(4),
        selling: ((paisa + 60) / 100).toFixed(4),
      },
    ),
  );
}

/** One employee is paid by days present. @param from the first day whose attendance is there */
export async function seedDailyWages(hr: Writer, from: string): Promise<void> {
  const { tenant } = hr.access;
  const employee = await plainEmployee(tenant, from, 1);
  const wages = await tenant.one<{ package: number; heading: number }>(
    `select p.id as package, h.id as heading from pay_package p join pay_heading h on h.organization_id = $1 and h.formula_name = 'wages'
      where p.organization_id = $1 and p.name = 'Daily wages'`,
    [tenant.organizationId],
  );
  if (!employee || !wages) return;
  await tenant.transaction((inner) =>
    assign(hr, inner, {
      employee: employee.id,
      package: wages.package,
      starts_on: from,
      ends_on: null,
      amounts: [{ heading: wages.heading, amount: '980.00' }],
    }),
  );
}

/** The fund of one employee who leaves pays a lump sum. @param month of the settlement, BS */
export async function seedFundPayment(hr: Writer, month: string): Promise<void> {
  const { tenant } = hr.access;
  const leaver = await tenant.one<{ id: number }>(
    `select s.employee_id as id from separation s where s.organization_id = $1 and s.status <> 'Cancelled' and s.employee_id <> $2 order by s.effective_date desc, s.id limit 1`,
    [tenant.organizationId, hr.access.userId],
  );
  if (!leaver) return;
  await tenant.transaction((inner) =>
    createRecord(hr, inner, payFundPayment, fundPaymentHooks, {
      employee: leaver.id,
      fund: 'Himal employee retirement fund',
      month,
      amount: '640000.00',
    }),
  );
}
