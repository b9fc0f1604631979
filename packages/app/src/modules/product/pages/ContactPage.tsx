import { bilingual } from '@karmik/model/kit/text';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Link } from '@karmik/ui/Link';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { configuration } from '../../../configuration/configuration.ts';
import { useModelText } from '../../../texts/texts.ts';
import { PublicLayout } from '../../../public-pages/PublicLayout.tsx';

const words = {
  title: bilingual('Contact', 'सम्पर्क'),
  lead: bilingual('Where to get more help.', 'थप मद्दत कहाँ पाइन्छ।'),
  own: bilingual(
    'Contact your HR department first: it manages accounts, permissions and your employee data.',
    'पहिले आफ्नो मानव संसाधन विभागलाई सोध्नुहोस्: खाता, अनुमति र कर्मचारीको विवरण त्यसैले हेर्छ।',
  ),
  name: bilingual('Ask', 'कसलाई सोध्ने'),
  email: bilingual('Email', 'इमेल'),
  phone: bilingual('Telephone', 'टेलिफोन'),
  address: bilingual('Address', 'ठेगाना'),
  hours: bilingual('Hours', 'समय'),
};

/** Whom to ask, as the configuration of the installation says. */
export default function ContactPage(): ReactNode {
  const say = useModelText();
  const { contact_name, contact_email, contact_phone, contact_address, contact_hours } = configuration.runtimeConfig;
  const items = [
    contact_name && { id: 'name', label: say(words.name), value: contact_name },
    contact_email && {
      id: 'email',
      label: say(words.email),
      value: <Link href={`mailto:${contact_email}`}>{contact_email}</Link>,
    },
    contact_phone && {
      id: 'phone',
      label: say(words.phone),
      value: <Link href={`tel:${contact_phone.replace(/[^\d+]/g, '')}`}>{contact_phone}</Link>,
    },
    contact_address && { id: 'address', label: say(words.address), value: contact_address },
    contact_hours && { id: 'hours', label: say(words.hours), value: contact_hours },
  ].filter((item) => typeof item === 'object');
  return (
    <PublicLayout title={say(words.title)} lead={say(words.lead)}>
      <Text>{say(words.own)}</Text>
      {items.length > 0 && <DescriptionList items={items} />}
    </PublicLayout>
  );
}
