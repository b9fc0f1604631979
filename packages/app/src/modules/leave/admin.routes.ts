import { bilingual } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveAdminPaths } from '@karmik/model/leave/admin-paths';
import { balanceEditPaths, encashmentPaths, leaveCancelPaths, leaveRequestPaths } from '@karmik/model/leave/paths';
import { settingsPath } from '../../routing/menu.ts';
import { inSection } from '../../routing/report-sections.ts';
import { page, type ModuleTable } from '../../routing/route.ts';
import { approvals, form, list, masterData, tabs } from '../../screens/kit/routes.ts';
import { report } from '../../screens/kit/admin-reports.ts';
import { ofLapses, ofLeaveDays, ofLeaveLines } from './reports/report-lines.ts';
import { leaveHeading } from './words.ts';

const leave: ModuleTable = {
  module: 'leave',
  group: 'time',
  heading: leaveHeading,
  routes: [
    tabs(
      '/admin/:slug/leave/overview',
      bilingual('Leave overview', 'बिदा सारांश'),
      async () => ({ default: (await import('./admin/overview.screen.ts')).organizationOverview }),
      { code: '6.02', menu: {} },
    ),
    approvals(
      leaveRequestPaths.organization,
      bilingual('Leave requests', 'बिदा अनुरोध'),
      () => import('./requests/leave.screens.ts'),
      {
        code: '6.02',
        menu: {},
        among: 'leave-requests',
        tab: bilingual('Requests', 'अनुरोध'),
        count: 'open.leave_request',
        finds: { path: leaveEndpoints.request, query: { as: 'hr' }, name: 'sender', about: 'reason' },
      },
    ),
    approvals(
      leaveCancelPaths.organization,
      bilingual('Leave cancellations', 'बिदा रद्द अनुरोध'),
      () => import('./requests/cancel.screens.ts'),
      {
        code: '6.02',
        among: 'leave-requests',
        tab: bilingual('Cancellations', 'रद्द अनुरोध'),
        count: 'open.leave_cancel_request',
      },
    ),
    approvals(
      encashmentPaths.organization,
      bilingual('Leave encashments', 'बिदाबापत रकम'),
      () => import('./requests/encashment.screens.ts'),
      {
        code: '6.03',
        menu: { label: bilingual('Encashment', 'बिदाबापत रकम') },
        count: 'open.leave_encashment',
      },
    ),
    page(
      leaveAdminPaths.balances,
      bilingual('Leave balances', 'बिदाको मौज्दात'),
      () => import('./balances/BalanceListPage.tsx'),
      {
        code: '6.03',
        menu: { label: bilingual('Balances', 'मौज्दात') },
        among: 'leave-balances',
        tab: bilingual('Balances', 'मौज्दात'),
      },
    ),
    approvals(
      balanceEditPaths.organization,
      bilingual('Leave balance edits', 'बिदा मौज्दात परिवर्तन'),
      () => import('./requests/balance-edit.screens.ts'),
      {
        code: '6.03',
        among: 'leave-balances',
        tab: bilingual('Edits', 'परिवर्तन'),
        count: 'open.leave_balance_edit',
      },
    ),
    page(
      leaveAdminPaths.yearOpening,
      bilingual('Leave year opening', 'बिदा वर्ष खोल्ने'),
      () => import('./year/YearOpeningPage.tsx'),
      { code: '6.03', among: 'leave-balances', tab: bilingual('Year opening', 'वर्ष खोल्ने') },
    ),
    list(
      '/admin/:slug/leave/offline-leave',
      bilingual('Offline leave', 'अफलाइन बिदा'),
      async () => ({ default: (await import('./offline/offline-list.tsx')).organizationOffline }),
      { code: '6.04', menu: {} },
    ),
    page(
      '/admin/:slug/leave/import',
      bilingual('Leave import', 'बिदा आयात'),
      () => import('../../screens/hub/HubPage.tsx'),
      { code: '6.04', needsWrite: true, menu: {}, isHub: true },
    ),
    tabs(
      '/admin/:slug/leave/import/leave-request',
      bilingual('Import leave', 'बिदा आयात'),
      () => import('./import/import.screen.ts'),
      { code: '6.04', needsWrite: true, tab: bilingual('Leave and balances', 'बिदा र मौज्दात') },
    ),
    page(
      leaveAdminPaths.reports,
      bilingual('Leave reports', 'बिदाका प्रतिवेदन'),
      () => import('../../screens/hub/HubPage.tsx'),
      {
        menu: { group: 'reports', label: bilingual('Leave', 'बिदा') },
        isHub: true,
      },
    ),
    ...inSection(bilingual('Leave taken', 'लिइएको बिदा'), [
      report('/admin/:slug/leave/reports/monthly-leave', ofLeaveDays('monthly', 'hr')),
      report('/admin/:slug/leave/reports/individual-monthly-leave', ofLeaveDays('individual', 'hr')),
      report('/admin/:slug/leave/reports/yearly-leave', ofLeaveDays('yearly', 'hr')),
      report('/admin/:slug/leave/reports/month', ofLeaveDays('by_month', 'hr')),
    ]),
    ...inSection(bilingual('Leave balances', 'बिदाको मौज्दात'), [
      report('/admin/:slug/leave/reports/individual-leave-balance', ofLeaveLines('balances', 'hr')),
      report('/admin/:slug/leave/reports/summarized-yearly', ofLeaveLines('summary', 'hr')),
      report('/admin/:slug/leave/reports/carry-forward', ofLeaveLines('carry_forward', 'hr')),
      report('/admin/:slug/leave/reports/lapsing', ofLapses('hr')),
      report('/admin/:slug/leave/reports/compensatory', ofLeaveLines('compensatory', 'hr')),
    ]),
    ...inSection(bilingual('Leave patterns', 'बिदाका ढाँचा'), [
      report('/admin/:slug/leave/reports/irregularities', ofLeaveDays('irregularities', 'hr')),
      report('/admin/:slug/leave/reports/recurrence', ofLeaveDays('recurrence', 'hr')),
    ]),
    ...inSection(bilingual('Leave by group', 'समूहअनुसार बिदा'), [
      report('/admin/:slug/leave/reports/branch', ofLeaveDays('by_branch', 'hr')),
      report('/admin/:slug/leave/reports/division', ofLeaveDays('by_division', 'hr')),
      report('/admin/:slug/leave/reports/employment-level', ofLeaveDays('by_employment_level', 'hr')),
      report('/admin/:slug/leave/reports/employment-type', ofLeaveDays('by_employment_type', 'hr')),
      report('/admin/:slug/leave/reports/gender', ofLeaveDays('by_gender', 'hr')),
      report('/admin/:slug/leave/reports/age', ofLeaveDays('by_age', 'hr')),
      report('/admin/:slug/leave/reports/marital-status', ofLeaveDays('by_marital_status', 'hr')),
    ]),
    page(
      leaveAdminPaths.settings,
      bilingual('Leave settings', 'बिदाका सेटिङ'),
      () => import('../../screens/settings/SettingsPage.tsx'),
      { within: settingsPath, isUnlisted: true, isHub: true },
    ),
    masterData(
      leaveAdminPaths.masterSettings,
      bilingual('Leave master settings', 'बिदाका मूल सेटिङ'),
      () => import('./settings/master-setting.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual('Leave years and the rules in force', 'बिदा वर्ष र लागु नियम'),
          of: 'leave_master_setting',
        },
        code: '6.01',
        among: 'leave-master-settings',
        tab: bilingual('Master settings', 'मूल सेटिङ'),
      },
    ),
    tabs(
      leaveAdminPaths.leaveList,
      bilingual('Leave types and rules', 'बिदाका प्रकार र नियम'),
      () => import('./settings/leave-list.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual('Accrual, counting, limits and encashment', 'थपिने, गनिने, सीमा र भुक्तानी'),
          of: 'leave_rule',
        },
        code: '6.01',
        among: 'leave-master-settings',
      },
    ),
    form(
      leaveAdminPaths.cloneSettings,
      bilingual('Clone leave settings', 'बिदाका सेटिङको प्रतिलिपि'),
      () => import('./settings/clone.screen.ts'),
      { code: '6.01', needsWrite: true, among: 'leave-master-settings', tab: bilingual('Clone', 'प्रतिलिपि') },
    ),
    tabs(
      leaveAdminPaths.approvalSettings,
      bilingual('Leave approval settings', 'बिदा स्वीकृतिका सेटिङ'),
      () => import('./settings/approval.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual('Who approves leave, by type and length', 'प्रकार र दिनअनुसार बिदा कसले स्वीकृत गर्ने'),
        },
        code: '2.04',
      },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [leave];
