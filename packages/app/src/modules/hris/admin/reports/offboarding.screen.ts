import { separation } from '@karmik/model/hris/separation';
import { text } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(separation, {
  title: text('Off-boarding report', 'अवकाश प्रतिवेदन'),
  description: text('Who left or leaves, when, and in which way.', 'को, कहिले र कसरी गए वा जाँदै छन्।'),
  path: 'hris/:org/separation',
  query: { as: 'hr' },
  columns: ['employee', 'category', 'separation_type', 'effective_date', 'status'],
  filters: ['category', 'status', 'separation_type', 'employee'],
  period: 'effective_date',
  sort: '-effective_date',
  chart: {
    shape: 'bar',
    title: text('Separations by kind', 'किसिमअनुसार अवकाश'),
    category: 'category',
    value: 'count',
    by: 'status',
  },
  empty: text('Nobody has left so far.', 'अहिलेसम्म कसैले छाडेको छैन।'),
});
