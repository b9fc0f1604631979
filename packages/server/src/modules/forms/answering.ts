/** Filling in forms: those that are for me, the draft that is kept of each, and sending the answers. */
import { answerBody, draftBody, formForMe, formToFill, type FormForMe } from '@karmik/model/forms/answering';
import { formAnswer } from '@karmik/model/forms/form';
import type { Answers } from '@karmik/model/questions/asked';
import { questionsOf, type Structure } from '@karmik/model/questions/structure';
import * as z from 'zod/mini';
import { questionMessages } from '@karmik/model/questions/messages';
import { organizationMember, type Access } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import { sendRequest } from '../../approval/decide.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { once } from '../../entity/idempotency.ts';
import { ruleClockOf, type Writer, writerOf } from '../../entity/write.ts';
import { noContent, organizationIdParams, organizationParams, type Api } from '../../http/api.ts';
import { conflict, invalidField, notFound } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { formAnswerKind } from './answers.ts';
import { isFor } from './audience.ts';
import { checkAnswers, checkFiles, fileKeys, holdFiles } from './check-answers.ts';
import { withFiles } from './files-of-answers.ts';
import { closedSince } from './deadline.ts';
import { currentVersion } from './versions.ts';
import { formMessages } from './messages.ts';

/** More than this of what is not sent yet is no draft of a form. */
const longestDraft = 300_000;

interface Row extends Omit<FormForMe, 'standing'> {
  readonly disclaimer: string | null;
  readonly is_over: boolean;
  readonly saved_at: string | null;
}

/** The open forms for someone, those that they began or answered among them. */
const mine = (tenant: Tenant, userId: number, now: Date, id: number | null = null) =>
  tenant.query<Row>(
    `select f.id, f.name, c.name as category, f.description, f.deadline, f.is_multiple, f.is_anonymous, f.needs_approval, f.uuid, f.disclaimer,
            coalesce(f.deadline < $3::timestamptz, false) as is_over, d.saved_at,
            (select count(*)::integer from form_answer a where a.organization_id = f.organization_id and a.form_id = f.id and a.sender_id = m.user_id
                and a.status not in ('Cancelled', 'Decline')) as answered
       from form f join membership m on m.organization_id = f.organization_id and m.user_id = $2
       left join question_category c on c.organization_id = f.organization_id and c.id = f.category_id
       left join form_draft d on d.organization_id = f.organization_id and d.form_id = f.id and d.person_id = m.user_id
      where f.organization_id = $1 and f.state = 'Open' and f.archived_at is null and ($4::bigint is null or f.id = $4) and m.is_current and ${isFor}
      order by f.deadline nulls last, f.id desc limit 200`,
    [tenant.organizationId, userId, now, id],
  );

const isAnswered = (row: Row): boolean => row.answered > 0 && !row.is_multiple;

function withStanding({ is_over, saved_at, disclaimer: _disclaimer, ...row }: Row): FormForMe {
  const whole = { ...row, is_over, saved_at, disclaimer: null };
  const standing = isAnswered(whole) ? 'Answered' : is_over ? 'Over' : saved_at === null ? 'To answer' : 'Draft';
  return { ...row, standing };
}

/** @throws 404 for a form that is not for this person or not open */
async function myForm(tenant: Tenant, access: Access, now: Date, id: number): Promise<Row> {
  const [row] = await mine(tenant, access.userId, now, id);
  if (!row || row.is_anonymous) throw notFound();
  return row;
}

/** @throws 400 after the deadline (FM-3), 409 where it was answered already */
function requireAnswerable(row: Row, { organization }: Pick<Access, 'organization'>): void {
  if (row.is_over && row.deadline !== null) throw closedSince(row.deadline, organization.timezone);
  if (isAnswered(row)) throw conflict(formMessages.answeredAlready, 'already_answered');
}

/** Of a draft what belongs to the form; of files their ids, if they are this person's. */
async function draftOf(tenant: Tenant, userId: number, structure: Structure, given: Answers): Promise<Answers> {
  const known = new Set(questionsOf(structure).map(({ key }) => key));
  const files = new Set(fileKeys(structure));
  const idOf = (value: unknown): number | null => {
    const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
    return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
  };
  const ids = [...files].flatMap((key) => idOf(given[key]) ?? []);
  const own = ids.length
    ? await tenant.query<{ id: number }>(
        `select id from file where organization_id = $1 and id = any($2) and owner_id = $3 and purpose = 'record'`,
        [tenant.organizationId, ids, userId],
      )
    : [];
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => {
      if (!known.has(key)) return [];
      if (!files.has(key)) return [[key, value]];
      const id = idOf(value);
      return own.some((file) => file.id === id) ? [[key, id]] : [];
    }),
  );
}

/** Keeps what someone has written of a form, in the place of what was kept before. @returns when */
export async function saveDraft(
  context: Context,
  tenant: Tenant,
  access: Access,
  formId: number,
  given: Answers,
): Promise<Date> {
  const now = context.clock();
  requireAnswerable(await myForm(tenant, access, now, formId), access);
  const { structure } = await currentVersion(tenant, formId);
  const answers = await draftOf(tenant, access.userId, structure, given);
  const json = JSON.stringify(answers);
  if (json.length > longestDraft) throw invalidField('answers', formMessages.answersTooLong);
  const row = await tenant.one<{ id: number }>(
    `insert into form_draft (organization_id, form_id, person_id, answers, saved_at) values ($1, $2, $3, $4, $5)
     on conflict (organization_id, form_id, person_id) do update set answers = excluded.answers, saved_at = excluded.saved_at returning id`,
    [tenant.organizationId, formId, access.userId, json, now],
  );
  await holdFiles(tenant, structure, answers, { entity: 'form_draft', id: row?.id ?? 0 });
  return now;
}

