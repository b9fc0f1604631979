import { bilingual } from '@karmik/model/kit/text';
import { taskOverview } from '../parts/overview-parts.ts';

export default taskOverview({
  as: 'supervisor',
  description: bilingual("Your team's tasks at a glance.", 'तपाईंको टोलीका कार्यको सारांश।'),
  opens: '/user/supervisor/task/reports/all-tasks',
  efficiencyPage: '/user/supervisor/task/reports/efficiency',
});
