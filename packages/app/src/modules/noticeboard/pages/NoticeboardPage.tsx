import { EmptyState } from '@karmik/ui/EmptyState';
import { PageHeader } from '@karmik/ui/PageHeader';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageBody } from '../../../screens/PageBody.tsx';
import { useSession } from '../../../shell/session.ts';
import { useTexts } from '../../../texts/texts.ts';
import { Composer } from './Composer.tsx';
import { feedQuery } from './posts.ts';
import { PostList } from './PostList.tsx';

/** What the organisation reads: pinned posts, then the newest. */
export default function NoticeboardPage(): ReactNode {
  const texts = useTexts();
  const { info } = useSession();
  const feed = useInfiniteQuery(feedQuery());
  const canPost = info.notice_board_settings.allow_to_post;
  return (
    <PageBody width="feed">
      <PageHeader
        title={texts.noticeboard.title}
        description={texts.noticeboard.description(info.current_organization.name)}
      />
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
    </PageBody>
  );
}
