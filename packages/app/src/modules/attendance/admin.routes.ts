import { overtimePath } from '@karmik/model/attendance/overtime-path';
import { overtimePaths } from '@karmik/model/attendance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { menuWords, settingsPath } from '../../routing/menu.ts';
import { page, type ModuleTable } from '../../routing/route.ts';
import { approvals, list, overview, singleton, masterData, tabs } from '../../screens/kit/routes.ts';
import { report } from '../../screens/kit/admin-reports.ts';

const at = '/admin/:slug/attendance';

const attendance: ModuleTable = {
  module: 'attendance',
  group: 'time',
  routes: [
    overview(
      `${at}/overview`,
      bilingual('Attendance overview', 'हाजिरी सारांश'),
      () => import('./admin/overview.screen.ts'),
      {
        code: '5.11',
        menu: { label: menuWords.overview },
      },
    ),
    approvals(
      overtimePaths.organization,
      bilingual('Overtime requests', 'अतिरिक्त समय अनुरोध'),
      () => import('./overtime.screens.ts'),
      {
        code: '5.11',
        menu: {},
        count: 'open.overtime_request',
        finds: { path: overtimePath, query: { as: 'hr' }, name: 'sender', about: 'request_remarks' },
      },
    ),
    report('/admin/:slug/attendance/requests/web-attendance', () => import('./admin/web-attendance.screen.ts'), {
      menu: {},
    }),
    list(
      `${at}/offline`,
      bilingual('Offline attendance', 'अफलाइन हाजिरी'),
      () => import('./admin/offline-attendance.screen.ts'),
      {
        code: '5.09',
        menu: {},
      },
    ),
    report('/admin/:slug/attendance/reports/overtime', () => import('./admin/overtime-report.screen.ts'), {
      menu: { group: 'reports' },
    }),
    page(
      `${at}/settings`,
      bilingual('Attendance settings', 'हाजिरीका सेटिङ'),
      () => import('../../screens/settings/SettingsPage.tsx'),
      {
        within: settingsPath,
        isUnlisted: true,
        isHub: true,
      },
    ),
    tabs(
      `${at}/settings/overtime`,
      bilingual('Overtime settings', 'अतिरिक्त समय सेटिङ'),
      () => import('./admin/settings/overtime.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual('Limits, rates and approval', 'सीमा, दर र स्वीकृति'),
          of: 'overtime_setting',
        },
        code: '5.04',
      },
    ),
    masterData(
      `${at}/settings/individual`,
      bilingual('Individual settings', 'व्यक्तिगत सेटिङ'),
      () => import('./admin/settings/overtime-assignment.screen.ts'),
      {
        setting: { group: 'time', about: bilingual('Overtime rules of single employees', 'कर्मचारी अनुसारका नियम') },
        code: '5.07',
      },
    ),
    singleton(
      `${at}/settings/manual-attendance`,
      bilingual('Manual attendance', 'अफलाइन हाजिरी सेटिङ'),
      () => import('./admin/settings/manual-attendance.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual('Whether supervisors enter attendance', 'सुपरिवेक्षकले हाजिरी राख्न पाउने'),
          of: 'manual_attendance_setting',
        },
        code: '5.09',
      },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [attendance];
