/** Which holidays hold for whom: every filled condition must fit (ORG-2). */
import type { EntityHooks } from '../../entity/hooks.ts';

/** Holds where the holiday `r` is one of the employee `e`. */
const fits = `(cardinality(r.genders) = 0 or e.gender = any(r.genders))
  and (cardinality(r.branches) = 0 or e.branch_id = any(r.branches))
  and (cardinality(r.divisions) = 0 or e.division_id = any(r.divisions))`;

/** Whoever keeps the holidays sees all of them, others their own. */
export const holidayHooks: EntityHooks = {
  scope(access, where) {
    if (access.can('2.07', 'read')) return;
    where.add(
      `exists (select 1 from employee e where e.organization_id = r.organization_id and e.user_id = ${where.value(access.userId)} and ${fits})`,
    );
  },
};
