import { preEmployment } from '@karmik/model/hris/pre-employment';
import { text } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(preEmployment, {
  title: text('Pre-employment report', 'नियुक्तिपूर्व प्रतिवेदन'),
  description: text(
    'Who was offered what, who accepted, and who came.',
    'कसलाई के प्रस्ताव गरियो, कसले स्वीकार गरे र को आए।',
  ),
  path: 'hris/:org/pre-employment',
  query: { as: 'hr' },
  columns: [
    'candidate',
    'job_title',
    'division',
    'branch',
    'joins_on',
    { field: 'status', minWidth: '11.5rem' },
    'tasks_all',
    'tasks_done',
  ],
  filters: ['status', 'division', 'branch', 'job_title', 'employment_type'],
  period: 'joins_on',
  sort: '-joins_on',
  chart: {
    shape: 'bar',
    title: text('Candidates by division', 'महाशाखाअनुसार उम्मेदवार'),
    category: 'division',
    value: 'count',
    by: 'status',
  },
  totals: ['tasks_all', 'tasks_done'],
  empty: text('Nobody was offered a post so far.', 'अहिलेसम्म कसैलाई प्रस्ताव गरिएको छैन।'),
});
