import { bilingual } from '@karmik/model/kit/text';
import { whistleSetting } from '@karmik/model/whistle-blower/settings';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(whistleSetting, {
  description: bilingual('Who can report, and how long reports are kept.', 'उजुरी लिने नलिने, कसबाट लिने र कति समय राख्ने।'),
  form: [
    'enabled',
    'public_enabled',
    'introduction',
    'captcha',
    {
      title: bilingual('Retention', 'कति समय'),
      description: bilingual('Reporters see these periods.', 'यीमध्ये दुई उजुरीकर्तालाई गरिने वाचा हुन्।'),
      fields: ['retention_days', 'reporter_days', 'acknowledge_days', 'answer_days'],
    },
  ],
});
