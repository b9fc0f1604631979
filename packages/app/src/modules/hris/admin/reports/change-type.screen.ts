import { employmentReview } from '@karmik/model/hris/review';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(employmentReview, 'by_change', {
  path: 'hris/:org/employment-review',
  query: { as: 'hr' },
});
