/** Attendance entered for others, by HR or by supervisors for their team where the organisation allows it (TOP-16). */
import {
  manualAnswer,
  manualEntry,
  manualPunch,
  mostEntries,
  type ManualAnswer,
} from '@karmik/model/attendance/manual';
import { attendancePaths } from '@karmik/model/attendance/paths';
import { weekdayNames } from '@karmik/model/kit/weekdays';
import { punch } from '@karmik/model/attendance/punch';
import type { BodyOf } from '@karmik/model/kit/fields';
import { bodySchema } from '@karmik/model/kit/schema';
import type { Entity } from '@karmik/model/kit/entity';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { labels } from '@karmik/model/kit/labels';
import { bilingual } from '@karmik/model/kit/text';
import { supervises, supervisesAnybody } from '../../../access/supervision.ts';
import { member, type Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Body } from '../../../entity/hooks.ts';
import type { RecordView } from '../../../entity/read.ts';
import { scopeView } from '../../../entity/scope.ts';
import { once } from '../../../entity/idempotency.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { checkWhole } from '../../../entity/whole-body.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import type { Api } from '../../../http/api.ts';
import { forbidden, invalid, invalidField } from '../../../http/errors.ts';
import { requireOpen } from '../../../ledger/periods.ts';
import { announce } from '../../../live/announce.ts';
import { notify } from '../../notification/notify.ts';
import { punchesOf, refusalsOf, standingOn, touchedDays, type Wanted } from './entry.ts';
import { recomputeBatch } from '../day/recompute.ts';
import { attendanceMessages } from '../messages.ts';
import { recordMessages } from '../../../messages.ts';

type As = 'hr' | 'supervisor';
const asQuery = z._default(
  z.enum(['hr', 'supervisor'], {
    error: carried(messages.choice({ field: verbatim('as'), choices: listed(['hr', 'supervisor']) })),
  }),
  'hr',
);

const day = 86_400_000;

interface Setting {
  readonly allow_supervisor: boolean;
  readonly days_back: number;
}

async function settingOf(tenant: Tenant): Promise<Setting> {
  const row = await tenant.one<Setting>(
    'select allow_supervisor, days_back from manual_attendance_setting where organization_id = $1',
    [tenant.organizationId],
  );
  return row ?? { allow_supervisor: false, days_back: 7 };
}

/** Whether someone is a supervisor who may enter attendance: the entry of the menu is there for them alone (TOP-16). */
export async function entersForTeam({ tenant, userId }: Access, today: string): Promise<boolean> {
  if (!(await settingOf(tenant)).allow_supervisor) return false;
  return supervisesAnybody(tenant, userId, today);
}

/** @throws 403 where the view is not the person's */
async function mayLookAs(as: As, { access }: FastifyRequest): Promise<void> {
  if (as === 'hr' && !access.can('5.09', 'read')) throw forbidden();
  if (as === 'supervisor' && !(await settingOf(access.tenant)).allow_supervisor)
    throw forbidden(attendanceMessages.noSupervisors);
}

/** What was entered by hand, for everyone or for one's team. */
function viewOf(context: Context, as: As): RecordView {
  const ofRole = scopeView(context, punch, [as === 'hr' ? 'entered_by_hand' : 'team']);
  return {
    scope(access, where) {
      where.add(`r.source = 'manual'`);
      ofRole.scope?.(access, where);
    },
  };
}

/** The days of a range, those of some weekdays alone where any are named. */
export function daysOf(from: string, to: string, weekdays: readonly string[]): string[] {
  const days: string[] = [];
  for (let time = Date.parse(`${from}T00:00:00Z`); time <= Date.parse(`${to}T00:00:00Z`); time += day) {
    const date = new Date(time);
    if (weekdays.length === 0 || weekdays.includes(weekdayNames[date.getUTCDay()] ?? ''))
      days.push(date.toISOString().slice(0, 10));
  }
  return days;
}

/** Checks a whole body by the rules of its form, on the organisation's own day. @throws 400 by field */
function checked(entity: Entity, body: unknown, context: Context, access: Access): Body {
  return checkWhole(entity, body, ruleClockOf(context, access));
}

