import { text } from '@karmik/model/kit/text';
import { organizationProfile } from '@karmik/model/organization/profile';
import { settingScreen } from '../../../screens/kit/screens.ts';

export default settingScreen(organizationProfile, {
  description: text('What everybody of the organization reads about it.', 'संस्थाका सबैले यसबारे पढ्ने कुरा।'),
  form: [
    {
      title: text('Register', 'दर्ता'),
      fields: ['logo', 'established_on', 'registration_number', 'pan'],
    },
    { title: text('Reach us', 'सम्पर्क'), fields: ['phone', 'email', 'website', 'address', 'mail_language'] },
    { title: text('About', 'बारेमा'), fields: ['about'] },
  ],
});
