import { punch } from '@karmik/model/attendance/punch';
import { punchDetails } from '../punches/punch-detail-as.tsx';
import { punchPath } from '../punches/punch-path.ts';
import { reportScreen } from '../../../screens/kit/screens.ts';

export default reportScreen(punch, 'by_person', {
  path: punchPath,
  query: { as: 'hr' },
  Detail: punchDetails.hr,
  columns: [
    'employee',
    'punched_on',
    'punched_at',
    'remark_category',
    'location',
    'source',
    'is_held',
    'claim',
    'mark',
    { field: 'entered_by', isHidden: true },
  ],
});
