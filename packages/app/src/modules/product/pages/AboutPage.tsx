import { bilingual } from '@karmik/model/kit/text';
import { toDevanagariDigits } from 'date-bs';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { PublicLayout } from '../../../public-pages/PublicLayout.tsx';

const words = {
  title: bilingual('About Karmik', 'कार्मिकबारे'),
  lead: bilingual(
    'HR, notices and pay for organizations in Nepal, in one place.',
    'नेपालका संस्थाका कर्मचारी, सूचना र तलब एकै ठाउँमा।',
  ),
  what: bilingual(
    "Karmik is HR and payroll software in English and Nepali, with Bikram Sambat and AD dates. Each organization's data is kept separate.",
    'कार्मिक मानव संसाधन र तलबको सफ्टवेयर हो, अङ्ग्रेजी र नेपालीमा, विक्रम संवत् र ईस्वी मितिसहित। हरेक संस्थाको विवरण अलग राखिन्छ।',
  ),
  runs: bilingual(
    "It runs on your organization's own server or that of a trusted provider. Your data stays there.",
    'यो तपाईंको संस्थाको आफ्नै वा विश्वासिलो प्रदायकको सर्भरमा चल्छ। तपाईंको विवरण त्यहीँ रहन्छ।',
  ),
  version: bilingual('Version', 'संस्करण'),
  license: bilingual('License', 'इजाजतपत्र'),
  open: bilingual('Open source, MIT', 'खुला स्रोत, MIT'),
};

const version = bilingual(import.meta.env.VITE_VERSION, toDevanagariDigits(import.meta.env.VITE_VERSION));

/** What the product is, and which version of it one has before oneself. */
export default function AboutPage(): ReactNode {
  const say = useModelText();
  return (
    <PublicLayout title={say(words.title)} lead={say(words.lead)}>
      <Text>{say(words.what)}</Text>
      <Text>{say(words.runs)}</Text>
      <DescriptionList
        items={[
          { id: 'version', label: say(words.version), value: say(version) },
          { id: 'license', label: say(words.license), value: say(words.open) },
        ]}
      />
    </PublicLayout>
  );
}
