/** Overtime claims: the request to have overtime counted that was worked, and what can be claimed. */
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { overtimeClaim } from '@karmik/model/attendance/overtime-claim';
import { addDaysTo } from '@karmik/model/kit/period';
import * as z from 'zod/mini';
import { organizationMember } from '../../../access/access.ts';
import { defineRequestKind } from '../../../approval/request-kind.ts';
import { requestRoutes } from '../../../approval/routes.ts';
import type { Context } from '../../../context.ts';
import type { EntityHooks, Write } from '../../../entity/hooks.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { requireOpen } from '../../../ledger/periods.ts';
import { claimable } from '../claimable.ts';
import { attendanceMessages } from '../messages.ts';
import { hoursText } from '../overtime-words.ts';
import { holdPerson, wrongDay } from './checks.ts';

const path = attendanceEndpoints.overtimeClaim;
const { fields } = overtimeClaim;
/** How many days are offered to be claimed. */
const mostOffered = 10;

/** @param senderOf whose claim it is */
export const claimHooksOf = (
  senderOf: (write: Write<typeof overtimeClaim>) => number,
): EntityHooks<typeof overtimeClaim> => ({
  async beforeSave(write, body) {
    const { tenant, id } = write;
    const sender = senderOf(write);
    const { claimed_on: day } = body;
    await requireOpen(tenant, 'attendance', day);
    await holdPerson(tenant, sender);
    const there = await tenant.one(
      `select 1 from overtime_claim where organization_id = $1 and sender_id = $2 and claimed_on = $3 and status in ('Requested', 'Forwarded', 'Approved') and id <> $4`,
      [tenant.organizationId, sender, day, id ?? 0],
    );
    if (there) return { claimed_on: [attendanceMessages.requestThere] };
    const { refusal, rules, ...found } = await claimable(tenant, sender, day, id ?? 0);
    const label = fields.claimed_on.label;
    const wrong = await wrongDay(write, sender, { field: 'claimed_on', label, day, daysBack: rules.claim_days });
    if (wrong) return wrong;
    if (refusal) return { claimed_on: [refusal] };
    Object.assign(body, found, { sender, is_exceeded: false });
    return undefined;
  },
});

export const overtimeClaimHooks = claimHooksOf(({ before, access }) => before?.sender ?? access.userId);

export const overtimeClaimKind = defineRequestKind<typeof overtimeClaim>({
  entity: overtimeClaim,
  path,
  async workOut(tenant, { claimed_on: day }, { senderId }) {
    const { early, late, normalised, day_kind, multiplier } = await claimable(tenant, senderId, day);
    return { early, late, normalised, day_kind, multiplier };
  },
  // The day, its setting, or other claims may have changed since this one was sent.
  async beforeApprove(tenant, { id, sender, claimed_on: day, normalised: claimed }) {
    await requireOpen(tenant, 'attendance', day);
    await holdPerson(tenant, sender);
    const { normalised, refusal } = await claimable(tenant, sender, day, id);
    if (refusal) return { non_field_errors: [refusal] };
    return claimed > normalised
      ? { non_field_errors: [attendanceMessages.claimLess({ hours: hoursText(normalised) })] }
      : undefined;
  },
});

const offered = z.object({
  day: z.string(),
  early: z.number(),
  late: z.number(),
  normalised: z.number(),
  multiplier: z.string(),
  /** The last day on which it can be claimed. */
  expires_on: z.string(),
});

export function overtimeClaimRoutes(app: Api, context: Context): void {
  requestRoutes(app, context, overtimeClaimKind, overtimeClaimHooks);

  app.route({
    method: 'GET',
    url: `/api/v1/${path}/unclaimed/`,
    config: { access: organizationMember },
    schema: {
      summary: "The caller's latest days with overtime that can still be claimed",
      tags: ['attendance'],
      params: organizationParams,
      response: { 200: z.object({ days: z.array(offered) }) },
    },
    handler: async ({ access }) => {
      const { tenant, userId } = access;
      const { today } = ruleClockOf(context, access);
      const rows = await tenant.query<{ day: string }>(
        `select d.day from attendance_day d where d.organization_id = $1 and d.employee_id = $2 and d.overtime > 0 and d.day between $3::date - 366 and $3
            and not exists (select from overtime_claim c where c.organization_id = $1 and c.sender_id = $2 and c.claimed_on = d.day
              and c.status in ('Requested', 'Forwarded', 'Approved'))
            and not exists (select from period_lock p where p.organization_id = $1 and p.area = 'attendance' and p.state <> 'open'
              and d.day between p.starts_on and p.ends_on)
          order by d.day desc limit 31`,
        [tenant.organizationId, userId, today],
      );
      const days: z.infer<typeof offered>[] = [];
      for (const { day } of rows) {
        const { refusal, rules, early, late, normalised, multiplier } = await claimable(tenant, userId, day);
        const expires_on = addDaysTo(day, rules.claim_days);
        if (!refusal && expires_on >= today) days.push({ day, early, late, normalised, multiplier, expires_on });
        if (days.length === mostOffered) break;
      }
      return { days };
    },
  });
}
