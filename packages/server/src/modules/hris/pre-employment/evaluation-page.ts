/** What an interviewer, a referee or a candidate does with the link of the mail, without an account: reads the questions, and answers once. */
import {
  evaluationAddress,
  evaluationAnswer,
  evaluationPage,
  isOfOthers,
} from '@karmik/model/hris/candidate-evaluation';
import type { EvaluationKind } from '@karmik/model/hris/evaluation-kinds';
import { messages } from '@karmik/model/kit/messages';
import { scoreOf } from '@karmik/model/questions/score';
import { emptyStructure, type Structure } from '@karmik/model/questions/structure';
import * as z from 'zod/mini';
import { anyone } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Api } from '../../../http/api.ts';
import { invalidField, notFound } from '../../../http/errors.ts';
import { todayIn } from '../../../time.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import { answeredAlready, noteOpened, openAsk, takeAnswer } from './asks.ts';
import { evaluationAsk } from './evaluations.ts';

const url = '/api/v1/candidate-evaluation/';
const tags = ['hris'];

interface Asked {
  readonly kind: EvaluationKind;
  readonly evaluator: string;
  readonly message: string | null;
  readonly answer_by: string;
  readonly structure: Structure;
  readonly candidate: string;
  readonly job_title: string;
  readonly asked_by: string | null;
  readonly organization: string;
  readonly timezone: string;
}

async function read(tenant: Tenant, id: number, kind: EvaluationKind): Promise<Asked> {
  const row = await tenant.one<Asked>(
    `select r.kind, r.evaluator, r.message, r.answer_by, r.structure, c.candidate, t.title as job_title, p.full_name as asked_by,
            o.name as organization, o.timezone
       from candidate_evaluation r
       join organization o on o.id = r.organization_id
       join pre_employment c on c.organization_id = r.organization_id and c.id = r.candidate_id
       join job_title t on t.organization_id = c.organization_id and t.id = c.job_title_id
       left join person p on p.organization_id = r.organization_id and p.id = r.sent_by_id
      where r.organization_id = $1 and r.id = $2 and r.kind = $3`,
    [tenant.organizationId, id, kind],
  );
  if (!row) throw notFound();
  return row;
}

export function evaluationPageRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url,
    config: { access: anyone },
    schema: {
      summary: 'What a personal link asks about a candidate',
      tags,
      querystring: evaluationAddress,
      response: { 200: evaluationPage },
    },
    handler: async ({ query, ip }) => {
      const { kind } = query;
      const opened = await openAsk(context, kind, query, ip);
      const { timezone: _timezone, structure, ...asked } = await read(opened.tenant, opened.id, kind);
      if (!opened.isAnswered) await noteOpened(context, opened, evaluationAsk);
      return {
        ...asked,
        is_answered: opened.isAnswered,
        structure: opened.isAnswered ? emptyStructure : structure,
      };
    },
  });

  app.route({
    method: 'POST',
    url,
    config: { access: anyone },
    schema: {
      summary: 'Answer what a personal link asks, once',
      tags,
      body: evaluationAnswer,
      response: { 200: z.object({ received: z.boolean() }) },
    },
    handler: async (request) => {
      const { kind, token, answers: given, recommendation } = request.body;
      const { tenant: outside, id, isAnswered } = await openAsk(context, kind, request.body, request.ip);
      if (isAnswered) throw answeredAlready();
      const { structure, timezone } = await read(outside, id, kind);
      const now = context.clock();
      const answers = checkAnswers(structure, given, { now, today: todayIn(timezone, now) });
      if (isOfOthers({ kind }) !== (recommendation !== null))
        throw invalidField(
          'recommendation',
          recommendation === null ? messages.required('Recommendation') : 'An assessment asks for no recommendation',
        );
      await outside.transaction(async (tenant) => {
        await takeAnswer(context, tenant, evaluationAsk, request, { id, token, purpose: kind });
        await tenant.query(
          'update candidate_evaluation set answers = $3, recommendation = $4, score = $5 where organization_id = $1 and id = $2',
          [tenant.organizationId, id, JSON.stringify(answers), recommendation, scoreOf(structure, answers)],
        );
      });
      return { received: true };
    },
  });
}
