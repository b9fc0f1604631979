/** What waits in further applications for someone, and which of them they hide (TOP-5). */
import {
  extraAppConfiguration,
  extraAppKeys,
  extraApps,
  type ExtraAppConfiguration,
  type ExtraAppCount,
  type ExtraAppKey,
  type ExtraApps,
} from '@karmik/model/commons/extra-apps';
import { expenseAdvance } from '@karmik/model/expense/advance';
import { expenseSettlement } from '@karmik/model/expense/settlement';
import { formAnswer } from '@karmik/model/forms/form';
import { resignation } from '@karmik/model/hris/resignation';
import type { Entity } from '@karmik/model/kit/entity';
import { leaveRequest } from '@karmik/model/leave/request';
import { advanceSalary } from '@karmik/model/payroll/advance/advance';
import { member, ownSession, type Access } from '../../access/access.ts';
import { countAsked } from '../../approval/inbox.ts';
import type { Api } from '../../http/api.ts';
import { countInterviews } from '../hris/leaving/exit-interviews.ts';
import { countApprovals } from '../payroll/run/routes.ts';

type Counter = (access: Access) => Promise<ExtraAppCount>;

const asked =
  (entity: Pick<Entity, 'name'>): Counter =>
  (access) =>
    countAsked(access, entity);

/** Filled by modules; an application that this installation does not have holds nothing and waits for nobody. */
const counters: Partial<Record<ExtraAppKey, Counter>> = {
  resignation: asked(resignation),
  exit_interview: countInterviews,
  form_request: asked(formAnswer),
  leave_request: asked(leaveRequest),
  payroll_approval: countApprovals,
  advance_salary: asked(advanceSalary),
  reimbursement: asked(expenseAdvance),
  settlement: asked(expenseSettlement),
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
