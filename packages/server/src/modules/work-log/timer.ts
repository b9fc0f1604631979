/** The timer: one runs for each person, on all devices, by the clock of the server. What it ran for becomes a draft. */
import { bodySchema } from '@karmik/model/kit/schema';
import type { QueryRowOf } from '@karmik/model/kit/query';
import { toWall } from '@karmik/model/kit/zone';
import { timerAnswer, timerEnd, timerFields, timerNamed, type TimerAnswer } from '@karmik/model/work-log/answers';
import { workLog } from '@karmik/model/work-log/log';
import { workLogMessages as says } from '@karmik/model/work-log/messages';
import { forgottenTimers } from '@karmik/model/work-log/forgotten';
import { workLogEndpoints } from '@karmik/model/work-log/endpoints';
import { workLogPaths } from '@karmik/model/work-log/paths';
import { organizationMember, type Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { once } from '../../entity/idempotency.ts';
import { checkReferences } from '../../entity/references.ts';
import { looseRuleClock } from '../../entity/rule-clock.ts';
import { createRecord, writerOf, type Writer } from '../../entity/write.ts';
import { organizationParams, type Api } from '../../http/api.ts';
import { conflict, invalid, invalidField } from '../../http/errors.ts';
import { query } from '../../queries/query.ts';
import { notify } from '../notification/notify.ts';
import { placeErrors, workLogHooks } from './logs.ts';
import { timeWords } from './weigh.ts';

const minute = 60_000;
const hour = 60 * minute;

interface Running {
  readonly id: number;
  readonly project: number | null;
  readonly task: number | null;
  readonly activity: number;
  readonly remarks: string | null;
  readonly started_at: string;
}

/** Whole minutes are counted: the seconds of the start and of the end are left out. */
const toMinute = (time: number): number => Math.floor(time / minute) * minute;

const longestOf = async (tenant: Tenant): Promise<number> =>
  (
    await tenant.one<{ longest_timer: number }>(
      'select longest_timer from work_log_setting where organization_id = $1',
      [tenant.organizationId],
    )
  )?.longest_timer ?? 12;

/** The person's timer, under a lock of the person, so that two starts at once leave one (WC-8). */
async function held(tenant: Tenant, { userId }: Pick<Access, 'userId'>): Promise<Running | undefined> {
  await tenant.query('select 1 from membership where organization_id = $1 and user_id = $2 for no key update', [
    tenant.organizationId,
    userId,
  ]);
  return tenant.one<Running>(
    `select id, project_id as project, task_id as task, activity_id as activity, remarks, started_at from work_timer
      where organization_id = $1 and person_id = $2`,
    [tenant.organizationId, userId],
  );
}

/** Ends a timer: what it ran for becomes a draft; less than a minute becomes nothing. @returns the log */
async function end(writer: Writer, tenant: Tenant, timer: Running, endedAt: number): Promise<number | null> {
  const zone = writer.access.organization.timezone;
  const from = toMinute(Date.parse(timer.started_at));
  const until = toMinute(endedAt);
  await tenant.query('delete from work_timer where organization_id = $1 and id = $2', [
    tenant.organizationId,
    timer.id,
  ]);
  if (until <= from) return null;
  const [day = '', startsAt = ''] = (toWall(from, zone) ?? '').split('T');
  const [, endsAt = ''] = (toWall(until, zone) ?? '').split('T');
  const { project, task, activity, remarks } = timer;
  return createRecord(writer, tenant, workLog, workLogHooks, {
    worked_on: day,
    starts_at: startsAt,
    ends_at: endsAt,
    project,
    task,
    activity,
    remarks,
    duration: null,
    quantity: null,
    proof: null,
  });
}

async function answerOf(tenant: Tenant, userId: number, log: number | null): Promise<TimerAnswer> {
  const longest = await longestOf(tenant);
  const row = await tenant.one<NonNullable<TimerAnswer['timer']>>(
    `select t.id, case when p.id is not null then jsonb_build_object('id', p.id, 'name', p.name, 'in_nepali', p.name_in_nepali) end as project,
            case when k.id is not null then jsonb_build_object('id', k.id, 'name', k.title) end as task,
            jsonb_build_object('id', a.id, 'name', a.name, 'in_nepali', a.name_in_nepali) as activity, t.remarks, t.started_at, t.forgotten_at,
            t.started_at + $3::integer * interval '1 hour' as latest_end
       from work_timer t join task_activity a on a.organization_id = t.organization_id and a.id = t.activity_id
       left join project p on p.organization_id = t.organization_id and p.id = t.project_id
       left join task k on k.organization_id = t.organization_id and k.id = t.task_id
      where t.organization_id = $1 and t.person_id = $2`,
    [tenant.organizationId, userId, longest],
  );
  return { timer: row ?? null, log };
}

export function workTimerRoutes(app: Api, context: Context): void {
  const base = `/api/v1/${workLogEndpoints.timer}/`;
  const tags = ['work-log'];
  const config = { access: organizationMember };
  const params = organizationParams;
  const clock = looseRuleClock(context);
  const response = { 200: timerAnswer };

  app.route({
    method: 'GET',
    url: base,
    config,
    schema: { summary: 'My timer, if one is running', tags, params, response },
    handler: ({ access }) => answerOf(access.tenant, access.userId, null),
  });

  app.route({
    method: 'POST',
    url: `${base}start/`,
    config,
    schema: {
      summary: 'Start a timer; one that is running ends now and becomes a draft',
      tags,
      params,
      body: bodySchema(timerFields, clock),
      response,
    },
    handler: async (request) =>
      (
        await once(context, request, async (tenant) => {
          const { access, body } = request;
          const now = context.clock().getTime();
          await checkReferences(workLog, tenant, access.userId, { ...body }, Object.keys(body));
          const errors = await placeErrors(tenant, access.userId, body);
          if (errors) throw invalid(errors);
          const running = await held(tenant, access);
          let log: number | null = null;
          if (running) {
            if (now > Date.parse(running.started_at) + (await longestOf(tenant)) * hour)
              throw conflict(says.timerForgotten, 'timer_forgotten');
            log = await end(writerOf(context, request), tenant, running, now);
          }
          await tenant.query(
            `insert into work_timer (organization_id, person_id, project_id, task_id, activity_id, remarks, started_at) values ($1, $2, $3, $4, $5, $6, $7)`,
            [
              tenant.organizationId,
              access.userId,
              body.project,
              body.task,
              body.activity,
              body.remarks,
              new Date(now).toISOString(),
            ],
          );
          return { status: 200, body: await answerOf(tenant, access.userId, log) };
        })
      ).body as never,
  });

  app.route({
    method: 'POST',
    url: `${base}stop/`,
    config,
    schema: {
      summary: 'Stop my timer: what it ran for becomes a draft',
      tags,
      params,
      body: bodySchema(timerEnd, clock),
      response,
    },
    handler: async (request) =>
      (
        await once(context, request, async (tenant) => {
          const { access, body } = request;
          const running = await held(tenant, access);
          if (!running) throw conflict(says.noTimer, 'no_timer');
          if (running.id !== body.timer) throw conflict(says.timerElsewhere, 'timer_ended');
          const now = context.clock().getTime();
          const started = Date.parse(running.started_at);
          const longest = await longestOf(tenant);
          const endedAt = body.ended_at === null ? now : Date.parse(body.ended_at);
          if (endedAt > now) throw invalidField('ended_at', says.futureEnd);
          if (endedAt <= started && body.ended_at !== null) throw invalidField('ended_at', says.endBeforeStart);
          if (endedAt > started + longest * hour)
            throw invalidField('ended_at', says.timerTooLong({ time: timeWords(longest * 60) }));
          const log = await end(writerOf(context, request), tenant, running, endedAt);
          return { status: 200, body: await answerOf(tenant, access.userId, log) };
        })
      ).body as never,
  });

  app.route({
    method: 'POST',
    url: `${base}discard/`,
    config,
    schema: {
      summary: 'Discard my timer; nothing is logged',
      tags,
      params,
      body: bodySchema(timerNamed, clock),
      response,
    },
    handler: ({ access, body }) =>
      access.tenant.transaction(async (tenant) => {
        const running = await held(tenant, access);
        if (!running) throw conflict(says.noTimer, 'no_timer');
        if (running.id !== body.timer) throw conflict(says.timerElsewhere, 'timer_ended');
        await tenant.query('delete from work_timer where organization_id = $1 and id = $2', [
          tenant.organizationId,
          running.id,
        ]);
        return answerOf(tenant, access.userId, null);
      }),
  });
}

/** Timers that are forgotten; their scopes say that those of the reader's team are shown (WC-7). */
export const forgottenTimersQuery = query(forgottenTimers, ({ tenant }) =>
  tenant.query<QueryRowOf<typeof forgottenTimers>>(
    `select t.person_id as user, t.activity_id as activity, t.started_at from work_timer t
      where t.organization_id = $1 and t.forgotten_at is not null`,
    [tenant.organizationId],
  ),
);

/** Marks timers that ran for longer than their organization allows, and tells each person once (WC-7). Any server does it. */
export async function markForgottenTimers({ database, clock }: Context): Promise<void> {
  const now = clock();
  const late = await database.everywhere.query<{ organization_id: number; hours: number }>(
    `select distinct t.organization_id, coalesce(s.longest_timer, 12) as hours from work_timer t left join work_log_setting s on s.organization_id = t.organization_id
      where t.forgotten_at is null and t.started_at + coalesce(s.longest_timer, 12) * interval '1 hour' < $1::timestamptz`,
    [now],
  );
  for (const { organization_id: organizationId, hours } of late)
    await database.organization(organizationId).transaction(async (tenant) => {
      const marked = await tenant.query<{ person: number }>(
        `update work_timer set forgotten_at = $2 where organization_id = $1 and forgotten_at is null and started_at + $3::integer * interval '1 hour' < $2::timestamptz
         returning person_id as person`,
        [organizationId, now, hours],
      );
      await notify(tenant, {
        organizationId,
        actorId: null,
        recipientIds: marked.map(({ person }) => person),
        category: 'task',
        text: says.forgotten({ time: timeWords(hours * 60) }),
        url: workLogPaths.logWork,
        at: now,
      });
    });
}
