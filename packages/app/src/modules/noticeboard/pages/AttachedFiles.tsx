import type { FileRef } from '@karmik/model/noticeboard/post';
import { Icon } from '@karmik/ui/Icon';
import { DownloadIcon, FileTextIcon } from '@karmik/ui/icons';
import type { ReactNode } from 'react';
import * as styles from './attached-files.css.ts';
import { formatBytes } from './format-bytes.ts';

/** Files of a post that are no pictures. */
export function AttachedFiles({ files }: { readonly files: readonly FileRef[] }): ReactNode {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <a href={file.url} download={file.name} className={styles.file}>
            <Icon of={FileTextIcon} tone="accent" />
            <span className={styles.fileName}>{file.name}</span>
            <span className={styles.fileSize}>{formatBytes(file.size)}</span>
            <Icon of={DownloadIcon} size="sm" tone="neutral" />
          </a>
        </li>
      ))}
    </ul>
  );
}
