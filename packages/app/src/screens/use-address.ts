import { use, useCallback, useMemo } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useNavigate } from 'react-router';
import { PageAwake } from './providers/page-awake.ts';
import { usePageSearch } from './providers/page-route.ts';

export interface Address {
  readonly params: URLSearchParams;
  /** Sets parameters; `null` and an empty text take one away. `isStep` makes it a step that "back" undoes. */
  readonly change: (changes: Readonly<Record<string, string | null>>, isStep?: boolean) => void;
  readonly replace: (params: URLSearchParams) => void;
}

/** The part of the address in which a screen keeps how it is looked at. */
export function useAddress(): Address {
  const search = usePageSearch();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const navigate = useNavigate();
  const page = use(PageAwake);
  const router = use(RouterContext)?.router;
  const set = useCallback(
    (next: URLSearchParams, isStep: boolean) => {
      // What was typed last, or an answer that came late, must neither change the address of another page nor stop the way to one.
      const { location, navigation } = router?.state ?? {};
      const isLeaving = navigation?.location && navigation.location.pathname !== location?.pathname;
      // The router is elsewhere a moment before the page is told to sleep, and at another tab before that is drawn.
      const isLeft =
        isLeaving ||
        (location &&
          ((page.pathname !== undefined && location.pathname !== page.pathname) ||
            new URLSearchParams(location.search).get('tab') !== params.get('tab')));
      if (page.isAwake && !isLeft) void navigate(`?${next.toString()}`, { replace: !isStep, preventScrollReset: true });
    },
    [navigate, page, params, router],
  );
  const change = useCallback<Address['change']>(
    (changes, isStep = false) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      set(next, isStep);
    },
    [params, set],
  );
  const replace = useCallback((next: URLSearchParams) => set(next, false), [set]);
  return { params, change, replace };
}
