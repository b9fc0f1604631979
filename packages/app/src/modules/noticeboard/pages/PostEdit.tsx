import type { Poll, PollBody } from '@karmik/model/noticeboard/poll';
import type { Post } from '@karmik/model/noticeboard/post';
import { snackbar } from '@karmik/ui/Snackbar';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import { PostEditor } from './PostEditor.tsx';
import { usePostActions } from './post-actions.ts';
import { writing } from './writing-words.ts';

const toBody = ({ question, choices, closes_at, is_anonymous }: Poll): PollBody => ({
  question,
  choices: choices.map(({ text }) => text),
  closes_at,
  is_anonymous,
});

/** A post open for changing, in its own place. */
export default function PostEdit({ post, onDone }: { post: Post; onDone: () => void }): ReactNode {
  const texts = useTexts();
  const { edit } = usePostActions();
  return (
    <PostEditor
      initial={{ ...post, files: post.attachments, poll: post.poll && toBody(post.poll) }}
      canSchedule={post.state !== 'Published'}
      submitLabel={texts.save}
      onCancel={onDone}
      onSubmit={async ({ scheduled_at, poll, ...rest }) => {
        const changed = await edit(post.id, post.state === 'Published' ? rest : { ...rest, scheduled_at, poll });
        snackbar.success(
          changed.state === 'Pending' && post.state !== 'Pending'
            ? texts.say(writing.sentForApproval)
            : texts.say(writing.saved),
        );
        onDone();
      }}
    />
  );
}
