import { bilingual } from '@karmik/model/kit/text';
import { organizationProfile } from '@karmik/model/organization/profile';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(organizationProfile, {
  description: bilingual('Shown to everyone in the organization.', 'संस्थाका सबैले देख्छन्।'),
  form: [
    {
      title: bilingual('Register', 'दर्ता'),
      fields: ['logo', 'industry', 'established_on', 'registration_number', 'pan'],
    },
    { title: bilingual('Contact', 'सम्पर्क'), fields: ['phone', 'email', 'website', 'address', 'mail_language'] },
    { title: bilingual('About', 'परिचय'), fields: ['about'] },
  ],
});
