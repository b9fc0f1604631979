import { employmentReview } from '@karmik/model/hris/review';
import { bilingual } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(employmentReview, 'by_change', {
  description: bilingual('Proposed employment changes and their outcome.', 'प्रस्तावित रोजगारी परिवर्तन र तिनको नतिजा।'),
  path: 'hris/:org/employment-review',
  query: { as: 'hr' },
});
