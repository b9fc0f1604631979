import { bilingual } from '@karmik/model/kit/text';
import { advancePaths, ownPayPaths, workPaths } from '@karmik/model/payroll/own-paths';
import { menuGroups } from '../../routing/menu.ts';
import { page, type ModuleTable } from '../../routing/route.ts';
import { approvals } from '../../screens/kit/routes.ts';

const payroll: ModuleTable = {
  module: 'payroll',
  group: 'team',
  heading: menuGroups.pay.title,
  routes: [
    approvals(
      advancePaths.team,
      bilingual("Team's salary advances", 'टोलीका तलब पेश्की'),
      () => import('./advance/advance.screens.ts'),
      {
        isForSupervisors: true,
        menu: { label: bilingual('Salary advances', 'तलब पेश्की') },
        count: 'asked.advance_salary',
      },
    ),
    approvals(
      workPaths.team,
      bilingual("Team's units of work", 'टोलीका एकाइ काम'),
      () => import('./work/work.screens.ts'),
      {
        isForSupervisors: true,
        menu: { label: bilingual('Units of work', 'एकाइ कामहरू') },
        count: 'asked.unit_of_work',
      },
    ),
    page(
      ownPayPaths.teamInsight,
      bilingual('Monthly insight of the team', 'टोलीको मासिक विश्लेषण'),
      () => import('./reports/TeamInsightPage.tsx'),
      { menu: { label: bilingual('Monthly insight', 'मासिक विश्लेषण') }, isForSupervisors: true },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [payroll];
