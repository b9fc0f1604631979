import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { CameraIcon } from '@karmik/ui/icons';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import * as styles from './photo.css.ts';
import { words } from './words.ts';

const PhotoDialog = lazy(async () => ({ default: (await import('./PhotoDialog.tsx')).PhotoDialog }));

interface ChangePhotoProps {
  readonly person: { readonly full_name: string; readonly profile_picture: string | null };
  readonly isOwn: boolean;
  readonly path: string;
  /** The picture, at whose edge the button stands. */
  readonly children: ReactNode;
}

/** A person's picture with the button that changes it. */
export function ChangePhoto({ children, ...photo }: ChangePhotoProps): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.changed}>
      {children}
      <span className={styles.change}>
        <IconButton
          label={say(words.change)}
          icon={<Icon of={CameraIcon} size="sm" />}
          variant="outline"
          size="sm"
          onPress={() => setOpen(true)}
        />
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <PhotoDialog {...photo} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
