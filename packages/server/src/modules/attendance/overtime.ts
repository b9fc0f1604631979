/** Overtime pre-approval: limits, the request and what it asks of the approval engine (OVT-1 to OVT-10). */
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import {
  monthOf,
  remainingLimit,
  weekOf,
  type OvertimeLimits,
  type OvertimeUsed,
  type RemainingLimit,
} from '@karmik/model/attendance/overtime-limit';
import type { ClaimSetting } from '@karmik/model/attendance/overtime-claim-rules';
import { dayKinds, overtimeRequest, type DayKind, type overtimeSetting } from '@karmik/model/attendance/overtime';
import { fieldSchema } from '@karmik/model/kit/schema';
import { bilingual } from '@karmik/model/kit/text';
import * as z from 'zod/mini';
import { carried, type Message, verbatim } from '@karmik/model/kit/message';
import { messages, formats } from '@karmik/model/kit/messages';
import { standsInFor, supervisionOn } from '../../access/supervision.ts';
import { organizationMember } from '../../access/access.ts';
import { defineRequestKind } from '../../approval/request-kind.ts';
import { requestRoutes } from '../../approval/routes.ts';
import type { Context } from '../../context.ts';
import type { Queries, Tenant } from '../../db/database.ts';
import { looseRuleClock } from '../../entity/rule-clock.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { organizationParams, type Api } from '../../http/api.ts';
import { notFound } from '../../http/errors.ts';
import { requireOpen } from '../../ledger/periods.ts';
import { dayOf } from '../organization/holidays.ts';
import { attendanceMessages } from './messages.ts';
import { hoursText, periodWords } from './overtime-words.ts';
import { holdPerson } from './requests/checks.ts';

const path = attendanceEndpoints.overtime;

export interface OvertimeRules extends OvertimeLimits, ClaimSetting {
  readonly name: string;
  readonly over_limit: 'Refuse' | 'Clip';
  readonly days_before: number;
  readonly weekday_multiplier: string;
  readonly off_day_multiplier: string;
  readonly holiday_multiplier: string;
  readonly needs_pre_approval: boolean;
  readonly claim_days: number;
}

/** What holds in an organisation that has set nothing: the law's four hours a day and 24 a week, at one and a half times the pay. */
const lawful: OvertimeRules = {
  name: '',
  daily_limit: 240,
  weekly_limit: 1_440,
  monthly_limit: 5_760,
  over_limit: 'Refuse',
  days_before: 0,
  weekday_multiplier: '1.50',
  off_day_multiplier: '1.50',
  holiday_multiplier: '1.50',
  least_claim: 30,
  claim_block: 15,
  claim_rounding: 'Down',
  counts_before: true,
  counts_after: true,
  allows_off_days: true,
  needs_pre_approval: false,
  claim_days: 30,
};

export const multiplierOf: Record<DayKind, 'weekday_multiplier' | 'off_day_multiplier' | 'holiday_multiplier'> = {
  'Working day': 'weekday_multiplier',
  'Weekly day off': 'off_day_multiplier',
  Holiday: 'holiday_multiplier',
};

/** The setting that holds for a person on a day: the one assigned to them, else the default. */
export async function overtimeRulesOf(
  queries: Queries,
  organizationId: number,
  userId: number,
  day: string,
): Promise<OvertimeRules> {
  const row = await queries.one<OvertimeRules>(
    `select s.name, s.daily_limit, s.weekly_limit, s.monthly_limit, s.over_limit, s.days_before,
            s.weekday_multiplier::text, s.off_day_multiplier::text, s.holiday_multiplier::text,
            s.least_claim, s.claim_block, s.claim_rounding, s.counts_before, s.counts_after, s.allows_off_days, s.needs_pre_approval,
            s.claim_days from overtime_setting s
       left join overtime_assignment a on a.organization_id = s.organization_id and a.setting_id = s.id and a.employee_id = $2
         and a.starts_on <= $3 and (a.ends_on is null or a.ends_on >= $3)
      where s.organization_id = $1 and (a.id is not null or s.is_default) order by a.id is null limit 1`,
    [organizationId, userId, day],
  );
  return row ?? lawful;
}

