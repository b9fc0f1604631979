/** Packages that employees hold besides their own [PC-48]. */
import { payConcurrentPackage } from '@karmik/model/payroll/setup/package';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { payrollMessages as says } from '../messages.ts';
import { followingPaidDays } from './paid-days.ts';

const follow = followingPaidDays(payConcurrentPackage);

/** One is held besides a package: who has none on its first day is taxed by no payslip. */
export const concurrentPackageHooks: Required<Pick<EntityHooks, 'beforeSave' | 'beforeDelete'>> = {
  ...follow,
  async beforeSave(write, body) {
    const { tenant } = write;
    const first = await tenant.one(
      `select from pay_package_assignment where organization_id = $1 and employee_id = $2 and starts_on <= $3 and (ends_on is null or ends_on >= $3)`,
      [tenant.organizationId, Number(body['employee']), String(body['starts_on'])],
    );
    return first ? follow.beforeSave(write, body) : { starts_on: [says.packageFirst] };
  },
};