async function dropDraft(tenant: Tenant, formId: number, userId: number): Promise<void> {
  const row = await tenant.one<{ id: number }>(
    'delete from form_draft where organization_id = $1 and form_id = $2 and person_id = $3 returning id',
    [tenant.organizationId, formId, userId],
  );
  if (row)
    await tenant.query(
      `delete from record_file where organization_id = $1 and entity = 'form_draft' and object_id = $2`,
      [tenant.organizationId, row.id],
    );
}

/**
 * Sends someone's answers to a form.
 * @returns the answer's id
 * @throws 404, 400 by question or past the deadline, 409 where it was answered already, or where the questions have changed
 */
export async function sendAnswers(
  tenant: Tenant,
  writer: Writer,
  formId: number,
  body: z.infer<typeof answerBody>,
): Promise<number> {
  const { access, context } = writer;
  const clock = ruleClockOf(context, access);
  // The questions stay as they are meanwhile, and someone who sends twice at once is heard once.
  await tenant.query('select 1 from form where organization_id = $1 and id = $2 for share', [
    tenant.organizationId,
    formId,
  ]);
  await tenant.query('select 1 from membership where organization_id = $1 and user_id = $2 for no key update', [
    tenant.organizationId,
    access.userId,
  ]);
  const form = await myForm(tenant, access, clock.now, formId);
  requireAnswerable(form, access);
  const { number, structure } = await currentVersion(tenant, formId);
  if (number !== body.version) throw conflict(formMessages.questionsChanged, 'version_changed');
  if (form.disclaimer !== null && !body.agrees) throw invalidField('agrees', questionMessages.disclaimer);
  const answers = checkAnswers(structure, body.answers, clock);
  await checkFiles(tenant, structure, access.userId, answers);
  const status = form.needs_approval ? 'Requested' : formAnswer.fields.status.initial;
  const row = await tenant.one<{ id: number }>(
    `insert into form_answer (organization_id, form_id, sender_id, form_version, status, answers, created_at) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [tenant.organizationId, formId, access.userId, number, status, JSON.stringify(answers), clock.now],
  );
  if (!row) throw new Error('an answer was not written');
  await tenant.query(
    'update form set answer_count = coalesce(answer_count, 0) + 1 where organization_id = $1 and id = $2',
    [tenant.organizationId, formId],
  );
  await holdFiles(tenant, structure, answers, { entity: 'form_answer', id: row.id });
  await dropDraft(tenant, formId, access.userId);
  await writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: access.userId,
    action: 'answered',
    objectType: 'form_answer',
    objectId: row.id,
    after: { form: formId, version: number, status },
    at: clock.now,
    requestId: writer.requestId,
    ip: writer.ip,
  });
  if (form.needs_approval) await sendRequest(formAnswerKind, tenant, writer, row.id);
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'form_answer', objectId: row.id });
  return row.id;
}

export function answeringRoutes(app: Api, context: Context): void {
  const base = '/api/v1/forms/:org/mine/';
  const tags = ['forms'];
  const config = { access: organizationMember };
  const shared = { tags, params: organizationIdParams };

  app.route({
    method: 'GET',
    url: base,
    config,
    schema: {
      summary: 'The open forms that are for me',
      tags,
      params: organizationParams,
      response: { 200: z.object({ results: z.array(formForMe) }) },
    },
    handler: async ({ access }) => ({
      results: (await mine(access.tenant, access.userId, context.clock())).map(withStanding),
    }),
  });

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config,
    schema: { summary: 'A form to fill in, with my draft of it', ...shared, response: { 200: formToFill } },
    handler: async ({ access, params: { id } }) => {
      const { tenant, userId } = access;
      const row = await myForm(tenant, access, context.clock(), id);
      const { number, structure } = await currentVersion(tenant, id);
      const draft = await tenant.one<{ answers: Answers; saved_at: string }>(
        'select answers, saved_at from form_draft where organization_id = $1 and form_id = $2 and person_id = $3',
        [tenant.organizationId, id, userId],
      );
      return {
        ...withStanding(row),
        disclaimer: row.disclaimer,
        version: number,
        structure,
        draft: draft
          ? { answers: await withFiles(context, access, structure, draft.answers), saved_at: draft.saved_at }
          : null,
      };
    },
  });

  app.route({
    method: 'PUT',
    url: `${base}:id/draft/`,
    config,
    schema: {
      summary: 'Keep what I have written of a form',
      ...shared,
      body: draftBody,
      response: { 200: z.object({ saved_at: z.string() }) },
    },
    handler: async ({ access, params, body }) => {
      const at = await access.tenant.transaction((tenant) =>
        saveDraft(context, tenant, access, params.id, body.answers),
      );
      return { saved_at: at.toISOString() };
    },
  });

  app.route({
    method: 'DELETE',
    url: `${base}:id/draft/`,
    config,
    schema: { summary: 'Throw my draft of a form away', ...shared, response: { 204: noContent } },
    handler: async ({ access, params: { id } }, reply) => {
      await access.tenant.transaction(async (tenant) => {
        await myForm(tenant, access, context.clock(), id);
        await dropDraft(tenant, id, access.userId);
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: `${base}:id/answer/`,
    config,
    schema: {
      summary: 'Send my answers to a form',
      ...shared,
      body: answerBody,
      response: { 201: z.object({ id: z.number() }) },
    },
    handler: async (request, reply) => {
      const writer = writerOf(context, request);
      const { status, body } = await once(context, request, async (tenant) => ({
        status: 201,
        body: { id: await sendAnswers(tenant, writer, request.params.id, request.body) },
      }));
      return reply.code(status as 201).send(body as never);
    },
  });
}
