/** The applications that are in a menu of their own (TOP-5): where each is, of those that this installation has. */
import {
  extraAppKeys,
  type ExtraAppConfiguration,
  type ExtraAppKey,
  type ExtraApps,
} from '@karmik/model/commons/extra-apps';
import { formPaths } from '@karmik/model/forms/paths';
import { hrisPaths, resignationPaths } from '@karmik/model/hris/paths';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import type { Route } from '../../routing/route.ts';

/** The page of each, as the specification writes it; an entry is there once the catalogue has that page. */
const paths: Readonly<Record<ExtraAppKey, string>> = {
  reference_checks: '/user/recruitment/reference-check-list',
  pre_screenings: '/user/recruitment/pre-screening-list',
  post_screenings: '/user/recruitment/post-screening-list',
  pre_screening_interviews: '/user/recruitment/pre-screening-interview-list',
  interviews: '/user/recruitment/interview-list',
  assessments: '/user/recruitment/assessment-list',
  exit_interview: hrisPaths.exitInterview,
  resignation: resignationPaths.team,
  reimbursement: '/user/expense-management/request/expense',
  settlement: '/user/expense-management/request/settlement',
  cancel_request: '/user/expense-management/request/cancel-advance-request',
  advance_salary: '/user/payroll/advance-salary-request/list',
  payroll_approval: '/user/payroll/approval/request',
  leave_request: '/user/leave/employee-request',
  form_request: formPaths.team,
};

export interface ExtraApp {
  readonly key: ExtraAppKey;
  readonly route: Route;
}

/** The applications whose page is among some routes, in the order of the keys. */
export const extraAppsOf = (routes: readonly Route[]): ExtraApp[] =>
  extraAppKeys.flatMap((key) => {
    const route = routes.find(({ path }) => path === paths[key]);
    return route ? [{ key, route }] : [];
  });

/** What waits in those that someone sees. */
export const pendingIn = (
  apps: readonly ExtraApp[],
  counts: ExtraApps | undefined,
  hidden: readonly string[],
): number =>
  apps.filter(({ key }) => !hidden.includes(key)).reduce((sum, { key }) => sum + (counts?.[key].pending ?? 0), 0);

const lookEveryMs = 120_000;

export const extraAppsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['extra-apps', slug, 'counts'],
    queryFn: ({ signal }) => api.get('commons/extra-apps/', { signal }).json<ExtraApps>(),
    refetchInterval: lookEveryMs,
  });

export const hiddenAppsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['extra-apps', slug, 'configuration'],
    queryFn: ({ signal }) => api.get('commons/extra-apps/configuration/', { signal }).json<ExtraAppConfiguration>(),
  });

export async function hideApps(slug: string, hidden: readonly ExtraAppKey[]): Promise<void> {
  const answer = await api.put('commons/extra-apps/configuration/', { json: { hidden } }).json<ExtraAppConfiguration>();
  queryClient.setQueryData(hiddenAppsQuery(slug).queryKey, answer);
}
