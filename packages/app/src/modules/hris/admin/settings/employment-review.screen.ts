import { employmentReview } from '@karmik/model/hris/review';
import { reviewType } from '@karmik/model/hris/process-setting';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen, tabsScreen } from '../../../../screens/kit/screens.ts';
import { approvalScreen } from '../../../../screens/kit/approval-policies.tsx';

const types = masterDataScreen(reviewType, {
  description: bilingual(
    'Types of reviews and the employment change each leads to.',
    'समीक्षाका प्रकार र प्रत्येकबाट हुने रोजगारी परिवर्तन।',
  ),
  columns: ['name', 'change', 'task_template'],
  filters: ['change'],
  sort: 'name',
  empty: bilingual('Add the first type, such as promotion.', 'पहिलो प्रकार थप्नुहोस्, जस्तै बढुवा।'),
});

export default tabsScreen({
  tabs: [
    { id: 'types', label: bilingual('Types', 'प्रकार'), screen: types },
    {
      id: 'approval',
      label: bilingual('Approval', 'स्वीकृति'),
      code: '2.04',
      screen: approvalScreen(employmentReview),
    },
  ],
});
