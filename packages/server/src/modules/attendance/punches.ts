/** Logging attendance from a browser, by who is signed in and on the sign-in page (ATT-1, LOG-3), and the lists of what was logged. */
import {
  credentialPunchAnswer,
  credentialPunchBody,
  punch,
  punchBody,
  type PunchCategory,
  punchCategoryNames,
  punchRule,
  remoteStatus,
} from '@karmik/model/attendance/punch';
import type { HomeParts } from '@karmik/model/home/home';
import { recordAnswer } from '@karmik/model/kit/answer';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import type { Message } from '@karmik/model/kit/message';
import { todayIn } from '@karmik/model/kit/zone';
import * as z from 'zod/mini';
import { accessOf, anyone, member, organizationMember, type Access } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { once } from '../../entity/idempotency.ts';
import { mountLists } from '../../entity/list-routes.ts';
import { readRecord, readRow } from '../../entity/read.ts';
import { asQuery, scopeView, viewOfRole } from '../../entity/scope.ts';
import { createRecord, ruleClockOf, type Writer, writerOf } from '../../entity/write.ts';
import { organizationIdParams, organizationParams, type Api } from '../../http/api.ts';
import { conflict, forbidden, HttpError } from '../../http/errors.ts';
import { requireOpen } from '../../ledger/periods.ts';
import { announce } from '../../live/announce.ts';
import { captchaOf } from '../account/captcha.ts';
import { checkCredentials } from '../account/credentials.ts';
import { accessMessages } from '../../messages.ts';
import { recomputeBatch } from './day/recompute.ts';
import { contactOf, contactProof, requireRecent, sentBefore, type Contact } from './held-punches.ts';
import { attendanceMessages } from './messages.ts';
import { placeOfPunch, webAttendanceSettingOf, type Placed } from './place-of-punch.ts';

/** The same again within this time is a finger that slipped. */
const againSeconds = 60;

type Source = 'web' | 'sign_in_page';

interface Given {
  readonly remark_category: PunchCategory;
  readonly longitude?: number | null | undefined;
  readonly latitude?: number | null | undefined;
  readonly accuracy?: number | null | undefined;
  readonly held_at?: string | null | undefined;
  readonly contact?: string | null | undefined;
  readonly since_contact?: number | null | undefined;
}

const problem = (detail: Message) => new HttpError(400, { detail });

/** What the server sets by itself: who, when by its own clock or as it was held, and which day that was where the organisation is. */
const stamped = (source: Source, placed: Placed, at: Date, held: Contact | undefined): EntityHooks<typeof punch> => ({
  beforeSave({ access }, body) {
    Object.assign(body, {
      employee: access.userId,
      punched_at: at.toISOString(),
      punched_on: todayIn(access.organization.timezone, at),
      source,
      ...placed,
      is_held: held !== undefined,
      ...(held && { ...held, claim: 'Unconfirmed' }),
    });
    return Promise.resolve(undefined);
  },
});

/**
 * Adds to the log of the person who writes, in the transaction of the request. What was held without a connection is of the moment when it was
 * made, and the same again is what came of it. @throws 400 with `detail` for the same again at once or what was held too long, 403 where
 * web attendance is off for them, 409 in a closed month
 */
export async function logPunch(writer: Writer, tenant: Tenant, given: Given, source: Source): Promise<number> {
  const { context, access } = writer;
  // Two at once come one after the other, so that the second sees the first.
  await tenant.query(`select pg_advisory_xact_lock(hashtextextended('punch', $1))`, [access.userId]);
  const now = context.clock();
  const heldAt = given.held_at == null ? undefined : new Date(given.held_at);
  const at = heldAt ?? now;
  const since = new Date(at.getTime() - againSeconds * 1_000);
  const before = heldAt && (await sentBefore(tenant, access.userId, given.remark_category, heldAt));
  if (before !== undefined) return before;
  if (heldAt) await requireRecent(tenant, heldAt, now);
  const who = { organizationId: tenant.organizationId, userId: access.userId };
  const held = heldAt && contactOf(context.secrets, who, given, heldAt);
  const day = todayIn(access.organization.timezone, at);
  await requireWebAttendance(tenant, access.userId, day);
  await requireOpen(tenant, 'attendance', day);
  const last = await tenant.one<{ remark_category: string }>(
    'select remark_category from punch where organization_id = $1 and employee_id = $2 and punched_at > $3 and punched_at <= $4 order by punched_at desc limit 1',
    [tenant.organizationId, access.userId, since, at],
  );
  if (last?.remark_category === given.remark_category)
    throw problem(attendanceMessages.loggedJustNow({ category: punchCategoryNames[given.remark_category] }));
  const { latitude, longitude, accuracy } = given;
  const location = latitude == null || longitude == null ? null : { latitude, longitude };
  const placed = await placeOfPunch(tenant, location, accuracy ?? null);
  const id = await createRecord(writer, tenant, punch, stamped(source, placed, at, held), {
    remark_category: given.remark_category,
    location,
  });
  // The person who looks at their day next sees this punch counted.
  await recomputeBatch(tenant, now, { people: [access.userId] });
  return id;
}

