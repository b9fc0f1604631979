import { Link } from '@karmik/ui/Link';
import { Button } from '@karmik/ui/Button';
import { splitLinks } from '@karmik/model/noticeboard/split-links';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import * as styles from './post.css.ts';
import { isLong } from './post-text.ts';

/** The words of a post: links can be followed, and a long text opens on demand. */
export function PostText({ text, isWhole = false }: { text: string; isWhole?: boolean }): ReactNode {
  const texts = useTexts();
  const [isExpanded, setExpanded] = useState(isWhole);
  const isCut = !isExpanded && isLong(text);
  return (
    <div className={styles.text}>
      <p className={isCut ? `${styles.words} ${styles.cut}` : styles.words} dir="auto">
        {splitLinks(text).map((part, index) =>
          part.isLink ? (
            // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name
            <Link key={index} href={part.text} target="_blank" rel="noopener noreferrer nofollow">
              {part.text}
            </Link>
          ) : (
            part.text
          ),
        )}
      </p>
      {isCut && (
        <span>
          <Button variant="ghost" size="sm" onPress={() => setExpanded(true)}>
            {texts.noticeboard.seeMore}
          </Button>
        </span>
      )}
    </div>
  );
}
