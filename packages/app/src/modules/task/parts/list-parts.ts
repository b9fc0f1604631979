import { task } from '@karmik/model/task/task';
import type { Text } from '@karmik/model/kit/text';
import { PeopleCell } from './TaskPeople.tsx';
import { taskForm, taskParts } from './task-parts.ts';
import { requestScreens } from '../../../screens/kit/screens.ts';

/** The people who do a task, as a column. */
export const responsibleColumn = {
  id: 'responsible',
  header: task.fields.responsible.label,
  minWidth: '12rem',
  Cell: ({ record }: { record: { readonly responsible: Parameters<typeof PeopleCell>[0]['people'] } }) =>
    PeopleCell({ people: record.responsible }),
} as const;

interface TaskList {
  readonly description?: Text;
  readonly empty: Text;
  /** As which of those a task concerns, and whether it is open. */
  readonly query: Readonly<Record<string, string>>;
  readonly gives?: boolean;
}

/** A list of one's own tasks. */
export const taskList = ({ description, empty, query, gives = false }: TaskList) => {
  const isOver = query.stage === 'over';
  return requestScreens(task, {
    ...taskParts,
    as: 'user',
    ...(description ? { description } : {}),
    query,
    columns: [
      { field: 'title', minWidth: isOver ? '13rem' : '15rem' },
      'priority',
      'deadline',
      'is_delayed',
      ...(query.role === 'creator' ? [] : (['created_by'] as const)),
      ...(query.role === 'responsible' ? [] : [responsibleColumn]),
      // "Closed & Hold" is longer than most states.
      { field: 'status', ...(isOver ? { minWidth: '10rem' } : {}) },
    ],
    filters: [
      'status',
      'priority',
      'project',
      'result_area',
      'deadline',
      'created_by',
      ...(query.role === 'responsible' ? [] : (['responsible.person'] as const)),
    ],
    sort: 'deadline',
    empty,
    ...(gives ? taskForm : { maySend: () => false }),
  }).list;
};

export const openOnly = { stage: 'open' } as const;
