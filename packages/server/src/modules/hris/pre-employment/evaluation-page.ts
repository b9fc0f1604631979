/** What an interviewer, a referee or a candidate does with the link of the mail, without an account: reads the questions, and answers once. */
import { bilingual } from '@karmik/model/kit/text';
import {
  candidateEvaluation,
  evaluationAddress,
  evaluationAnswer,
  evaluationPage,
  isOfOthers,
} from '@karmik/model/hris/candidate-evaluation';
import { messages } from '@karmik/model/kit/messages';
import { scoreOf } from '@karmik/model/questions/score';
import { emptyStructure, type Structure } from '@karmik/model/questions/structure';
import { placeOf } from '@karmik/model/organization/place';
import * as z from 'zod/mini';
import { anyone } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { type Api, publicFormLimit } from '../../../http/api.ts';
import { invalidField } from '../../../http/errors.ts';
import { todayIn } from '../../../time.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import { answeredAlready, noteOpened, openLinkRequest, readLinkRequest, takeAnswer } from './personal-link-requests.ts';
import { evaluationRequest } from './evaluations.ts';
import { candidateMessages } from './messages.ts';

const url = '/api/v1/candidate-evaluation/';
const tags = ['hris'];

const questionsOf = async (tenant: Tenant, id: number): Promise<Structure> =>
  (
    await tenant.one<{ structure: Structure }>(
      'select structure from candidate_evaluation where organization_id = $1 and id = $2',
      [tenant.organizationId, id],
    )
  )?.structure ?? emptyStructure;

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
      const shown = ['evaluator', 'candidate', 'message', 'answer_by'] as const;
      const opened = await openLinkRequest(
        context,
        { entity: candidateEvaluation, names: shown },
        { ...query, purpose: kind },
        ip,
      );
      const { evaluator, candidate, message, answer_by } = opened.record;
      const { job_title, asked_by, organization, timezone } = await readLinkRequest(
        opened.tenant,
        evaluationRequest,
        opened.id,
      );
      if (!opened.isAnswered) await noteOpened(context, opened, evaluationRequest);
      return {
        organization,
        ...placeOf({ timezone }),
        asked_by,
        kind,
        evaluator,
        candidate: candidate.name,
        job_title,
        message,
        answer_by,
        is_answered: opened.isAnswered,
        structure: opened.isAnswered ? emptyStructure : await questionsOf(opened.tenant, opened.id),
      };
    },
  });

  app.route({
    method: 'POST',
    url,
    bodyLimit: publicFormLimit,
    config: { access: anyone },
    schema: {
      summary: 'Answer what a personal link asks, once',
      tags,
      body: evaluationAnswer,
      response: { 200: z.object({ received: z.boolean() }) },
    },
    handler: async (request) => {
      const { kind, token, answers: given, recommendation } = request.body;
      const {
        tenant: outside,
        id,
        isAnswered,
      } = await openLinkRequest(
        context,
        { entity: candidateEvaluation, names: [] },
        { ...request.body, purpose: kind },
        request.ip,
      );
      if (isAnswered) throw answeredAlready();
      const { timezone } = await readLinkRequest(outside, evaluationRequest, id);
      const structure = await questionsOf(outside, id);
      const now = context.clock();
      const answers = checkAnswers(structure, given, { now, today: todayIn(timezone, now) });
      if (isOfOthers({ kind }) !== (recommendation !== null))
        throw invalidField(
          'recommendation',
          recommendation === null
            ? messages.required({ field: bilingual('Recommendation', 'सिफारिस') })
            : candidateMessages.noRecommendation,
        );
      await outside.transaction(async (tenant) => {
        await takeAnswer(context, tenant, evaluationRequest, request, { id, token, purpose: kind });
        await tenant.query(
          'update candidate_evaluation set answers = $3, recommendation = $4, score = $5 where organization_id = $1 and id = $2',
          [tenant.organizationId, id, JSON.stringify(answers), recommendation, scoreOf(structure, answers)],
        );
      });
      return { received: true };
    },
  });
}
