import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export interface Address {
  readonly params: URLSearchParams;
  /** Sets parameters; `null` and an empty text take one away. `isStep` makes it a step that "back" undoes. */
  readonly change: (changes: Readonly<Record<string, string | null>>, isStep?: boolean) => void;
  readonly replace: (params: URLSearchParams) => void;
}

/** The part of the address in which a screen keeps how it is looked at. */
export function useAddress(): Address {
  const [params, set] = useSearchParams();
  const change = useCallback<Address['change']>(
    (changes, isStep = false) =>
      set(
        (held) => {
          const next = new URLSearchParams(held);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: !isStep, preventScrollReset: true },
      ),
    [set],
  );
  const replace = useCallback((next: URLSearchParams) => set(next, { replace: true, preventScrollReset: true }), [set]);
  return { params, change, replace };
}
