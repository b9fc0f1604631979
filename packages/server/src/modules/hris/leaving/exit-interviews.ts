/** Exit interviews: answered by the person who leaves, read by HR. */
import { hrisAdminPaths } from '@karmik/model/hris/admin-paths';
import { exitAnswer, interviewAnswer, interviewBody, type Interview } from '@karmik/model/hris/separation';
import { linkTo } from '@karmik/model/kit/links';
import type { Answers } from '@karmik/model/questions/asked';
import * as z from 'zod/mini';
import { requiresPermission, organizationMember, type Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import { personJson } from '../../../entity/person.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationIdParams, organizationParams, type Api } from '../../../http/api.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { checkAnswers, checkFiles, holdFiles } from '../../forms/check-answers.ts';
import { withFiles } from '../../forms/files-of-answers.ts';
import { notifyOrganization } from '../../notification/notify.ts';
import { hrisMessages } from '../messages.ts';

type Row = Omit<Interview, 'answers'> & { readonly answers: Answers | null; readonly employee_id: number };

const rowSql = `select i.id, i.employee_id, ${personJson('p')} as employee, i.introduction, s.effective_date, i.answered_at, i.structure, i.answers
  from exit_interview i join separation s on s.organization_id = i.organization_id and s.id = i.separation_id
  join person p on p.organization_id = i.organization_id and p.id = i.employee_id`;

const shown = async (
  context: Context,
  access: Access,
  row: Row | undefined,
): Promise<{ interview: Interview | null }> => ({
  interview: row ? { ...row, answers: await withFiles(context, access, row.structure, row.answers ?? {}) } : null,
});

/** The interview that is asked of someone, the newest; none where they do not leave. */
const ownRow = (tenant: Tenant, userId: number) =>
  tenant.one<Row>(
    `${rowSql} where i.organization_id = $1 and i.employee_id = $2 and s.status in ('In progress', 'Settled') order by i.id desc limit 1`,
    [tenant.organizationId, userId],
  );

/** What waits for someone in the exit interviews, for the menu of further applications. */
export async function countInterviews({ tenant, userId }: Access): Promise<{ total: number; pending: number }> {
  const row = await ownRow(tenant, userId);
  return { total: row ? 1 : 0, pending: row && row.answered_at === null ? 1 : 0 };
}

/**
 * Keeps someone's answers to the interview that is asked of them.
 * @throws 404 where none is, 409 where it was answered already, 400 by the key of each question that was answered wrongly or not
 */
export async function answerInterview(context: Context, access: Access, tenant: Tenant, given: Answers): Promise<void> {
  const clock = ruleClockOf(context, access);
  const { now } = clock;
  const own = await ownRow(tenant, access.userId);
  if (!own) throw notFound();
  const answers = checkAnswers(own.structure, given, clock);
  await checkFiles(tenant, own.structure, access.userId, answers);
  const claimed = await tenant.one(
    'update exit_interview set answers = $3, answered_at = $4 where organization_id = $1 and id = $2 and answered_at is null returning id',
    [tenant.organizationId, own.id, JSON.stringify(answers), now],
  );
  if (!claimed) throw conflict(hrisMessages.interviewAnswered, 'already_answered');
  await holdFiles(tenant, own.structure, answers, { entity: 'exit_interview', id: own.id });
  await writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: access.userId,
    action: 'answered',
    objectType: 'exit_interview',
    objectId: own.id,
    at: now,
  });
  await notifyOrganization(tenant, {
    organizationId: tenant.organizationId,
    actorId: access.userId,
    text: {
      en: `${own.employee.full_name} completed the exit interview`,
      ne: `${own.employee.full_name} ले बहिर्गमन अन्तर्वार्ताको उत्तर दिनुभयो`,
    },
    category: 'hris',
    code: '4.10',
    url: linkTo(hrisAdminPaths.exitInterviewReport, access.organization),
    at: now,
  });
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'exit_interview' });
}

export function exitInterviewRoutes(app: Api, context: Context): void {
  const base = '/api/v1/hris/:org/exit-interview/';
  const tags = ['hris'];
  mountLists(app, context, {
    entity: exitAnswer,
    base: '/api/v1/hris/:org/exit-answer/',
    access: requiresPermission('4.10'),
    summary: 'Answers of exit interviews',
    viewFor: () => ({}),
  });

  app.route({
    method: 'GET',
    url: `${base}own/`,
    config: { access: organizationMember },
    schema: {
      summary: 'The exit interview that is asked of me; nothing where I do not leave',
      tags,
      params: organizationParams,
      response: { 200: z.object({ interview: z.nullable(interviewAnswer) }) },
    },
    handler: async ({ access }) => shown(context, access, await ownRow(access.tenant, access.userId)),
  });

  app.route({
    method: 'GET',
    url: '/api/v1/hris/:org/separation/:id/exit-interview/',
    config: { access: requiresPermission('4.10') },
    schema: {
      summary: 'The exit interview of a separation; nothing where none was asked for',
      tags,
      params: organizationIdParams,
      response: { 200: z.object({ interview: z.nullable(interviewAnswer) }) },
    },
    handler: async ({ access, params }) => {
      const { tenant } = access;
      if (
        !(await tenant.one('select 1 from separation where organization_id = $1 and id = $2', [
          tenant.organizationId,
          params.id,
        ]))
      )
        throw notFound();
      const row = await tenant.one<Row>(`${rowSql} where i.organization_id = $1 and i.separation_id = $2`, [
        tenant.organizationId,
        params.id,
      ]);
      return shown(context, access, row);
    },
  });

  app.route({
    method: 'POST',
    url: `${base}own/answer/`,
    config: { access: organizationMember },
    schema: {
      summary: 'Answer the exit interview, once',
      tags,
      params: organizationParams,
      body: interviewBody,
      response: { 200: z.object({ interview: z.nullable(interviewAnswer) }) },
    },
    handler: async ({ access, body }) =>
      access.tenant.transaction(async (tenant) => {
        await answerInterview(context, access, tenant, body.answers);
        return shown(context, access, await ownRow(tenant, access.userId));
      }),
  });
}
