/** Files among answers: what is shown of them, and who may open them. */
import type { FileRef } from '@karmik/model/kit/fields';
import type { Answers } from '@karmik/model/questions/asked';
import type { Structure } from '@karmik/model/questions/structure';
import type { Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { fileUrl } from '../../files/links.ts';
import { fileKeys } from './check-answers.ts';

/** Answers with what a reader sees of their files. A file that is not there any more is left out. */
export async function withFiles(
  context: Context,
  { tenant, userId }: Pick<Access, 'tenant' | 'userId'>,
  structure: Structure,
  answers: Answers,
): Promise<Record<string, unknown>> {
  const keys = fileKeys(structure).filter((key) => typeof answers[key] === 'number');
  if (keys.length === 0) return { ...answers };
  const files = await tenant.query<Omit<FileRef, 'url'>>(
    'select id, name, mime, size from file where organization_id = $1 and id = any($2)',
    [tenant.organizationId, keys.map((key) => answers[key] as number)],
  );
  const now = context.clock();
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, value]) => {
      if (!keys.includes(key)) return [[key, value]];
      const file = files.find(({ id }) => id === value);
      return file
        ? [[key, { ...file, url: fileUrl(context.secrets, tenant.organizationId, file.id, userId, now) }]]
        : [];
    }),
  );
}

/** The files of a draft are those of its writer alone. */
export const formDraftHooks: EntityHooks = {
  reads: async ({ tenant, userId }, id) =>
    (await tenant.one('select 1 from form_draft where organization_id = $1 and id = $2 and person_id = $3', [
      tenant.organizationId,
      id,
      userId,
    ])) !== undefined,
};

/** The files of what was sent are open to the sender, to whoever is or was asked about it, and to HR. */
export const formAnswerHooks: EntityHooks = {
  reads: async (access, id) =>
    access.can('21.00', 'read') ||
    (await access.tenant.one(
      `select 1 from form_answer a where a.organization_id = $1 and a.id = $2 and (a.sender_id = $3 or exists (
         select from approval_step s where s.organization_id = a.organization_id and s.entity = 'form_answer' and s.object_id = a.id
            and s.state in ('open', 'done') and $3 = any(s.candidates)))`,
      [access.tenant.organizationId, id, access.userId],
    )) !== undefined,
};
