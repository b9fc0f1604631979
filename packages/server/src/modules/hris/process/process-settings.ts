import type { EntityHooks } from '../../../entity/hooks.ts';

/** Resignations lead to one type: whichever becomes it takes the place of the one before. */
export const separationTypeHooks: EntityHooks = {
  async beforeSave({ tenant, id }, body) {
    if (body.for_resignations)
      await tenant.query(
        'update separation_type set for_resignations = false where organization_id = $1 and for_resignations and id <> $2',
        [tenant.organizationId, id ?? 0],
      );
    return undefined;
  },
};
