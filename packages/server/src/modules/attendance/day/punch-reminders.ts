/** Reminders of days with a missing punch, by HR or by supervisors of their team: at most one a day for each person, with who sent it. */
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { attendancePaths } from '@karmik/model/attendance/paths';
import {
  mostReminded,
  punchReminders,
  punchRemindersSent,
  type PunchReminders,
  type PunchRemindersSent,
} from '@karmik/model/attendance/punch-reminder';
import { linkTo } from '@karmik/model/kit/links';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { formats, messages } from '@karmik/model/kit/messages';
import * as z from 'zod/mini';
import { organizationMember, type Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { once } from '../../../entity/idempotency.ts';
import { personJson } from '../../../entity/person.ts';
import { Conditions, listQuery, narrow, type Asked, type ListQuery } from '../../../entity/query.ts';
import { narrowToReader } from '../../../entity/reading.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { viewOfRole } from '../../../entity/scope.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { forbidden, invalid } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { notify } from '../../notification/notify.ts';
import { attendanceMessages } from '../messages.ts';

type As = 'hr' | 'supervisor';
const asQuery = z._default(
  z.enum(['hr', 'supervisor'], {
    error: carried(messages.choice({ field: verbatim('as'), choices: listed(['hr', 'supervisor']) })),
  }),
  'hr',
);

const people = verbatim('employees');
const noIds = { error: carried(messages.wrongType({ field: people, format: formats.ids })) };
const employeesSchema = z.optional(
  z
    .array(z.int(noIds).check(z.positive(noIds)), noIds)
    .check(
      z.minLength(1, { error: carried(messages.required({ field: people })) }),
      z.maxLength(mostReminded, { error: carried(messages.tooMany({ field: people, most: mostReminded })) }),
    ),
);

/** @throws 403 for who may not remind as this */
function requireReminder(as: As, access: Access): void {
  if (access.isAuditUser || (as === 'hr' && !access.can('5.01', 'write'))) throw forbidden();
}

/** The days `r` of which someone is reminded, of other people than the reader: those that an adjustment can still put right and none asks for. */
function missingDays(context: Context, as: As, access: Access, query: ListQuery, asked: Asked): Conditions {
  const where = new Conditions(access.organization.id);
  narrowToReader(context, attendanceDay, viewOfRole(context, attendanceDay, as, access), access, where);
  narrow(attendanceDay, query, asked, access, where);
  where.add(`r.standing = 'Missing Punch' and not r.is_locked and r.employee_id <> ${where.value(access.userId)}`);
  where.add(
    `exists (select from membership m where m.organization_id = r.organization_id and m.user_id = r.employee_id and m.is_current)`,
  );
  where.add(`not exists (select from adjustment_request a where a.organization_id = r.organization_id and a.sender_id = r.employee_id
                            and a.adjusted_on = r.day and a.status in ('Requested', 'Forwarded'))`);
  return where;
}

interface Missing {
  readonly employee_id: number;
  readonly days: number;
  /** The oldest day, which the notification opens. */
  readonly first_id: number;
}

/** Reminds people who were not reminded today. @returns to how many it went */
export async function sendPunchReminders(
  tenant: Tenant,
  access: Access,
  missing: readonly Missing[],
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<number> {
  const { organizationId } = tenant;
  const due = await tenant.query<{ employee_id: number }>(
    `insert into missing_punch_reminder (organization_id, employee_id, reminded_on, reminded_at, reminded_by_id, days)
     select $1, g.id, $4, $5, $6, g.days from unnest($2::bigint[], $3::integer[]) g (id, days) order by g.id
     on conflict do nothing returning employee_id`,
    [
      organizationId,
      missing.map(({ employee_id: id }) => id),
      missing.map(({ days }) => days),
      today,
      now,
      access.userId,
    ],
  );
  const reminded = new Set(due.map(({ employee_id: id }) => id));
  for (const { employee_id: employee, days, first_id: first } of missing) {
    if (!reminded.has(employee)) continue;
    await writeAudit(tenant, {
      organizationId,
      actorId: access.userId,
      action: 'missing_punches_reminded',
      objectType: 'membership',
      objectId: employee,
      after: { days },
      at: now,
    });
    await notify(tenant, {
      organizationId,
      actorId: access.userId,
      recipientIds: [employee],
      category: 'attendance',
      text: attendanceMessages.missingPunches({ days }),
      url: linkTo(attendancePaths.ownOverview, {}, { open: String(first) }),
      at: now,
    });
  }
  if (reminded.size > 0) await announce(tenant, { organizationId, topic: attendanceDay.name });
  return reminded.size;
}

/** @throws 400 where someone who is named does not work here */
async function requireEmployees(tenant: Tenant, ids: readonly number[]): Promise<void> {
  const known = await tenant.query(
    'select from membership where organization_id = $1 and user_id = any($2::bigint[]) and is_current',
    [tenant.organizationId, ids],
  );
  if (known.length < new Set(ids).size) throw invalid({ employees: [messages.reference({ field: people })] });
}

export function punchReminderRoutes(app: Api, context: Context): void {
  const base = `/api/v1/${attendanceEndpoints.reminders}/` as const;
  const query = listQuery(attendanceDay, looseRuleClock(context));
  const { limit: _limit, offset: _offset, sort: _sort, ...filters } = query.schema;
  const shared = {
    tags: ['attendance'],
    params: organizationParams,
    querystring: z.strictObject({ ...filters, as: asQuery }),
  };
  const config = { access: organizationMember };

  app.route({
    method: 'GET',
    url: base,
    config,
    schema: {
      ...shared,
      summary: 'People with a missing punch in open months, and when each was reminded',
      response: { 200: punchReminders },
    },
    handler: async ({ access, query: given }): Promise<PunchReminders> => {
      const { as, ...asked } = given as unknown as Asked & { as: As };
      requireReminder(as, access);
      const where = missingDays(context, as, access, query, asked);
      const today = where.value(ruleClockOf(context, access).today);
      const rows = await access.tenant.query<PunchReminders['results'][number] & { in_all: number; due: number }>(
        `with missing as (select r.employee_id, count(*)::integer as days, min(r.day) as first_day, max(r.day) as last_day
                            from attendance_day r where ${where.where} group by r.employee_id),
              known as (select m.*, l.reminded_at, l.reminded_by_id, coalesce(l.reminded_on = ${today}::date, false) as is_reminded
                          from missing m left join lateral (select * from missing_punch_reminder l where l.organization_id = $1 and l.employee_id = m.employee_id
                                                             order by l.reminded_on desc limit 1) l on true)
         select ${personJson('p')} as employee, k.days, k.first_day, k.last_day, k.reminded_at, k.is_reminded,
                case when b.id is not null then ${personJson('b')} end as reminded_by,
                count(*) over ()::integer as in_all, (count(*) filter (where not k.is_reminded) over ())::integer as due
           from known k join person p on p.organization_id = $1 and p.id = k.employee_id
           left join person b on b.organization_id = $1 and b.id = k.reminded_by_id
          order by k.is_reminded, k.days desc, p.full_name, p.id limit ${mostReminded}`,
        where.values,
      );
      return {
        count: rows[0]?.in_all ?? 0,
        due: rows[0]?.due ?? 0,
        results: rows.map(({ in_all: _all, due: _due, ...row }) => row),
      };
    },
  });

  app.route({
    method: 'POST',
    url: base,
    config,
    schema: {
      ...shared,
      summary: 'Remind people of days with a missing punch: those who are named, or all',
      body: z.strictObject({ employees: employeesSchema }),
      response: { 200: punchRemindersSent },
    },
    handler: async (request) => {
      const { access, body: wanted } = request;
      const { as, ...asked } = request.query as unknown as Asked & { as: As };
      requireReminder(as, access);
      const days = ruleClockOf(context, access);
      const { body } = await once(context, request, async (tenant) => {
        if (wanted.employees) await requireEmployees(tenant, wanted.employees);
        const where = missingDays(context, as, access, query, asked);
        if (wanted.employees) where.add(`r.employee_id = any(${where.value(wanted.employees)}::bigint[])`);
        const missing = await tenant.query<Missing>(
          `select r.employee_id, count(*)::integer as days, (array_agg(r.id order by r.day))[1] as first_id
             from attendance_day r where ${where.where} group by r.employee_id order by r.employee_id`,
          where.values,
        );
        const reminded = await sendPunchReminders(tenant, access, missing, days);
        return { status: 200, body: { reminded, skipped: (wanted.employees?.length ?? missing.length) - reminded } };
      });
      return body as PunchRemindersSent;
    },
  });
}
