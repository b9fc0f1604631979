import { bilingual } from '@karmik/model/kit/text';
import { whistleSetting } from '@karmik/model/whistle-blower/settings';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(whistleSetting, {
  description: bilingual('Who can report, and how long reports are kept.', 'उजुरी कसले गर्न सक्ने र कति समय राख्ने।'),
  form: [
    'enabled',
    'public_enabled',
    'introduction',
    'captcha',
    {
      title: bilingual('Retention', 'राख्ने अवधि'),
      description: bilingual('Reporters see these periods.', 'यी अवधि उजुरीकर्ताले देख्छन्।'),
      fields: ['retention_days', 'reporter_days', 'acknowledge_days', 'answer_days'],
    },
  ],
});
