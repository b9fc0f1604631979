import { Button } from '@karmik/ui/Button';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import * as styles from './post.css.ts';
import { isLong } from './post-text.ts';

const LinkedText = lazy(async () => ({ default: (await import('./LinkedText.tsx')).LinkedText }));

/** The words of a post: links can be followed, and a long text opens on demand. */
export function PostText({ text, isWhole = false }: { text: string; isWhole?: boolean }): ReactNode {
  const texts = useTexts();
  const [isExpanded, setExpanded] = useState(isWhole);
  const isCut = !isExpanded && isLong(text);
  return (
    <div className={styles.text}>
      <p className={isCut ? `${styles.words} ${styles.cut}` : styles.words} dir="auto">
        {text.includes('://') ? (
          <Suspense fallback={text}>
            <LinkedText text={text} />
          </Suspense>
        ) : (
          text
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
