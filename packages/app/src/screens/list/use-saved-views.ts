import type { SavedView } from '@karmik/model/organization/saved-view';
import type { GridSavedViews, GridView } from '@karmik/ui/DataTable/grid';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { reportFailure } from '../query/report-failure.ts';
import { useSlug } from '../providers/use-slug.ts';
import { viewAddress } from './list-state.ts';

/** A person's own views of a list: filters and order from its address, and how the columns are arranged. */
export function useSavedViews(
  screen: string,
  params: URLSearchParams,
  open: (address: string, view: GridView) => void,
): GridSavedViews {
  const slug = useSlug();
  const path = `org/${slug}/views/`;
  const key = ['saved_view', slug, screen];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get(path, { searchParams: { screen }, signal }).json<{ results: SavedView[] }>(),
    staleTime: Infinity,
  });
  const views = query.data?.results ?? [];
  const here = viewAddress(params);
  const change = async (work: () => Promise<unknown>) => {
    try {
      await work();
      await queryClient.invalidateQueries({ queryKey: key });
    } catch (error) {
      reportFailure(error);
    }
  };
  return {
    items: views.map((each) => ({ id: String(each.id), name: each.name, view: viewOf(each) })),
    activeId: here ? views.find(({ state }) => state.address === here)?.id.toString() : undefined,
    onOpen: (id) => {
      const found = views.find((each) => String(each.id) === id);
      if (found) open(found.state.address, viewOf(found));
    },
    onSave: (name, { sort: _sort, ...view }) =>
      void change(() => api.post(path, { json: { screen, name, state: { address: here, view } } })),
    onDelete: (id) => void change(() => api.delete(`${path}${id}/`)),
  };
}

/** The two halves spell an absent choice alike: as nothing. */
const viewOf = ({ state }: SavedView): GridView => JSON.parse(JSON.stringify(state.view)) as GridView;
