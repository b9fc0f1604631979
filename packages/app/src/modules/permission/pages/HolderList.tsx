import type { PermissionHolder } from '@karmik/model/permission/group';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Tag } from '@karmik/ui/Tag';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { ListSearch } from '../../../screens/list/ListSearch.tsx';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { LoadMore } from '../../../screens/query/LoadMore.tsx';
import { rowsOf } from '../../../screens/query/paged.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './permission.css.ts';
import { holdersQuery } from './permission-calls.ts';
import { words } from './words.ts';

const HolderDrawer = lazy(async () => ({ default: (await import('./HolderDrawer.tsx')).HolderDrawer }));

/** People who hold permissions; the search finds anybody of the organisation. */
export function HolderList(): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<number>();
  const query = useInfiniteQuery(holdersQuery(slug, search));
  return (
    <Stack gap="lg">
      <ListSearch label={say(words.searchPeople)} value={search} onChange={setSearch} />
      <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
        {(pages) => {
          const holders = rowsOf(pages);
          if (holders.length === 0) return <EmptyState title={say(words.nobody)} />;
          return (
            <>
              <ul className={styles.list}>
                {holders.map((holder) => (
                  <li key={holder.user.id}>
                    <HolderCard holder={holder} onOpen={() => setOpened(holder.user.id)} />
                  </li>
                ))}
              </ul>
              <LoadMore query={query} />
            </>
          );
        }}
      </Loaded>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <HolderDrawer slug={slug} id={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}

function HolderCard({ holder, onOpen }: { holder: PermissionHolder; onOpen: () => void }): ReactNode {
  const say = useModelText();
  const { user, is_hr_admin, is_audit_user, groups } = holder;
  return (
    <Card>
      <div className={styles.line}>
        <Stack gap="sm">
          <PersonChip person={user} />
          <Inline gap="xs">
            {is_hr_admin && <StatusTag tone="info">{say(words.hrAdmin)}</StatusTag>}
            {is_audit_user && <StatusTag tone="neutral">{say(words.auditor)}</StatusTag>}
            {groups.map(({ id, name }) => (
              <Tag key={id}>{name}</Tag>
            ))}
          </Inline>
        </Stack>
        <Button variant="outline" tone="neutral" onPress={onOpen} aria-label={say(words.seeOf(user.full_name))}>
          {say(words.see)}
        </Button>
      </div>
    </Card>
  );
}
