import { bilingual } from '@karmik/model/kit/text';
import { taskOverview } from '../parts/overview-parts.ts';

export default taskOverview({
  as: 'hr',
  description: bilingual("The organization's tasks at a glance.", 'संस्थाका कार्यको सारांश।'),
  opens: '/admin/:slug/task/reports/all-tasks',
  efficiencyPage: '/admin/:slug/task/reports/efficiency',
});
