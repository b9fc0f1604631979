import { attendanceAdminPaths, devicePaths } from '@karmik/model/attendance/admin-paths';
import { rosterPaths } from '@karmik/model/attendance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { settingsPath } from '../../routing/menu.ts';
import { inSection, reportSections } from '../../routing/report-sections.ts';
import { page, type ModuleTable } from '../../routing/route.ts';
import {
  calendar,
  importing,
  list,
  overview,
  requests,
  singleton,
  masterData,
  tabs,
} from '../../screens/kit/routes.ts';
import { report } from '../../screens/kit/admin-reports.ts';
import { ofAdjustments, ofDays } from './days/report-lines.ts';
import { organizationRequests } from './requests/asked.routes.ts';

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
        menu: {},
      },
    ),
    page(
      `${at}/requests`,
      bilingual('Attendance requests', 'हाजिरी अनुरोध'),
      () => import('../../screens/hub/HubPage.tsx'),
      { isUnlisted: true, isHub: true },
    ),
    ...organizationRequests,
    report('/admin/:slug/attendance/requests/web-attendance', () => import('./admin/web-attendance.screen.ts'), {
      among: 'attendance-requests',
    }),
    page(
      rosterPaths.organization,
      bilingual('Roster', 'कार्य तालिका'),
      async () => ({ default: (await import('./roster/RosterPage.tsx')).OrganizationRoster }),
      { code: '5.06', menu: {} },
    ),
    list(
      `${at}/offline`,
      bilingual('Offline attendance', 'अफलाइन हाजिरी'),
      () => import('./admin/offline-attendance.screen.ts'),
      {
        code: '5.09',
        menu: {},
      },
    ),
    requests(
      attendanceAdminPaths.penalties,
      bilingual('Penalties', 'जरिवाना'),
      () => import('./admin/penalty.screen.ts'),
      {
        code: '5.18',
        menu: {},
      },
    ),
    page(
      `${at}/import`,
      bilingual('Attendance imports', 'हाजिरी आयात'),
      () => import('../../screens/hub/HubPage.tsx'),
      {
        code: '5.08',
        needsWrite: true,
        menu: {},
        isHub: true,
      },
    ),
    tabs(
      `${at}/import/attendance`,
      bilingual('Import attendance', 'हाजिरी आयात'),
      () => import('./import/attendance.screen.ts'),
      { code: '5.08', needsWrite: true, tab: bilingual('Attendance', 'हाजिरी') },
    ),
    importing(
      `${at}/import/overtime-claim`,
      bilingual('Import overtime claims', 'अतिरिक्त समयका दाबी आयात'),
      () => import('./import/overtime-claim.screen.ts'),
      { code: '5.08', needsWrite: true, tab: bilingual('Overtime claims', 'अतिरिक्त समयका दाबी') },
    ),
    page(
      attendanceAdminPaths.monthClose,
      bilingual('Month closing', 'महिना बन्द'),
      () => import('./close/MonthClosePage.tsx'),
      {
        code: '5.20',
        menu: {},
      },
    ),
    page(
      `${at}/reports`,
      bilingual('Attendance reports', 'हाजिरी प्रतिवेदन'),
      () => import('../../screens/hub/HubPage.tsx'),
      { menu: { group: 'reports', label: bilingual('Attendance', 'हाजिरी') }, isHub: true },
    ),
    ...inSection(reportSections.days, [
      report('/admin/:slug/attendance/reports/daily-attendance', ofDays('daily', 'hr')),
      report('/admin/:slug/attendance/reports/individual-daily-attendance', ofDays('individual', 'hr')),
      report('/admin/:slug/attendance/reports/monthly-attendance', ofDays('monthly', 'hr')),
      calendar(
        `${at}/reports/calendar`,
        bilingual('Attendance calendar', 'हाजिरी पात्रो'),
        async () => ({ default: (await import('./days/calendar.screen.ts')).organizationCalendar }),
        { code: '5.01', tab: bilingual('Calendar', 'पात्रो') },
      ),
      overview(
        `${at}/reports/insight`,
        bilingual('Attendance insight', 'हाजिरी विश्लेषण'),
        async () => ({ default: (await import('./days/insights.ts')).organizationInsight }),
        { code: '5.01', tab: bilingual('Insight', 'विश्लेषण') },
      ),
    ]),
    ...inSection(reportSections.lateness, [
      report('/admin/:slug/attendance/reports/punctuality', ofDays('punctuality', 'hr')),
      report('/admin/:slug/attendance/reports/attendance-behavior-report', ofDays('behaviour', 'hr')),
      report('/admin/:slug/attendance/reports/breakin-breakout', ofDays('breaks', 'hr')),
    ]),
    ...inSection(bilingual('Corrections and penalties', 'सुधार र जरिवाना'), [
      list(
        `${at}/reports/daily-attendance-reconciliation`,
        bilingual('Attendance to reconcile', 'मिलाउनुपर्ने हाजिरी'),
        async () => ({ default: (await import('./days/reconciliation.ts')).organizationReconciliation }),
        { code: '5.01', tab: bilingual('To reconcile', 'मिलाउनुपर्ने') },
      ),
      report('/admin/:slug/attendance/reports/adjustment', ofAdjustments('by_person', 'hr')),
      report('/admin/:slug/attendance/reports/daily-attendance-adjustment', ofAdjustments('by_day', 'hr')),
    ]),
    ...inSection(bilingual('Overtime and worked time', 'अतिरिक्त समय र काम गरेको समय'), [
      report('/admin/:slug/attendance/reports/overtime', () => import('./admin/overtime-report.screen.ts')),
      report('/admin/:slug/attendance/reports/comparative-overtime', ofDays('overtime_by_month', 'hr')),
      report('/admin/:slug/attendance/reports/overtime-details', ofDays('overtime_details', 'hr')),
      report('/admin/:slug/attendance/reports/monthly-report', ofDays('months', 'hr')),
      report('/admin/:slug/attendance/reports/yearly-report', ofDays('years', 'hr')),
    ]),
    ...inSection(bilingual('Roster, places and devices', 'कार्य तालिका, स्थान र यन्त्र'), [
      report('/admin/:slug/attendance/reports/roster', () => import('./roster/roster-report.screen.ts')),
      report('/admin/:slug/attendance/reports/geolocation', () => import('./admin/geolocation.screen.ts')),
      report('/admin/:slug/attendance/reports/employee-device', () => import('./devices/employee-device.screen.ts')),
    ]),
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
      `${at}/settings/work-shift`,
      bilingual('Work shifts', 'कार्य सिफ्ट'),
      () => import('./admin/settings/work-shift.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual('Working hours, grace and breaks', 'काम गर्ने समय, छुट र विश्राम'),
          of: 'work_shift',
        },
        code: '5.03',
      },
    ),
    tabs(
      `${at}/settings/individual`,
      bilingual('Individual settings', 'व्यक्तिगत सेटिङ'),
      () => import('./admin/settings/individual.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual(
            'Shift, attendance and overtime rules of employees',
            'कर्मचारीका सिफ्ट, हाजिरी र अतिरिक्त समयका नियम',
          ),
        },
        code: '5.05',
      },
    ),
    tabs(
      `${at}/settings/attendance-adjustment-settings-request`,
      bilingual('Adjustment settings', 'समायोजन सेटिङ'),
      () => import('./admin/settings/adjustment.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual('Limits and approval of adjustments', 'समायोजनको सीमा र स्वीकृति'),
          of: 'adjustment_setting',
        },
        code: '5.10',
      },
    ),
    tabs(
      `${at}/settings/travel-attendance-request`,
      bilingual('Travel attendance settings', 'भ्रमण हाजिरी सेटिङ'),
      () => import('./admin/settings/travel.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual('Half days, attachments and approval', 'आधा दिन, संलग्न फाइल र स्वीकृति'),
          of: 'travel_setting',
        },
        code: '5.13',
      },
    ),
    singleton(
      `${at}/settings/training-attendance-request`,
      bilingual('Training attendance settings', 'तालिम हाजिरी सेटिङ'),
      () => import('./admin/settings/training.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual('Limits, half days and certificates', 'सीमा, आधा दिन र प्रमाणपत्र'),
          of: 'training_setting',
        },
        code: '5.13',
      },
    ),
    tabs(
      `${at}/settings/credit-hour`,
      bilingual('Credit hour settings', 'क्रेडिट घण्टा सेटिङ'),
      () => import('./admin/settings/credit-hour.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual('Limits, expiry and approval', 'सीमा, म्याद र स्वीकृति'),
          of: 'credit_hour_setting',
        },
        code: '5.14',
      },
    ),
    tabs(
      `${at}/settings/timesheet-approval`,
      bilingual('Timesheet settings', 'समयपत्र सेटिङ'),
      () => import('./admin/settings/timesheet.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual('Projects, activities and approval', 'परियोजना, गतिविधि र स्वीकृति'),
          of: 'timesheet_project',
        },
        code: '5.17',
      },
    ),
    tabs(
      `${at}/settings/penalty`,
      bilingual('Penalty settings', 'जरिवाना सेटिङ'),
      () => import('./admin/settings/penalty.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual(
            'Penalties for lateness, absence and missing punches',
            'ढिलो, अनुपस्थिति र छुटेको हाजिरीको कटौती',
          ),
          of: 'penalty_rule',
        },
        code: '5.18',
      },
    ),
    tabs(
      devicePaths.devices,
      bilingual('Attendance devices', 'हाजिरी यन्त्र'),
      () => import('./devices/device.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual('Attendance devices, their status and commands', 'हाजिरी यन्त्र, अवस्था र आदेश'),
        },
        code: '5.02',
      },
    ),
    tabs(
      devicePaths.people,
      bilingual('Assign device', 'यन्त्र तोक्ने'),
      () => import('./devices/assign-device.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual('PINs of employees, unmatched punches', 'कर्मचारीका पिन, नमिलेका हाजिरी'),
        },
        code: '5.02',
      },
    ),
    singleton(
      `${at}/settings/report-headings`,
      bilingual('Report headings', 'प्रतिवेदनका शीर्षक'),
      () => import('./admin/settings/headings.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual('Headings of daily and monthly attendance', 'दैनिक र मासिक हाजिरीका शीर्षक'),
          of: 'attendance_heading_setting',
        },
        code: '5.01',
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
