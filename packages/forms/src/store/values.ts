/** The values of one form, by path, as a store that each control listens to for itself. */
import { isSame, toPatch, type Values } from './same.ts';

/**
 * The values of a form. A path names the place of one: `title`, `legs.0.to`; the empty path names all of them. Values are JSON, and none
 * that was handed out is ever changed: a change copies the objects and lists above its place and keeps the others, so that the same object
 * means the same values.
 */
export interface ValueStore<V extends object = Values> {
  readonly all: () => V;
  /** The value at a path; undefined where there is none. */
  readonly at: (path: string) => unknown;
  /** Puts a value at a path. The entries of a list that is put there as a whole get new keys. */
  readonly set: (path: string, value: unknown) => void;
  /** Puts values at several paths, as one change. */
  readonly setMany: (changes: { readonly [path: string]: unknown }) => void;
  /** Whether the value at a path, or any, differs from the default. */
  readonly isDirty: (path?: string) => boolean;
  /** The values by name that differ from their default. */
  readonly dirty: () => Values;
  /** Goes back to the defaults. */
  readonly reset: () => void;
  /** Takes new defaults, as after a form was stored, and keeps the values. */
  readonly setDefaults: (defaults: V) => void;
  /** A key for each entry of a list, which it keeps wherever it moves and whatever is written into it. Empty where there is no list. */
  readonly keysOf: (list: string) => readonly string[];
  readonly append: (list: string, entry: unknown) => void;
  readonly remove: (list: string, place: number) => void;
  /** Takes an entry out of a list and inserts it at `to`. */
  readonly move: (list: string, from: number, to: number) => void;
  /** Calls the listener after each change at a path or below it, and after a change of the defaults. */
  readonly subscribe: (path: string, listener: () => void) => () => void;
}

const noEntries: readonly unknown[] = [];

export function createValueStore<V extends object>(initial: V): ValueStore<V> {
  let defaults = initial;
  let values = initial;
  const listeners = new Map<string, Set<() => void>>();
  // Keys belong to the list itself; a copy that is made because an entry changed takes them over.
  const keys = new WeakMap<readonly unknown[], readonly string[]>();
  let lastKey = 0;
  const newKey = () => String((lastKey += 1));

  const keysIn = (list: readonly unknown[]): readonly string[] => {
    const made = keys.get(list) ?? list.map(newKey);
    keys.set(list, made);
    return made;
  };

  /** A copy with a value put into it; the same object where it holds that value already. */
  const put = (held: unknown, [part, ...rest]: readonly string[], value: unknown): unknown => {
    if (part === undefined) return value;
    const old = below(held, part);
    const next = put(old, rest, value);
    // A list grows by `append` alone: a control whose entry was removed meanwhile changes nothing.
    if (Object.is(old, next) || (Array.isArray(held) && !Object.hasOwn(held, part))) return held;
    if (!Array.isArray(held)) return { ...(typeof held === 'object' ? held : undefined), [part]: next };
    const list = (held as readonly unknown[]).with(Number(part), next);
    keys.set(list, keysIn(held));
    return list;
  };

  const tell = (isConcerned: (path: string) => boolean) => {
    const concerned = [...listeners].flatMap(([path, each]) => (isConcerned(path) ? [...each] : []));
    for (const listener of concerned) listener();
  };
  const change = (next: V) => {
    const before = values;
    values = next;
    tell((path) => !Object.is(valueAt(before, path), valueAt(next, path)));
  };
  const setMany = (changes: { readonly [path: string]: unknown }) =>
    change(
      Object.entries(changes).reduce<unknown>((held, [path, value]) => put(held, partsOf(path), value), values) as V,
    );
  const listAt = (path: string): readonly unknown[] => {
    const list = valueAt(values, path);
    return Array.isArray(list) ? list : noEntries;
  };
  /** Changes a list and its keys alike. */
  const arrange = (path: string, changed: <T>(list: readonly T[]) => readonly T[]) => {
    const list = listAt(path);
    const next = changed(list);
    keys.set(next, changed(keysIn(list)));
    setMany({ [path]: next });
  };

  return {
    all: () => values,
    at: (path) => valueAt(values, path),
    set: (path, value) => setMany({ [path]: value }),
    setMany,
    isDirty: (path = '') => !isSame(valueAt(values, path), valueAt(defaults, path)),
    dirty: () => toPatch(defaults as Values, values as Values),
    reset: () => change(defaults),
    setDefaults: (next) => {
      defaults = next;
      tell(() => true);
    },
    keysOf: (path) => keysIn(listAt(path)),
    append: (path, entry) => {
      const list = listAt(path);
      const next = [...list, entry];
      keys.set(next, [...keysIn(list), newKey()]);
      setMany({ [path]: next });
    },
    remove: (path, place) => arrange(path, (list) => list.toSpliced(place, 1)),
    move: (path, from, to) =>
      arrange(path, (list) => list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))),
    subscribe: (path, listener) => {
      const own = listeners.get(path) ?? new Set();
      listeners.set(path, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(path) === own) listeners.delete(path);
      };
    },
  };
}

const partsOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'));

const below = (held: unknown, part: string): unknown =>
  typeof held === 'object' && held !== null && Object.hasOwn(held, part)
    ? (held as { readonly [part: string]: unknown })[part]
    : undefined;

const valueAt = (values: unknown, path: string): unknown => partsOf(path).reduce(below, values);
