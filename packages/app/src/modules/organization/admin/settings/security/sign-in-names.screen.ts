import { securitySetting } from '@karmik/model/account/security-setting';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../../../screens/kit/screens.ts';

export default singletonScreen(securitySetting, {
  description: bilingual(
    'What people can sign in with besides their username and email. HR makes a slip for people without an email, on their page.',
    'प्रयोगकर्ता नाम र इमेलबाहेक केबाट साइन इन गर्न मिल्छ। इमेल नभएकाका लागि मानव संसाधनले तिनको पृष्ठबाट पर्ची बनाउँछ।',
  ),
  form: ['sign_in_by_code', 'sign_in_by_phone'],
});
