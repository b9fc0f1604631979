import type {
  EffectivePermissions,
  PermissionGroup,
  PermissionGroupDetail,
  PermissionGroupPage,
  PermissionHolder,
} from '@karmik/model/permission/group';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, follow } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { pagedQuery } from '../../../screens/query/paged.ts';

/** The name under which the live connection tells of changes. */
const topic = 'permission_group';
const groupsAt = (slug: string) => `permission/${slug}/groups/`;

export const groupsQuery = (slug: string, search: string) =>
  infiniteQueryOptions({
    queryKey: [topic, slug, 'groups', search],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      (pageParam === null
        ? api.get(groupsAt(slug), { searchParams: search ? { search } : {}, signal })
        : follow(pageParam, signal)
      ).json<PermissionGroupPage>(),
    getNextPageParam: (page) => page.next,
  });

export const groupQuery = (slug: string, id: number | 'new') =>
  queryOptions({
    queryKey: [topic, slug, 'group', id],
    enabled: id !== 'new',
    queryFn: ({ signal }) => api.get(`${groupsAt(slug)}${id}/`, { signal }).json<PermissionGroupDetail>(),
    // A form begins with what is stored now.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const holdersQuery = (slug: string, search: string) =>
  pagedQuery<PermissionHolder>([topic, slug, 'people', search], `permission/${slug}/people/`, {
    search: search || undefined,
  });

export const effectiveQuery = (slug: string, id: number) =>
  queryOptions({
    queryKey: [topic, slug, 'person', id],
    queryFn: ({ signal }) => api.get(`permission/${slug}/people/${id}/`, { signal }).json<EffectivePermissions>(),
  });

const changed = () => queryClient.invalidateQueries({ queryKey: [topic] });

export async function saveGroup(slug: string, id: number | 'new', body: object): Promise<void> {
  await (id === 'new'
    ? api.post(groupsAt(slug), { json: body })
    : api.patch(`${groupsAt(slug)}${id}/`, { json: body }));
  await changed();
}

export async function removeGroup(slug: string, group: Pick<PermissionGroup, 'id'>): Promise<void> {
  await api.delete(`${groupsAt(slug)}${group.id}/`);
  await changed();
}

export async function acceptCommon(slug: string, accepts_common: boolean): Promise<void> {
  await api.put(`permission/${slug}/common/`, { json: { accepts_common } });
  await changed();
}
