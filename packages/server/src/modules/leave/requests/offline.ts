/** Leave that HR or supervisors enter for employees: approved as it is entered, by the same rules as leave that is requested. */
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { offlineLeave } from '@karmik/model/leave/offline';
import { leaveRequest } from '@karmik/model/leave/request';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { labels } from '@karmik/model/kit/labels';
import type { BodyOf } from '@karmik/model/kit/fields';
import { bodySchema } from '@karmik/model/kit/schema';
import * as z from 'zod/mini';
import { organizationMember, type Access } from '../../../access/access.ts';
import { supervises } from '../../../access/supervision.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { scopeView } from '../../../entity/scope.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { checkWhole } from '../../../entity/whole-body.ts';
import { createRecord, ruleClockOf, writerOf, type Writer } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { forbidden, invalid, invalidField } from '../../../http/errors.ts';
import { recordMessages } from '../../../messages.ts';
import { notify } from '../../notification/notify.ts';
import { leaveServerMessages } from '../messages.ts';
import { holdAccounts, requireOpenDays, storedDays, takeDays } from './kind.ts';
import { weigh } from './weigh.ts';

type As = 'hr' | 'supervisor';
const asQuery = z._default(
  z.enum(['hr', 'supervisor'], {
    error: carried(messages.choice({ field: verbatim('as'), choices: listed(['hr', 'supervisor']) })),
  }),
  'hr',
);

/** That leave may be entered for a person. @throws 400 where they are not there, 403 for oneself and for who is not of one's team */
async function requireMayEnterFor(tenant: Tenant, access: Access, as: As, employee: number, today: string) {
  if (employee === access.userId) throw forbidden(leaveServerMessages.ownOffline);
  const person = await tenant.one<{ is_team: boolean }>(
    `select ${supervises('m.user_id', '$3', '$4', 'm')} as is_team from membership m
      where m.organization_id = $1 and m.user_id = $2 and m.is_current and not m.is_audit_user`,
    [tenant.organizationId, employee, access.userId, today],
  );
  if (!person) throw invalidField('employee', messages.reference({ field: labels.employee }));
  if (as === 'supervisor' && !person.is_team) throw forbidden(recordMessages.notSupervised);
}

/** Stores leave of an employee as approved, takes its days and tells them. @throws what stands against it */
export async function enterLeave(
  writer: Writer,
  tenant: Tenant,
  as: As,
  { employee, ...asked }: BodyOf<typeof offlineLeave.fields>,
): Promise<number> {
  const { access, context } = writer;
  const { now, today } = ruleClockOf(context, access);
  await requireMayEnterFor(tenant, access, as, employee, today);
  await requireOpenDays(tenant, asked.from_date, asked.to_date);
  await holdAccounts(tenant, employee);
  const whole = { ...asked, id: 0, sender: employee, is_offline: true };
  const weighed = await weigh(tenant, whole, today);
  if ('errors' in weighed) throw invalid(weighed.errors);
  if (Object.keys(weighed.problems).length > 0) throw invalid({ ...weighed.problems });
  const made = await createRecord(
    writer,
    tenant,
    leaveRequest,
    {
      beforeSave(_write, saved) {
        Object.assign(saved, {
          sender: employee,
          entered_by: access.userId,
          is_offline: true,
          duration: weighed.counted.total,
          days: storedDays(weighed.counted),
          punches: weighed.punches,
          on_punched_days: weighed.punchedDays,
        });
        return Promise.resolve(undefined);
      },
    },
    { ...asked, contact: null, delegate: null },
  );
  await tenant.query(
    `update leave_request set status = 'Approved', updated_at = $3 where organization_id = $1 and id = $2`,
    [tenant.organizationId, made, now],
  );
  await addHistory(tenant, leaveRequest.name, made, {
    level: null,
    action: 'Approved',
    by: access.userId,
    actingFor: null,
    remark: asked.reason,
    at: now,
  });
  await takeDays(tenant, { ...whole, id: made }, weighed, { userId: access.userId, at: now });
  await notify(tenant, {
    organizationId: tenant.organizationId,
    recipientIds: [employee],
    actorId: access.userId,
    category: 'leave',
    text: leaveServerMessages.enteredForYou,
    interactiveType: 'leave',
    interactiveData: { leave_request_id: made },
    at: now,
  });
  return made;
}

export function offlineLeaveRoutes(app: Api, context: Context): void {
  const base = `/api/v1/${leaveEndpoints.offline}/`;
  mountLists(app, context, {
    access: organizationMember,
    entity: leaveRequest,
    base,
    summary: 'Leave entered for employees: all of it for HR, what one entered for supervisors',
    extraQuery: { as: asQuery },
    viewFor: ({ access }, { as }) => {
      if (as === 'hr' && !access.can('6.04', 'read')) throw forbidden();
      const view = scopeView(context, leaveRequest, [as === 'hr' ? 'offline' : 'entered']);
      return Promise.resolve({
        ...view,
        scope(who: Access, where: Parameters<NonNullable<typeof view.scope>>[1]) {
          where.add('r.is_offline');
          view.scope?.(who, where);
        },
      });
    },
  });

  app.route({
    method: 'POST',
    url: base,
    config: { access: organizationMember },
    schema: {
      summary: 'Enter leave for an employee, which is approved with that',
      tags: ['leave'],
      params: organizationParams,
      querystring: z.strictObject({ as: asQuery }),
      body: bodySchema(offlineLeave.fields, looseRuleClock(context)),
      response: { 201: z.object({ id: z.number() }) },
    },
    handler: async (request, reply) => {
      const { access, query } = request;
      if (access.isAuditUser || (query.as === 'hr' && !access.can('6.04', 'write'))) throw forbidden();
      const given = checkWhole(offlineLeave, request.body, ruleClockOf(context, access));
      const id = await access.tenant.transaction((tenant) =>
        enterLeave(writerOf(context, request), tenant, query.as, given),
      );
      return reply.code(201).send({ id });
    },
  });
}
