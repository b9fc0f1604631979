import { bilingual } from '@karmik/model/kit/text';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Icon } from '@karmik/ui/Icon';
import { BanIcon } from '@karmik/ui/icons';
import type { ReactNode } from 'react';
import { landing } from '../../../configuration/configuration.ts';
import { isOn } from '../../../configuration/pages.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  title: bilingual('Page not active', 'पृष्ठ सक्रिय छैन'),
  reason: bilingual('This page is turned off', 'यो पृष्ठ बन्द छ'),
  help: bilingual(
    'It is turned off for this installation or organization. Ask HR if you need it.',
    'यो प्रणाली वा संस्थाका लागि यो पृष्ठ बन्द गरिएको छ। चाहिए मानव संसाधनलाई भन्नुहोस्।',
  ),
  back: bilingual('Go to the start page', 'सुरुको पृष्ठमा जानुहोस्'),
};

/** In the place of a page that the configuration has taken away (GRD-1). */
export default function NotActivePage(): ReactNode {
  const say = useModelText();
  const start = landing();
  return (
    <ScreenPage title={say(words.title)}>
      <EmptyState
        icon={<Icon of={BanIcon} size="lg" />}
        title={say(words.reason)}
        description={say(words.help)}
        actions={isOn(start) && <ButtonLink href={start}>{say(words.back)}</ButtonLink>}
      />
    </ScreenPage>
  );
}
