import { bilingual } from '@karmik/model/kit/text';
import { hrisEmailSetting } from '@karmik/model/notification/email-setting';
import { singletonScreen } from '../../../../screens/kit/screens.ts';

export default singletonScreen(hrisEmailSetting, {
  description: bilingual(
    "HRIS notifications that are always or never emailed. Others follow each person's own settings.",
    'मानव संसाधनका कुन सूचना सधैँ इमेल हुने र कुन कहिल्यै नहुने। अरू हरेकको आफ्नै सेटिङअनुसार जान्छन्।',
  ),
  form: ['always_mailed', 'never_mailed'],
});
