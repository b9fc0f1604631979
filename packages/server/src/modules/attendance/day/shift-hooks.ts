import type { workShift } from '@karmik/model/attendance/work-shift';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { requireOpenHours } from '../close/closed-hooks.ts';

export const workShiftHooks: EntityHooks<typeof workShift> = {
  async beforeSave({ tenant, id, before }, body) {
    await requireOpenHours(tenant, before, body);
    // There is one default: the person who becomes it takes the place of the one before.
    if (body.is_default)
      await tenant.query(
        'update work_shift set is_default = false where organization_id = $1 and is_default and id <> $2',
        [tenant.organizationId, id ?? 0],
      );
    return undefined;
  },
};
