import type { processes } from '@karmik/model/hris/process-setting';
import { processTask } from '@karmik/model/hris/separation';
import { bilingual } from '@karmik/model/kit/text';
import { taskParts } from '../separation/task-parts.ts';
import { requestScreens } from '../../../screens/kit/screens.ts';

/** Tasks of one kind of process, for HR to follow, assign and do. */
export const tasksOf = (process: keyof typeof processes) =>
  requestScreens(processTask, {
    ...taskParts,
    as: 'hr',
    description: bilingual(
      "Tasks with assignee and due date. Unassigned tasks are HR's.",
      'जिम्मेवार र अन्तिम मितिसहितका कार्य। नतोकिएका कार्य मानव संसाधनका हुन्।',
    ),
    query: { process },
    columns: [
      { field: 'title', minWidth: '14rem' },
      process === 'Pre-employment' ? 'candidate' : 'employee',
      'unit',
      'assignee',
      'due_on',
      process === 'Pre-employment' ? 'is_mandatory' : 'is_clearance',
      'status',
    ],
    filters:
      process === 'Pre-employment'
        ? ['status', 'due_on', 'is_mandatory', 'candidate', 'unit', 'assignee']
        : ['status', 'due_on', 'is_clearance', 'unit', 'assignee', 'employee'],
    // What is still open comes first.
    sort: '-status',
    editForm: ['assignee', 'due_on'],
    form: ['assignee', 'due_on'],
    maySend: () => false,
    empty: bilingual('Tasks come from the template of the separation type.', 'कार्यहरू अवकाशको प्रकारको ढाँचाबाट आउँछन्।'),
  }).list;
