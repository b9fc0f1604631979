import { attendancePaths, rosterPaths } from '@karmik/model/attendance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { menuGroups } from '../../routing/menu.ts';
import { inSection, reportSections } from '../../routing/report-sections.ts';
import { page, type ModuleTable } from '../../routing/route.ts';
import { calendar, list, overview } from '../../screens/kit/routes.ts';
import { report } from '../../screens/kit/team-reports.ts';
import { ofDays } from './days/report-lines.ts';
import { teamRequests } from './requests/asked.routes.ts';

const attendance: ModuleTable = {
  module: 'attendance',
  group: 'team',
  heading: menuGroups.time.title,
  routes: [
    overview(
      attendancePaths.teamOverview,
      bilingual('Team attendance', 'टोलीको हाजिरी'),
      () => import('./supervisor/overview.screen.ts'),
      { menu: {}, isForSupervisors: true },
    ),
    page(
      '/user/supervisor/attendance/requests',
      bilingual('Team attendance requests', 'टोलीका हाजिरी अनुरोध'),
      () => import('../../screens/hub/HubPage.tsx'),
      { menu: {}, isForSupervisors: true, isHub: true },
    ),
    ...teamRequests,
    page(
      '/user/supervisor/attendance/reports',
      bilingual('Team attendance reports', 'टोलीका हाजिरी प्रतिवेदन'),
      () => import('../../screens/hub/HubPage.tsx'),
      { menu: {}, isForSupervisors: true, isHub: true },
    ),
    ...inSection(reportSections.days, [
      report('/user/supervisor/attendance/reports/daily-attendance', ofDays('daily', 'supervisor')),
      report('/user/supervisor/attendance/reports/individual-daily-attendance', ofDays('individual', 'supervisor')),
      report('/user/supervisor/attendance/reports/monthly-attendance', ofDays('monthly', 'supervisor')),
      calendar(
        '/user/supervisor/attendance/reports/calendar',
        bilingual('Team attendance calendar', 'टोलीको हाजिरी पात्रो'),
        async () => ({ default: (await import('./days/calendar.screen.ts')).teamCalendar }),
        { isForSupervisors: true, tab: bilingual('Calendar', 'पात्रो') },
      ),
    ]),
    ...inSection(reportSections.lateness, [
      report('/user/supervisor/attendance/reports/punctuality', ofDays('punctuality', 'supervisor')),
      report('/user/supervisor/attendance/reports/attendance-behavior-report', ofDays('behaviour', 'supervisor')),
      report('/user/supervisor/attendance/reports/break-in-break-out', ofDays('breaks', 'supervisor')),
      report('/user/supervisor/attendance/reports/penalty', async () => ({
        default: (await import('./penalties/reports.tsx')).teamPenalties,
      })),
      report('/user/supervisor/attendance/reports/geolocation', () => import('./supervisor/geolocation.screen.ts')),
    ]),
    report(
      '/user/supervisor/attendance/requests/web-attendance',
      () => import('./supervisor/web-attendance.screen.ts'),
      {
        tab: bilingual('Web attendance', 'वेब हाजिरी'),
      },
    ),
    page(
      rosterPaths.team,
      bilingual('Team roster', 'टोलीको कार्य तालिका'),
      async () => ({ default: (await import('./roster/RosterPage.tsx')).TeamRoster }),
      { menu: { label: bilingual('Roster', 'कार्य तालिका') }, isForSupervisors: true },
    ),
    list(
      '/user/supervisor/attendance/offline-attendance',
      bilingual('Offline attendance', 'अफलाइन हाजिरी'),
      () => import('./supervisor/offline-attendance.screen.ts'),
      { menu: {}, isForSupervisors: true, quality: 'enters_for_team' },
    ),
  ],
};

const reports: ModuleTable = {
  module: 'reports',
  group: 'team',
  heading: menuGroups.time.title,
  routes: [
    list(
      '/user/supervisor/reports/daily-attendance-reconciliation',
      bilingual('Team attendance to reconcile', 'टोलीको मिलाउनुपर्ने हाजिरी'),
      async () => ({ default: (await import('./days/reconciliation.ts')).teamReconciliation }),
      { menu: { label: bilingual('To reconcile', 'मिलाउनुपर्ने') }, isForSupervisors: true },
    ),
    overview(
      '/user/supervisor/reports/insight',
      bilingual('Team attendance insight', 'टोलीको हाजिरी विश्लेषण'),
      async () => ({ default: (await import('./days/insights.ts')).teamInsight }),
      { menu: { label: bilingual('Insight', 'विश्लेषण') }, isForSupervisors: true },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [attendance, reports];
