import { exitAnswer } from '@karmik/model/hris/separation';
import { text } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(exitAnswer, {
  title: text('Exit interviews', 'बहिर्गमन अन्तर्वार्ता'),
  description: text('What those who left have answered.', 'गएकाहरूले दिएका उत्तर।'),
  path: 'hris/:org/exit-answer',
  columns: [{ field: 'question', minWidth: '18rem' }, 'rating', 'answer', 'employee', 'category', 'answered_on'],
  filters: ['category', 'rating', 'employee'],
  period: 'answered_on',
  sort: '-answered_on',
  chart: {
    shape: 'bar',
    title: text('Mean of the points', 'अङ्कको औसत'),
    category: 'question',
    value: 'rating',
    isMean: true,
  },
  empty: text('Nobody has answered yet.', 'अहिलेसम्म कसैले उत्तर दिएको छैन।'),
});
