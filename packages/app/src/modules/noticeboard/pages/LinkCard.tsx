import type { LinkPreview } from '@karmik/model/noticeboard/link';
import type { ReactNode } from 'react';
import * as styles from './extras.css.ts';

/** The page to which a post leads: its title, a few words and a small picture. */
export function LinkCard({ link: { url, title, description, site, image } }: { link: LinkPreview }): ReactNode {
  return (
    <a className={styles.linkCard} href={url} target="_blank" rel="noopener noreferrer nofollow">
      {image && <img className={styles.linkImage} src={image} alt="" width={80} height={80} />}
      <span className={styles.linkTexts}>
        <span className={styles.linkSite}>{site}</span>
        <span className={styles.linkTitle}>{title}</span>
        {description && <span className={styles.linkAbout}>{description}</span>}
      </span>
    </a>
  );
}
