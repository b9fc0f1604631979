import { bilingual } from '@karmik/model/kit/text';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { PublicLayout } from '../../../public-pages/PublicLayout.tsx';

const words = {
  title: bilingual('About Karmik', 'कार्मिकबारे'),
  lead: bilingual(
    'People, notices and pay of organizations in Nepal, in one place.',
    'नेपालका संस्थाका कर्मचारी, सूचना र तलब एकै ठाउँमा।',
  ),
  what: bilingual(
    'Karmik is software for human resources and payroll. It speaks English and Nepali, counts in Bikram Sambat and in AD, and keeps every organization apart from the others.',
    'कार्मिक मानव संसाधन र तलबका लागि सफ्टवेयर हो। यो अङ्ग्रेजी र नेपाली बोल्छ, विक्रम संवत् र ईस्वी संवत् दुवै गन्छ, र हरेक संस्थालाई अरूबाट अलग राख्छ।',
  ),
  runs: bilingual(
    'It runs on a computer of the organization or a trusted provider. Data stays there.',
    'यो संस्थाको वा उसले विश्वास गरेको कम्प्युटरमा चल्छ। प्रविष्ट गरिएको कुरा त्यहीँ रहन्छ।',
  ),
  version: bilingual('Version', 'संस्करण'),
  license: bilingual('License', 'इजाजतपत्र'),
  open: bilingual('Open source, MIT', 'खुला स्रोत, MIT'),
};

/** What the product is, and which version of it one has before oneself. */
export default function AboutPage(): ReactNode {
  const say = useModelText();
  return (
    <PublicLayout title={say(words.title)} lead={say(words.lead)}>
      <Text>{say(words.what)}</Text>
      <Text>{say(words.runs)}</Text>
      <DescriptionList
        items={[
          { id: 'version', label: say(words.version), value: import.meta.env.VITE_VERSION },
          { id: 'license', label: say(words.license), value: say(words.open) },
        ]}
      />
    </PublicLayout>
  );
}
