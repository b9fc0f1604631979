import { formPaths } from '@karmik/model/forms/paths';
import { bilingual } from '@karmik/model/kit/text';
import { reportSchedulePaths } from '@karmik/model/organization/report-schedule-paths';
import { menuWords } from '../../routing/menu.ts';
import { page, type ModuleTable } from '../../routing/route.ts';
import { approvals, calendar, list, overview } from '../../screens/kit/routes.ts';

const organization: ModuleTable = {
  module: 'organization',
  group: 'organization',
  routes: [
    overview(
      '/user/organization/overview',
      bilingual('About the organization', 'संस्थाबारे'),
      () => import('./user/organization-overview.screen.ts'),
      { menu: { label: menuWords.overview } },
    ),
    page(formPaths.own, bilingual('Forms', 'फारम'), () => import('../forms/pages/FormsPage.tsx'), {
      one: 'fill',
      menu: { group: 'work', heading: menuWords.forms },
    }),
    approvals(formPaths.team, bilingual('Form requests', 'फारम अनुरोध'), () => import('../forms/answer.screens.ts'), {
      menu: { group: 'work', heading: menuWords.forms },
      count: 'asked.form_answer',
      finds: { path: 'forms/:org/answer', query: { as: 'supervisor' }, name: 'form', about: 'sender' },
    }),
    page(
      '/user/organization/email-notification',
      bilingual('Notification settings', 'सूचना सेटिङ'),
      () => import('./pages/EmailNotificationPage.tsx'),
      { menu: { group: 'settings' } },
    ),
    calendar(
      '/user/organization/holiday',
      bilingual('Holidays', 'सार्वजनिक बिदा'),
      () => import('./user/holiday.screen.ts'),
      {
        menu: { group: 'time' },
      },
    ),
    approvals(
      reportSchedulePaths.own,
      bilingual('Scheduled reports', 'नियमित पठाइने प्रतिवेदन'),
      () => import('./report-schedule.screens.ts'),
      { menu: { group: 'reports' } },
    ),
    page(
      '/user/organization/hierarchy',
      bilingual('Hierarchy', 'सङ्गठन संरचना'),
      () => import('./pages/HierarchyPage.tsx'),
      {
        menu: {},
      },
    ),
    list('/user/organization/document', bilingual('Documents', 'कागजात'), () => import('./user/document.screen.ts'), {
      menu: {},
      finds: { path: 'org/:org/document', name: 'title', about: 'description', isInList: true },
    }),
    page(
      '/user/organization/vision-mission',
      bilingual('Mission and vision', 'ध्येय र दृष्टिकोण'),
      () => import('./pages/VisionMissionPage.tsx'),
      { menu: {} },
    ),
    page('/user/organization/ethics', bilingual('Ethics', 'आचारसंहिता'), () => import('./pages/EthicsPage.tsx'), {
      menu: {},
    }),
  ],
};

export const tables: readonly ModuleTable[] = [organization];
