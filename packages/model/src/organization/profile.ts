import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { industries } from './industries.ts';

/** What an organisation says of itself. Its name and abbreviation belong to its account. */
export const organizationProfile = defineEntity({
  name: 'organization_profile',
  label: bilingual('Organization overview', 'संस्थाको परिचय'),
  path: 'org/:org/overview',
  codes: { read: 'organizationMember', write: '2.21' },
  single: true,
  fields: {
    logo: f.image({ label: bilingual('Logo', 'लोगो') }),
    industry: f.choice({ label: bilingual('Industry', 'व्यवसायको क्षेत्र'), choices: industries }),
    established_on: f.date({ label: bilingual('Established on', 'स्थापना मिति') }),
    registration_number: f.text({ label: bilingual('Registration number', 'दर्ता नम्बर'), max: 60 }),
    pan: f.text({ label: bilingual('PAN', 'स्थायी लेखा नम्बर'), max: 20, format: 'code' }),
    phone: f.phone({ label: bilingual('Phone', 'फोन') }),
    email: f.email({ label: bilingual('Email', 'इमेल') }),
    website: f.url({ label: bilingual('Website', 'वेबसाइट') }),
    address: f.address({ label: bilingual('Address', 'ठेगाना') }),
    mail_language: f.choice({
      label: bilingual('Email language', 'इमेलको भाषा'),
      help: bilingual(
        'For emails without a template of your own. Offers use the language of their letter.',
        'आफ्नै ढाँचा नभएका इमेलका लागि। प्रस्तावको इमेल पत्रकै भाषामा पठाइन्छ।',
      ),
      choices: { en: bilingual('English', 'अङ्ग्रेजी'), ne: bilingual('Nepali', 'नेपाली') },
      default: 'en',
      read_code: '2.21',
    }),
    about: f.richText({ label: bilingual('About', 'परिचय'), max: 20_000 }),
  },
});
