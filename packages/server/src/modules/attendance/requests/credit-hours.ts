/** Credit hours: the request to earn or use them, its ledger, and the request to delete one that was approved. */
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { creditBank, type CreditBank, type CreditLine } from '@karmik/model/attendance/credit-bank';
import { creditHourDeleteRequest, creditHourRequest } from '@karmik/model/attendance/credit-hour';
import {
  monthOf,
  remainingLimit,
  weekOf,
  type OvertimeLimits,
  type OvertimeUsed,
} from '@karmik/model/attendance/overtime-limit';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { addDaysTo } from '@karmik/model/kit/period';
import { fieldSchema } from '@karmik/model/kit/schema';
import { bilingual } from '@karmik/model/kit/text';
import * as z from 'zod/mini';
import { organizationMember } from '../../../access/access.ts';
import { defineDeletion } from '../../../approval/deletion.ts';
import { defineRequestKind } from '../../../approval/request-kind.ts';
import { requestRoutes } from '../../../approval/routes.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { postLine, reverseLine } from '../../../ledger/ledger.ts';
import { requireOpen } from '../../../ledger/periods.ts';
import { daysTaken, lengthOccupant } from '../day/occupied.ts';
import { attendanceMessages } from '../messages.ts';
import { hoursText, periodWords } from '../overtime-words.ts';
import { holdPerson, wrongDay } from './checks.ts';

const path = attendanceEndpoints.creditHour;
const ledger = 'credit_hour';
const account = 'minutes';
const { fields } = creditHourRequest;

interface Setting extends OvertimeLimits {
  readonly is_enabled: boolean;
  readonly least: number;
  readonly expires_after: number | null;
  readonly days_back: number;
}

const settingOf = (tenant: Tenant): Promise<Setting | undefined> =>
  tenant.one<Setting>(
    'select is_enabled, least, daily_limit, weekly_limit, monthly_limit, expires_after, days_back from credit_hour_setting where organization_id = $1',
    [tenant.organizationId],
  );

interface Asked {
  readonly id: number;
  readonly sender: number;
  readonly kind: 'Earn' | 'Use';
  readonly credit_on: string;
  readonly duration: number;
}

/** Minutes to be earned that are asked for or granted already in the day, week and month of a date, one request left out. */
async function earnedAround(tenant: Tenant, userId: number, day: string, exceptId: number): Promise<OvertimeUsed> {
  const week = weekOf(day);
  const month = monthOf(day);
  const row = await tenant.one<OvertimeUsed>(
    `select coalesce(sum(duration) filter (where credit_on = $3), 0)::integer as day,
            coalesce(sum(duration) filter (where credit_on between $4 and $5), 0)::integer as week,
            coalesce(sum(duration) filter (where credit_on between $6 and $7), 0)::integer as month
       from credit_hour_request where organization_id = $1 and sender_id = $2 and kind = 'Earn' and status in ('Requested', 'Forwarded', 'Approved') and id <> $8
        and credit_on between least($4::date, $6::date) and greatest($5::date, $7::date)`,
    [tenant.organizationId, userId, day, week.from, week.to, month.from, month.to, exceptId],
  );
  return row ?? { day: 0, week: 0, month: 0 };
}

/**
 * The bank of a person on a day. Lines that were countered and their counter-lines are left out; what is asked for and not decided counts
 * as used, so that two requests never use the same minutes.
 */
async function bankOf(tenant: Tenant, userId: number, day: string, exceptId = 0): Promise<CreditBank> {
  const lines = await tenant.query<CreditLine>(
    `select id, quantity::integer as quantity, entry_date, expires_on from ledger_line l
      where organization_id = $1 and person_id = $2 and ledger = '${ledger}' and account = '${account}' and reverses_id is null
        and not exists (select from ledger_line r where r.organization_id = l.organization_id and r.reverses_id = l.id)
     union all
     select id, -duration, credit_on, null from credit_hour_request
      where organization_id = $1 and sender_id = $2 and kind = 'Use' and status in ('Requested', 'Forwarded') and id <> $3`,
    [tenant.organizationId, userId, exceptId],
  );
  return creditBank(lines, day);
}

/** What is wrong with the day and the quantity of a request that is weighed now. */
async function against(
  tenant: Tenant,
  { id, sender, kind, credit_on: day, duration }: Asked,
): Promise<FieldErrors | undefined> {
  if (kind === 'Use') {
    const asked = new Map([[day, lengthOccupant('credit_hours', duration)]]);
    const conflict = await daysTaken(tenant, sender, { kind: 'credit_hours', id }, asked);
    if (conflict) return { credit_on: [conflict.message] };
    const { balance } = await bankOf(tenant, sender, day, id);
    return duration > balance
      ? { duration: [attendanceMessages.creditLeft({ hours: hoursText(balance) })] }
      : undefined;
  }
  const setting = await settingOf(tenant);
  if (!setting) return undefined;
  const { remaining, bound_by } = remainingLimit(setting, await earnedAround(tenant, sender, day, id));
  return duration > remaining
    ? { duration: [attendanceMessages.creditLimit({ hours: hoursText(remaining), period: periodWords[bound_by] })] }
    : undefined;
}

