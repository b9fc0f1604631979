import { Avatar } from '@karmik/ui/Avatar';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { Button as PlainButton } from 'react-aria-components/Button';
import { useSession } from '../../../shell/session.ts';
import { useTexts } from '../../../texts/texts.ts';
import * as styles from './composer.css.ts';

const NewPost = lazy(async () => ({ default: (await import('./NewPost.tsx')).NewPost }));

/** The place where a post begins: one quiet line until someone wants to write. */
export function Composer(): ReactNode {
  const texts = useTexts();
  const { info } = useSession();
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
        {texts.noticeboard.prompt(full_name.startsWith(first_name) ? first_name : (full_name.split(' ')[0] ?? ''))}
      </PlainButton>
    </div>
  );

  if (!isOpen) return <section className={styles.card}>{opener}</section>;
  return (
    <section className={styles.card} aria-label={texts.noticeboard.newPost}>
      <Suspense fallback={opener}>
        <NewPost onDone={() => setOpen(false)} />
      </Suspense>
    </section>
  );
}
