/** Work logs over the API: the lists of each who reads them, a week of one's own, the pay log, and who logged most. */
import { addDaysTo, periodStart } from '@karmik/model/kit/period';
import { bodyFieldSchema, bodySchema } from '@karmik/model/kit/schema';
import { activityRate } from '@karmik/model/task/activity';
import { copyAsked, rateEffect, weekAnswer, weekAsked, type WeekAnswer } from '@karmik/model/work-log/answers';
import { workLog } from '@karmik/model/work-log/log';
import { workLogMessages as says } from '@karmik/model/work-log/messages';
import { workLogEndpoints } from '@karmik/model/work-log/endpoints';
import { payLog } from '@karmik/model/work-log/pay-log';
import * as z from 'zod/mini';
import { organizationMember, readerOf } from '../../access/access.ts';
import { requestRoutes } from '../../approval/routes.ts';
import { sendDraft } from '../../approval/decide.ts';
import type { Context } from '../../context.ts';
import { doneOnce, resultsAnswer, resultsOf } from '../../entity/bulk.ts';
import { mountLists } from '../../entity/list-routes.ts';
import { checkReferences } from '../../entity/references.ts';
import { looseRuleClock } from '../../entity/rule-clock.ts';
import { asQuery, scopeView, viewOfRole } from '../../entity/scope.ts';
import { createRecord, ruleClockOf, writerOf } from '../../entity/write.ts';
import { organizationParams, type Api } from '../../http/api.ts';
import { conflict, refused } from '../../http/errors.ts';
import { workLogHooks, workLogKind } from './logs.ts';
import { rateChangeOf } from './pay-log.ts';
import { workLogCorrectionRoutes } from './corrections.ts';
import { workTimerRoutes } from './timer.ts';

/** Fields of a query, each of which may be left out. */
const asked = <F extends Parameters<typeof bodySchema>[0]>(fields: F, clock: Parameters<typeof bodySchema>[1]) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, z.optional(bodyFieldSchema(field, clock))]),
    ),
  );

