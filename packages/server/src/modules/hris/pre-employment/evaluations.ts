/** Evaluations of candidates: HR sends them, and reads what was answered. */
import { linkRequestCode } from '@karmik/model/hris/link-request';
import { answeredEvaluation, candidateEvaluation, type EvaluationBody } from '@karmik/model/hris/candidate-evaluation';
import type { EvaluationKind } from '@karmik/model/hris/evaluation-kinds';
import { patchSchema } from '@karmik/model/kit/schema';
import { bilingual, type Text } from '@karmik/model/kit/text';
import type { Answers } from '@karmik/model/questions/asked';
import { questionsOf, type Structure } from '@karmik/model/questions/structure';
import { requiresPermission } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Body, EntityHooks } from '../../../entity/hooks.ts';
import { once } from '../../../entity/idempotency.ts';
import { mountHrWorkflow } from '../../../entity/hr-workflow-routes.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { createRecord, type Writer, writerOf } from '../../../entity/write.ts';
import { organizationIdParams, type Api } from '../../../http/api.ts';
import { conflict, invalidField, notFound } from '../../../http/errors.ts';
import { structureOfSet } from '../../questions/structures.ts';
import { askableCandidate, beginLinkRequest, moveLinkRequest, type LinkRequestKind } from './personal-link-requests.ts';
import { candidateMessages } from './messages.ts';

const requests: Record<EvaluationKind, (candidate: string) => Text> = {
  preliminary_interview: (candidate) =>
    bilingual(`evaluate the preliminary interview of ${candidate}`, `${candidate} को प्रारम्भिक अन्तर्वार्ताको मूल्याङ्कन गर्न`),
  interview: (candidate) =>
    bilingual(`evaluate the interview of ${candidate}`, `${candidate} को अन्तर्वार्ताको मूल्याङ्कन गर्न`),
  assessment: () => bilingual('answer an assessment', 'एउटा परीक्षणको जवाफ दिन'),
  reference_check: (candidate) => bilingual(`give a reference for ${candidate}`, `${candidate} का बारेमा सिफारिस दिन`),
};

export const evaluationRequest: LinkRequestKind = {
  entity: candidateEvaluation,
  event: 'Candidate evaluation',
  request: ({ kind, candidate }) => requests[kind as EvaluationKind](candidate),
  who: 'r.evaluator',
  address: 'r.email',
  answered: (who, candidate) =>
    bilingual(`${who} evaluated ${candidate}`, `${who} ले ${candidate} का बारेमा जवाफ दिनुभयो`),
  expired: (who, candidate) =>
    bilingual(`${who} did not evaluate ${candidate} in time`, `${who} ले ${candidate} का बारेमा समयमा जवाफ दिनुभएन`),
};

/** The questions as they are asked of someone without an account. @throws 400 on `question_set` */
async function questionsFor(tenant: Tenant, set: number): Promise<Structure> {
  const structure = await structureOfSet(tenant, set).catch(() => undefined);
  if (!structure || questionsOf(structure).length === 0) throw invalidField('question_set', candidateMessages.emptySet);
  if (questionsOf(structure).some(({ type }) => type === 'File'))
    throw invalidField('question_set', candidateMessages.noFilesByLink);
  return structure;
}

/** Who evaluates, by name and address: someone from outside as they were typed, an employee, or the candidate. */
async function evaluatorOf(
  tenant: Tenant,
  body: EvaluationBody,
  candidate: { readonly candidate: string; readonly email: string },
): Promise<{ evaluator: string; email: string } | undefined> {
  if (body.kind === 'assessment') return { evaluator: candidate.candidate, email: candidate.email };
  if (body.employee === null) return undefined;
  const row = await tenant.one<{ evaluator: string; email: string | null }>(
    `select p.full_name as evaluator, coalesce(e.email, u.email) as email from person p join users u on u.id = p.id
       left join employee e on e.organization_id = p.organization_id and e.user_id = p.id where p.organization_id = $1 and p.id = $2 and p.is_current`,
    [tenant.organizationId, body.employee],
  );
  if (!row?.email) throw invalidField('employee', candidateMessages.noEmail);
  return { evaluator: row.evaluator, email: row.email };
}

/** Sends an evaluation of a candidate. @returns its id @throws 404, 409 where nothing is asked about the candidate any more */
export async function sendEvaluation(
  writer: Writer,
  tenant: Tenant,
  candidateId: number,
  input: Body,
): Promise<number> {
  const candidate = await askableCandidate(tenant, candidateId);
  let structure: Structure;
  const hooks: EntityHooks = {
    async beforeSave(_write, body) {
      structure = await questionsFor(tenant, body.question_set as number);
      Object.assign(body, await evaluatorOf(tenant, body as unknown as EvaluationBody, candidate), {
        candidate: candidateId,
        sent_by: writer.access.userId,
        sent_at: writer.context.clock(),
      });
      return undefined;
    },
    async afterSave({ id }, body) {
      await tenant.query('update candidate_evaluation set structure = $3 where organization_id = $1 and id = $2', [
        tenant.organizationId,
        id,
        JSON.stringify(structure),
      ]);
      await beginLinkRequest(writer, tenant, evaluationRequest, id, body);
    },
  };
  return createRecord(writer, tenant, candidateEvaluation, hooks, input);
}

export function evaluationRoutes(app: Api, context: Context): void {
  const base = '/api/v1/hris/:org/candidate-evaluation/';
  const tags = ['hris'];
  const config = { access: requiresPermission(linkRequestCode) };
  const { detail, detailed } = mountHrWorkflow(app, context, {
    entity: candidateEvaluation,
    base,
    hooks: {},
    plural: 'Evaluations of candidates',
    singular: 'evaluation',
    move: (writer, tenant, move) => moveLinkRequest(writer, tenant, evaluationRequest, move),
  });

  app.route({
    method: 'POST',
    url: '/api/v1/hris/:org/pre-employment/:id/evaluation/',
    config,
    schema: {
      summary: 'Request an evaluation from an evaluator or the candidate: emails a personal link',
      tags,
      params: organizationIdParams,
      // Which fields there are depends on the kind, so the write checks the whole.
      body: patchSchema(candidateEvaluation.fields, looseRuleClock(context)),
      response: { 201: detailed },
    },
    handler: async (request, reply) => {
      const { status, body } = await once(context, request, async (tenant) => {
        const writer = writerOf(context, request);
        const id = await sendEvaluation(writer, tenant, request.params.id, request.body);
        return { status: 201, body: await detail(request, tenant, id) };
      });
      return reply.code(status as 201).send(body as never);
    },
  });

  app.route({
    method: 'GET',
    url: `${base}:id/answers/`,
    config,
    schema: {
      summary: 'What was answered, with the questions as they were asked; each reading is written down',
      tags,
      params: organizationIdParams,
      response: { 200: answeredEvaluation },
    },
    handler: async ({ access, params, id: requestId, ip }) => {
      const { tenant, userId } = access;
      const row = await tenant.one<{ structure: Structure; answers: Answers | null }>(
        'select structure, answers from candidate_evaluation where organization_id = $1 and id = $2',
        [tenant.organizationId, params.id],
      );
      if (!row) throw notFound();
      if (row.answers === null) throw conflict(candidateMessages.unanswered, 'unanswered');
      await writeAudit(tenant, {
        organizationId: tenant.organizationId,
        actorId: userId,
        action: 'viewed',
        objectType: 'candidate_evaluation',
        objectId: params.id,
        at: context.clock(),
        requestId,
        ip,
      });
      return { structure: row.structure, answers: row.answers };
    },
  });
}
