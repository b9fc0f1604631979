/** The tasks of a project as its board and its timeline read them. */
import type { EntityRecord } from '@karmik/model/kit/entity';
import { linkTo } from '@karmik/model/kit/links';
import { pageLimit, type Page } from '@karmik/model/kit/paging';
import { taskPaths } from '@karmik/model/task/paths';
import { task } from '@karmik/model/task/task';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../../api/client.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { keyOf } from '../../../screens/records.ts';
import { session } from '../../../shell/session.ts';

export type ProjectTask = EntityRecord<typeof task> & { readonly version: string };

/** A project of more tasks is looked at as a list. */
export const mostTasks = 2_000;

/** As whom the reader looks at tasks: HR in the administration, else as a member of the project. */
export const lookedAs = (): 'hr' | 'user' => (session.adminSlug === undefined ? 'user' : 'hr');

export const useProjectTasks = (id: number) => {
  const as = lookedAs();
  const page = (offset: number, signal: AbortSignal) =>
    api
      .get('task/', {
        searchParams: { as, role: 'project', project: id, sort: 'deadline', limit: pageLimit.most, offset },
        signal,
      })
      .json<Page<ProjectTask> & { readonly count: number }>();
  return useQuery({
    queryKey: keyOf(task, 'project', String(id), as),
    queryFn: async ({ signal }) => {
      const first = await page(0, signal);
      const offsets: number[] = [];
      for (let offset = pageLimit.most; offset < Math.min(first.count, mostTasks); offset += pageLimit.most)
        offsets.push(offset);
      const others = await Promise.all(offsets.map((offset) => page(offset, signal)));
      // A task that moved to a later page meanwhile is in two of them.
      const byId = new Map([first, ...others].flatMap(({ results }) => results.map((each) => [each.id, each])));
      return { results: [...byId.values()], count: first.count };
    },
  });
};

/** Opens the page of a task, in the administration that of HR. */
export function useOpenTask(): (id: string) => void {
  const slug = useSlug();
  const navigate = useNavigate();
  return (id) =>
    void navigate(
      lookedAs() === 'hr'
        ? linkTo('/admin/:slug/task/:id/detail', { slug, id: Number(id) })
        : linkTo(taskPaths.detail, { id: Number(id) }),
    );
}
