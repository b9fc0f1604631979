import type { organizationDocument } from '@karmik/model/organization/values';
import type { EntityHooks } from '../../entity/hooks.ts';

/** Whoever keeps the documents sees all of them, others what is published, not archived, and meant for their branch and division. */
export const documentHooks: EntityHooks<typeof organizationDocument> = {
  scope(access, where) {
    if (access.can('2.03', 'read')) return;
    where.add('r.is_published and r.archived_at is null');
    where.add(
      `(cardinality(r.branches) = 0 and cardinality(r.divisions) = 0 or exists (
         select 1 from employee e where e.organization_id = r.organization_id and e.user_id = ${where.value(access.userId)}
            and (cardinality(r.branches) = 0 or e.branch_id = any(r.branches))
            and (cardinality(r.divisions) = 0 or e.division_id = any(r.divisions))))`,
    );
  },
};
