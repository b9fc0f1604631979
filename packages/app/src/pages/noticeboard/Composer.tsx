import { Avatar } from '@karmik/ui/Avatar';
import { Icon } from '@karmik/ui/Icon';
import { InfoIcon } from '@karmik/ui/icons';
import { snackbar } from '@karmik/ui/Snackbar';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { Button as PlainButton } from 'react-aria-components/Button';
import { useDates } from '../../preferences/dates.ts';
import { useSession } from '../../shell/session.ts';
import { useTexts } from '../../texts/texts.ts';
import * as styles from './composer.css.ts';
import { usePostActions } from './posts.ts';

const PostEditor = lazy(async () => ({ default: (await import('./PostEditor.tsx')).PostEditor }));

/** The place where a post begins: one quiet line until somebody wants to write. */
export function Composer(): ReactNode {
  const texts = useTexts();
  const dates = useDates();
  const { info } = useSession();
  const { create } = usePostActions();
  const [isOpen, setOpen] = useState(false);
  const { full_name, first_name, profile_picture } = info.user;
  const opener = (
    <div
      className={styles.closed}
      onDragEnter={(event) => {
        // A file that is held over the line opens the editor, which takes it.
        if (event.dataTransfer.types.includes('Files')) setOpen(true);
      }}
    >
      <Avatar name={full_name} src={profile_picture} isDecorative />
      <PlainButton className={styles.opener} onPress={() => setOpen(true)}>
        {texts.noticeboard.prompt(first_name)}
      </PlainButton>
    </div>
  );

  if (!isOpen) return <section className={styles.card}>{opener}</section>;
  return (
    <section className={styles.card} aria-label={texts.noticeboard.newPost}>
      <Suspense fallback={opener}>
        <PostEditor
          initial={{ text: '', files: [], scheduled_at: null }}
          canSchedule
          submitLabel={texts.noticeboard.post}
          notice={
            info.notice_board_settings.need_approval && (
              <p className={styles.notice}>
                <Icon of={InfoIcon} size="sm" tone="caution" />
                {texts.noticeboard.needsApproval}
              </p>
            )
          }
          onCancel={() => setOpen(false)}
          onSubmit={async (body) => {
            const post = await create(body);
            setOpen(false);
            if (post.state === 'Pending') snackbar.success(texts.noticeboard.sentForApproval);
            else if (post.state === 'Scheduled' && post.scheduled_at)
              snackbar.success(texts.noticeboard.scheduledFor(dates.instant(post.scheduled_at)));
            else snackbar.success(texts.noticeboard.posted);
          }}
        />
      </Suspense>
    </section>
  );
}
