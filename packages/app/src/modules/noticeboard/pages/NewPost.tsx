import { Icon } from '@karmik/ui/Icon';
import { InfoIcon } from '@karmik/ui/icons';
import { snackbar } from '@karmik/ui/Snackbar';
import type { ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { useSession } from '../../../shell/session.ts';
import { useTexts } from '../../../texts/texts.ts';
import * as styles from './composer.css.ts';
import { usePostActions } from './post-actions.ts';
import { PostEditor } from './PostEditor.tsx';
import { writing } from './writing-words.ts';

/** The editor of a new post. */
export function NewPost({ onDone }: { readonly onDone: () => void }): ReactNode {
  const texts = useTexts();
  const dates = useDates();
  const { info } = useSession();
  const { create } = usePostActions();
  return (
    <PostEditor
      initial={{ text: '', files: [], scheduled_at: null, divisions: [], branches: [], poll: null, thanks: [] }}
      canSchedule
      submitLabel={texts.noticeboard.post}
      notice={
        info.notice_board_settings.need_approval && (
          <p className={styles.notice}>
            <Icon of={InfoIcon} size="sm" tone="caution" />
            {texts.say(writing.needsApproval)}
          </p>
        )
      }
      onCancel={onDone}
      onSubmit={async (body) => {
        const post = await create(body);
        onDone();
        if (post.state === 'Pending') snackbar.success(texts.say(writing.sentForApproval));
        else if (post.state === 'Scheduled' && post.scheduled_at)
          snackbar.success(texts.say(writing.scheduledFor(dates.instant(post.scheduled_at))));
        else snackbar.success(texts.say(writing.posted));
      }}
    />
  );
}
