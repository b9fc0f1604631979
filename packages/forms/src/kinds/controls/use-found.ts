import { useEffect, useState } from 'react';

/** Milliseconds without a key before a search is asked for. */
const PAUSE = 200;

/** What a source answers to a text; the last answer stays while the next is on its way. */
export function useFound<T>(
  search: string,
  isWanted: boolean,
  load: (search: string) => Promise<readonly T[]>,
): { found: readonly T[]; isLoading: boolean } {
  const [answer, setAnswer] = useState<{ search: string; found: readonly T[] }>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (!isWanted || answer?.search === search) return;
    let isOver = false;
    const timer = setTimeout(
      () =>
        void load(search).then(
          (found) => !isOver && setAnswer({ search, found }),
          // A search that failed shows what there is; the next key asks again.
          () => !isOver && setFailed(search),
        ),
      answer === undefined ? 0 : PAUSE,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [search, isWanted, load, answer]);
  return { found: answer?.found ?? [], isLoading: isWanted && answer?.search !== search && failed !== search };
}
