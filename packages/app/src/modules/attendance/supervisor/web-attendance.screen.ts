import { punch } from '@karmik/model/attendance/punch';
import { bilingual } from '@karmik/model/kit/text';
import { punchDetails } from '../punches/punch-detail-as.tsx';
import { punchPath } from '../punches/punch-path.ts';
import { reportScreen } from '../../../screens/kit/screens.ts';

export default reportScreen(punch, 'by_person', {
  path: punchPath,
  query: { as: 'supervisor' },
  Detail: punchDetails.supervisor,
  columns: ['employee', 'punched_on', 'punched_at', 'remark_category', 'location', 'is_held', 'claim', 'mark'],
  filters: ['employee', 'remark_category', 'claim'],
  empty: bilingual('Your team has not logged attendance yet.', 'टोलीका कसैले अहिलेसम्म हाजिरी अभिलेख गरेका छैनन्।'),
});
