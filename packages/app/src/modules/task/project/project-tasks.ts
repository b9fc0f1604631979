/** The tasks of a project as its board and its timeline read them. */
import type { EntityRecord } from '@karmik/model/kit/entity';
import type { Page } from '@karmik/model/kit/paging';
import { task } from '@karmik/model/task/task';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { keyOf } from '../../../screens/records.ts';
import { session } from '../../../shell/session.ts';

export type ProjectTask = EntityRecord<typeof task> & { readonly version: string };

/** One page of tasks; a board of more than that many is looked at as a list. */
export const mostTasks = 100;

/** As whom the reader looks at tasks: HR in the administration, else as a member of the project. */
export const lookedAs = (): 'hr' | 'user' => (session.adminSlug === undefined ? 'user' : 'hr');

export const useProjectTasks = (id: number) => {
  const as = lookedAs();
  return useQuery({
    queryKey: keyOf(task, 'project', String(id), as),
    queryFn: ({ signal }) =>
      api
        .get('task/', {
          searchParams: { as, role: 'project', project: id, sort: 'deadline', limit: mostTasks },
          signal,
        })
        .json<Page<ProjectTask> & { readonly count: number }>(),
  });
};
