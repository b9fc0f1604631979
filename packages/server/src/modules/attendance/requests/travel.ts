/** Travel attendance, for trainings too: the request, and the request to delete one that was approved. */
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import {
  awayKinds,
  daysBetween,
  travelAttendance,
  travelDeleteRequest,
  type AwayKind,
  type DayPart,
} from '@karmik/model/attendance/travel';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import type { Message } from '@karmik/model/kit/message';
import { addDaysTo } from '@karmik/model/kit/period';
import * as z from 'zod/mini';
import { organizationMember } from '../../../access/access.ts';
import { defineDeletion } from '../../../approval/deletion.ts';
import { defineRequestKind } from '../../../approval/request-kind.ts';
import { requestRoutes } from '../../../approval/routes.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks, Write } from '../../../entity/hooks.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { requireOpenBetween } from '../../../ledger/periods.ts';
import { daysTaken, everyDay, travelOccupant } from '../day/occupied.ts';
import { attendanceMessages } from '../messages.ts';
import { holdPerson, missingAttachment, wrongDay } from './checks.ts';

const { fields } = travelAttendance;

interface Setting {
  readonly days_back: number;
  readonly allow_half_days: boolean;
  readonly needs_attachment: boolean;
}
interface TrainingSetting extends Setting {
  readonly is_enabled: boolean;
  readonly days_ahead: number | null;
  readonly longest: number;
}

/** What may be requested for travel. */
export const travelSettingOf = async (tenant: Tenant): Promise<Setting> =>
  (await tenant.one<Setting>(
    'select days_back, allow_half_days, needs_attachment from travel_setting where organization_id = $1',
    [tenant.organizationId],
  )) ?? { days_back: 7, allow_half_days: true, needs_attachment: false };

const trainingSettingOf = async (tenant: Tenant): Promise<TrainingSetting> =>
  (await tenant.one<TrainingSetting>(
    `select is_enabled, days_back, days_ahead, longest, allow_half_days, needs_attachment from training_setting where organization_id = $1`,
    [tenant.organizationId],
  )) ?? {
    is_enabled: true,
    days_back: 7,
    days_ahead: null,
    longest: 30,
    allow_half_days: true,
    needs_attachment: false,
  };

/** What the settings of trainings have beside those of travel. */
function againstTraining(
  { access, context }: Pick<Write, 'access' | 'context'>,
  { starts_on, ends_on }: { readonly starts_on: string; readonly ends_on: string },
  { is_enabled: isEnabled, days_ahead: ahead, longest }: TrainingSetting,
): FieldErrors | undefined {
  if (!isEnabled) return { kind: [attendanceMessages.noTrainings] };
  if (daysBetween(starts_on, ends_on) > longest)
    return { ends_on: [attendanceMessages.trainingTooLong({ most: longest })] };
  const { today } = ruleClockOf(context, access);
  if (ahead !== null && starts_on > addDaysTo(today, ahead))
    return { starts_on: [attendanceMessages.tooFarAhead({ field: fields.starts_on.label, days: ahead })] };
  return undefined;
}

interface AskedTravel {
  readonly id: number;
  readonly sender: number;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly part: DayPart;
}

/** What else takes the time of the days of travel. */
async function travelTaken(
  tenant: Tenant,
  { id, sender, starts_on, ends_on, part }: AskedTravel,
): Promise<Message | undefined> {
  const conflict = await daysTaken(
    tenant,
    sender,
    { kind: 'travel', id },
    everyDay(starts_on, ends_on, () => travelOccupant(part)),
  );
  return conflict?.overlaps === 'travel' ? attendanceMessages.travelThere : conflict?.message;
}

export const travelHooks: EntityHooks<typeof travelAttendance> = {
  async beforeSave(write, body) {
    const { tenant, access, id, before } = write;
    const senderId = before?.sender ?? access.userId;
    body.sender = senderId;
    const { starts_on, ends_on, part, kind } = body;
    await requireOpenBetween(tenant, 'attendance', starts_on, ends_on);
    await holdPerson(tenant, senderId);
    const training = kind === 'Training' ? await trainingSettingOf(tenant) : undefined;
    const against = training && againstTraining(write, body, training);
    if (against) return against;
    const setting = training ?? (await travelSettingOf(tenant));
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
    const taken = await travelTaken(tenant, { id: id ?? 0, sender: senderId, starts_on, ends_on, part });
    return taken && { starts_on: [taken] };
  },
};

export const travelKind = defineRequestKind<typeof travelAttendance>({
  entity: travelAttendance,
  path: attendanceEndpoints.travel,
  async beforeApprove(tenant, record) {
    await requireOpenBetween(tenant, 'attendance', record.starts_on, record.ends_on);
    await holdPerson(tenant, record.sender);
    const taken = await travelTaken(tenant, record);
    return taken && { starts_on: [taken] };
  },
});

export const travelDeletion = defineDeletion({
  entity: travelDeleteRequest,
  path: attendanceEndpoints.travelDeletion,
  of: travelAttendance,
  async check(tenant, id) {
    const travel = await tenant.one<{ starts_on: string; ends_on: string; trip_id: number | null }>(
      'select starts_on, ends_on, trip_id from travel_attendance where organization_id = $1 and id = $2',
      [tenant.organizationId, id],
    );
    if (travel?.trip_id != null) return { request: [attendanceMessages.ofTrip] };
    if (travel) await requireOpenBetween(tenant, 'attendance', travel.starts_on, travel.ends_on);
    return undefined;
  },
});

export function travelRoutes(app: Api, context: Context): void {
  requestRoutes(app, context, travelKind, travelHooks);

  app.route({
    method: 'GET',
    url: `/api/v1/${attendanceEndpoints.travel}/kinds/`,
    config: { access: organizationMember },
    schema: {
      summary: 'What travel attendance can be requested for here',
      tags: ['attendance'],
      params: organizationParams,
      response: { 200: z.object({ kinds: z.array(z.enum(Object.keys(awayKinds) as AwayKind[])) }) },
    },
    handler: async ({ access }) => {
      const { is_enabled: isEnabled } = await trainingSettingOf(access.tenant);
      const kinds: AwayKind[] = isEnabled ? ['Travel', 'Training'] : ['Travel'];
      return { kinds };
    },
  });

  requestRoutes(app, context, travelDeletion.kind, travelDeletion.hooks);
}
