import { ButtonLink } from '@karmik/ui/ButtonLink';
import { EmptyState } from '@karmik/ui/EmptyState';
import { PageHeader } from '@karmik/ui/PageHeader';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageBody } from '../../../screens/PageBody.tsx';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import { waitingQuery } from './posts.ts';
import { PostList } from './PostList.tsx';
import { words } from './words.ts';

/** One's own posts that wait for their hour. */
export default function ScheduledPage(): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  return (
    <PageBody width="feed">
      <PageHeader title={texts.noticeboard.scheduledTitle} description={say(words.scheduledDescription)} />
      <PostList
        label={texts.noticeboard.scheduledTitle}
        query={useInfiniteQuery(waitingQuery('Scheduled'))}
        empty={
          <EmptyState
            title={texts.empty}
            description={texts.noticeboard.scheduledEmpty}
            actions={
              <ButtonLink href="/user/noticeboard" variant="outline" tone="neutral">
                {texts.noticeboard.toBoard}
              </ButtonLink>
            }
          />
        }
      />
    </PageBody>
  );
}