/** That each is there, and for a supervisor that each is of their team. @throws 400, 403 */
async function requirePeople(tenant: Tenant, access: Access, as: As, wanted: Wanted, today: string): Promise<void> {
  if (wanted.employees.includes(access.userId)) throw forbidden(attendanceMessages.ownAttendance);
  const found = await tenant.query<{ user_id: number; is_team: boolean }>(
    `select m.user_id, ${supervises('m.user_id', '$3', '$4', 'm')} as is_team
       from membership m where m.organization_id = $1 and m.user_id = any($2::bigint[]) and m.is_current and not m.is_audit_user`,
    [tenant.organizationId, wanted.employees, access.userId, today],
  );
  if (found.length < wanted.employees.length)
    throw invalidField(wanted.field, messages.reference({ field: labels.employee }));
  if (as === 'supervisor' && found.some(({ is_team }) => !is_team)) throw forbidden(recordMessages.notSupervised);
}

/** @throws 400 for days that are to come or too far back, 409 in a closed period */
async function requireDays(tenant: Tenant, as: As, wanted: Wanted, today: string): Promise<void> {
  const { days } = wanted;
  const [first] = days;
  if (first === undefined) throw invalidField('weekdays', attendanceMessages.noSuchDay);
  if ((days.at(-1) ?? first) > today)
    throw invalidField('ends_on', messages.futureDate({ field: bilingual('Until', 'सम्म') }));
  if (as === 'supervisor') {
    const { days_back } = await settingOf(tenant);
    const earliest = new Date(Date.parse(today) - days_back * day).toISOString().slice(0, 10);
    if (first < earliest) throw invalidField('starts_on', attendanceMessages.daysBack({ days: days_back }));
  }
  for (const each of touchedDays(wanted)) await requireOpen(tenant, 'attendance', each);
}

