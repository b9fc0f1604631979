import { Heading } from '@karmik/ui/Heading';
import { Link } from '@karmik/ui/Link';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { ProductMark } from '../shell/ProductMark.tsx';
import { useTexts } from '../texts/texts.ts';
import * as styles from './account.css.ts';
import { Cover } from './Cover.tsx';
import { QuickSettings } from './QuickSettings.tsx';

const year = new Date().getFullYear();

interface AccountLayoutProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
}

/** The frame of pages without a session: the cover beside one task (LOG-4). */
export function AccountLayout({ title, description, children }: AccountLayoutProps): ReactNode {
  const texts = useTexts();
  return (
    <div className={styles.root}>
      <Cover />
      <div className={styles.side}>
        <header className={styles.header}>
          <span className={styles.brand}>
            <ProductMark />
            {texts.product}
          </span>
          <QuickSettings />
        </header>
        <main className={styles.main}>
          <div className={styles.task}>
            <div className={styles.titles}>
              <Heading level="1">{title}</Heading>
              {description !== undefined && (
                <Text as="div" tone="muted">
                  {description}
                </Text>
              )}
            </div>
            {children}
          </div>
        </main>
        <footer className={styles.footer}>
          <Text size="xs" tone="subtle">
            {texts.copyright(year)}
          </Text>
          <span className={styles.footerLinks}>
            <Link href="/account/privacy-and-policy" look="standalone">
              {texts.privacy}
            </Link>
            <Link href="/account/terms-and-condition" look="standalone">
              {texts.terms}
            </Link>
          </span>
        </footer>
      </div>
    </div>
  );
}
