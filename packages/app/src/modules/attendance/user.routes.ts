import { attendancePaths, rosterPaths } from '@karmik/model/attendance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { page, type ModuleTable } from '../../routing/route.ts';
import { report } from '../../screens/kit/own-reports.ts';
import { calendar } from '../../screens/kit/routes.ts';
import { ofAdjustments, ofClaims, ofDays } from './days/report-lines.ts';
import { ownRequests } from './requests/own.routes.ts';

const hub = () => import('../../screens/hub/HubPage.tsx');

const attendance: ModuleTable = {
  module: 'attendance',
  group: 'time',
  routes: [
    calendar(
      attendancePaths.ownOverview,
      bilingual('My attendance', 'मेरो हाजिरी'),
      async () => ({ default: (await import('./days/overview.screen.ts')).default }),
      { menu: {} },
    ),
    page(
      '/user/attendance/today-log',
      bilingual("Today's attendance", 'आजको हाजिरी'),
      () => import('./punches/TodayLogPage.tsx'),
      {
        menu: {},
      },
    ),
    report(attendancePaths.ownWebAttendance, () => import('./user/web-attendance.screen.ts')),
    page('/user/attendance/request', bilingual('Attendance requests', 'हाजिरी अनुरोध'), hub, {
      menu: {},
      isHub: true,
    }),
    ...ownRequests,
    calendar(
      '/user/attendance/calendar',
      bilingual('Attendance calendar', 'हाजिरी पात्रो'),
      async () => ({ default: (await import('./days/calendar.screen.ts')).ownCalendar }),
      { menu: { label: bilingual('Calendar', 'पात्रो') } },
    ),
    page(rosterPaths.own, bilingual('My roster', 'मेरो कार्य तालिका'), () => import('./roster/OwnRosterPage.tsx'), {
      menu: { label: bilingual('Roster', 'कार्य तालिका') },
    }),
    page('/user/attendance/reports', bilingual('Attendance reports', 'हाजिरी प्रतिवेदन'), hub, {
      menu: {},
      isHub: true,
    }),
    report('/user/attendance/reports/monthly-attendance', ofDays('own_months', 'user')),
    report('/user/attendance/reports/individual-daily-attendance', ofDays('individual', 'user')),
    report('/user/attendance/reports/attendance-behaviour-report', ofDays('own_behaviour', 'user')),
    report('/user/attendance/reports/breakin-breakout', ofDays('own_breaks', 'user')),
    report(attendancePaths.ownPenalties, async () => ({
      default: (await import('./penalties/reports.tsx')).ownPenalties,
    })),
    report('/user/attendance/reports/adjustment', ofAdjustments('own_by_month', 'user')),
    report('/user/attendance/reports/overtime-claims', ofClaims('own_by_month', 'user')),
  ],
  dialogs: () => import('./requests/dialogs.ts'),
};

export const tables: readonly ModuleTable[] = [attendance];
