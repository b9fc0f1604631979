import { postPaths } from '@karmik/model/noticeboard/paths';
import type { Post } from '@karmik/model/noticeboard/post';
import { postStates } from '@karmik/model/noticeboard/vocabulary';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { CalendarClockIcon, MessageCircleIcon, PinIcon } from '@karmik/ui/icons';
import { Link } from '@karmik/ui/Link';
import { Skeleton } from '@karmik/ui/Skeleton';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { fillPath } from '@karmik/model/kit/links';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import * as styles from './post.css.ts';
import { PostText } from './PostText.tsx';
import { Reactions } from './Reactions.tsx';

const PostMenu = lazy(() => import('./PostMenu.tsx'));
const Comments = lazy(() => import('./Comments.tsx'));
const Attachments = lazy(() => import('./Attachments.tsx'));
const PostExtras = lazy(() => import('./PostExtras.tsx'));
const PostEdit = lazy(() => import('./PostEdit.tsx'));

interface PostCardProps {
  readonly post: Post;
  readonly footer?: ReactNode;
  /** Comments stand open, as on the post's own page. */
  readonly isOpen?: boolean;
  readonly onRemoved?: () => void;
}

/** One post: who, when, what, and what colleagues say to it. */
export function PostCard({ post, footer, isOpen = false, onRemoved }: PostCardProps): ReactNode {
  const texts = useTexts();
  const [isEditing, setEditing] = useState(false);
  const [showsComments, setShowsComments] = useState(isOpen);
  const { permissions } = post;
  const hasExtras =
    post.poll !== null || post.link !== null || post.divisions.length + post.branches.length + post.thanks.length > 0;
  const hasMenu = permissions.edit || permissions.delete || permissions.pin;
  return (
    <article className={styles.card} aria-label={post.author.full_name}>
      <header className={styles.header}>
        <PersonChip person={post.author} />
        <div className={styles.headerEnd}>
          <PostMarks post={post} />
          {hasMenu && (
            <Suspense fallback={<span className={styles.menuPlace} />}>
              <PostMenu post={post} onEdit={() => setEditing(true)} onRemoved={onRemoved} />
            </Suspense>
          )}
        </div>
      </header>
      {isEditing ? (
        <Suspense fallback={null}>
          <PostEdit post={post} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <>
          {post.remark && <Banner tone={postStates[post.state].tone}>{post.remark}</Banner>}
          {post.text && <PostText text={post.text} isWhole={isOpen} />}
          {post.attachments.length > 0 && (
            <Suspense fallback={<Skeleton shape="block" />}>
              <Attachments files={post.attachments} />
            </Suspense>
          )}
          {hasExtras && (
            <Suspense fallback={<Skeleton shape="text" count={2} />}>
              <PostExtras post={post} />
            </Suspense>
          )}
        </>
      )}
      {post.state === 'Published' && (
        <>
          <Reactions post={post}>
            <Button
              size="sm"
              variant="ghost"
              tone="neutral"
              iconStart={<Icon of={MessageCircleIcon} size="sm" />}
              aria-expanded={showsComments}
              onPress={() => setShowsComments(!showsComments)}
            >
              {post.comment_count > 0 ? texts.noticeboard.commentCount(post.comment_count) : texts.noticeboard.comment}
            </Button>
          </Reactions>
          {showsComments && (
            <Suspense fallback={<Skeleton shape="text" count={2} />}>
              <Comments post={post} startsFocused={!isOpen} />
            </Suspense>
          )}
        </>
      )}
      {footer !== undefined && footer !== null && <div className={styles.footer}>{footer}</div>}
    </article>
  );
}

/** When it was posted, and what is special about it. */
function PostMarks({ post }: { post: Post }): ReactNode {
  const texts = useTexts();
  const modelText = useModelText();
  const dates = useDates();
  const at = post.published_at ?? post.created_at;
  return (
    <div className={styles.marks}>
      {post.is_pinned && (
        <span className={styles.pinned}>
          <Icon of={PinIcon} size="sm" label={texts.noticeboard.pinned} />
          <span aria-hidden="true" className={styles.wideOnly}>
            {texts.noticeboard.pinned}
          </span>
        </span>
      )}
      {post.state !== 'Published' && (
        <StatusTag tone={postStates[post.state].tone}>{modelText(postStates[post.state].label)}</StatusTag>
      )}
      {post.scheduled_at && post.state !== 'Published' ? (
        <span className={styles.pinned}>
          <Icon of={CalendarClockIcon} size="sm" />
          {dates.instant(post.scheduled_at)}
        </span>
      ) : (
        <Link href={fillPath(postPaths.own, { id: String(post.id) })} look="quiet">
          <Text as="span" size="sm" tone="muted" title={dates.instant(at)}>
            <time dateTime={at}>{dates.ago(at)}</time>
            {post.edited_at && ` · ${texts.noticeboard.edited}`}
          </Text>
        </Link>
      )}
    </div>
  );
}
