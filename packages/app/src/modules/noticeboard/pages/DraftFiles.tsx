import { Icon } from '@karmik/ui/Icon';
import { FileTextIcon, TriangleAlertIcon, XIcon } from '@karmik/ui/icons';
import { IconButton } from '@karmik/ui/IconButton';
import { ProgressBar } from '@karmik/ui/ProgressBar';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import * as styles from './composer.css.ts';
import { formatBytes } from './format-bytes.ts';
import type { DraftFile } from './use-draft-files.ts';
import { writing } from './writing-words.ts';

/** The files of a draft: pictures as they are, others by name, each with how far it is. */
export function DraftFiles({
  items,
  onRemove,
}: {
  items: readonly DraftFile[];
  onRemove: (key: string) => void;
}): ReactNode {
  const texts = useTexts();
  if (items.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={texts.say(writing.files)}>
      {items.map((item) => (
        <li key={item.key} className={item.error ? `${styles.file} ${styles.failed}` : styles.file}>
          {item.stored?.is_image ? (
            <img src={item.stored.url} alt="" className={styles.thumb} />
          ) : (
            <span className={styles.thumb}>
              <Icon of={item.error ? TriangleAlertIcon : FileTextIcon} tone={item.error ? 'critical' : 'neutral'} />
            </span>
          )}
          <span className={styles.fileTexts}>
            <span className={styles.fileName}>{item.name}</span>
            {item.progress === undefined ? (
              <span className={item.error ? styles.fileError : styles.fileNote} role={item.error ? 'alert' : undefined}>
                {item.error ?? formatBytes(item.bytes)}
              </span>
            ) : (
              <ProgressBar label={texts.say(writing.uploading(item.name))} isLabelHidden value={item.progress * 100} />
            )}
          </span>
          <IconButton
            size="sm"
            label={texts.say(writing.removeFile(item.name))}
            icon={<Icon of={XIcon} size="sm" />}
            onPress={() => onRemove(item.key)}
          />
        </li>
      ))}
    </ul>
  );
}