/** Minutes asked for or granted in the day, week and month of a date, one request left out. */
async function usedBy(
  queries: Queries,
  organizationId: number,
  userId: number,
  day: string,
  exceptId: number,
): Promise<OvertimeUsed> {
  const week = weekOf(day);
  const month = monthOf(day);
  const row = await queries.one<OvertimeUsed>(
    `select coalesce(sum(overtime_duration) filter (where overtime_date = $3), 0)::integer as day,
            coalesce(sum(overtime_duration) filter (where overtime_date between $4 and $5), 0)::integer as week,
            coalesce(sum(overtime_duration) filter (where overtime_date between $6 and $7), 0)::integer as month
       from overtime_request where organization_id = $1 and sender_id = $2 and status in ('Requested', 'Forwarded', 'Approved') and id <> $8
        and overtime_date between least($4::date, $6::date) and greatest($5::date, $7::date)`,
    [organizationId, userId, day, week.from, week.to, month.from, month.to, exceptId],
  );
  return row ?? { day: 0, week: 0, month: 0 };
}

async function limitOn(
  queries: Queries,
  organizationId: number,
  userId: number,
  day: string,
  exceptId = 0,
): Promise<RemainingLimit & { setting: OvertimeRules }> {
  const setting = await overtimeRulesOf(queries, organizationId, userId, day);
  return { ...remainingLimit(setting, await usedBy(queries, organizationId, userId, day, exceptId)), setting };
}

export const overLimit = ({ remaining, bound_by }: Pick<RemainingLimit, 'remaining' | 'bound_by'>): Message =>
  remaining === 0
    ? attendanceMessages.limitUsedUp({ period: periodWords[bound_by] })
    : attendanceMessages.limitLeft({ hours: hoursText(remaining), period: periodWords[bound_by] });

export const overtimeHooks: EntityHooks<typeof overtimeRequest> = {
  async beforeSave({ tenant, access, context, id, before }, body) {
    const day = body.overtime_date;
    body.sender ??= before?.sender ?? access.userId;
    const userId = body.sender;
    await requireOpen(tenant, 'attendance', day);
    await holdPerson(tenant, userId);
    const limit = await limitOn(tenant, tenant.organizationId, userId, day, id);
    const { today } = ruleClockOf(context, access);
    const earliest = new Date(Date.parse(today) - limit.setting.days_before * 86_400_000).toISOString().slice(0, 10);
    if (day < earliest)
      return { overtime_date: [messages.pastDate({ field: overtimeRequest.fields.overtime_date.label })] };
    const same = await tenant.one(
      `select 1 from overtime_request where organization_id = $1 and sender_id = $2 and overtime_date = $3 and status in ('Requested', 'Forwarded', 'Approved') and id <> $4`,
      [tenant.organizationId, userId, day, id ?? 0],
    );
    if (same) return { overtime_date: [attendanceMessages.requestThere] };
    if (body.overtime_duration > limit.remaining) {
      if (limit.setting.over_limit === 'Refuse' || limit.remaining === 0)
        return { overtime_duration: [overLimit(limit)] };
      body.overtime_duration = limit.remaining;
    }
    return undefined;
  },
};

export const overtimeKind = defineRequestKind<typeof overtimeRequest>({
  entity: overtimeRequest,
  path,
  async workOut(tenant, { overtime_date: day, overtime_duration: asked }, { senderId }) {
    const limit = await limitOn(tenant, tenant.organizationId, senderId, day);
    return { overtime_duration: Math.min(asked, limit.remaining || asked) };
  },
  // Limits may have changed, or other requests been approved, since this one was sent.
  async beforeApprove(tenant, record) {
    const { sender, overtime_date: day, overtime_duration: asked, id } = record;
    await requireOpen(tenant, 'attendance', day);
    await holdPerson(tenant, sender);
    const limit = await limitOn(tenant, tenant.organizationId, sender, day, id);
    return asked > limit.remaining ? { non_field_errors: [overLimit(limit)] } : undefined;
  },
});

