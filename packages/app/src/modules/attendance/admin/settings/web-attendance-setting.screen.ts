import { webAttendanceSetting } from '@karmik/model/attendance/web-setting';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../../screens/kit/screens.ts';

export default singletonScreen(webAttendanceSetting, {
  description: bilingual(
    'Whether attendance from a browser or phone asks for a location, and what happens away from the office.',
    'ब्राउजर वा फोनबाट हाजिरी गर्दा स्थान सोध्ने कि नसोध्ने, र कार्यालयबाहिर भए के हुने।',
  ),
  form: ['location', 'outside', 'accuracy_allowance'],
});
