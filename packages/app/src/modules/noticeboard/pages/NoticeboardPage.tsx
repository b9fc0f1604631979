import { EmptyState } from '@karmik/ui/EmptyState';
import { PageHeader } from '@karmik/ui/PageHeader';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { PageBody } from '../../../screens/PageBody.tsx';
import { useSession } from '../../../shell/session.ts';
import { useTexts } from '../../../texts/texts.ts';
import { useHome } from '../../home/home-query.ts';
import { Composer } from './Composer.tsx';
import { feedQuery } from './posts.ts';
import { PostList } from './PostList.tsx';
import * as styles from './noticeboard.css.ts';

const First = lazy(() => import('../../home/First.tsx'));
const Day = lazy(() => import('../../home/Day.tsx'));

/** The home of everyone: what waits for the reader, their day, and what the organisation reads, pinned posts first. */
export default function NoticeboardPage(): ReactNode {
  const texts = useTexts();
  const { info } = useSession();
  const home = useHome();
  const feed = useInfiniteQuery(feedQuery());
  const canPost = info.notice_board_settings.allow_to_post;
  // What is above the feed comes first, so that nothing moves away under a press.
  const hasHome = home.data !== undefined || home.isError;
  return (
    <PageBody>
      <PageHeader
        title={texts.noticeboard.title}
        description={texts.noticeboard.description(info.current_organization.name)}
      />
      <Suspense fallback={<Skeleton shape="card" count={3} />}>
        <div className={styles.home}>
          <div className={styles.inbox} data-part="inbox">
            <First />
          </div>
          <div className={styles.day} data-part="day">
            <Day />
          </div>
          <div className={styles.feed}>
            {hasHome ? (
              <>
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
              </>
            ) : (
              <Skeleton shape="card" count={2} />
            )}
          </div>
        </div>
      </Suspense>
    </PageBody>
  );
}
