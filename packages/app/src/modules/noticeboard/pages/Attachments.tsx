import type { FileRef } from '@karmik/model/noticeboard/post';
import { Icon } from '@karmik/ui/Icon';
import { DownloadIcon, FileTextIcon } from '@karmik/ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import { formatBytes } from './format-bytes.ts';
import * as styles from './attachments.css.ts';

const mostTiles = 4;

/** The pictures of a post as tiles, its other files as lines. */
export function Attachments({ files }: { files: readonly FileRef[] }): ReactNode {
  const texts = useTexts();
  const pictures = files.filter((file) => file.is_image);
  const others = files.filter((file) => !file.is_image);
  const hidden = pictures.length - mostTiles;
  return (
    <>
      {pictures.length > 0 && (
        <div
          className={`${styles.tiles} ${styles.layout[pictures.length === 1 ? 'one' : pictures.length === 3 ? 'three' : 'even']}`}
        >
          {pictures.map((file, index) => (
            <a
              key={file.id}
              href={file.url}
              target="_blank"
              rel="noreferrer"
              className={index < mostTiles ? styles.tile : styles.hiddenTile}
            >
              <img
                className={styles.picture}
                src={file.url}
                alt={file.name}
                loading="lazy"
                {...(file.width && file.height ? { width: file.width, height: file.height } : {})}
              />
              {index === mostTiles - 1 && hidden > 0 && (
                <span className={styles.more}>{texts.noticeboard.morePictures(hidden)}</span>
              )}
            </a>
          ))}
        </div>
      )}
      {others.length > 0 && (
        <ul className={styles.files}>
          {others.map((file) => (
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
      )}
    </>
  );
}