const limitAnswer = z.object({
  daily_limit: z.number(),
  weekly_limit: z.number(),
  monthly_limit: z.number(),
  day: z.number(),
  week: z.number(),
  month: z.number(),
  remaining: z.number(),
  bound_by: z.enum(['day', 'week', 'month']),
  over_limit: z.enum(['Refuse', 'Clip']),
  /** What the day is for that person, the holiday's name where it is one, and how many times the pay overtime is worth on it. */
  kind: z.enum(Object.keys(dayKinds) as DayKind[]),
  holiday: z.nullable(z.string()),
  holiday_ne: z.nullable(z.string()),
  multiplier: z.string(),
});

export function overtimeRoutes(app: Api, context: Context): void {
  requestRoutes(app, context, overtimeKind, overtimeHooks);

  app.route({
    method: 'GET',
    url: `/api/v1/${path}/remaining-limit/`,
    config: { access: organizationMember },
    schema: {
      summary: 'Minutes of overtime that are left on a day, for the caller or someone whose requests they decide',
      tags: ['attendance'],
      params: organizationParams,
      querystring: z.strictObject({
        date: z.optional(
          fieldSchema(
            { kind: 'date', label: bilingual('Date', 'मिति'), required: true },
            looseRuleClock(context),
          ) as z.ZodMiniType<string>,
        ),
        user: z.optional(
          z.coerce.number().check(
            z.refine(Number.isSafeInteger, {
              error: carried(messages.wrongType({ field: verbatim('user'), format: formats.id })),
            }),
          ),
        ),
        /** A request that is left out of what is used, as when it is looked at or edited. */
        except: z.optional(
          z.coerce.number().check(
            z.refine(Number.isSafeInteger, {
              error: carried(messages.wrongType({ field: verbatim('except'), format: formats.id })),
            }),
          ),
        ),
      }),
      response: { 200: limitAnswer },
    },
    handler: async (request) => {
      const { access } = request;
      const { tenant } = access;
      const { today } = ruleClockOf(context, access);
      const { date = today, user = access.userId, except = 0 } = request.query;
      if (
        user !== access.userId &&
        !access.can('5.11', 'read') &&
        !(await isAskedAbout(tenant, access.userId, user, today))
      )
        throw notFound();
      const { setting, ...limit } = await limitOn(tenant, tenant.organizationId, user, date, except);
      const { daily_limit, weekly_limit, monthly_limit, over_limit } = setting;
      const { kind, holiday, holiday_ne } = await dayOf(tenant, tenant.organizationId, user, date);
      const multiplier = setting[multiplierOf[kind]];
      return { daily_limit, weekly_limit, monthly_limit, over_limit, kind, holiday, holiday_ne, multiplier, ...limit };
    },
  });
}

/** Whether someone supervises a person on that day, or was asked to decide a request of theirs. */
async function isAskedAbout(tenant: Tenant, userId: number, senderId: number, today: string): Promise<boolean> {
  const row = await tenant.one(
    `select 1 from ${supervisionOn('$5')} v where v.organization_id = $1 and v.supervisor_id = $2 and v.subordinate_id = $3
     union all
     select 1 from approval_step s join overtime_request r on r.organization_id = s.organization_id and r.id = s.object_id
      where s.organization_id = $1 and s.entity = 'overtime_request' and r.sender_id = $3 and s.candidates && $4::bigint[] limit 1`,
    [tenant.organizationId, userId, senderId, [userId, ...(await standsInFor({ tenant, userId }, today))], today],
  );
  return row !== undefined;
}

export const overtimeSettingHooks: EntityHooks<typeof overtimeSetting> = {
  // There is one default: the person who becomes it takes the place of the one before.
  async beforeSave({ tenant, id }, body) {
    if (body.is_default)
      await tenant.query(
        'update overtime_setting set is_default = false where organization_id = $1 and is_default and id <> $2',
        [tenant.organizationId, id ?? 0],
      );
    return undefined;
  },
};
