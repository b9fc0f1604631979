import type { Post } from '@karmik/model/noticeboard/post';
import { Button } from '@karmik/ui/Button';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rowsOf } from '../../../screens/query/paged.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useSession } from '../../../shell/session.ts';
import { useTexts } from '../../../texts/texts.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import * as styles from './post.css.ts';
import { usePostActions } from './post-actions.ts';
import { commentsQuery } from './posts.ts';
import { writing } from './writing-words.ts';

/** What colleagues say to a post, oldest first, and the line to say something oneself. */
export default function Comments({ post, startsFocused }: { post: Post; startsFocused: boolean }): ReactNode {
  const texts = useTexts();
  const { info } = useSession();
  const { comment } = usePostActions();
  const query = useInfiniteQuery(commentsQuery(post.id));
  return (
    <div className={styles.comments}>
      <Loaded query={query} waiting={post.comment_count > 0 ? <Skeleton shape="text" count={2} /> : null}>
        {(pages) => (
          <>
            {rowsOf(pages).map((item) => (
              <CommentItem key={item.id} comment={item} postId={post.id} />
            ))}
            {query.hasNextPage && (
              <span>
                <Button
                  size="sm"
                  variant="ghost"
                  isPending={query.isFetchingNextPage}
                  onPress={() => void query.fetchNextPage()}
                >
                  {texts.say(writing.moreComments)}
                </Button>
              </span>
            )}
          </>
        )}
      </Loaded>
      {!info.user.is_audit_user && (
        <CommentForm
          label={texts.say(writing.writeComment)}
          submitLabel={texts.say(writing.sendComment)}
          startsFocused={startsFocused}
          onSubmit={(text) => comment(post.id, text)}
        />
      )}
    </div>
  );
}
