import type { equipment } from '@karmik/model/organization/equipment';
import type { EntityHooks } from '../../entity/hooks.ts';

interface Assignment {
  readonly employee: number;
  readonly returned_on: string | null;
}

/** Who has a thing follows from its assignments: the one that has not been returned. */
export const equipmentHooks: EntityHooks<typeof equipment> = {
  beforeSave(_write, body) {
    const assignments = (body.assignments ?? []) as readonly Assignment[];
    body.holder = assignments.find((each) => each.returned_on === null)?.employee ?? null;
    return Promise.resolve(undefined);
  },
};
