import { punch } from '@karmik/model/attendance/punch';
import { bilingual } from '@karmik/model/kit/text';
import { punchPath } from '../punches/punch-path.ts';
import { reportScreen } from '../../../screens/kit/screens.ts';

export default reportScreen(punch, 'by_month', {
  description: bilingual(
    'Your attendance logs for a month or fiscal year.',
    'महिना वा आर्थिक वर्षका तपाईंका हाजिरी अभिलेख।',
  ),
  path: punchPath,
  query: { as: 'user' },
  columns: [
    'punched_on',
    'punched_at',
    'remark_category',
    'location',
    'source',
    'mark',
    { field: 'entered_by', isHidden: true },
  ],
});
