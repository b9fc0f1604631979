import { bilingual } from '@karmik/model/kit/text';
import { Link } from '@karmik/ui/Link';
import { Text } from '@karmik/ui/Text';
import { Suspense, type ReactNode } from 'react';
import { useModelText, useTexts } from '../../texts/texts.ts';
import PhoneBar from '../phone-bar/PhoneBar.tsx';
import * as styles from './footer.css.ts';

const words = {
  help: bilingual('Help', 'मद्दत'),
  terms: bilingual('Terms', 'सर्तहरू'),
  privacy: bilingual('Privacy', 'गोपनीयता'),
  about: bilingual('About', 'हाम्रोबारे'),
  contact: bilingual('Contact', 'सम्पर्क'),
  links: bilingual('About this product', 'कार्मिकबारे'),
};

const year = new Date().getFullYear();

/** The end of every page: copyright, version, the bar of a phone, and the ways to what the product says of itself; that to its help is switched off (CFG-5). Public pages, which have no session, have no bar. */
export default function Footer({ isPublic = false }: { readonly isPublic?: boolean }): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  return (
    <>
      <footer className={styles.root}>
        <Text size="xs" tone="subtle">
          {texts.footer(year, import.meta.env.VITE_VERSION)}
        </Text>
        <nav aria-label={say(words.links)} className={styles.links}>
          <Link href="/karmik/help" look="quiet" isDisabled>
            {say(words.help)}
          </Link>
          <Link href="/karmik/terms-and-condition" look="quiet">
            {say(words.terms)}
          </Link>
          <Link href="/karmik/privacy-and-policy" look="quiet">
            {say(words.privacy)}
          </Link>
          <Link href="/karmik/about" look="quiet">
            {say(words.about)}
          </Link>
          <Link href="/karmik/contact" look="quiet">
            {say(words.contact)}
          </Link>
        </nav>
      </footer>
      {!isPublic && (
        <Suspense fallback={null}>
          <PhoneBar />
        </Suspense>
      )}
    </>
  );
}
