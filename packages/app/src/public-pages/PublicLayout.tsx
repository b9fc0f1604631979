import { bilingual } from '@karmik/model/kit/text';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Heading } from '@karmik/ui/Heading';
import { Link } from '@karmik/ui/Link';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { tokenStore } from '../api/token-store.ts';
import { landing } from '../configuration/configuration.ts';
import Footer from '../shell/footer/Footer.tsx';
import { ProductMark } from '../shell/ProductMark.tsx';
import { useModelText, useTexts } from '../texts/texts.ts';
import { QuickSettings } from './QuickSettings.tsx';
import * as styles from './product.css.ts';

const words = {
  toApp: bilingual('Back to work', 'काममा फर्कनुहोस्'),
  pages: bilingual('Product pages', 'कार्मिकबारे पृष्ठ'),
  help: bilingual('Help', 'मद्दत'),
  contact: bilingual('Contact', 'सम्पर्क'),
  about: bilingual('About', 'हाम्रोबारे'),
};

interface PublicLayoutProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** The frame of pages that everyone may read, signed in or not. */
export function PublicLayout({ title, lead, children }: PublicLayoutProps): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  const isSignedIn = tokenStore.read() !== undefined;
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <Link href="/karmik/about" look="quiet" aria-label={texts.product}>
          <span className={styles.brand}>
            <ProductMark />
            <span className={styles.brandName}>{texts.product}</span>
          </span>
        </Link>
        <nav aria-label={say(words.pages)} className={styles.pages}>
          <Link href="/karmik/help" look="quiet">
            {say(words.help)}
          </Link>
          <Link href="/karmik/contact" look="quiet">
            {say(words.contact)}
          </Link>
          <Link href="/karmik/about" look="quiet">
            {say(words.about)}
          </Link>
        </nav>
        <span className={styles.ways}>
          <QuickSettings />
          <ButtonLink href={isSignedIn ? landing() : '/account/login'} size="sm">
            {isSignedIn ? say(words.toApp) : texts.login.submit}
          </ButtonLink>
        </span>
      </header>
      <main className={styles.main}>
        <div className={styles.titles}>
          <Heading level="1">{title}</Heading>
          {lead !== undefined && (
            <Text as="div" tone="muted" size="lg">
              {lead}
            </Text>
          )}
        </div>
        {children}
      </main>
      <div className={styles.end}>
        <Footer isPublic />
      </div>
    </div>
  );
}
