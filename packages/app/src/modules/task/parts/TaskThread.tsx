import { task } from '@karmik/model/task/task';
import type { ReactNode } from 'react';
import { Comments } from '../../commons/thread/Comments.tsx';
import { Files } from '../../commons/thread/Files.tsx';
import type { Task, TaskStanding } from './task-types.ts';

interface OfTask {
  readonly record: Pick<Task, 'id'> & TaskStanding;
}

const threadOf = ({ id, viewed_as }: OfTask['record']) => ({
  entity: task,
  path: `task/${id}/`,
  query: { as: viewed_as ?? 'user' },
});

/** What was said of a task; observers too say theirs (TK-5). */
export const TaskComments = ({ record }: OfTask): ReactNode => <Comments {...threadOf(record)} />;

/** The files of a task: read by the person who sees it, added by the person who does or gave it. */
export const TaskFiles = ({ record }: OfTask): ReactNode => <Files {...threadOf(record)} />;