export function workLogRoutes(app: Api, context: Context): void {
  requestRoutes(app, context, workLogKind, workLogHooks);
  workLogCorrectionRoutes(app, context);
  workTimerRoutes(app, context);
  const tags = ['work-log'];
  const params = organizationParams;
  const clock = looseRuleClock(context);

  mountLists(app, context, {
    entity: workLog,
    base: `/api/v1/${workLogEndpoints.given}/`,
    access: organizationMember,
    summary: 'Work logs of tasks that I assigned and of projects that I lead',
    viewFor: () => scopeView(context, workLog, ['given']),
  });
  mountLists(app, context, {
    entity: payLog,
    base: `/api/v1/${workLogEndpoints.payLog}/`,
    access: organizationMember,
    summary: 'What approved work is worth: mine, that of my team, or all for HR',
    extraQuery: { as: asQuery },
    viewFor: ({ access }, { as }) => viewOfRole(context, payLog, as, access),
  });

  app.route({
    method: 'GET',
    url: `/api/v1/${workLogEndpoints.week}/`,
    config: { access: organizationMember },
    schema: {
      summary: 'A week of mine from Sunday: what I logged on each day, and what attendance says of it',
      tags,
      params,
      querystring: asked(weekAsked, clock),
      response: { 200: weekAnswer },
    },
    async handler({ access, query }): Promise<WeekAnswer> {
      const { tenant, userId } = access;
      const day = (query as { day?: string | null }).day ?? ruleClockOf(context, access).today;
      const first = periodStart(day, 'week', 'ad');
      const days = await tenant.query<WeekAnswer['days'][number]>(
        `select g.day::date as day, coalesce(l.minutes, 0) as minutes, coalesce(l.drafts, 0) as drafts, coalesce(l.logs, 0) as logs,
                case when a.standing <> 'Pending' then a.worked end as attended, a.coefficient, coalesce(t.minutes, 0) as timesheet
           from generate_series($3::date, $3::date + 6, interval '1 day') g(day)
           left join lateral (
             select sum(d.minutes)::int as minutes, count(distinct w.id) filter (where w.status = 'Draft')::int as drafts, count(distinct w.id)::int as logs
               from work_log_days d join work_log w on w.organization_id = d.organization_id and w.id = d.parent_id
              where d.organization_id = $1 and w.sender_id = $2 and d.day = g.day::date and w.status not in ('Decline', 'Cancelled')) l on true
           left join attendance_day a on a.organization_id = $1 and a.employee_id = $2 and a.day = g.day::date
           left join lateral (
             select sum(e.duration)::int as minutes from timesheet s join timesheet_entries e on e.organization_id = s.organization_id and e.parent_id = s.id
              where s.organization_id = $1 and s.sender_id = $2 and s.status in ('Requested', 'Forwarded', 'Approved') and e.worked_on = g.day::date) t on true
          order by 1`,
        [tenant.organizationId, userId, first],
      );
      return {
        days,
        minutes: days.reduce((sum, each) => sum + each.minutes, 0),
        drafts: days.reduce((sum, each) => sum + each.drafts, 0),
      };
    },
  });

  app.route({
    method: 'POST',
    url: `/api/v1/${workLogEndpoints.week}/send/`,
    config: { access: organizationMember },
    schema: {
      summary: 'Send all drafts of a week of mine, with a result for each',
      tags,
      params,
      body: bodySchema(weekAsked, clock),
      response: { 200: resultsAnswer },
    },
    async handler(request) {
      const { access, body } = request;
      const first = periodStart(body.day ?? ruleClockOf(context, access).today, 'week', 'ad');
      const drafts = await access.tenant.query<{ id: number }>(
        `select id from work_log where organization_id = $1 and sender_id = $2 and status = 'Draft' and worked_on between $3 and $4 order by worked_on, id limit 100`,
        [access.tenant.organizationId, access.userId, first, addDaysTo(first, 6)],
      );
      if (drafts.length === 0) throw conflict(says.nothingToSend, 'nothing_to_send');
      const writer = writerOf(context, request);
      return resultsOf(
        drafts.map(({ id }) => id),
        (id) => doneOnce(context, request, id, (tenant) => sendDraft(workLogKind, tenant, writer, id)),
      );
    },
  });

  app.route({
    method: 'POST',
    url: `/api/v1/${workLogEndpoints.week}/copy/`,
    config: { access: organizationMember },
    schema: {
      summary: 'Copy my logs of a day to another one as drafts',
      tags,
      params,
      body: bodySchema(copyAsked, clock),
      response: { 200: z.object({ logs: z.number() }) },
    },
    handler: (request) =>
      request.access.tenant.transaction(async (tenant) => {
        const { access, body } = request;
        const logs = await tenant.query<Record<string, unknown>>(
          `select project_id as project, task_id as task, activity_id as activity, to_char(starts_at, 'HH24:MI') as starts_at, to_char(ends_at, 'HH24:MI') as ends_at,
                  case when starts_at is null then duration end as duration, quantity::text, remarks, null::bigint as proof
             from work_log where organization_id = $1 and sender_id = $2 and worked_on = $3 and corrects_id is null and status not in ('Decline', 'Cancelled') order by id`,
          [tenant.organizationId, access.userId, body.from],
        );
        if (logs.length === 0) throw refused(says.nothingToCopy({ day: body.from }));
        const writer = writerOf(context, request);
        for (const log of logs)
          await createRecord(writer, tenant, workLog, workLogHooks, { ...log, worked_on: body.to });
        return { logs: logs.length };
      }),
  });

  app.route({
    method: 'POST',
    url: '/api/v1/task/:org/activity-rate/effect/',
    config: { access: readerOf('8.03') },
    schema: {
      summary: 'What a rate would change of work that is approved, before it is stored (WC-10)',
      tags: ['task'],
      params,
      body: bodySchema(activityRate.fields, clock),
      response: { 200: rateEffect },
    },
    async handler({ access, body }) {
      await checkReferences(activityRate, access.tenant, access.userId, { ...body }, ['activity']);
      return rateChangeOf(access.tenant, body);
    },
  });
}
