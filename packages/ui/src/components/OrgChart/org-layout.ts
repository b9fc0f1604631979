import { hierarchy, tree } from 'd3-hierarchy';
import type { OrgNode } from './org-tree.ts';

export const CARD_WIDTH = 208;
export const CARD_HEIGHT = 80;
const GAP_X = 24;
const ROW = CARD_HEIGHT + 40;
/** Leaves beyond this many hang in columns, since a row of them would be wider than any screen. */
const ROW_OF_LEAVES = 3;
const COLUMN_OF_LEAVES = 8;

/** A card and where its centre is. */
export interface PlacedCard {
  readonly node: OrgNode;
  readonly x: number;
  readonly y: number;
}

export interface OrgLayout {
  readonly cards: readonly PlacedCard[];
  /** Lines from a card to the one that it hangs from, as paths with the ends that they touch. */
  readonly links: readonly {
    readonly id: string;
    readonly from: PlacedCard;
    readonly to: PlacedCard;
    readonly path: string;
  }[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Slot {
  readonly node: OrgNode | undefined;
  readonly children: Slot[];
  readonly isStacked: boolean;
}

/** Where cards stand when only the branches of `open` are shown. */
export function orgLayout(roots: readonly OrgNode[], open: ReadonlySet<string>, isRtl: boolean): OrgLayout {
  const whole = hierarchy<Slot>({
    node: undefined,
    children: roots.map((root) => slotOf(root, open)),
    isStacked: false,
  });
  const placed = tree<Slot>()
    .nodeSize([CARD_WIDTH + GAP_X, ROW])
    .separation((a, b) => (a.parent === b.parent ? 1 : 1.15))(whole);
  const side = isRtl ? -1 : 1;
  const cards = new Map<string, PlacedCard>();
  const stacked = new Set<string>();
  placed.each(({ data, x, y }) => {
    if (data.node === undefined) return;
    cards.set(data.node.entry.id, { node: data.node, x: x * side, y: y - ROW + CARD_HEIGHT / 2 });
    if (data.isStacked) stacked.add(data.node.entry.id);
  });
  const list = [...cards.values()];
  const xs = list.map(({ x }) => x);
  const ys = list.map(({ y }) => y);
  const left = xs.reduce((least, x) => Math.min(least, x), 0) - CARD_WIDTH / 2;
  const right = xs.reduce((most, x) => Math.max(most, x), 0) + CARD_WIDTH / 2;
  const bottom = ys.reduce((most, y) => Math.max(most, y), 0) + CARD_HEIGHT / 2;
  return {
    cards: list,
    links: list.flatMap((to) => {
      const { entry, parent } = to.node;
      const from = parent && cards.get(parent.entry.id);
      return from === undefined
        ? []
        : [{ id: entry.id, from, to, path: pathOf(from, to, stacked.has(entry.id), side) }];
    }),
    left,
    top: 0,
    width: right - left,
    height: bottom,
  };
}

function slotOf(node: OrgNode, open: ReadonlySet<string>): Slot {
  if (!open.has(node.entry.id)) return { node, children: [], isStacked: false };
  const isBranch = (child: OrgNode): boolean => child.children.length > 0 && open.has(child.entry.id);
  const leaves = node.children.filter((child) => !isBranch(child));
  const branches = node.children.filter(isBranch).map((child) => slotOf(child, open));
  if (leaves.length <= ROW_OF_LEAVES) {
    return { node, children: node.children.map((child) => slotOf(child, open)), isStacked: false };
  }
  const columns = Math.ceil(leaves.length / COLUMN_OF_LEAVES);
  const height = Math.ceil(leaves.length / columns);
  // A column is a chain to the layout, which keeps whatever is next to it clear of all its cards.
  const chains = Array.from({ length: columns }, (_, column) =>
    leaves
      .slice(column * height, (column + 1) * height)
      .reduceRight<Slot | undefined>(
        (below, leaf) => ({ node: leaf, children: below === undefined ? [] : [below], isStacked: true }),
        undefined,
      ),
  ).filter((chain) => chain !== undefined);
  return { node, children: [...chains, ...branches], isStacked: false };
}

function pathOf(from: PlacedCard, to: PlacedCard, isStacked: boolean, side: number): string {
  const start = `M${from.x},${from.y + CARD_HEIGHT / 2}`;
  const middle = from.y + CARD_HEIGHT / 2 + (ROW - CARD_HEIGHT) / 2;
  if (!isStacked) return `${start}V${middle}H${to.x}V${to.y - CARD_HEIGHT / 2}`;
  const rail = to.x - side * (CARD_WIDTH / 2 + GAP_X / 2);
  return `${start}V${middle}H${rail}V${to.y}H${to.x - (side * CARD_WIDTH) / 2}`;
}