/** @throws 403 where HR has switched off web attendance for someone on that day */
async function requireWebAttendance(tenant: Tenant, userId: number, day: string): Promise<void> {
  const off = await tenant.one(
    `select from attendance_setting where organization_id = $1 and employee_id = $2 and not web_attendance
        and starts_on <= $3 and (ends_on is null or ends_on >= $3)`,
    [tenant.organizationId, userId, day],
  );
  if (off) throw forbidden(attendanceMessages.webAttendanceOff);
}

export function punchRoutes(app: Api, context: Context): void {
  const base = '/api/v1/attendance/:org/web-attendance/';
  const tags = ['attendance'];
  const answer = recordAnswer(punch);

  mountLists(app, context, {
    entity: punch,
    base,
    access: organizationMember,
    summary: "Logged attendance: one's own, that of one's team, or all for HR",
    exportSummary: 'All matching logged attendance as a spreadsheet',
    extraQuery: { as: asQuery },
    viewFor: ({ access }, { as }) => viewOfRole(context, punch, as, access),
  });

  app.route({
    method: 'POST',
    url: base,
    config: { access: organizationMember },
    schema: {
      summary: 'Log your attendance; the time is that of the server',
      tags,
      params: organizationParams,
      body: punchBody,
      response: { 201: answer },
    },
    handler: async (request, reply) => {
      const { access } = request;
      const { status, body } = await once(context, request, async (tenant) => {
        const id = await logPunch(writerOf(context, request), tenant, request.body, 'web');
        const own = scopeView(context, punch, ['own']);
        return { status: 201, body: await readRecord(context, access, tenant, punch, own, id) };
      });
      return reply.code(status as 201).send(body as never);
    },
  });

  app.route({
    method: 'GET',
    url: `${base}rule/`,
    config: { access: organizationMember },
    schema: {
      summary: 'Whether attendance from a browser asks for a location, and what follows from it',
      tags,
      params: organizationParams,
      response: { 200: punchRule },
    },
    handler: async ({ access }) => {
      const { location, outside, offline_hours } = await webAttendanceSettingOf(access.tenant);
      return {
        location,
        is_outside_refused: outside === 'Refused',
        is_distance_kept: outside !== 'Allowed',
        offline_hours,
        contact: contactProof(context.secrets, access.organization.id, access.userId, context.clock()),
      };
    },
  });

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config: { access: organizationMember },
    schema: {
      summary: 'One log of attendance',
      tags,
      params: organizationIdParams,
      querystring: z.strictObject({ as: asQuery }),
      response: { 200: answer },
    },
    handler: async ({ access, query, params }) =>
      (await readRecord(
        context,
        access,
        access.tenant,
        punch,
        viewOfRole(context, punch, query.as, access),
        params.id,
      )) as never,
  });

  app.route({
    method: 'POST',
    url: `${base}:id/confirm-claim/`,
    config: { access: organizationMember },
    schema: {
      summary:
        'Confirm the time of a log that was made without a connection: supervisors of their team, HR of everyone',
      tags,
      params: organizationIdParams,
      querystring: z.strictObject({ as: z._default(asQuery, 'supervisor') }),
      response: { 200: answer },
    },
    handler: (request) =>
      request.access.tenant.transaction(async (tenant) => {
        const { access, query, params } = request;
        if (
          access.isAuditUser ||
          !['supervisor', 'hr'].includes(query.as) ||
          (query.as === 'hr' && !access.can('5.09', 'write'))
        )
          throw forbidden();
        const view = viewOfRole(context, punch, query.as, access);
        const before = await readRow(tenant, punch, view, access, params.id, 'lock');
        if (before.employee === access.userId) throw forbidden(attendanceMessages.ownAttendance);
        await requireOpen(tenant, 'attendance', before.punched_on);
        if (before.claim !== 'Unconfirmed') throw conflict(attendanceMessages.noClaim, 'status');
        const now = context.clock();
        await tenant.query(
          `update punch set claim = 'Confirmed', claim_confirmed_by_id = $3 where organization_id = $1 and id = $2`,
          [tenant.organizationId, params.id, access.userId],
        );
        await writeAudit(tenant, {
          organizationId: tenant.organizationId,
          actorId: access.userId,
          action: 'confirmed',
          objectType: punch.name,
          objectId: params.id,
          before: { claim: before.claim },
          after: { claim: 'Confirmed' },
          at: now,
          requestId: request.id,
          ip: request.ip,
        });
        const told = { organizationId: tenant.organizationId, topic: punch.name };
        await announce(tenant, told);
        await announce(tenant, { ...told, userIds: [before.employee] });
        await recomputeBatch(tenant, now, { people: [before.employee] });
        return (await readRecord(context, access, tenant, punch, view, params.id)) as never;
      }),
  });

  app.route({
    method: 'GET',
    url: '/api/v1/attendance/web/remote-working-status-for-today/',
    config: { access: member },
    schema: {
      summary: 'Whether you work remotely today',
      tags,
      response: { 200: remoteStatus },
    },
    handler: async ({ access }) => {
      const { today } = ruleClockOf(context, access);
      const setting = await access.tenant.one(
        `select from attendance_setting where organization_id = $1 and employee_id = $2 and is_remote and starts_on <= $3
            and (ends_on is null or ends_on >= $3)`,
        [access.tenant.organizationId, access.userId, today],
      );
      return { is_remote: setting !== undefined };
    },
  });

  const captcha = captchaOf(context);
  app.route({
    method: 'POST',
    url: '/api/v1/attendance/web-attendance/',
    config: { access: anyone },
    schema: {
      summary: 'Log attendance with username and password, without signing in',
      tags,
      body: credentialPunchBody,
      response: { 201: credentialPunchAnswer },
    },
    handler: async (request, reply) => {
      const { everywhere } = context.database;
      if (!context.configuration.runtimeConfig.login_attendance) throw forbidden(attendanceMessages.notOnSignInPage);
      const { entrant, clear } = await checkCredentials(context, captcha, request, request.body).catch(asDetail);
      if (entrant.is_audit_user) throw forbidden(accessMessages.auditReadsOnly);
      const access = await accessOf(context.database, entrant.organization.id, entrant.personId);
      await clear(everywhere);
      const writer: Writer = { context, access, requestId: request.id, ip: request.ip };
      await access.tenant.transaction((tenant) => logPunch(writer, tenant, request.body, 'sign_in_page'));
      return reply.code(201).send({
        full_name: entrant.full_name,
        remark_category: request.body.remark_category,
        punched_at: context.clock().toISOString(),
      });
    },
  });
}

/** LOG-3: the person who logs attendance is told the reason in `detail`. */
function asDetail(error: unknown): never {
  const body = error instanceof HttpError ? (error.body as FieldErrors) : {};
  const [reason] = body.non_field_errors ?? [];
  if (error instanceof HttpError && reason) throw new HttpError(error.status, { detail: reason }, error.headers);
  throw error;
}

/** What someone logged today, the newest last. */
export async function ownPunchesOfToday(access: Access, context: Context): Promise<HomeParts['punches']> {
  const { today } = ruleClockOf(context, access);
  return access.tenant.query<HomeParts['punches'][number]>(
    'select remark_category, punched_at from punch where organization_id = $1 and employee_id = $2 and punched_on = $3 order by punched_at, id',
    [access.tenant.organizationId, access.userId, today],
  );
}
