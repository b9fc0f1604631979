import { useCallback, useSyncExternalStore } from 'react';
import type { ProblemsState, ProblemStore } from './problems.ts';
import type { ValueStore } from './values.ts';

/**
 * Reads the values of a form, and draws again only when what it read has changed.
 * @param path what `read` depends on
 * @param read answers the same value until something has changed
 */
export function useValues<T>(values: Pick<ValueStore, 'subscribe'>, path: string, read: () => T): T {
  const subscribe = useCallback((listener: () => void) => values.subscribe(path, listener), [values, path]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Reads the problems of a form, and draws again only when what it read has changed. */
export function useProblems<T>(problems: ProblemStore, select: (state: ProblemsState) => T): T {
  const read = () => select(problems.get());
  return useSyncExternalStore(problems.subscribe, read, read);
}
