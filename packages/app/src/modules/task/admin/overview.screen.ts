import { text } from '@karmik/model/kit/text';
import { taskOverview } from '../parts/overview-parts.ts';

export default taskOverview({
  as: 'hr',
  title: text('Tasks overview', 'कार्य सारांश'),
  description: text('How the tasks of the organization stand.', 'संस्थाका कार्य कहाँ पुगे।'),
  opens: '/admin/:slug/task/reports/all-tasks',
});
