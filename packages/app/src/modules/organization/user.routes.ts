import { formPaths } from '@karmik/model/forms/paths';
import { bilingual } from '@karmik/model/kit/text';
import { reportSchedulePaths } from '@karmik/model/organization/report-pages';
import {
  BellIcon,
  BuildingIcon,
  CalendarClockIcon,
  CalendarDaysIcon,
  ClipboardCheckIcon,
  ClipboardListIcon,
  FileTextIcon,
  FlagIcon,
  NetworkIcon,
  ScaleIcon,
} from '@karmik/ui/icons';
import { page, type ModuleTable } from '../../routing/route.ts';
import { approvals, calendar, list, overview } from '../../screens/kit/routes.ts';

export const organization: ModuleTable = {
  module: 'organization',
  title: bilingual('Organization', 'संस्था'),
  routes: [
    overview(
      '/user/organization/overview',
      bilingual('About the organization', 'संस्थाको बारेमा'),
      () => import('./user/organization-overview.screen.ts'),
      { icon: BuildingIcon },
    ),
    page(formPaths.own, bilingual('Forms', 'फारमहरू'), () => import('../forms/pages/FormsPage.tsx'), {
      one: 'fill',
      icon: ClipboardListIcon,
    }),
    approvals(formPaths.team, bilingual('Form requests', 'फारम अनुरोध'), () => import('../forms/answer.screens.ts'), {
      icon: ClipboardCheckIcon,
      count: 'asked.form_answer',
    }),
    page(
      '/user/organization/email-notification',
      bilingual('Notification settings', 'सूचना सेटिङ'),
      () => import('./pages/EmailNotificationPage.tsx'),
      { icon: BellIcon },
    ),
    calendar('/user/organization/holiday', bilingual('Holidays', 'बिदाहरू'), () => import('./user/holiday.screen.ts'), {
      icon: CalendarDaysIcon,
    }),
    approvals(
      reportSchedulePaths.own,
      bilingual('Scheduled reports', 'तालिकाबद्ध प्रतिवेदन'),
      () => import('./report-schedule.screens.ts'),
      { icon: CalendarClockIcon },
    ),
    page(
      '/user/organization/hierarchy',
      bilingual('Hierarchy', 'सङ्गठन संरचना'),
      () => import('./pages/HierarchyPage.tsx'),
      {
        icon: NetworkIcon,
      },
    ),
    list('/user/organization/document', bilingual('Documents', 'कागजातहरू'), () => import('./user/document.screen.ts'), {
      icon: FileTextIcon,
    }),
    page(
      '/user/organization/vision-mission',
      bilingual('Mission and vision', 'ध्येय र दृष्टिकोण'),
      () => import('./pages/VisionMissionPage.tsx'),
      { icon: FlagIcon },
    ),
    page('/user/organization/ethics', bilingual('Ethics', 'आचारसंहिता'), () => import('./pages/EthicsPage.tsx'), {
      icon: ScaleIcon,
    }),
  ],
};
