import { punchSetting } from '@karmik/model/attendance/punch-setting';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../../screens/kit/screens.ts';

export default singletonScreen(punchSetting, {
  description: bilingual(
    'How punches from devices, phones and browsers are read. Days worked out from now on follow it.',
    'यन्त्र, फोन र ब्राउजरका हाजिरी कसरी पढ्ने। अबदेखि गणना हुने दिनमा लागु हुन्छ।',
  ),
  form: ['repeat_seconds', 'on_leave'],
});
