/** Travel attendance: the request, and the request to delete one that was approved. */
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { travelAttendance, travelDeleteRequest } from '@karmik/model/attendance/travel';
import { defineDeletion } from '../../../approval/deletion.ts';
import { defineRequestKind } from '../../../approval/request-kind.ts';
import { requestRoutes } from '../../../approval/routes.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import type { Api } from '../../../http/api.ts';
import { requireOpenBetween } from '../../../ledger/periods.ts';
import { attendanceMessages } from '../messages.ts';
import { holdPerson, missingAttachment, wrongDay } from './checks.ts';

interface Setting {
  readonly days_back: number;
  readonly allow_half_days: boolean;
  readonly needs_attachment: boolean;
}

const settingOf = async (tenant: Tenant): Promise<Setting> =>
  (await tenant.one<Setting>(
    'select days_back, allow_half_days, needs_attachment from travel_setting where organization_id = $1',
    [tenant.organizationId],
  )) ?? { days_back: 7, allow_half_days: true, needs_attachment: false };

const { fields } = travelAttendance;

export const travelHooks: EntityHooks<typeof travelAttendance> = {
  async beforeSave(write, body) {
    const { tenant, access, id, before } = write;
    const senderId = before?.sender ?? access.userId;
    body.sender = senderId;
    const { starts_on, ends_on, part } = body;
    await requireOpenBetween(tenant, 'attendance', starts_on, ends_on);
    await holdPerson(tenant, senderId);
    const setting = await settingOf(tenant);
    if (part !== 'Full' && !setting.allow_half_days) return { part: [attendanceMessages.noHalfDays] };
    const wrong =
      missingAttachment(setting.needs_attachment, body, fields.attachment.label) ??
      (await wrongDay(write, senderId, {
        field: 'starts_on',
        label: fields.starts_on.label,
        day: starts_on,
        daysBack: setting.days_back,
      }));
    if (wrong) return wrong;
    const there = await tenant.one(
      `select 1 from travel_attendance where organization_id = $1 and sender_id = $2 and id <> $3 and status in ('Requested', 'Forwarded', 'Approved')
        and starts_on <= $5 and ends_on >= $4 and (part = 'Full' or $6 in ('Full', part)) limit 1`,
      [tenant.organizationId, senderId, id ?? 0, starts_on, ends_on, part],
    );
    return there ? { starts_on: [attendanceMessages.travelThere] } : undefined;
  },
};

export const travelKind = defineRequestKind<typeof travelAttendance>({
  entity: travelAttendance,
  path: attendanceEndpoints.travel,
  async beforeApprove(tenant, { starts_on, ends_on }) {
    await requireOpenBetween(tenant, 'attendance', starts_on, ends_on);
    return undefined;
  },
});

export const travelDeletion = defineDeletion({
  entity: travelDeleteRequest,
  path: attendanceEndpoints.travelDeletion,
  of: travelAttendance,
  async check(tenant, id) {
    const travel = await tenant.one<{ starts_on: string; ends_on: string }>(
      'select starts_on, ends_on from travel_attendance where organization_id = $1 and id = $2',
      [tenant.organizationId, id],
    );
    if (travel) await requireOpenBetween(tenant, 'attendance', travel.starts_on, travel.ends_on);
    return undefined;
  },
});

export function travelRoutes(app: Api, context: Context): void {
  requestRoutes(app, context, travelKind, travelHooks);
  requestRoutes(app, context, travelDeletion.kind, travelDeletion.hooks);
}
