import type { processTask } from '@karmik/model/hris/separation';
import type { FieldsOf } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import type { Section } from '../../../screens/kit/bodies.ts';

type Fields = FieldsOf<typeof processTask>;

/** What the views of a task share, no matter who looks. */
export const taskParts = {
  path: 'hris/:org/process-task',
  sections: [
    {
      kind: 'fields',
      title: bilingual('Task', 'कार्य'),
      fields: [
        'description',
        'employee',
        'candidate',
        'process',
        'unit',
        'assignee',
        'due_on',
        'is_clearance',
        'is_mandatory',
      ],
    },
  ] satisfies readonly Section<Fields>[],
} as const;
