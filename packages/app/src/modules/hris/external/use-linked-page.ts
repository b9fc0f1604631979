import { useEffect, useState } from 'react';
import { toFailure, type Failure } from '../../../api/failure.ts';

type Standing<Page> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly page: Page }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Reads what a personal link leads to. @param read stays the same as long as the link does */
export function useLinkedPage<Page>(read: () => Promise<Page>): {
  readonly standing: Standing<Page>;
  /** Reads it once more, as after an answer. */
  readonly again: () => void;
} {
  const [standing, setStanding] = useState<Standing<Page>>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isHere = true;
    read().then(
      (page) => isHere && setStanding({ kind: 'open', page }),
      (error: unknown) => isHere && setStanding({ kind: 'failed', failure: toFailure(error) }),
    );
    return () => {
      isHere = false;
    };
  }, [read, tries]);
  return { standing, again: () => setTries((count) => count + 1) };
}
