/** What is wrong with a form, by path, as a store that each field listens to for itself. */
import type { Stale } from './stale.ts';
import type { Text } from '@karmik/model/kit/text';

/** Who said that a value is wrong: the rules here, the server, or a check that asks somebody else. */
export type ProblemSource = 'rule' | 'server' | 'check';

interface Problem {
  readonly message: Text;
  readonly source: ProblemSource;
}

export interface ProblemsState {
  readonly byPath: ReadonlyMap<string, Problem>;
  /** What belongs to no field. */
  readonly others: readonly Text[];
  readonly isSubmitting: boolean;
  /** Paths of fields about which somebody is being asked. */
  readonly asking: ReadonlySet<string>;
  /** Paths of fields that wait for something, such as an upload. */
  readonly busy: ReadonlySet<string>;
  /** What another person changed meanwhile, once a submit has met it. */
  readonly stale: Stale | undefined;
  /** Counts refused submits, so that the summary takes the focus at each. */
  readonly refusals: number;
}

export interface ProblemStore {
  readonly get: () => ProblemsState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (change: Partial<ProblemsState>) => void;
  /** Says what is wrong at a path, or that nothing is. */
  readonly tell: (path: string, message: Text | undefined, source: ProblemSource) => void;
  /** Forgets what is said at a path and below it. */
  readonly forget: (path: string) => void;
  /** Keeps of the problems that the rules found those that they still find, as they say it now. No new one appears. */
  readonly keepTrue: (errors: Readonly<Record<string, readonly Text[]>>) => void;
  readonly setBusy: (path: string, isBusy: boolean) => void;
  readonly setAsking: (path: string, isAsking: boolean) => void;
  /** Follows the entries of a list: `order` says for each new place which old one stands there. */
  readonly reorder: (list: string, order: readonly number[]) => void;
}

export function createProblemStore(): ProblemStore {
  let state: ProblemsState = {
    byPath: new Map(),
    others: [],
    isSubmitting: false,
    asking: new Set(),
    busy: new Set(),
    stale: undefined,
    refusals: 0,
  };
  const listeners = new Set<() => void>();
  const set = (change: Partial<ProblemsState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const keep = (holds: (path: string, problem: Problem) => boolean) => {
    const kept = [...state.byPath].filter(([path, problem]) => holds(path, problem));
    if (kept.length < state.byPath.size) set({ byPath: new Map(kept) });
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    tell: (path, message, source) => {
      const now = state.byPath.get(path);
      if (now?.message.en === message?.en) return;
      const byPath = new Map(state.byPath);
      if (message === undefined) byPath.delete(path);
      else byPath.set(path, { message, source });
      set({ byPath });
    },
    forget: (path) => keep((each) => !isAtOrBelow(each, path)),
    keepTrue: (errors) => {
      const byPath = new Map<string, Problem>();
      for (const [path, problem] of state.byPath) {
        const message = problem.source === 'rule' ? errors[path]?.[0] : problem.message;
        if (message !== undefined) byPath.set(path, { ...problem, message });
      }
      set({ byPath });
    },
    setBusy: (path, isBusy) => set({ busy: withOrWithout(state.busy, path, isBusy) }),
    setAsking: (path, isAsking) => set({ asking: withOrWithout(state.asking, path, isAsking) }),
    reorder: (list, order) => {
      const byPath = new Map<string, Problem>();
      for (const [path, problem] of state.byPath) {
        const [, place, rest] = path.startsWith(`${list}.`)
          ? (/^(\d+)(.*)$/.exec(path.slice(list.length + 1)) ?? [])
          : [];
        const next = place === undefined ? undefined : order.indexOf(Number(place));
        if (next === undefined) byPath.set(path, problem);
        else if (next >= 0) byPath.set(`${list}.${next}${rest ?? ''}`, problem);
      }
      set({ byPath });
    },
  };
}

function withOrWithout(paths: ReadonlySet<string>, path: string, isIn: boolean): Set<string> {
  const next = new Set(paths);
  if (isIn) next.add(path);
  else next.delete(path);
  return next;
}

export const isAtOrBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}.`);

/** The first thing wrong at a path, or below it when the control there is one for all of its parts. */
export function problemAt(state: ProblemsState, path: string, withParts: boolean): Text | undefined {
  const own = state.byPath.get(path);
  if (own || !withParts) return own?.message;
  for (const [each, problem] of state.byPath) if (each.startsWith(`${path}.`)) return problem.message;
  return undefined;
}
