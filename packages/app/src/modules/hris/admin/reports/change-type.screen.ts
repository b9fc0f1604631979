import { employmentReview } from '@karmik/model/hris/review';
import { text } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(employmentReview, {
  title: text('Reviews by change', 'परिवर्तनअनुसार समीक्षा'),
  description: text('Which changes were proposed, and what came of them.', 'कुन परिवर्तन प्रस्ताव भए, र के भयो।'),
  path: 'hris/:org/employment-review',
  query: { as: 'hr' },
  columns: ['employee', 'change', 'review_type', 'effective_date', 'sender', 'status'],
  filters: ['change', 'status', 'employee'],
  period: 'effective_date',
  sort: '-effective_date',
  chart: {
    shape: 'bar',
    title: text('Reviews by change', 'परिवर्तनअनुसार समीक्षा'),
    category: 'change',
    value: 'count',
    by: 'status',
  },
  empty: text('Nothing is proposed yet.', 'अहिलेसम्म केही प्रस्ताव छैन।'),
});
