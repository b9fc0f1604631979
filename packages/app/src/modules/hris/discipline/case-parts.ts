import { disciplinaryCase } from '@karmik/model/hris/disciplinary-case';
import type { FieldsOf } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import type { Section } from '../../../screens/kit/bodies.ts';

/** What HR and the employee read alike of a case, in the order in which it comes about. */
export const caseSections = [
  {
    kind: 'fields',
    title: disciplinaryCase.fields.allegation.label,
    fields: ['employee', 'incident_on', 'registered_by', 'allegation', 'evidence', 'respond_by'],
  },
  {
    kind: 'fields',
    title: disciplinaryCase.fields.explanation.label,
    fields: ['explained_on', 'explanation'],
  },
  {
    kind: 'fields',
    title: bilingual('Decision and appeal', 'निर्णय र पुनरावेदन'),
    fields: ['decision', 'decided_on', 'decided_by', 'reasons', 'appealed_on', 'appeal'],
  },
] satisfies readonly Section<FieldsOf<typeof disciplinaryCase>>[];

export const casePath = 'hris/:org/disciplinary-case';
