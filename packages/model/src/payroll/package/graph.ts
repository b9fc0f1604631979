/** The order of names that depend on each other. */

/**
 * Puts names after all that they depend on; among free ones the given order stays.
 * @param edges what each name depends on; names outside the map are known already
 * @returns the order, or the first cycle as `['a', 'b', 'c', 'a']`
 */
export function ordered(
  edges: ReadonlyMap<string, Iterable<string>>,
):
  | { readonly order: readonly string[]; readonly cycle?: never }
  | { readonly order?: never; readonly cycle: readonly string[] } {
  const order: string[] = [];
  const done = new Set<string>();
  const path: { readonly name: string; readonly left: Iterator<string> }[] = [];
  const open = new Set<string>();
  const enter = (name: string) => {
    open.add(name);
    path.push({ name, left: [...(edges.get(name) ?? [])][Symbol.iterator]() });
  };
  for (const root of edges.keys()) {
    if (!done.has(root)) enter(root);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const next = top.left.next();
      if (next.done) {
        path.pop();
        open.delete(top.name);
        done.add(top.name);
        order.push(top.name);
      } else if (open.has(next.value)) {
        const names = path.map(({ name }) => name);
        return { cycle: [...names.slice(names.indexOf(next.value)), next.value] };
      } else if (edges.has(next.value) && !done.has(next.value)) enter(next.value);
    }
  }
  return { order };
}
