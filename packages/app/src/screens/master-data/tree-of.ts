import type { Entity } from '@karmik/model/kit/entity';
import type { TreeNode } from '@karmik/ui/Tree';
import type { AnyRecord } from '../kit/screens.ts';
import { nameOf } from '../records.ts';

/** Records as a tree by the entity's parent. One whose parent is not among them is at the top, so that none is lost. */
export function treeOf(entity: Entity, records: readonly AnyRecord[]): TreeNode[] {
  const known = new Set(records.map(({ id }) => id));
  const parentOf = (record: AnyRecord): number | undefined => {
    const parent = record[entity.parent ?? ''] as { id: number } | null | undefined;
    return parent && known.has(parent.id) ? parent.id : undefined;
  };
  const below = Map.groupBy(records, parentOf);
  const code = (record: AnyRecord) => (typeof record['code'] === 'string' ? record['code'] : undefined);
  const nodesOf = (id: number | undefined): TreeNode[] =>
    (below.get(id) ?? []).map((record) => {
      const description = code(record);
      const children = nodesOf(record.id);
      return {
        id: String(record.id),
        label: nameOf(entity, record),
        ...(description === undefined ? {} : { description }),
        ...(children.length ? { children } : {}),
      };
    });
  return nodesOf(undefined);
}
