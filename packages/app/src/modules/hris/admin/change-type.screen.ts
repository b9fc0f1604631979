import { reviewPaths } from '@karmik/model/hris/paths';
import { employmentReview } from '@karmik/model/hris/review';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen } from '../../../screens/kit/screens.ts';

export default listScreen(employmentReview, {
  path: 'hris/:org/employment-review',
  query: { as: 'hr', status: 'Approved' },
  description: bilingual('Approved employment changes by type.', 'प्रकारअनुसार स्वीकृत रोजगारी परिवर्तन।'),
  columns: [
    { field: 'employee', sort: 'employee' },
    { field: 'change', sort: 'change' },
    { field: 'effective_date', sort: 'effective_date' },
    'job_title',
    'employment_level',
    'step',
    'division',
    'branch',
  ],
  filters: ['change', 'effective_date', 'employee'],
  sort: '-effective_date',
  opens: reviewPaths.organization,
  empty: bilingual('No approved changes yet.', 'अहिलेसम्म स्वीकृत परिवर्तन छैन।'),
});
