import type { PermissionGroup } from '@karmik/model/permission/group';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Switch } from '@karmik/ui/Switch';
import { Tag } from '@karmik/ui/Tag';
import { Text } from '@karmik/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { useNumbers } from '../../../preferences/dates.ts';
import { useAddress } from '../../../screens/use-address.ts';
import { ListSearch } from '../../../screens/list/ListSearch.tsx';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { LoadMore } from '../../../screens/query/LoadMore.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './permission.css.ts';
import { acceptCommon, groupsQuery } from './permission-calls.ts';
import { useSectionWords } from './section-words.ts';
import { words } from './words.ts';

const GroupDrawer = lazy(async () => ({ default: (await import('./GroupDrawer.tsx')).GroupDrawer }));

/** The groups that act in the organisation, and the one that is open beside them (`?open=`). */
export function GroupList(): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { params, change } = useAddress();
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(groupsQuery(slug, search));
  const opened = params.get('open');
  const canWrite = may('1.00', 'write');
  return (
    <Stack gap="lg">
      <ListSearch label={say(words.searchGroups)} value={search} onChange={setSearch} />
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {({ pages }) => {
          const groups = pages.flatMap((page) => page.results);
          return (
            <>
              {groups.length === 0 ? (
                <EmptyState
                  title={say(search ? words.nobody : words.noGroups)}
                  description={search ? undefined : say(words.noGroupsHint)}
                />
              ) : (
                <ul className={styles.list}>
                  {groups.map((group) => (
                    <li key={group.id}>
                      <GroupCard group={group} slug={slug} onOpen={() => change({ open: String(group.id) }, true)} />
                    </li>
                  ))}
                </ul>
              )}
              <LoadMore query={query} />
              {canWrite && <AcceptsCommon slug={slug} accepts={pages[0]?.accepts_common ?? false} />}
            </>
          );
        }}
      </Loaded>
      {opened && (
        <Suspense fallback={null}>
          <GroupDrawer
            key={opened}
            slug={slug}
            id={opened === 'new' ? 'new' : Number(opened)}
            onClose={() => change({ open: null })}
          />
        </Suspense>
      )}
    </Stack>
  );
}

interface GroupCardProps {
  readonly group: PermissionGroup;
  readonly slug: string;
  readonly onOpen: () => void;
}

function GroupCard({ group, slug, onOpen }: GroupCardProps): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const sections = useSectionWords(group.codes);
  const { name, description, is_common, organization, member_count, may_change } = group;
  return (
    <Card
      title={name}
      description={description || undefined}
      actions={
        <Button
          variant="outline"
          tone="neutral"
          onPress={onOpen}
          aria-label={say(may_change ? words.edit(name) : words.open(name))}
        >
          {say(may_change ? words.edit('') : words.open('')).trim()}
        </Button>
      }
    >
      <Stack gap="sm">
        <Inline gap="xs">
          {is_common && (
            <StatusTag tone="info">
              {say(organization.slug === slug ? words.common : words.commonOf(organization.name))}
            </StatusTag>
          )}
          <Text as="span" size="sm" tone="muted">
            {say(words.members(number(member_count)))}
          </Text>
        </Inline>
        <Inline gap="xs">
          {sections.length === 0 ? (
            <Text size="sm" tone="muted">
              {say(words.givesNothing)}
            </Text>
          ) : (
            sections.map(({ title, given }) => (
              <Tag key={title} isWrapping>
                {`${title}: ${given}`}
              </Tag>
            ))
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

/** PRM-2: common permissions count only where the organisation says so. */
function AcceptsCommon({ slug, accepts }: { slug: string; accepts: boolean }): ReactNode {
  const say = useModelText();
  const [isSending, setSending] = useState(false);
  return (
    <Card>
      <Switch
        isLabelFirst
        description={say(words.acceptsHelp)}
        isSelected={accepts}
        isDisabled={isSending}
        onChange={(value) => {
          setSending(true);
          void acceptCommon(slug, value)
            .catch(reportFailure)
            .finally(() => setSending(false));
        }}
      >
        {say(words.accepts)}
      </Switch>
    </Card>
  );
}
