import { EmptyState } from '@karmik/ui/EmptyState';
import { PageHeader } from '@karmik/ui/PageHeader';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { PageBody } from '../../../screens/PageBody.tsx';
import { useSession } from '../../../shell/session.ts';
import { useTexts } from '../../../texts/texts.ts';
import { Composer } from './Composer.tsx';
import { feedQuery } from './posts.ts';
import { PostList } from './PostList.tsx';
import * as styles from './noticeboard.css.ts';

// The feed is what a first load draws; what is the reader's own comes beside it.
const Inbox = lazy(() => import('../../home/Inbox.tsx'));
const Day = lazy(() => import('../../home/Day.tsx'));

/** The home of everybody: what waits for the reader, their day, and what the organisation reads, pinned posts first. */
export default function NoticeboardPage(): ReactNode {
  const texts = useTexts();
  const { info } = useSession();
  const feed = useInfiniteQuery(feedQuery());
  const canPost = info.notice_board_settings.allow_to_post;
  return (
    <PageBody>
      <PageHeader
        title={texts.noticeboard.title}
        description={texts.noticeboard.description(info.current_organization.name)}
      />
      <div className={styles.home}>
        <div className={styles.inbox}>
          <Suspense fallback={<Skeleton shape="card" />}>
            <Inbox />
          </Suspense>
        </div>
        <div className={styles.day}>
          <Suspense fallback={<Skeleton shape="card" count={2} />}>
            <Day />
          </Suspense>
        </div>
        <div className={styles.feed}>
          {canPost && <Composer />}
          <PostList
            label={texts.noticeboard.title}
            query={feed}
            empty={
              <EmptyState
                title={texts.empty}
                description={canPost ? texts.noticeboard.emptyForAuthors : texts.noticeboard.emptyForReaders}
              />
            }
          />
        </div>
      </div>
    </PageBody>
  );
}
