/** The calls of the specification that are views of tasks and scores as the lists have them: the team's, what is over, HR's (API-1). */
import type { ViewerType } from '@karmik/model/kit/actions';
import { task, taskScore } from '@karmik/model/task/task';
import { member } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { mountLists } from '../../entity/list-routes.ts';
import { viewOfRole } from '../../entity/scope.ts';
import type { Api } from '../../http/api.ts';
import { taskView } from './scope.ts';

interface TaskView {
  readonly path: string;
  readonly summary: string;
  readonly as: ViewerType;
  readonly stage: 'all' | 'over';
}

const taskViews: readonly TaskView[] = [
  { path: 'subordinate', summary: 'Team tasks', as: 'supervisor', stage: 'all' },
  { path: 'info/closed-hold', summary: 'Tasks that concern me and are over', as: 'user', stage: 'over' },
  { path: 'overview/closed-hold', summary: 'All tasks that are over, for HR', as: 'hr', stage: 'over' },
];

export function taskViewRoutes(app: Api, context: Context): void {
  for (const { path, summary, as, stage } of taskViews)
    mountLists(app, context, {
      access: member,
      entity: task,
      base: `/api/v1/task/${path}/`,
      summary,
      viewFor: ({ access }) => taskView(context, access, { as, stage }),
    });

  mountLists(app, context, {
    access: member,
    entity: taskScore,
    base: '/api/v1/task/overview/approvals/',
    summary: 'All approvals of tasks, for HR',
    viewFor: ({ access }) => viewOfRole(context, taskScore, 'hr', access),
  });
}
