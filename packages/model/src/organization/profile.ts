import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { text } from '../kit/text.ts';

/** What an organisation says of itself. Its name and abbreviation belong to its account. */
export const organizationProfile = defineEntity({
  name: 'organization_profile',
  label: text('Organization overview', 'संस्थाको परिचय'),
  path: 'org/:org/overview',
  codes: { read: 'organizationMember', write: '2.21' },
  single: true,
  fields: {
    logo: f.image({ label: text('Logo', 'लोगो') }),
    established_on: f.date({ label: text('Established on', 'स्थापना मिति') }),
    registration_number: f.text({ label: text('Registration number', 'दर्ता नम्बर'), max: 60 }),
    pan: f.text({ label: text('PAN', 'स्थायी लेखा नम्बर'), max: 20, format: 'code' }),
    phone: f.phone({ label: text('Phone', 'फोन') }),
    email: f.email({ label: text('E-mail', 'इमेल') }),
    website: f.url({ label: text('Website', 'वेबसाइट') }),
    address: f.address({ label: text('Address', 'ठेगाना') }),
    mail_language: f.choice({
      label: text('Language of mails', 'इमेलको भाषा'),
      help: text(
        'Of those that the organization has not worded itself; an offer is written in the language of its letter.',
        'संस्थाले आफैँ नलेखेका इमेलको; प्रस्तावको इमेल पत्रकै भाषामा हुन्छ।',
      ),
      choices: { en: text('English', 'अङ्ग्रेजी'), ne: text('Nepali', 'नेपाली') },
      default: 'en',
      read_code: '2.21',
    }),
    about: f.richText({ label: text('About', 'बारेमा'), max: 20_000 }),
  },
});
