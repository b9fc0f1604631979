import type { ReactNode } from 'react';

/** One line of a tree with what hangs below it. */
export interface TreeNode {
  readonly id: string;
  /** What is shown, spoken, and matched when one types. */
  readonly label: string;
  /** A second, quieter line. */
  readonly description?: string;
  readonly icon?: ReactNode;
  /** Something at the end of the line, such as a count or a button. */
  readonly aside?: ReactNode;
  readonly children?: readonly TreeNode[];
  /** There are children that have not been fetched; they are asked for when the line is opened. */
  readonly hasChildren?: boolean;
  readonly isDisabled?: boolean;
}

/** Where lines were dropped. */
export interface TreeMove {
  /** What moves, in the order of the tree. */
  readonly ids: readonly string[];
  /** The line that it was dropped at. */
  readonly targetId: string;
  readonly position: 'before' | 'after' | 'inside';
}

/** The ids from the root down to a node, itself included; empty when it is not there. */
export function pathTo(nodes: readonly TreeNode[], id: string): readonly string[] {
  for (const node of nodes) {
    if (node.id === id) return [id];
    const below = pathTo(node.children ?? [], id);
    if (below.length > 0) return [node.id, ...below];
  }
  return [];
}

/** True for a move that would put something into itself or below itself. */
export function isCycle(nodes: readonly TreeNode[], { ids, targetId, position }: TreeMove): boolean {
  const path = pathTo(nodes, targetId);
  const above = position === 'inside' ? path : path.slice(0, -1);
  return ids.includes(targetId) || above.some((id) => ids.includes(id));
}

/** The tree after a move. What would go into itself stays where it is. */
export function moveNodes(nodes: readonly TreeNode[], move: TreeMove): readonly TreeNode[] {
  if (isCycle(nodes, move)) return nodes;
  const taken: TreeNode[] = [];

  function take(list: readonly TreeNode[]): readonly TreeNode[] {
    return list.flatMap((node) => {
      if (move.ids.includes(node.id)) {
        taken.push(node);
        return [];
      }
      return [node.children === undefined ? node : { ...node, children: take(node.children) }];
    });
  }

  function put(list: readonly TreeNode[]): readonly TreeNode[] {
    return list.flatMap((node) => {
      if (node.id !== move.targetId)
        return [node.children === undefined ? node : { ...node, children: put(node.children) }];
      if (move.position === 'inside') return [{ ...node, children: [...(node.children ?? []), ...taken] }];
      return move.position === 'before' ? [...taken, node] : [node, ...taken];
    });
  }

  return put(take(nodes));
}
