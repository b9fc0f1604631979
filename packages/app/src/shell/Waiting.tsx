import { Spinner } from '@karmik/ui/Spinner';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import * as styles from './waiting.css.ts';

/** The page before the first page: what stands while its code is on its way. */
export function Waiting(): ReactNode {
  const texts = useTexts();
  return (
    <div className={styles.root}>
      <Spinner label={texts.loading} size="lg" />
    </div>
  );
}
