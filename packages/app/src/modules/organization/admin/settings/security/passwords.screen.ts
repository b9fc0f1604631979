import { securitySetting } from '@karmik/model/account/security-setting';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../../../screens/kit/screens.ts';
import { PasswordFloor } from './FloorNote.tsx';
import { useFloorLimits } from './use-floor.ts';

export default singletonScreen(securitySetting, {
  useLimits: useFloorLimits,
  Above: PasswordFloor,
  description: bilingual(
    'Applies immediately. Weaker passwords must be changed at the next sign-in.',
    'तुरुन्तै लागु हुन्छ। कमजोर पासवर्ड अर्को साइन इनमा बदल्नुपर्छ।',
  ),
  form: [
    { title: bilingual('Length', 'लम्बाइ'), fields: ['password_min_length'] },
    {
      title: bilingual('Requirements', 'हुनुपर्ने'),
      description: bilingual('A letter and a digit are always required.', 'एउटा अक्षर र एउटा अङ्क सधैँ चाहिन्छ।'),
      fields: ['password_uppercase', 'password_lowercase', 'password_special'],
    },
    {
      title: bilingual('Valid for', 'कति समय चल्ने'),
      fields: ['password_max_age_days', 'password_history'],
    },
  ],
});
