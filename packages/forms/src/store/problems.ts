/** What is wrong with a form, by path, as a store that each field listens to for itself. */
import type { Text } from '@karmik/model/kit/text';
import type { Stale } from '../entity-form/stale.ts';

/** Who said that a value is wrong: the rules here, the server, or a check that asks someone else. */
export type ProblemSource = 'rule' | 'server' | 'check';

/** Messages by path, as rules and servers answer them. */
export type Errors = Readonly<Record<string, readonly Text[]>>;

interface Problem {
  readonly message: Text;
  readonly source: ProblemSource;
}

export interface ProblemsState {
  readonly byPath: ReadonlyMap<string, Problem>;
  /** What belongs to no field. */
  readonly others: readonly Text[];
  readonly isSubmitting: boolean;
  /** Paths of fields about which someone is being asked. */
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
  /** Shows what the rules find at a path and below it, and hides what they no longer find. */
  readonly tellBelow: (path: string, errors: Errors) => void;
  /**
   * Keeps of the problems that the rules found those that they still find, as they say it now. No new one appears.
   * @param sources whose problems are compared with the rules; those of other sources stay
   */
  readonly keepTrue: (errors: Errors, sources?: readonly ProblemSource[]) => void;
  /**
   * Shows why a submit was refused, and ends it.
   * @param messages what belongs to no field
   * @param elsewhere names a path whose problems are listed above the form; undefined where they have a place in it
   */
  readonly refuse: (
    errors: Errors,
    messages: readonly Text[],
    source: ProblemSource,
    elsewhere: (path: string) => Text | undefined,
  ) => void;
  readonly setBusy: (path: string, isBusy: boolean) => void;
  readonly setAsking: (path: string, isAsking: boolean) => void;
  /** Follows the entries of a list: `order` says for each new place which old one is there. */
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
  const tell: ProblemStore['tell'] = (path, message, source) => {
    const now = state.byPath.get(path);
    if (now?.message.en === message?.en) return;
    const byPath = new Map(state.byPath);
    if (message === undefined) byPath.delete(path);
    else byPath.set(path, { message, source });
    set({ byPath });
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    tell,
    forget: (path) => keep((each) => !isAtOrBelow(each, path)),
    tellBelow: (path, errors) => {
      for (const [each, { source }] of state.byPath)
        if (source === 'rule' && isAtOrBelow(each, path) && !(each in errors)) tell(each, undefined, 'rule');
      for (const [each, [message]] of Object.entries(errors)) if (isAtOrBelow(each, path)) tell(each, message, 'rule');
    },
    keepTrue: (errors, sources = ['rule']) => {
      const byPath = new Map<string, Problem>();
      for (const [path, problem] of state.byPath) {
        const message = sources.includes(problem.source) ? errors[path]?.[0] : problem.message;
        if (message !== undefined) byPath.set(path, { ...problem, message });
      }
      set({ byPath });
    },
    refuse: (errors, messages, source, elsewhere) => {
      const byPath = new Map<string, Problem>();
      const others = [...messages];
      for (const [path, list] of Object.entries(errors)) {
        const [message] = list;
        const name = elsewhere(path);
        if (path === 'non_field_errors') others.push(...list);
        else if (name) others.push(...list.map(({ en, ne }) => ({ en: `${name.en}: ${en}`, ne: `${name.ne}: ${ne}` })));
        else if (message !== undefined) byPath.set(path, { message, source });
      }
      set({ byPath, others, isSubmitting: false, refusals: state.refusals + 1 });
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

/** The field that a path begins with: `legs` of `legs.0.to`. */
export const rootOf = (path: string): string => path.split('.', 1)[0] ?? path;
