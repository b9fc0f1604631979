import type { Text } from '@karmik/model/kit/text';
import { task } from '@karmik/model/task/task';
import { TaskLink } from './OpenTask.tsx';
import { reportScreen } from '../../../screens/kit/screens.ts';
import { responsibleColumn } from './list-parts.ts';

const titleOf = { header: task.fields.title.label, minWidth: '15rem', sort: 'title' } as const;

interface TaskReport {
  readonly as: 'hr' | 'supervisor';
  readonly stage: 'all' | 'over';
  readonly description: Text;
  readonly empty: Text;
}

/** Tasks of the organisation or of a team, by the month of their deadline. */
export const taskReport = ({ as, stage, description, empty }: TaskReport) => {
  const isOver = stage === 'over';
  return reportScreen(task, 'by_status', {
    description,
    path: 'task',
    query: { as, stage },
    columns: [
      // Supervisors look at lists of their team; the page of a task is for HR and for whom it concerns.
      as === 'hr' ? { id: 'task', Cell: TaskLink, ...titleOf } : { field: 'title', ...titleOf },
      // All of them together are wider than a desk of 1440 pixels has room for.
      { field: 'created_by', isHidden: isOver },
      responsibleColumn,
      'priority',
      'deadline',
      ...(isOver ? [{ field: 'completed_on', minWidth: '9rem' } as const] : []),
      'is_delayed',
      // "Closed & Hold" is longer than most states.
      { field: 'status', ...(isOver ? { minWidth: '10rem' } : {}) },
    ],
    empty,
  });
};
