import type { FileRef } from '@karmik/model/noticeboard/post';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import { AttachedFiles } from './AttachedFiles.tsx';
import * as styles from './attachments.css.ts';

const mostTiles = 4;

/** The pictures of a post as tiles, its other files as lines. Few posts have some, so that the first load does without them. */
export default function Attachments({ files }: { files: readonly FileRef[] }): ReactNode {
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
      {others.length > 0 && <AttachedFiles files={others} />}
    </>
  );
}
