import { webAttendanceSetting } from '@karmik/model/attendance/web-setting';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../../screens/kit/screens.ts';

export default singletonScreen(webAttendanceSetting, {
  description: bilingual(
    'Whether attendance from a browser or phone asks for a location, what happens away from the office, and how long logs made offline are accepted.',
    'ब्राउजर वा फोनबाट हाजिरी गर्दा स्थान चाहिने कि नचाहिने, कार्यालयबाहिर भए के हुने, र अफलाइन राखिएको हाजिरी कति घण्टासम्म लिने।',
  ),
  form: ['location', 'outside', 'accuracy_allowance', 'offline_hours'],
});
