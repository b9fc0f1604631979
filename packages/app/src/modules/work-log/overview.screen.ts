import { bilingual } from '@karmik/model/kit/text';
import { workLogPaths } from '@karmik/model/work-log/paths';
import { logOverview } from './overview.ts';

export default logOverview({
  as: 'user',
  description: bilingual('Your logged work at a glance.', 'तपाईंले अभिलेख गरेको कामको सारांश।'),
  opens: workLogPaths.own,
});
