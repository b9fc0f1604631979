import { useRef, useState, type ReactNode } from 'react';
import { Tree as AriaTree } from 'react-aria-components/Tree';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useStrings } from '../../strings/strings-context.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { treeStrings } from './strings.ts';
import * as styles from './Tree.css.ts';
import { isCycle, pathTo, type TreeMove, type TreeNode } from './tree-moves.ts';
import { TreeRow } from './TreeRow.tsx';

export interface TreeProps extends ElementMarks {
  /** Spoken name. */
  label: string;
  nodes: readonly TreeNode[];
  selectionMode?: 'none' | 'single' | 'multiple';
  selectedIds?: readonly string[];
  defaultSelectedIds?: readonly string[];
  onSelectionChange?: (ids: string[]) => void;
  expandedIds?: readonly string[];
  defaultExpandedIds?: readonly string[];
  onExpandedChange?: (ids: string[]) => void;
  /** Told of Enter or a press on a line; without selection, the way to open what it stands for. */
  onAction?: (id: string) => void;
  /** Fetches children of a line that says `hasChildren`. When it fails, the line offers another try. */
  onLoadChildren?: (id: string) => Promise<void>;
  /** Lines can be moved by dragging, and by keyboard from their handle. The app moves them, for instance with `moveNodes`. */
  onMove?: (move: TreeMove) => void;
  /** Refuses a move. Moves into a line's own branch are refused in any case. */
  canMove?: (move: TreeMove) => boolean;
  /** Stands where lines would be. */
  empty?: ReactNode;
}

type Load = 'loading' | 'failed';
const positions = { before: 'before', after: 'after', on: 'inside' } as const;

/** Things below things: departments, accounts, folders. */
export function Tree({
  label,
  nodes,
  selectionMode = 'none',
  selectedIds,
  defaultSelectedIds,
  onSelectionChange,
  expandedIds,
  defaultExpandedIds = [],
  onExpandedChange,
  onAction,
  onLoadChildren,
  onMove,
  canMove,
  empty,
  ...marks
}: TreeProps): ReactNode {
  const strings = useStrings('tree', treeStrings);
  const [ownExpanded, setOwnExpanded] = useState(defaultExpandedIds);
  const [loads, setLoads] = useState<Readonly<Record<string, Load | undefined>>>({});
  const expanded = expandedIds ?? ownExpanded;
  const dragged = useRef<readonly string[]>([]);

  async function load(id: string): Promise<void> {
    if (onLoadChildren === undefined) return;
    setLoads((old) => ({ ...old, [id]: 'loading' }));
    try {
      await onLoadChildren(id);
      setLoads((old) => ({ ...old, [id]: undefined }));
    } catch {
      setLoads((old) => ({ ...old, [id]: 'failed' }));
    }
  }

  function expand(ids: string[]): void {
    setOwnExpanded(ids);
    onExpandedChange?.(ids);
    for (const id of ids) {
      const node = expanded.includes(id) ? undefined : nodeAt(nodes, id);
      if (node?.hasChildren === true && node.children === undefined && loads[id] !== 'loading') void load(id);
    }
  }

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nodeAt(nodes, String(key))?.label ?? '' })),
    onDragStart: ({ keys }) => {
      dragged.current = inOrder(nodes, [...keys].map(String));
    },
    getDropOperation: (target) => {
      if (target.type === 'root') return 'cancel';
      const move = {
        ids: dragged.current,
        targetId: String(target.key),
        position: positions[target.dropPosition],
      };
      return isCycle(nodes, move) || canMove?.(move) === false ? 'cancel' : 'move';
    },
    onMove: ({ keys, target }) => {
      const move = {
        ids: inOrder(nodes, [...keys].map(String)),
        targetId: String(target.key),
        position: positions[target.dropPosition],
      };
      if (!isCycle(nodes, move) && canMove?.(move) !== false) onMove?.(move);
    },
  });

  return (
    <AriaTree
      {...marks}
      aria-label={label}
      className={styles.root}
      selectionMode={selectionMode}
      selectionBehavior="toggle"
      {...(selectedIds === undefined ? {} : { selectedKeys: selectedIds })}
      {...(defaultSelectedIds === undefined ? {} : { defaultSelectedKeys: defaultSelectedIds })}
      onSelectionChange={(keys) => onSelectionChange?.(keys === 'all' ? allIds(nodes) : [...keys].map(String))}
      expandedKeys={expanded}
      onExpandedChange={(keys) => expand([...keys].map(String))}
      {...(onAction === undefined ? {} : { onAction: (key) => onAction(String(key)) })}
      {...(onMove === undefined ? {} : { dragAndDropHooks })}
      renderEmptyState={() => <div className={styles.empty}>{empty ?? strings.empty}</div>}
    >
      {nodes.map((node) => (
        <TreeRow
          key={node.id}
          node={node}
          loads={loads}
          onRetry={(id) => void load(id)}
          hasCheckbox={selectionMode === 'multiple'}
          isMovable={onMove !== undefined}
        />
      ))}
    </AriaTree>
  );
}

function nodeAt(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : nodeAt(node.children ?? [], id);
    if (found !== undefined) return found;
  }
  return undefined;
}

function allIds(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => [node.id, ...allIds(node.children ?? [])]);
}

/** Ids in the order of the tree, without those whose branch moves anyway. */
function inOrder(nodes: readonly TreeNode[], ids: readonly string[]): string[] {
  return allIds(nodes).filter(
    (id) =>
      ids.includes(id) &&
      !pathTo(nodes, id)
        .slice(0, -1)
        .some((above) => ids.includes(above)),
  );
}
