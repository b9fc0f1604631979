import type { UserRef } from '@karmik/model/kit/fields';
import { pageLimit, type Page } from '@karmik/model/kit/paging';
import type { Poll } from '@karmik/model/noticeboard/poll';
import { Button } from '@karmik/ui/Button';
import { Popover } from '@karmik/ui/Popover';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './extras.css.ts';
import { words } from './words.ts';

interface VotersProps {
  readonly postId: number;
  readonly choices: Poll['choices'];
}

/** Who voted for what, behind a button. */
export function Voters({ postId, choices }: VotersProps): ReactNode {
  const say = useModelText();
  return (
    <Popover
      label={say(words.whoVoted)}
      trigger={
        <Button size="sm" variant="ghost" tone="neutral">
          {say(words.whoVoted)}
        </Button>
      }
    >
      <div className={styles.voters}>
        {choices
          .filter(({ votes }) => (votes ?? 0) > 0)
          .map((choice) => (
            <VotersOf key={choice.id} postId={postId} choice={choice} />
          ))}
      </div>
    </Popover>
  );
}

function VotersOf({ postId, choice }: { postId: number; choice: Poll['choices'][number] }): ReactNode {
  const query = useQuery({
    queryKey: ['posts', 'voters', postId, choice.id, choice.votes],
    queryFn: ({ signal }) =>
      api
        .get(`noticeboard/posts/${postId}/voters/`, {
          searchParams: { choice: choice.id, limit: pageLimit.most },
          signal,
        })
        .json<Page<UserRef>>(),
  });
  return (
    <section aria-label={choice.text} className={styles.votersOf}>
      <Text size="sm" weight="semibold">
        {choice.text}
      </Text>
      <Loaded query={query} waiting={<Skeleton shape="text" count={2} />}>
        {({ results }) => (
          <ul className={styles.people}>
            {results.map((person) => (
              <li key={person.id}>
                <PersonChip person={person} size="sm" />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
