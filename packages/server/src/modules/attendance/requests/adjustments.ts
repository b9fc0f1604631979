/** Adjustments of attendance: what is checked of the request, and the logs and corrections that an approved one writes. */
import { adjustmentRequest, type AdjustmentKind } from '@karmik/model/attendance/adjustment';
import { monthOf } from '@karmik/model/attendance/overtime-limit';
import type { PunchCategory } from '@karmik/model/attendance/punch';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import type { EntityRow } from '@karmik/model/kit/entity';
import { addDaysTo } from '@karmik/model/kit/period';
import { defineRequestKind } from '../../../approval/request-kind.ts';
import { requestRoutes } from '../../../approval/routes.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import type { Writer } from '../../../entity/write.ts';
import type { Api } from '../../../http/api.ts';
import { requireOpen } from '../../../ledger/periods.ts';
import { announce } from '../../../live/announce.ts';
import { attendanceMessages } from '../messages.ts';
import { holdPerson, missingAttachment, wrongDay } from './checks.ts';

interface Setting {
  readonly days_back: number;
  readonly most_a_month: number | null;
  readonly needs_attachment: boolean;
}

const settingOf = async (tenant: Tenant): Promise<Setting> =>
  (await tenant.one<Setting>(
    'select days_back, most_a_month, needs_attachment from adjustment_setting where organization_id = $1',
    [tenant.organizationId],
  )) ?? { days_back: 30, most_a_month: null, needs_attachment: false };

const { fields } = adjustmentRequest;
const corrects = (kind: AdjustmentKind): boolean => kind === 'Change Type' || kind === 'Remove';

/** The logs of a person that a time of a day names, in the organization's zone; those that are ignored are left out. */
const logsAt = (tenant: Tenant, zone: string, employeeId: number, day: string, time: string) =>
  tenant.query<{ id: number }>(
    `select r.id from punch r where r.organization_id = $1 and r.employee_id = $2 and r.punched_on = $3
        and date_trunc('minute', r.punched_at) = ($3::date + $4::time) at time zone $5
        and not exists (select from punch_correction c where c.organization_id = r.organization_id and c.punch_id = r.id and c.kind = 'Ignored')`,
    [tenant.organizationId, employeeId, day, time, zone],
  );

export const adjustmentHooks: EntityHooks<typeof adjustmentRequest> = {
  async beforeSave(write, body) {
    const { tenant, access, id, before } = write;
    const senderId = before?.sender ?? access.userId;
    body.sender = senderId;
    const { adjusted_on: day, kind, logged_at } = body;
    await requireOpen(tenant, 'attendance', day);
    await holdPerson(tenant, senderId);
    const setting = await settingOf(tenant);
    const wrong =
      missingAttachment(setting.needs_attachment, body, fields.attachment.label) ??
      (await wrongDay(write, senderId, {
        field: 'adjusted_on',
        label: fields.adjusted_on.label,
        day,
        daysBack: setting.days_back,
      }));
    if (wrong) return wrong;
    const month = monthOf(day);
    const others = await tenant.one<{ in_month: number; is_same: boolean }>(
      `select count(*)::integer as in_month,
              coalesce(bool_or(status <> 'Approved' and adjusted_on = $3 and kind = $6 and logged_at is not distinct from $7::time), false) as is_same
         from adjustment_request where organization_id = $1 and sender_id = $2 and id <> $8
          and adjusted_on between $4 and $5 and status in ('Requested', 'Forwarded', 'Approved')`,
      [tenant.organizationId, senderId, day, month.from, month.to, kind, logged_at, id ?? 0],
    );
    if (others?.is_same) return { adjusted_on: [attendanceMessages.adjustmentThere] };
    if (setting.most_a_month !== null && (others?.in_month ?? 0) >= setting.most_a_month)
      return { adjusted_on: [attendanceMessages.mostAMonth({ most: setting.most_a_month })] };
    const zone = access.organization.timezone;
    if (!corrects(kind)) {
      const last = kind === 'Punch In' ? body.punch_in : body.punch_out;
      const on = kind !== 'Punch In' && body.ends_next_day ? addDaysTo(day, 1) : day;
      const ahead = await tenant.one('select 1 where ($1::date + $2::time) at time zone $3 > $4', [
        on,
        last,
        zone,
        write.context.clock(),
      ]);
      return ahead && { [kind === 'Punch In' ? 'punch_in' : 'punch_out']: [attendanceMessages.timeToCome] };
    }
    const logs = await logsAt(tenant, zone, senderId, day, logged_at);
    return logs.length === 1 ? undefined : { logged_at: [attendanceMessages.noSuchLog] };
  },
};

type Adjustment = EntityRow<typeof adjustmentRequest>;

/** Adds a log that was missing, as of the approved request. */
async function addLog(
  tenant: Tenant,
  { access, context }: Writer,
  { sender, reason }: Adjustment,
  log: { readonly category: PunchCategory; readonly day: string; readonly time: string },
): Promise<void> {
  await tenant.query(
    `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source, entered_by_id, entry_remark, created_at)
     values ($1, $2, $3, ($4::date + $5::time) at time zone $6, $4, 'adjustment', $7, $8, $9) on conflict do nothing`,
    [
      tenant.organizationId,
      sender,
      log.category,
      log.day,
      log.time,
      access.organization.timezone,
      access.userId,
      reason,
      context.clock(),
    ],
  );
}

export const adjustmentKind = defineRequestKind<typeof adjustmentRequest>({
  entity: adjustmentRequest,
  path: attendanceEndpoints.adjustment,
  async beforeApprove(tenant, { sender, adjusted_on, kind, logged_at }, { access }) {
    await requireOpen(tenant, 'attendance', adjusted_on);
    if (!corrects(kind)) return undefined;
    const logs = await logsAt(tenant, access.organization.timezone, sender, adjusted_on, logged_at);
    return logs.length === 1 ? undefined : { non_field_errors: [attendanceMessages.noSuchLog] };
  },
  async afterApprove(tenant, record, writer) {
    const { id, sender, adjusted_on: day, kind, punch_in, punch_out, ends_next_day, logged_at, new_type } = record;
    const { access, context } = writer;
    if (kind === 'Punch In' || kind === 'Both')
      await addLog(tenant, writer, record, { category: 'Punch In', day, time: punch_in });
    if (kind === 'Punch Out' || kind === 'Both') {
      const on = ends_next_day ? addDaysTo(day, 1) : day;
      await addLog(tenant, writer, record, { category: 'Punch Out', day: on, time: punch_out });
    }
    const [log] = corrects(kind) ? await logsAt(tenant, access.organization.timezone, sender, day, logged_at) : [];
    if (log) {
      await tenant.query(
        `insert into punch_correction (organization_id, punch_id, kind, new_category, source_entity, source_id, corrected_by_id, created_at)
         values ($1, $2, $3, $4, 'adjustment_request', $5, $6, $7)`,
        [
          tenant.organizationId,
          log.id,
          kind === 'Remove' ? 'Ignored' : 'Recategorised',
          kind === 'Remove' ? null : new_type,
          id,
          access.userId,
          context.clock(),
        ],
      );
    }
    const told = { organizationId: tenant.organizationId, topic: 'punch' };
    await announce(tenant, told);
    await announce(tenant, { ...told, userIds: [sender] });
  },
});

export const adjustmentRoutes = (app: Api, context: Context): void =>
  requestRoutes(app, context, adjustmentKind, adjustmentHooks);
