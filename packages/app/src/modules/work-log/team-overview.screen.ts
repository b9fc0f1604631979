import { bilingual } from '@karmik/model/kit/text';
import { workLogPaths } from '@karmik/model/work-log/paths';
import { logOverview } from './overview.ts';

export default logOverview({
  as: 'supervisor',
  description: bilingual("Your team's logged work at a glance.", 'तपाईंको टोलीले अभिलेख गरेको कामको सारांश।'),
  opens: workLogPaths.team,
});
