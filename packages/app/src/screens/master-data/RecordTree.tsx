import type { Page } from '@karmik/model/kit/paging';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Tree, type TreeMove } from '@karmik/ui/Tree';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, follow } from '../../api/client.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import type { AnyRecord, MasterDataScreen } from '../kit/screens.ts';
import { Loaded } from '../query/Loaded.tsx';
import { reportFailure } from '../query/report-failure.ts';
import { endpoint, keyOf, mayWrite, refresh, pluralOf } from '../records.ts';
import { useSlug } from '../providers/use-slug.ts';
import { treeOf } from './tree-of.ts';

/** Every record of the list: a tree has no pages. */
async function readAll(path: string, signal: AbortSignal): Promise<AnyRecord[]> {
  let page = await api.get(path, { searchParams: { limit: 100 }, signal }).json<Page<AnyRecord>>();
  const all = [...page.results];
  while (page.next !== null) {
    page = await follow(page.next, signal).json<Page<AnyRecord>>();
    all.push(...page.results);
  }
  return all;
}

interface RecordTreeProps {
  readonly screen: MasterDataScreen;
  readonly onOpen: (id: string) => void;
}

/** Records below each other by the entity's parent. The person who may write moves them, by dragging or by keys. */
export function RecordTree({ screen, onOpen }: RecordTreeProps): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const slug = useSlug();
  const { entity } = screen;
  const parent = entity.parent ?? '';
  const path = endpoint(entity, slug);
  const query = useQuery({
    queryKey: keyOf(entity, path, 'tree'),
    queryFn: ({ signal }) => readAll(path, signal),
  });

  const move = async (records: readonly AnyRecord[], { ids, targetId, position }: TreeMove) => {
    const target = records.find((record) => String(record.id) === targetId);
    const above = target?.[parent] as { id: number } | null | undefined;
    const below = position === 'inside' ? Number(targetId) : (above?.id ?? null);
    try {
      for (const id of ids) await api.patch(`${path}${id}/`, { json: { [parent]: below } });
    } catch (error) {
      reportFailure(error);
    }
    await refresh(entity);
  };

  return (
    <Card>
      <Loaded query={query} waiting={<Skeleton count={6} />}>
        {(records) => (
          <Tree
            label={say(pluralOf(screen.entity))}
            nodes={treeOf(entity, records)}
            defaultExpandedIds={records.map(({ id }) => String(id))}
            onAction={onOpen}
            {...(mayWrite(entity) ? { onMove: (change: TreeMove) => void move(records, change) } : {})}
            empty={<EmptyState title={texts.empty} description={screen.empty && say(screen.empty)} />}
          />
        )}
      </Loaded>
    </Card>
  );
}
