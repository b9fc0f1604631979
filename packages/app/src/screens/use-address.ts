import { use, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
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
  const set = useCallback(
    (next: URLSearchParams, isStep: boolean) => {
      // The address is another page's by now: what was typed last, or an answer that came late, must not change that.
      if (page.isAwake) void navigate(`?${next.toString()}`, { replace: !isStep, preventScrollReset: true });
    },
    [navigate, page],
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
