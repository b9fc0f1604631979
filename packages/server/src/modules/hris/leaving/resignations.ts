/** Resignations: what they ask of the approval engine, and the separation that an approved one begins. */
import { daysUntil } from '@karmik/model/hris/employment';
import { requiredNotice } from '@karmik/model/hris/notice';
import { addDaysTo } from '@karmik/model/kit/period';
import { resignation } from '@karmik/model/hris/resignation';
import { separation } from '@karmik/model/hris/separation';
import { defineRequestKind } from '../../../approval/request-kind.ts';
import { requestRoutes } from '../../../approval/routes.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { createRecord, ruleClockOf } from '../../../entity/write.ts';
import type { Api } from '../../../http/api.ts';
import { hasSeparation, separationHooks } from './separation-start.ts';
import { hrisMessages } from '../messages.ts';

const dayAfter = (day: string): string => addDaysTo(day, 1);

/** The type of separation to which resignations lead. */
const typeOf = (tenant: Tenant) =>
  tenant.one<{ id: number; notice_days: number; category: string }>(
    'select id, notice_days, category from separation_type where organization_id = $1 and for_resignations and archived_at is null',
    [tenant.organizationId],
  );

/** The days of notice that someone gives who leaves on a day, and those that they owe by the law or the longer term of the organisation. */
async function noticeOf(tenant: Tenant, senderId: number, releaseDate: string, today: string) {
  const type = await typeOf(tenant);
  const file = await tenant.one<{ joined_on: string }>(
    'select joined_on from employee where organization_id = $1 and user_id = $2',
    [tenant.organizationId, senderId],
  );
  return {
    notice_required: type && file ? requiredNotice(type, file.joined_on, today).required : 0,
    notice_given: daysUntil(today, releaseDate),
  };
}

export const resignationHooks: EntityHooks<typeof resignation> = {
  async beforeSave({ tenant, access, context, id, before }, body) {
    body.sender ??= before?.sender ?? access.userId;
    const senderId = body.sender;
    await tenant.query('select 1 from membership where organization_id = $1 and user_id = $2 for no key update', [
      tenant.organizationId,
      senderId,
    ]);
    const file = await tenant.one('select 1 from employee where organization_id = $1 and user_id = $2', [
      tenant.organizationId,
      senderId,
    ]);
    if (!file) return { non_field_errors: [hrisMessages.noOwnFile] };
    const open = await tenant.one(
      `select 1 from resignation where organization_id = $1 and sender_id = $2 and status in ('Requested', 'Forwarded') and id <> $3`,
      [tenant.organizationId, senderId, id ?? 0],
    );
    if (open) return { non_field_errors: [hrisMessages.resignationThere] };
    if (await hasSeparation(tenant, senderId)) return { non_field_errors: [hrisMessages.ownSeparationThere] };
    const { today } = ruleClockOf(context, access);
    Object.assign(body, await noticeOf(tenant, senderId, body.release_date, today));
    return undefined;
  },
};

export const resignationKind = defineRequestKind<typeof resignation>({
  entity: resignation,
  path: 'hris/:org/resignation',
  workOut: (tenant, { release_date: on }, { senderId, today }) => noticeOf(tenant, senderId, on, today),
  async beforeApprove(tenant, record) {
    if (!(await typeOf(tenant))) return { non_field_errors: [hrisMessages.noResignationType] };
    if (await hasSeparation(tenant, record.sender)) return { non_field_errors: [hrisMessages.separationThere] };
    return undefined;
  },
  async afterApprove(tenant, record, writer) {
    const type = await typeOf(tenant);
    const id = await createRecord(writer, tenant, separation, separationHooks, {
      employee: record.sender,
      separation_type: type?.id,
      notice_on: record.notice_given === null ? null : addDaysTo(record.release_date, -record.notice_given),
      effective_date: dayAfter(record.release_date),
      remarks: record.request_remarks,
    });
    await tenant.query('update separation set resignation_id = $3 where organization_id = $1 and id = $2', [
      tenant.organizationId,
      id,
      record.id,
    ]);
  },
});

export const resignationRoutes = (app: Api, context: Context): void =>
  requestRoutes(app, context, resignationKind, resignationHooks);
