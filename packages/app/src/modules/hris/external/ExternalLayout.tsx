import { Heading } from '@karmik/ui/Heading';
import { Link } from '@karmik/ui/Link';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import { QuickSettings } from '../../../public-pages/QuickSettings.tsx';
import * as styles from './external.css.ts';

interface ExternalLayoutProps {
  /** Who writes to the reader; nothing before it is known. */
  readonly from: string | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of a page for someone without an account, reached by a personal link: who writes, and one thing to do. */
export function ExternalLayout({ from, title, children }: ExternalLayoutProps): ReactNode {
  const texts = useTexts();
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <Text weight="medium">{from ?? ''}</Text>
        <QuickSettings />
      </header>
      <main className={styles.main}>
        <Heading level="1">{title}</Heading>
        {children}
      </main>
      <footer className={styles.footer}>
        <Link href="/account/privacy-and-policy" look="standalone">
          {texts.privacy}
        </Link>
        <Link href="/account/terms-and-condition" look="standalone">
          {texts.terms}
        </Link>
      </footer>
    </div>
  );
}
