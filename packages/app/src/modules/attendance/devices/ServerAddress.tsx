import { bilingual } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  title: (address: string) => bilingual(`Server address for devices: ${address}`, `यन्त्रमा राख्ने सर्भर ठेगाना: ${address}`),
  how: bilingual(
    'Enter it in the device under Comm. > Cloud server. With a secret, add /iclock/<secret> where the device takes a URL. Without one, approve the new device under Status at its first contact.',
    'यन्त्रको Comm. > Cloud server मा राख्नुहोस्। गोप्य शब्द भए URL मा /iclock/<secret> थप्नुहोस्। नभए पहिलो सम्पर्कपछि स्थितिमा गएर नयाँ यन्त्र स्वीकृत गर्नुहोस्।',
  ),
};

/** What HR enters on the device itself, so that it finds this server. */
export function ServerAddress(): ReactNode {
  const say = useModelText();
  return (
    <Banner tone="info" title={say(words.title(location.origin))}>
      {say(words.how)}
    </Banner>
  );
}
