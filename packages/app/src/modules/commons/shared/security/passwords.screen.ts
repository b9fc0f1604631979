import { securityFloor } from '@karmik/model/account/security-setting';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../../screens/kit/screens.ts';
import { isOperator } from '../../../../shell/session.ts';

export default singletonScreen(securityFloor, {
  description: bilingual(
    'Applies immediately to every organization. Weaker passwords must be changed at the next sign-in.',
    'यो प्रणालीका हरेक संस्थामा तुरुन्तै लागु हुन्छ। कमजोर पासवर्ड अर्को साइन इनमा बदल्नुपर्छ।',
  ),
  form: [
    { title: bilingual('Length', 'लम्बाइ'), fields: ['password_min_length'] },
    {
      title: bilingual('Requirements', 'हुनुपर्ने'),
      description: bilingual('A letter and a digit are always required.', 'एउटा अक्षर र एउटा अङ्क सधैँ चाहिन्छ।'),
      fields: ['password_uppercase', 'password_lowercase', 'password_special'],
    },
    { title: bilingual('Expiry', 'म्याद'), fields: ['password_max_age_days', 'password_history'] },
  ],
  mayChange: isOperator,
});
