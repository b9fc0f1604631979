import type { EntityHooks } from '../../entity/hooks.ts';

/** Whoever keeps the documents sees all of them, others what is published and not archived. */
export const documentHooks: EntityHooks = {
  scope(access, where) {
    if (!access.can('2.03', 'read')) where.add('r.is_published and r.archived_at is null');
  },
};
