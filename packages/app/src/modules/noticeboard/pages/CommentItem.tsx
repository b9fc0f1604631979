import type { Comment } from '@karmik/model/noticeboard/post';
import { Avatar } from '@karmik/ui/Avatar';
import { Button } from '@karmik/ui/Button';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { failureText } from '../../../screens/query/report-failure.ts';
import { useTexts } from '../../../texts/texts.ts';
import { CommentForm } from './CommentForm.tsx';
import * as styles from './post.css.ts';
import { usePostActions } from './post-actions.ts';
import { writing } from './writing-words.ts';

export function CommentItem({ comment, postId }: { comment: Comment; postId: number }): ReactNode {
  const texts = useTexts();
  const dates = useDates();
  const [isEditing, setEditing] = useState(false);
  const { editComment, removeComment } = usePostActions();
  const { author, permissions } = comment;

  const remove = () =>
    void confirm({
      title: texts.say(writing.deleteComment),
      confirmLabel: texts.delete,
      isDestructive: true,
      onConfirm: () =>
        removeComment(postId, comment.id).catch((error: unknown) => {
          throw new Error(failureText(error));
        }),
    });

  if (isEditing)
    return (
      <CommentForm
        label={texts.say(writing.editComment)}
        submitLabel={texts.save}
        initial={comment.text}
        startsFocused
        onSubmit={async (text) => {
          await editComment(postId, comment.id, text);
          setEditing(false);
        }}
        onCancel={() => setEditing(false)}
      />
    );
  return (
    <div className={styles.comment}>
      <Avatar name={author.full_name} src={author.profile_picture} size="sm" isDecorative />
      <div className={styles.commentMain}>
        <div className={styles.bubble}>
          <div className={styles.commentHead}>
            <Text as="span" size="sm" weight="semibold">
              {author.full_name}
            </Text>
            <Text as="span" size="xs" tone="muted" title={dates.instant(comment.created_at)}>
              {dates.ago(comment.created_at)}
              {comment.edited_at && ` · ${texts.noticeboard.edited}`}
            </Text>
          </div>
          <p className={styles.commentText} dir="auto">
            {comment.text}
          </p>
        </div>
        {(permissions.edit || permissions.delete) && (
          <div className={styles.commentActions}>
            {permissions.edit && (
              <Button size="sm" variant="ghost" tone="neutral" onPress={() => setEditing(true)}>
                {texts.edit}
              </Button>
            )}
            {permissions.delete && (
              <Button size="sm" variant="ghost" tone="neutral" onPress={remove}>
                {texts.delete}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
