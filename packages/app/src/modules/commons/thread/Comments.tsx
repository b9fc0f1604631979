import type { ThreadComment, ThreadComments } from '@karmik/model/kit/thread';
import { Avatar } from '@karmik/ui/Avatar';
import { Button } from '@karmik/ui/Button';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { failureText } from '../../../screens/query/report-failure.ts';
import { keyOf, refresh } from '../../../screens/records.ts';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import { CommentForm } from '../../noticeboard/pages/CommentForm.tsx';
import * as styles from '../../noticeboard/pages/post.css.ts';
import type { ThreadOf } from './thread-of.ts';
import { words } from './words.ts';

/** Comments on a record, and the field to write one where the viewer may. */
export function Comments({ entity, path: record, query: searchParams = {} }: ThreadOf): ReactNode {
  const say = useModelText();
  const path = `${record}comments/`;
  const query = useQuery({
    queryKey: keyOf(entity, path, searchParams),
    queryFn: ({ signal }) => api.get(path, { searchParams, signal }).json<ThreadComments>(),
  });
  const remove = (id: number) =>
    confirm({
      title: say(words.deleteComment),
      confirmLabel: say(words.deleteComment),
      isDestructive: true,
      onConfirm: async () => {
        try {
          await api.delete(`${path}${id}/`, { searchParams });
        } catch (error) {
          throw new Error(failureText(error), { cause: error });
        }
        await refresh(entity);
      },
    });
  return (
    <div className={styles.comments}>
      <Loaded query={query} waiting={<Skeleton shape="text" count={2} />}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="muted">{say(words.noComments)}</Text>
          ) : (
            results.map((each) => <Comment key={each.id} comment={each} onDelete={() => void remove(each.id)} />)
          )
        }
      </Loaded>
      {query.data?.can_add === true && (
        <CommentForm
          label={say(words.comment)}
          submitLabel={say(words.send)}
          onSubmit={async (text) => {
            await api.post(path, { searchParams, json: { text } });
            await refresh(entity);
          }}
        />
      )}
    </div>
  );
}

function Comment({ comment, onDelete }: { comment: ThreadComment; onDelete: () => void }): ReactNode {
  const texts = useTexts();
  const dates = useDates();
  const { author } = comment;
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
            </Text>
          </div>
          <p className={styles.commentText} dir="auto">
            {comment.text}
          </p>
        </div>
        {comment.can_delete && (
          <div className={styles.commentActions}>
            <Button size="sm" variant="ghost" tone="neutral" onPress={onDelete}>
              {texts.delete}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
