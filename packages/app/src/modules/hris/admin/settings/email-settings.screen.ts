import { bilingual } from '@karmik/model/kit/text';
import { hrisEmailSetting } from '@karmik/model/notification/email-setting';
import { singletonScreen } from '../../../../screens/kit/screens.ts';

export default singletonScreen(hrisEmailSetting, {
  description: bilingual(
    "HRIS notifications that are always or never emailed. Others follow each person's own settings.",
    'मानव संसाधनले सम्बन्धित मानिसलाई के इमेल गर्छ। कतै नतोकिएको कुरा हरेकले छानेअनुसार जान्छ।',
  ),
  form: ['always_mailed', 'never_mailed'],
});
