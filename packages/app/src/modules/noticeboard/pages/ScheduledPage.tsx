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
import { writing } from './writing-words.ts';

/** One's own posts that wait for their hour. */
export default function ScheduledPage(): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  return (
    <PageBody width="feed">
      <PageHeader title={texts.say(writing.scheduledTitle)} description={say(words.scheduledDescription)} />
      <PostList
        label={texts.say(writing.scheduledTitle)}
        query={useInfiniteQuery(waitingQuery('Scheduled'))}
        empty={
          <EmptyState
            title={texts.empty}
            description={texts.say(writing.scheduledEmpty)}
            actions={
              <ButtonLink href="/user/noticeboard" variant="outline" tone="neutral">
                {texts.say(writing.toBoard)}
              </ButtonLink>
            }
          />
        }
      />
    </PageBody>
  );
}
