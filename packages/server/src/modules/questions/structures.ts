/** Structures of questions as they are stored, and the sets of the organisation. */
import type { libraryQuestion } from '@karmik/model/questions/library';
import { toDevanagariDigits } from 'date-bs';
import { questionsOf, structure, structureErrors, type Structure } from '@karmik/model/questions/structure';
import * as z from 'zod/mini';
import { listed } from '@karmik/model/kit/message';
import { bilingual } from '@karmik/model/kit/text';
import { requiresPermission, type Access } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { organizationIdParams, type Api } from '../../http/api.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { and, recordMessages } from '../../messages.ts';

/** @throws 400 by place for what is wrong between the parts of a structure */
export function checkStructure(given: Structure, hasNoFiles = false): void {
  const errors = structureErrors(given, hasNoFiles);
  if (Object.keys(errors).length) throw invalid(errors);
}

/** The questions of a set. @throws 404 */
export async function structureOfSet(tenant: Tenant, id: number): Promise<Structure> {
  const row = await tenant.one<{ structure: Structure }>(
    'select structure from question_set where organization_id = $1 and id = $2',
    [tenant.organizationId, id],
  );
  if (!row) throw notFound();
  return row.structure;
}

const useKinds = ['form', 'question_set', 'separation_type'] as const;
type UseKind = (typeof useKinds)[number];

/** Puts a structure in the place of a set's questions. */
export const saveSet = (tenant: Tenant, id: number, given: Structure) =>
  tenant.query('update question_set set structure = $3, question_count = $4 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
    JSON.stringify(given),
    questionsOf(given).length,
  ]);

interface Use {
  readonly kind: UseKind;
  readonly id: number;
  readonly name: string;
}

const hasQuestion = (column: string) =>
  `jsonb_path_exists(${column}, '$.sections[*].questions[*].library ? (@ == $id)', jsonb_build_object('id', $2::bigint))`;

/** The forms and sets that took a question from the library, those that are archived left out. */
export const usesOfQuestion = (tenant: Tenant, id: number): Promise<Use[]> =>
  tenant.query<Use>(
    `select 'question_set' as kind, s.id, s.name from question_set s
      where s.organization_id = $1 and s.archived_at is null and ${hasQuestion('s.structure')}
     union all
     select 'form', f.id, f.name from form f join lateral (
        select structure from form_version v where v.organization_id = f.organization_id and v.form_id = f.id order by number desc limit 1) v on true
      where f.organization_id = $1 and f.archived_at is null and ${hasQuestion('v.structure')}
     order by 1 desc, 3`,
    [tenant.organizationId, id],
  );

/** The forms that began with a set, and the ways out of employment that ask it. */
const usesOfSet = (tenant: Tenant, id: number): Promise<Use[]> =>
  tenant.query<Use>(
    `select 'form' as kind, id, name from form where organization_id = $1 and question_set_id = $2 and archived_at is null
     union all
     select 'separation_type', id, name from separation_type where organization_id = $1 and question_set_id = $2 and archived_at is null
     order by 1, 3`,
    [tenant.organizationId, id],
  );

export const libraryQuestionHooks: EntityHooks<typeof libraryQuestion> = {
  async beforeDelete({ tenant, id }) {
    const uses = await usesOfQuestion(tenant, id);
    if (uses.length === 0) return;
    const named = uses.slice(0, 3).map(({ name }) => name);
    const more = uses.length - named.length;
    throw conflict(
      recordMessages.questionInUse({
        names:
          more > 0
            ? listed([listed(named), bilingual(`${more} more`, `अरू ${toDevanagariDigits(more)}`)], and)
            : listed(named),
      }),
      'in_use',
    );
  },
};

const prepared = z.object({ id: z.number(), name: z.string(), structure });
const uses = z.object({
  results: z.array(z.object({ kind: z.enum(useKinds), id: z.number(), name: z.string() })),
});

export function questionRoutes(app: Api, context: Context): void {
  const tags = ['org'];
  const url = '/api/v1/org/:org/question-set/:id/questions/';
  const config = { access: requiresPermission('15.00') };
  const shared = { tags, params: organizationIdParams };

  const read = async ({ tenant }: Access, id: number) => {
    const row = await tenant.one<z.infer<typeof prepared>>(
      'select id, name, structure from question_set where organization_id = $1 and id = $2',
      [tenant.organizationId, id],
    );
    if (!row) throw notFound();
    return row;
  };

  app.route({
    method: 'GET',
    url,
    config,
    schema: { summary: 'The questions of a set', ...shared, response: { 200: prepared } },
    handler: ({ access, params }) => read(access, params.id),
  });

  app.route({
    method: 'PUT',
    url,
    config,
    schema: { summary: 'Put the questions of a set together', ...shared, body: structure, response: { 200: prepared } },
    handler: async ({ access, params, body }) => {
      checkStructure(body);
      const { id } = params;
      await access.tenant.transaction(async (tenant) => {
        const before = await tenant.one<{ structure: Structure }>(
          'select structure from question_set where organization_id = $1 and id = $2 for update',
          [tenant.organizationId, id],
        );
        if (!before) throw notFound();
        await saveSet(tenant, id, body);
        await writeAudit(tenant, {
          organizationId: tenant.organizationId,
          actorId: access.userId,
          action: 'questions_changed',
          objectType: 'question_set',
          objectId: id,
          before: before.structure,
          after: body,
          at: context.clock(),
        });
        await announce(tenant, { organizationId: tenant.organizationId, topic: 'question_set', objectId: id });
      });
      return read(access, id);
    },
  });

  for (const [entity, what, find] of [
    ['question-set', 'The forms that began with a set, and the types of separation that ask it', usesOfSet],
    ['question', 'The forms and sets that took a question', usesOfQuestion],
  ] as const)
    app.route({
      method: 'GET',
      url: `/api/v1/org/:org/${entity}/:id/uses/`,
      config,
      schema: { summary: what, ...shared, response: { 200: uses } },
      handler: async ({ access: { tenant }, params }) => {
        const table = entity === 'question' ? 'library_question' : 'question_set';
        const known = await tenant.one(`select 1 from ${table} where organization_id = $1 and id = $2`, [
          tenant.organizationId,
          params.id,
        ]);
        if (!known) throw notFound();
        return { results: await find(tenant, params.id) };
      },
    });
}
