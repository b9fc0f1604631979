import { bilingual } from '@karmik/model/kit/text';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { menuGroups } from '../../routing/menu.ts';
import { page, type ModuleTable } from '../../routing/route.ts';

const payroll: ModuleTable = {
  module: 'payroll',
  group: 'team',
  heading: menuGroups.pay.title,
  routes: [
    page(
      payrollPaths.teamInsight,
      bilingual('Monthly insight of the team', 'टोलीको मासिक विश्लेषण'),
      () => import('./reports/TeamInsightPage.tsx'),
      { menu: { label: bilingual('Monthly insight', 'मासिक विश्लेषण') }, isForSupervisors: true },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [payroll];
