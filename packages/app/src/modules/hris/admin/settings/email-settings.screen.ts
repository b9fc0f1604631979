import { bilingual } from '@karmik/model/kit/text';
import { hrisEmailSetting } from '@karmik/model/notification/email-setting';
import { singletonScreen } from '../../../../screens/kit/screens.ts';

export default singletonScreen(hrisEmailSetting, {
  title: bilingual('E-mail settings of HRIS', 'मानव संसाधनका इमेल सेटिङ'),
  description: bilingual(
    'What HRIS mails to the people it concerns. What is named nowhere goes out as each person chose.',
    'मानव संसाधनले सम्बन्धित मानिसलाई के इमेल गर्छ। कतै नतोकिएको कुरा हरेकले छानेअनुसार जान्छ।',
  ),
  form: ['always_mailed', 'never_mailed'],
});
