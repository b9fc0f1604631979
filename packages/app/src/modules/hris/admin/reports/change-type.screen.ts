import { employmentReview } from '@karmik/model/hris/review';
import { bilingual } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(employmentReview, 'by_change', {
  description: bilingual('Proposed employment changes and their outcome.', 'कुन परिवर्तन प्रस्ताव भए, र के भयो।'),
  path: 'hris/:org/employment-review',
  query: { as: 'hr' },
});
