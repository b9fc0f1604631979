/** What the demo has of packages besides the ready-made ones. */
import type { EntityBody } from '@karmik/model/kit/entity';
import { payConcurrentPackage, payPackage, payPackageVersion } from '@karmik/model/payroll/setup/package';
import { payFundPayment } from '@karmik/model/payroll/settlement/fund-payment';
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
