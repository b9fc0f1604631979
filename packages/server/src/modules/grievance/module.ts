import { bilingual } from '@karmik/model/kit/text';
import { grievancePaths } from '@karmik/model/grievance/paths';
import { linkTo } from '@karmik/model/kit/links';
import { defineModule } from '../define-module.ts';
import { grievanceAuthorRoutes } from './author-routes.ts';
import { countWaiting } from './cases.ts';
import { runClocks } from './clock-work.ts';
import { grievanceRoutes } from './routes.ts';
import { daysOff } from './settings.ts';

export const grievanceModule = defineModule({
  name: 'grievance',
  routes: [grievanceAuthorRoutes, grievanceRoutes],
  settingNotes: { grievance_setting: daysOff },
  inbox: [
    {
      name: 'grievance',
      label: bilingual('Grievances', 'गुनासो'),
      count: countWaiting,
      url: () => `${linkTo(grievancePaths.own, {})}?view=handle`,
    },
  ],
  recurring: (context) => [{ name: 'running clocks of grievances', work: () => runClocks(context) }],
  seed: { after: ['hris'], load: () => import('./seed.ts') },
});
