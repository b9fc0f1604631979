/** Forms as they are put together: their settings, and the versions of what they ask. */
import type { form } from '@karmik/model/forms/form';
import { formPaths } from '@karmik/model/forms/paths';
import { linkTo } from '@karmik/model/kit/links';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { preparedQuestions } from '@karmik/model/forms/answering';
import { emptyStructure, questionsOf, structure, type Structure } from '@karmik/model/questions/structure';
import { questionMessages } from '@karmik/model/questions/messages';
import { requiresPermission } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { organizationIdParams, type Api } from '../../http/api.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { notify } from '../notification/notify.ts';
import { checkStructure, structureOfSet } from '../questions/structures.ts';
import { peopleOfForm } from './audience.ts';
import { formMessages } from './messages.ts';

export interface Version {
  readonly number: number;
  readonly structure: Structure;
}

/** What a form asks now; a form that no one has prepared asks nothing. */
export async function currentVersion(tenant: Tenant, formId: number): Promise<Version> {
  const row = await tenant.one<Version>(
    'select number, structure from form_version where organization_id = $1 and form_id = $2 order by number desc limit 1',
    [tenant.organizationId, formId],
  );
  return row ?? { number: 1, structure: emptyStructure };
}

/** @throws 404 */
export async function versionOf(tenant: Tenant, formId: number, number: number): Promise<Structure> {
  const row = await tenant.one<{ structure: Structure }>(
    'select structure from form_version where organization_id = $1 and form_id = $2 and number = $3',
    [tenant.organizationId, formId, number],
  );
  if (!row) throw notFound();
  return row.structure;
}

/** How many have answered a version. */
const answersTo = async (tenant: Tenant, formId: number, number: number): Promise<number> =>
  (
    await tenant.one<{ n: number }>(
      'select count(*)::integer as n from form_answer where organization_id = $1 and form_id = $2 and form_version = $3',
      [tenant.organizationId, formId, number],
    )
  )?.n ?? 0;

/** Stores what a form asks. A version that was answered stays as it is, and another one follows it (FM-4). */
export async function saveStructure(tenant: Tenant, formId: number, given: Structure, at: Date): Promise<void> {
  const now = await currentVersion(tenant, formId);
  if (isDeepStrictEqual(now.structure, given)) return;
  const isAnswered = (await answersTo(tenant, formId, now.number)) > 0;
  await tenant.query(
    `insert into form_version (organization_id, form_id, number, structure, created_at) values ($1, $2, $3, $4, $5)
     on conflict (organization_id, form_id, number) do update set structure = excluded.structure, created_at = excluded.created_at`,
    [tenant.organizationId, formId, isAnswered ? now.number + 1 : now.number, JSON.stringify(given), at],
  );
}

export const formHooks: EntityHooks<typeof form> = {
  // The person who is or was asked about an answer looks for those of a form.
  picks(access, where) {
    where.add(
      `exists (select from form_answer a join approval_step s on s.organization_id = a.organization_id and s.entity = 'form_answer' and s.object_id = a.id
         where a.organization_id = r.organization_id and a.form_id = r.id and s.state in ('open', 'done') and ${where.value(access.userId)} = any(s.candidates))`,
    );
  },
  async beforeSave({ tenant, id, before }, body) {
    const current = id === undefined ? undefined : await currentVersion(tenant, id);
    const asked = current && questionsOf(current.structure).length > 0 ? current.structure : undefined;
    const fromSet =
      asked === undefined && body.question_set !== null
        ? await tenant.one<{ structure: Structure }>(
            'select structure from question_set where organization_id = $1 and id = $2',
            [tenant.organizationId, body.question_set],
          )
        : undefined;
    const questions = questionsOf(asked ?? fromSet?.structure ?? emptyStructure);
    if (body.state === 'Open' && questions.length === 0) return { state: [formMessages.noQuestions] };
    if (body.is_anonymous && questions.some(({ type }) => type === 'File'))
      return { is_anonymous: [questionMessages.noFiles] };
    if (before && before.is_anonymous !== body.is_anonymous && Number(before.answer_count ?? 0) > 0)
      return { is_anonymous: [formMessages.answeredFixed] };
    body.uuid = body.is_anonymous ? (before?.uuid ?? randomUUID()) : null;
    return undefined;
  },
  async afterSave({ tenant, id, before, context, access }, body) {
    const now = context.clock();
    const asked = await currentVersion(tenant, id);
    if (questionsOf(asked.structure).length === 0 && body.question_set !== null)
      await saveStructure(tenant, id, await structureOfSet(tenant, body.question_set), now);
    const isOpened = body.state === 'Open' && before?.state !== 'Open';
    if (!isOpened || body.is_anonymous) return;
    const name = String(body.name);
    await notify(tenant, {
      organizationId: tenant.organizationId,
      recipientIds: (await peopleOfForm(tenant, id)).filter((person) => person !== access.userId),
      actorId: access.userId,
      text: { en: `${name}: please fill in this form`, ne: `${name}: यो फारम भर्नुहोस्` },
      category: 'hris',
      topic: 'form',
      url: linkTo(formPaths.own, {}, { fill: id }),
      at: now,
    });
  },
};

interface Prepared {
  readonly id: number;
  readonly name: string;
  readonly is_anonymous: boolean;
}

export function formRoutes(app: Api, context: Context): void {
  const url = '/api/v1/forms/:org/form/:id/questions/';
  const config = { access: requiresPermission('21.00') };
  const shared = { tags: ['forms'], params: organizationIdParams };

  const read = async (tenant: Tenant, id: number) => {
    const form = await tenant.one<Prepared>(
      'select id, name, is_anonymous from form where organization_id = $1 and id = $2',
      [tenant.organizationId, id],
    );
    if (!form) throw notFound();
    const { number, structure: asked } = await currentVersion(tenant, id);
    return { ...form, version: number, structure: asked, answers: await answersTo(tenant, id, number) };
  };

  app.route({
    method: 'GET',
    url,
    config,
    schema: { summary: 'What a form asks now', ...shared, response: { 200: preparedQuestions } },
    handler: ({ access: { tenant }, params }) => read(tenant, params.id),
  });

  app.route({
    method: 'PUT',
    url,
    config,
    schema: {
      summary: 'Put the questions of a form together; a version that was answered is followed by another one',
      ...shared,
      body: structure,
      response: { 200: preparedQuestions },
    },
    handler: async ({ access, params: { id }, body }) =>
      access.tenant.transaction(async (tenant) => {
        // The person who answers waits for this, and this for them.
        const form = await tenant.one<{ state: string; is_anonymous: boolean }>(
          'select state, is_anonymous from form where organization_id = $1 and id = $2 for update',
          [tenant.organizationId, id],
        );
        if (!form) throw notFound();
        checkStructure(body, form.is_anonymous);
        if (form.state === 'Open' && questionsOf(body).length === 0)
          throw conflict(formMessages.openAsksNothing, 'form_open');
        const before = await currentVersion(tenant, id);
        await saveStructure(tenant, id, body, context.clock());
        await writeAudit(tenant, {
          organizationId: tenant.organizationId,
          actorId: access.userId,
          action: 'questions_changed',
          objectType: 'form',
          objectId: id,
          before: before.structure,
          after: body,
          at: context.clock(),
        });
        await announce(tenant, { organizationId: tenant.organizationId, topic: 'form', objectId: id });
        return read(tenant, id);
      }),
  });
}
