import { bilingual } from '@karmik/model/kit/text';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { PublicLayout } from '../../../public-pages/PublicLayout.tsx';

const words = {
  title: bilingual('Coming soon', 'छिट्टै आउँदै'),
  lead: bilingual('This page is not open yet.', 'यो पृष्ठ अझै खुलेको छैन।'),
  contact: bilingual('Ask about it', 'यसबारे सोध्नुहोस्'),
};

/** An address for what an operator has announced and not opened. */
export default function ComingSoonPage(): ReactNode {
  const say = useModelText();
  return (
    <PublicLayout title={say(words.title)} lead={say(words.lead)}>
      <div>
        <ButtonLink href="/karmik/contact" variant="outline" tone="neutral">
          {say(words.contact)}
        </ButtonLink>
      </div>
    </PublicLayout>
  );
}
