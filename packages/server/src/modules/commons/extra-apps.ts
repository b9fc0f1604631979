/** What waits in further applications for somebody, and which of them they hide (TOP-5). */
import {
  extraAppConfiguration,
  extraAppKeys,
  extraApps,
  type ExtraAppConfiguration,
  type ExtraAppCount,
  type ExtraAppKey,
  type ExtraApps,
} from '@karmik/model/commons/extra-apps';
import { member, ownSession, type Access } from '../../access/access.ts';
import type { Api } from '../../http/api.ts';
import { countFormRequests } from '../forms/answers.ts';
import { countInterviews } from '../hris/leaving/exit-interviews.ts';
import { countAdvances } from '../payroll/advance/requests.ts';
import { countApprovals } from '../payroll/run/routes.ts';
import { countLeaveRequests } from '../leave/requests/kind.ts';
import { countResignations } from '../hris/leaving/resignations.ts';

type Counter = (access: Access) => Promise<ExtraAppCount>;

/** Filled by modules; an application that this installation does not have holds nothing and waits for nobody. */
const counters: Partial<Record<ExtraAppKey, Counter>> = {
  resignation: countResignations,
  exit_interview: countInterviews,
  form_request: countFormRequests,
  leave_request: countLeaveRequests,
  payroll_approval: countApprovals,
  advance_salary: countAdvances,
};

const nothing: ExtraAppCount = { total: 0, pending: 0 };

export function extraAppRoutes(app: Api): void {
  const tags = ['commons'];
  const url = '/api/v1/commons/extra-apps/';

  app.route({
    method: 'GET',
    url,
    config: { access: member },
    schema: { summary: 'How much is in further applications and waits for me', tags, response: { 200: extraApps } },
    handler: async ({ access }) => {
      const counted = extraAppKeys.map(async (key) => [key, (await counters[key]?.(access)) ?? nothing] as const);
      return Object.fromEntries(await Promise.all(counted)) as ExtraApps;
    },
  });

  app.route({
    method: 'GET',
    url: `${url}configuration/`,
    config: { access: member },
    schema: { summary: 'Which further applications I hide', tags, response: { 200: extraAppConfiguration } },
    handler: async ({ access: { tenant, userId } }) => {
      const row = await tenant.one<ExtraAppConfiguration>(
        'select hidden_extra_apps as hidden from membership where organization_id = $1 and user_id = $2',
        [tenant.organizationId, userId],
      );
      return { hidden: row?.hidden ?? [] };
    },
  });

  app.route({
    method: 'PUT',
    url: `${url}configuration/`,
    config: { access: ownSession },
    schema: {
      summary: 'Hide further applications from my menu',
      tags,
      body: extraAppConfiguration,
      response: { 200: extraAppConfiguration },
    },
    handler: async ({ access: { tenant, userId }, body }) => {
      const hidden = [...new Set(body.hidden)];
      await tenant.query('update membership set hidden_extra_apps = $3 where organization_id = $1 and user_id = $2', [
        tenant.organizationId,
        userId,
        hidden,
      ]);
      return { hidden };
    },
  });
}