export const creditHourHooks: EntityHooks<typeof creditHourRequest> = {
  async beforeSave(write, body) {
    const { tenant, access, id, before } = write;
    const sender = before?.sender ?? access.userId;
    body.sender = sender;
    const { credit_on: day, kind, duration } = body;
    const setting = await settingOf(tenant);
    if (!setting?.is_enabled) return { non_field_errors: [attendanceMessages.noCreditHours] };
    await requireOpen(tenant, 'attendance', day);
    await holdPerson(tenant, sender);
    if (duration < setting.least)
      return { duration: [attendanceMessages.creditLeast({ hours: hoursText(setting.least) })] };
    const wrong = await wrongDay(write, sender, {
      field: 'credit_on',
      label: fields.credit_on.label,
      day,
      daysBack: setting.days_back,
    });
    return wrong ?? against(tenant, { id: id ?? 0, sender, kind, credit_on: day, duration });
  },
};

export const creditHourKind = defineRequestKind<typeof creditHourRequest>({
  entity: creditHourRequest,
  path,
  // Limits may have changed, or other requests been approved, since this one was sent.
  async beforeApprove(tenant, { id, sender, kind, credit_on, duration }) {
    await requireOpen(tenant, 'attendance', credit_on);
    await holdPerson(tenant, sender);
    return against(tenant, { id, sender, kind, credit_on, duration });
  },
  async afterApprove(tenant, { id, sender, kind, credit_on, duration }, { access, context }) {
    const expiresAfter = kind === 'Earn' ? (await settingOf(tenant))?.expires_after : undefined;
    await postLine(tenant, {
      organizationId: tenant.organizationId,
      personId: sender,
      ledger,
      account,
      entryDate: credit_on,
      quantity: String(kind === 'Earn' ? duration : -duration),
      kind: kind === 'Earn' ? 'earned' : 'used',
      ref: `request:${id}`,
      ...(expiresAfter == null ? {} : { expiresOn: addDaysTo(credit_on, expiresAfter) }),
      source: { entity: 'credit_hour_request', id },
      createdById: access.userId,
      at: context.clock(),
    });
  },
});

const lineOf = (tenant: Tenant, requestId: number) =>
  tenant.one<{ id: number; person_id: number; quantity: number; entry_date: string }>(
    `select id, person_id, quantity::integer as quantity, entry_date from ledger_line
      where organization_id = $1 and ledger = '${ledger}' and account = '${account}' and ref = $2`,
    [tenant.organizationId, `request:${requestId}`],
  );

export const creditHourDeletion = defineDeletion({
  entity: creditHourDeleteRequest,
  path: attendanceEndpoints.creditHourDeletion,
  of: creditHourRequest,
  async check(tenant, requestId) {
    const line = await lineOf(tenant, requestId);
    if (!line) return undefined;
    await requireOpen(tenant, 'attendance', line.entry_date);
    await holdPerson(tenant, line.person_id);
    if (line.quantity < 0) return undefined;
    const { lots, expired } = await bankOf(tenant, line.person_id, '9999-12-31');
    const left = [...lots, ...expired].find(({ id }) => id === line.id)?.left ?? 0;
    return left < line.quantity ? { request: [attendanceMessages.creditUsed] } : undefined;
  },
  async undo(tenant, requestId, { access, context }) {
    const line = await lineOf(tenant, requestId);
    if (line)
      await reverseLine(tenant, tenant.organizationId, line.id, {
        entryDate: line.entry_date,
        note: '',
        createdById: access.userId,
        at: context.clock(),
      });
  },
});

const bankAnswer = z.object({
  balance: z.number(),
  lots: z.array(z.object({ id: z.number(), left: z.number(), expires_on: z.nullable(z.string()) })),
});

export function creditHourRoutes(app: Api, context: Context): void {
  requestRoutes(app, context, creditHourKind, creditHourHooks);
  requestRoutes(app, context, creditHourDeletion.kind, creditHourDeletion.hooks);

  app.route({
    method: 'GET',
    url: '/api/v1/attendance/:org/credit-hour/balance/',
    config: { access: organizationMember },
    schema: {
      summary: 'Minutes of credit hours that the caller can use on a day, and when they expire',
      tags: ['attendance'],
      params: organizationParams,
      querystring: z.strictObject({
        date: z.optional(
          fieldSchema(
            { kind: 'date', label: bilingual('Date', 'मिति'), required: true },
            looseRuleClock(context),
          ) as z.ZodMiniType<string>,
        ),
      }),
      response: { 200: bankAnswer },
    },
    handler: async ({ access, query }) => {
      const { today } = ruleClockOf(context, access);
      const { balance, lots } = await bankOf(access.tenant, access.userId, query.date ?? today);
      return { balance, lots: [...lots] };
    },
  });
}