export function manualAttendanceRoutes(app: Api, context: Context): void {
  const base = '/api/v1/attendance/manual/';
  const tags = ['attendance'];
  /** No earlier than today anywhere; the organisation's own day is asked once it is known. */
  const clock = () => {
    const now = context.clock();
    return { now, today: new Date(now.getTime() + day).toISOString().slice(0, 10) };
  };

  mountLists(app, context, {
    access: member,
    entity: punch,
    base,
    summary: 'Attendance entered manually: for everyone, or for my team',
    extraQuery: { as: asQuery },
    viewFor: async (request, { as }) => {
      await mayLookAs(as, request);
      return viewOf(context, as);
    },
  });

  /** Checks an entry, and writes it unless it is only to be looked at. */
  const enter = async (request: FastifyRequest, as: As, wanted: Wanted, isDry: boolean): Promise<ManualAnswer> => {
    const { access } = request;
    if (access.isAuditUser || (as === 'hr' && !access.can('5.09', 'write'))) throw forbidden();
    await mayLookAs(as, request);
    const { now, today } = ruleClockOf(context, access);
    const entries = wanted.employees.length * wanted.days.length * wanted.punches.length;
    if (entries > mostEntries) throw invalidField(wanted.field, attendanceMessages.entriesLimit({ most: mostEntries }));
    const work = async (tenant: Tenant): Promise<ManualAnswer> => {
      // Two at once come one after the other, so that the second sees the first.
      for (const id of wanted.employees.toSorted((a, b) => a - b))
        await tenant.query(`select pg_advisory_xact_lock(hashtextextended('punch', $1))`, [id]);
      await requirePeople(tenant, access, as, wanted, today);
      await requireDays(tenant, as, wanted, today);
      const refused = await refusalsOf(tenant, wanted, access.organization.timezone, now);
      const standing = await standingOn(tenant, wanted);
      if (!isDry && refused.length > 0) throw invalid({ non_field_errors: refused });
      if (!isDry) {
        await write(tenant, access, wanted, now);
        await recomputeBatch(tenant, now, { people: wanted.employees });
      }
      return { entries, days: wanted.days.length, standing, refused };
    };
    if (isDry) return access.tenant.transaction(work);
    const { body } = await once(context, request, async (tenant) => ({ status: 201, body: await work(tenant) }));
    return body as ManualAnswer;
  };

  async function write(tenant: Tenant, access: Access, wanted: Wanted, now: Date): Promise<void> {
    await tenant.query(
      `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source, entered_by_id, entry_remark, created_at)
       select $1, e.id, w.category, (d.day + w.days + w.at) at time zone $6, d.day + w.days, 'manual', $7, $8, $9
         from unnest($2::bigint[]) e(id), unnest($3::date[]) d(day), unnest($4::text[], $5::time[], $10::integer[]) as w(category, at, days)`,
      [
        tenant.organizationId,
        wanted.employees,
        wanted.days,
        wanted.punches.map(({ category }) => category),
        wanted.punches.map(({ time }) => time),
        access.organization.timezone,
        access.userId,
        wanted.remark,
        now,
        wanted.punches.map(({ offset }) => offset),
      ],
    );
    for (const employee of wanted.employees)
      await writeAudit(tenant, {
        organizationId: tenant.organizationId,
        actorId: access.userId,
        action: 'attendance_entered',
        objectType: 'membership',
        objectId: employee,
        after: { days: wanted.days, punches: wanted.punches, remark: wanted.remark },
        at: now,
      });
    await notify(tenant, {
      organizationId: tenant.organizationId,
      recipientIds: wanted.employees,
      actorId: access.userId,
      text: {
        en: `Attendance was entered for you: ${spanOf(wanted.days)}`,
        ne: `तपाईंको हाजिरी राखियो: ${spanOf(wanted.days)}`,
      },
      category: 'attendance',
      url: attendancePaths.ownWebAttendance,
      at: now,
    });
    const told = { organizationId: tenant.organizationId, topic: 'punch' };
    await announce(tenant, told);
    await announce(tenant, { ...told, userIds: wanted.employees });
  }

  app.route({
    method: 'POST',
    url: base,
    config: { access: member },
    schema: {
      summary: 'Enter one punch of an employee',
      tags,
      querystring: z.strictObject({ as: asQuery }),
      body: bodySchema(manualPunch.fields, clock),
      response: { 201: manualAnswer },
    },
    handler: async (request, reply) => {
      const given = checked(manualPunch, request.body, context, request.access) as BodyOf<typeof manualPunch.fields>;
      const wanted: Wanted = {
        employees: [given.employee],
        days: [given.date],
        punches: [{ category: given.remark_category, time: given.time, offset: 0, pair: null }],
        remark: given.remark,
        field: 'employee',
      };
      return reply.code(201).send(await enter(request, request.query.as, wanted, false));
    },
  });

  app.route({
    method: 'POST',
    url: `${base}bulk-attendance/`,
    config: { access: member },
    schema: {
      summary: 'Enter coming and going of people on each day of a range, or look at what that would do',
      tags,
      querystring: z.strictObject({
        as: asQuery,
        dry_run: z._default(
          z.enum(['true', 'false'], {
            error: carried(messages.choice({ field: verbatim('dry_run'), choices: listed(['true', 'false']) })),
          }),
          'false',
        ),
      }),
      body: bodySchema(manualEntry.fields, clock),
      response: { 200: manualAnswer, 201: manualAnswer },
    },
    handler: async (request, reply) => {
      const given = checked(manualEntry, request.body, context, request.access) as BodyOf<typeof manualEntry.fields>;
      const { starts_on, ends_on, weekdays, remark } = given;
      const wanted: Wanted = {
        employees: given.employees.map(({ employee }) => employee),
        days: daysOf(starts_on, ends_on, weekdays),
        punches: punchesOf(given),
        remark,
        field: 'employees',
      };
      const isDry = request.query.dry_run === 'true';
      return reply.code(isDry ? 200 : 201).send(await enter(request, request.query.as, wanted, isDry));
    },
  });
}

const spanOf = (days: readonly string[]): string =>
  days.length === 1 ? (days[0] ?? '') : `${days[0] ?? ''} – ${days.at(-1) ?? ''}`;
