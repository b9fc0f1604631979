import type { separationType } from '@karmik/model/hris/process-setting';
import { questionsOf } from '@karmik/model/questions/structure';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { structureOfSet } from '../../questions/structures.ts';
import { hrisMessages } from '../messages.ts';

/** Resignations lead to one type: whichever becomes it takes the place of the one before. */
export const separationTypeHooks: EntityHooks<typeof separationType> = {
  async beforeSave({ tenant, id }, body) {
    if (body.needs_exit_interview && body.question_set !== null) {
      const structure = await structureOfSet(tenant, body.question_set);
      if (questionsOf(structure).length === 0) return { question_set: [hrisMessages.asksNothing] };
    }
    if (body.for_resignations)
      await tenant.query(
        'update separation_type set for_resignations = false where organization_id = $1 and for_resignations and id <> $2',
        [tenant.organizationId, id ?? 0],
      );
    return undefined;
  },
};
