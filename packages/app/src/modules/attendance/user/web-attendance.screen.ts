import { punch } from '@karmik/model/attendance/punch';
import { punchPath } from '../punches/punch-path.ts';
import { reportScreen } from '../../../screens/kit/screens.ts';

export default reportScreen(punch, 'by_month', {
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
