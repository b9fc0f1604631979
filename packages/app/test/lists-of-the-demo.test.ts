/**
 * What every list of the catalogue asks the server, by the screens alone: each is answered to its first reader, in the order in which the
 * page opens it, and has rows in the demo. What a page looks like with them, a browser shows for some of each kind (`e2e/everywhere`).
 */
import type { Page } from '@karmik/model/kit/paging';
import { expect, it } from 'vitest';
import { people, readersOf } from '../../../e2e/support/fates.ts';
import type { Route } from '../src/routing/route.ts';
import type { Screen } from '../src/screens/kit/screens.ts';
import { demoSession } from './demo-session.ts';

const { isWhole } = await import('../src/routing/route.ts');
const { loadArea } = await import('../src/routing/areas.ts');
const { listingOf } = await import('../src/screens/list/listing-of.ts');
const { queryOf, stateOf } = await import('../src/screens/list/list-state.ts');
const { endpoint } = await import('../src/screens/records.ts');
const { openTabs } = await import('../src/screens/tabs/open-tabs.ts');

const { get, signIn } = demoSession();

/** Lists that the demo has nothing for: requests of kinds that none of its people has sent, and exceptions to rules that it keeps. */
const emptyInDemo: Readonly<Record<string, readonly string[]>> = {
  user: [
    '/user/attendance/reports/credit-hour-delete-history credit_hour_delete_request',
    '/user/form-request form_answer',
    '/user/leave/employee-request leave_request',
    '/user/leave/encashment leave_encashment',
    '/user/letter-requests-to-issue letter_request',
    '/user/payroll/advance-salary-request/list advance_salary',
    '/user/loan/asked loan',
    '/user/expense-management/request/expense expense_advance',
    '/user/expense-management/request/settlement expense_settlement',
    '/user/expense-management/request/travel travel_request',
    '/user/expense-management/request/cancel-advance-request expense_cancel_request',
    '/user/organization/scheduled-reports report_schedule',
    // Reviews of a later day are not told before it.
    '/user/review-request employment_review',
    '/user/transfer-request transfer_request',
    '/user/transfer-request/review transfer_request',
  ],
  supervisor: ['/user/supervisor/leave/offline-leave leave_request'],
  admin: [
    ...[
      'attendance/settings/attendance-adjustment-settings-request',
      'attendance/settings/credit-hour',
      'attendance/settings/overtime',
      'attendance/settings/timesheet-approval',
      'attendance/settings/travel-attendance-request',
      'expense-management/setting/approval',
      'forms/settings',
      'leave/settings/approval-settings',
      'loan/settings/loan-type',
      'payroll/settings/advance-salary',
      'payroll/settings/unit-of-work',
      'task/settings/activities',
      'transfer-request/settings/reviewers',
    ].map((path) => `/admin/:slug/${path} approval_policy`),
    '/admin/:slug/attendance/settings/device device_command',
    '/admin/:slug/attendance/settings/individual overtime_assignment',
    '/admin/:slug/hris/employees/joining-employee-list employee_account',
    '/admin/:slug/hris/employees/pre-employment/assign-supervisors delegation',
    '/admin/:slug/organization/settings/lone-administrator lone_administrator_exception',
    '/admin/:slug/leave/settings/master-settings/leave-list leave_block',
    '/admin/:slug/leave/settings/master-settings/leave-list leave_cover',
  ],
};

/** The screens of a page: that of each of its tabs, as this person has them. */
const screensOf = (screen: Screen): readonly Screen[] =>
  screen.kind === 'tabs' ? openTabs(screen, null).tabs.map((tab) => tab.screen) : [screen];

/** Lists of routes that have no rows for who is signed in. */
async function emptyOf(routes: readonly Route[]): Promise<ReadonlySet<string>> {
  const empty = new Set<string>();
  for (const route of routes) {
    if (!('declared' in route) || !isWhole(route.path)) continue;
    const { default: declared } = (await route.declared()) as { default: Screen };
    for (const screen of screensOf(declared)) {
      const address = new URLSearchParams();
      const listing = listingOf(screen, address);
      if (listing === undefined || screen.kind === 'calendar') continue;
      const query = { ...queryOf(listing, stateOf(listing, address)), limit: '1' };
      const { results } = await get<Page<unknown>>(endpoint(listing.entity, 'himal', listing.path), query);
      if (results.length === 0) empty.add(`${route.path} ${listing.entity.name}`);
    }
  }
  return empty;
}

it.each(['user', 'supervisor', 'admin'] as const)(
  'each list of %s is answered to its first reader as its page asks, and has rows',
  { timeout: 240_000 },
  async (area) => {
    const empty = new Set<string>();
    const routes = (await loadArea(area)).flatMap((module) => module.routes);
    for (const [reader, own] of Map.groupBy(routes, ({ code }) => readersOf({ area, code })[0])) {
      const email = reader && people[reader];
      if (email === undefined) throw new Error(`${area} has no reader.`);
      await signIn(email);
      for (const path of await emptyOf(own)) empty.add(path);
    }
    expect([...empty].toSorted()).toEqual(emptyInDemo[area]?.toSorted() ?? []);
  },
);
