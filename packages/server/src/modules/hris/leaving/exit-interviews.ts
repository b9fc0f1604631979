/** Exit interviews: answered by whoever leaves, read by HR. */
import {
  exitAnswer,
  interviewAnswer,
  interviewBody,
  type Interview,
  type InterviewQuestion,
} from '@karmik/model/hris/separation';
import * as z from 'zod/mini';
import { holderOf, insider, type Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import { chip } from '../../../entity/person.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { mountReadOnly } from '../../../entity/read-only.ts';
import { momentOf } from '../../../entity/write.ts';
import { organizationIdParams, organizationParams, type Api } from '../../../http/api.ts';
import { conflict, invalid, notFound } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { notifyOrganization } from '../../notification/notify.ts';

type Asked = Omit<InterviewQuestion, 'rating' | 'answer'>;
type Row = Omit<Interview, 'questions'> & { readonly questions: readonly Asked[]; readonly employee_id: number };

const rowSql = `select i.id, i.employee_id, ${chip('p')} as employee, i.introduction, s.effective_date, i.answered_at, i.questions
  from exit_interview i join separation s on s.organization_id = i.organization_id and s.id = i.separation_id
  join person p on p.organization_id = i.organization_id and p.id = i.employee_id`;

async function withAnswers(tenant: Tenant, row: Row): Promise<Interview> {
  const answers = await tenant.query<{ rating: number | null; answer: string | null }>(
    'select rating, answer from exit_answer where organization_id = $1 and interview_id = $2 order by id',
    [tenant.organizationId, row.id],
  );
  return {
    ...row,
    questions: row.questions.map((question, index) => ({
      ...question,
      rating: answers[index]?.rating ?? null,
      answer: answers[index]?.answer ?? null,
    })),
  };
}

/** The interview that is asked of somebody, the newest; none where they do not leave. */
const ownRow = (tenant: Tenant, userId: number) =>
  tenant.one<Row>(
    `${rowSql} where i.organization_id = $1 and i.employee_id = $2 and s.status in ('In progress', 'Settled') order by i.id desc limit 1`,
    [tenant.organizationId, userId],
  );

/** What waits for somebody in the exit interviews, for the menu of further applications. */
export async function countInterviews({ tenant, userId }: Access): Promise<{ total: number; pending: number }> {
  const row = await ownRow(tenant, userId);
  return { total: row ? 1 : 0, pending: row && row.answered_at === null ? 1 : 0 };
}

const yesOrNo = ['Yes', 'No'];

/** What is wrong with an answer to a question, in a sentence. */
function wrongWith(question: Asked, given: { rating: number | null; answer: string | null } | undefined) {
  const isRating = question.answered === 'Rating';
  const value = isRating ? given?.rating : given?.answer?.trim();
  if (question.is_needed && (value === undefined || value === null || value === ''))
    return `Please answer: ${question.question}`;
  if (question.answered === 'Yes or no' && value && !yesOrNo.includes(String(value)))
    return `Answer yes or no: ${question.question}`;
  return undefined;
}

/**
 * Keeps somebody's answers to the interview that is asked of them.
 * @throws 404 where none is, 409 where it was answered already, 400 with a sentence for each question that was answered wrongly or not
 */
export async function answerInterview(
  context: Context,
  access: Access,
  tenant: Tenant,
  answers: readonly { readonly rating: number | null; readonly answer: string | null }[],
): Promise<void> {
  const { now, today } = momentOf(context, access);
  const own = await ownRow(tenant, access.userId);
  if (!own) throw notFound();
  const claimed = await tenant.one(
    'update exit_interview set answered_at = $3 where organization_id = $1 and id = $2 and answered_at is null returning id',
    [tenant.organizationId, own.id, now],
  );
  if (!claimed) throw conflict('You have answered already.', 'already_answered');
  const wrong = own.questions.flatMap((question, index) => wrongWith(question, answers[index]) ?? []);
  if (wrong.length) throw invalid({ non_field_errors: wrong });
  for (const [index, question] of own.questions.entries()) {
    const isRating = question.answered === 'Rating';
    const given = answers[index];
    await tenant.query(
      `insert into exit_answer (organization_id, interview_id, employee_id, category, question, rating, answer, answered_on, created_at)
       select $1, i.id, i.employee_id, s.category, $3, $4, $5, $6, $7 from exit_interview i
         join separation s on s.organization_id = i.organization_id and s.id = i.separation_id where i.organization_id = $1 and i.id = $2`,
      [
        tenant.organizationId,
        own.id,
        question.question,
        isRating ? (given?.rating ?? null) : null,
        isRating ? null : given?.answer?.trim() || null,
        today,
        now,
      ],
    );
  }
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
      en: `${own.employee.full_name} has answered the exit interview`,
      ne: `${own.employee.full_name} ले बहिर्गमन अन्तर्वार्ताको उत्तर दिनुभयो`,
    },
    category: 'hris',
    code: '4.10',
    url: `/admin/${access.organization.slug}/hris/reports/exit-interview`,
    at: now,
  });
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'exit_interview' });
}

export function exitInterviewRoutes(app: Api, context: Context): void {
  const base = '/api/v1/hris/:org/exit-interview/';
  const tags = ['hris'];
  mountReadOnly(app, context, exitAnswer, 'hris/:org/exit-answer', 'Answers of exit interviews', holderOf('4.10'));

  app.route({
    method: 'GET',
    url: `${base}own/`,
    config: { access: insider },
    schema: {
      summary: 'The exit interview that is asked of me; nothing where I do not leave',
      tags,
      params: organizationParams,
      response: { 200: z.object({ interview: z.nullable(interviewAnswer) }) },
    },
    handler: async ({ access: { tenant, userId } }) => {
      const row = await ownRow(tenant, userId);
      return { interview: row ? await withAnswers(tenant, row) : null };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/hris/:org/separation/:id/exit-interview/',
    config: { access: holderOf('4.10') },
    schema: {
      summary: 'The exit interview of a separation; nothing where none was asked for',
      tags,
      params: organizationIdParams,
      response: { 200: z.object({ interview: z.nullable(interviewAnswer) }) },
    },
    handler: async ({ access: { tenant }, params }) => {
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
      return { interview: row ? await withAnswers(tenant, row) : null };
    },
  });

  app.route({
    method: 'POST',
    url: `${base}own/answer/`,
    config: { access: insider },
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
        const row = await ownRow(tenant, access.userId);
        return { interview: row ? await withAnswers(tenant, row) : null };
      }),
  });
}
