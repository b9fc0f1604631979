import { bilingual } from '@karmik/model/kit/text';
import { taskOverview } from '../parts/overview-parts.ts';

export default taskOverview({
  as: 'supervisor',
  title: bilingual('Tasks of my team', 'मेरो टोलीका कार्य'),
  description: bilingual('How the tasks of the people you supervise stand.', 'तपाईंको टोलीका कार्य कहाँ पुगे।'),
  opens: '/user/supervisor/task/reports/all-tasks',
});
