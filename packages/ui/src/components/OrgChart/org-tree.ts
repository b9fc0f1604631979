/** One place of a chart: a person or a unit, and what it hangs from. */
export interface OrgEntry {
  readonly id: string;
  /** What it hangs from; `null`, or the id of nothing that is there, at the top. */
  readonly parentId: string | null;
  readonly name: string;
  /** A second line, such as a job title. */
  readonly title?: string | undefined;
  readonly pictureUrl?: string | null | undefined;
  /** Something short at the end, such as a count or a state. */
  readonly note?: string | undefined;
}

/** A place with what hangs below it. */
export interface OrgNode {
  readonly entry: OrgEntry;
  readonly parent: OrgNode | undefined;
  readonly children: OrgNode[];
  readonly level: number;
  /** How many hang below, on all levels. */
  below: number;
}

export interface OrgTree {
  readonly roots: readonly OrgNode[];
  readonly nodes: ReadonlyMap<string, OrgNode>;
}

/** Hangs entries onto each other. One that no one leads to, since entries lead to each other in a ring, begins at the top. */
export function orgTree(entries: readonly OrgEntry[]): OrgTree {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const below = Map.groupBy(entries, (entry) => entry.parentId);
  const nodes = new Map<string, OrgNode>();
  const roots: OrgNode[] = [];

  function grow(root: OrgEntry): void {
    const top: OrgNode = { entry: root, parent: undefined, children: [], level: 1, below: 0 };
    roots.push(top);
    nodes.set(root.id, top);
    const grown = [top];
    for (const node of grown) {
      for (const entry of below.get(node.entry.id) ?? []) {
        if (nodes.has(entry.id)) continue;
        const child: OrgNode = { entry, parent: node, children: [], level: node.level + 1, below: 0 };
        node.children.push(child);
        nodes.set(entry.id, child);
        grown.push(child);
      }
    }
    for (const node of grown.toReversed()) {
      if (node.parent !== undefined) node.parent.below += node.below + 1;
    }
  }

  for (const entry of entries) if (entry.parentId === null || !byId.has(entry.parentId)) grow(entry);
  for (const entry of entries) if (!nodes.has(entry.id)) grow(entry);
  return { roots, nodes };
}

/** Ids that hold all words of a search, in the order of the chart. */
export function findEntries({ nodes }: OrgTree, search: string): readonly string[] {
  const words = search.normalize('NFC').toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return [...nodes.values()].flatMap(({ entry }) => {
    const text = `${entry.name} ${entry.title ?? ''}`.normalize('NFC').toLocaleLowerCase();
    return words.every((word) => text.includes(word)) ? [entry.id] : [];
  });
}
