/** Swaps of shifts: what is proposed, that the colleague agreed before anybody approves, and the plans that change hands. */
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { rosterPaths } from '@karmik/model/attendance/paths';
import { rosterMessages } from '@karmik/model/attendance/roster/messages';
import { shiftSwap } from '@karmik/model/attendance/roster/swap';
import { recordAnswer } from '@karmik/model/kit/answer';
import { givenSchema } from '@karmik/model/kit/schema';
import { organizationMember } from '../../../access/access.ts';
import { sendRequest } from '../../../approval/decide.ts';
import { defineRequestKind } from '../../../approval/request-kind.ts';
import { requestRoutes } from '../../../approval/routes.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { once } from '../../../entity/idempotency.ts';
import { readRecord } from '../../../entity/read.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { scopeView } from '../../../entity/scope.ts';
import { createRecord, writerOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { attendanceMessages } from '../messages.ts';
import { holdPerson } from '../requests/checks.ts';
import { notify } from '../../notification/notify.ts';
import { changeHands, judgeSwap } from './swap-plans.ts';

/** The plans that were seen when it was proposed, which are its versions. */
const keepPlans = (tenant: Tenant, id: number, plans: readonly number[]) =>
  tenant.query('update shift_swap set plans = $3 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
    plans,
  ]);

export const swapHooks: EntityHooks<typeof shiftSwap> = {
  async beforeSave({ tenant, access }, body) {
    const sender = access.userId;
    body.sender = sender;
    if (body.colleague === sender) return { colleague: [rosterMessages.notOneself] };
    await holdPerson(tenant, sender);
    const there = await tenant.one(
      `select 1 from shift_swap where organization_id = $1 and status in ('Requested', 'Forwarded') and $2 in (sender_id, colleague_id)
          and ($3::date in (day, return_day) or $4::date in (day, return_day)) limit 1`,
      [tenant.organizationId, sender, body.day, body.return_day],
    );
    if (there) return { day: [attendanceMessages.requestThere] };
    const { problem } = await judgeSwap(tenant, access.organization, { ...body, sender });
    return problem;
  },
  async afterSave({ tenant, access, id }, body) {
    const { plans } = await judgeSwap(tenant, access.organization, { ...body, sender: access.userId });
    await keepPlans(tenant, id, plans);
  },
};

/** Whether the colleague passed it on, which is how they accept. */
async function isAgreed(tenant: Tenant, id: number, colleague: number): Promise<boolean> {
  const row = await tenant.one(
    `select 1 from approval_history where organization_id = $1 and entity = 'shift_swap' and object_id = $2 and action_performed = 'Forwarded'
        and action_performed_by_id = $3 and acting_for_id is null limit 1`,
    [tenant.organizationId, id, colleague],
  );
  return row !== undefined;
}

export const swapKind = defineRequestKind<typeof shiftSwap>({
  entity: shiftSwap,
  path: attendanceEndpoints.shiftSwap,
  async beforeApprove(tenant, record, { access }) {
    const { id, colleague } = record;
    if (access.userId === colleague) return { non_field_errors: [rosterMessages.ownSwap] };
    if (!(await isAgreed(tenant, id, colleague))) return { non_field_errors: [rosterMessages.notAccepted] };
    const { plans, problem } = await judgeSwap(tenant, access.organization, record);
    if (problem) return { non_field_errors: Object.values(problem).flat() };
    const seen = await tenant.one<{ plans: number[] }>(
      'select plans from shift_swap where organization_id = $1 and id = $2',
      [tenant.organizationId, id],
    );
    return seen?.plans.join() === plans.join() ? undefined : { non_field_errors: [rosterMessages.planChanged] };
  },
  async afterApprove(tenant, record, { access, context }) {
    await changeHands(tenant, record, context.clock());
    await notify(tenant, {
      organizationId: tenant.organizationId,
      recipientIds: [record.colleague],
      actorId: access.userId,
      text: { en: 'A shift swap you accepted was approved', ne: 'तपाईंले स्वीकार गरेको सिफ्ट साटासाट स्वीकृत भयो' },
      category: 'attendance',
      url: `${rosterPaths.own}?day=${record.day}`,
      at: context.clock(),
    });
  },
});

export function swapRoutes(app: Api, context: Context): void {
  requestRoutes(app, context, swapKind, swapHooks);

  app.route({
    method: 'POST',
    url: `/api/v1/${attendanceEndpoints.shiftSwap}/`,
    config: { access: organizationMember },
    schema: {
      summary: 'Propose to swap a shift with a colleague, who is asked first',
      tags: ['attendance'],
      params: organizationParams,
      body: givenSchema(shiftSwap, looseRuleClock(context)),
      response: { 201: recordAnswer(shiftSwap) },
    },
    handler: async (request, reply) => {
      const writer = writerOf(context, request);
      const { status, body } = await once(context, request, async (tenant) => {
        const id = await createRecord(writer, tenant, shiftSwap, swapHooks, request.body);
        await sendRequest(swapKind, tenant, writer, id);
        const own = scopeView(context, shiftSwap, ['own']);
        return { status: 201, body: await readRecord(context, request.access, tenant, shiftSwap, own, id) };
      });
      return reply.code(status as 201).send(body as never);
    },
  });
}
