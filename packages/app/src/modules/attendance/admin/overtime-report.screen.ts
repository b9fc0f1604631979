import { overtimeRequest } from '@karmik/model/attendance/overtime';
import { text } from '@karmik/model/kit/text';
import { overtimePath } from '../overtime/limit.ts';
import { reportScreen } from '../../../screens/kit/screens.ts';

export default reportScreen(overtimeRequest, {
  title: text('Overtime report', 'अतिरिक्त समय प्रतिवेदन'),
  description: text('Who asked for how much, in a month or a fiscal year.', 'महिना वा आर्थिक वर्षमा कसले कति माग्यो।'),
  path: overtimePath,
  query: { as: 'hr' },
  columns: ['sender', 'overtime_date', 'overtime_duration', 'status', 'request_remarks'],
  filters: ['status', 'sender'],
  period: 'overtime_date',
  sort: '-overtime_date',
  chart: {
    shape: 'bar',
    title: text('Overtime by person', 'व्यक्तिअनुसार अतिरिक्त समय'),
    category: 'sender',
    value: 'overtime_duration',
  },
  totals: ['overtime_duration'],
  empty: text('Nobody has asked for overtime yet.', 'अहिलेसम्म कसैले अतिरिक्त समय मागेको छैन।'),
});
