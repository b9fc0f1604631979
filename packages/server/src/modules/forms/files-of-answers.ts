/** Files among answers: what is shown of them, and who may open them. */
import type { FileRef } from '@karmik/model/kit/fields';
import type { Answers } from '@karmik/model/questions/asked';
import type { Structure } from '@karmik/model/questions/structure';
import type { Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { fileUrl } from '../../files/links.ts';
import { fileKeys } from './check-answers.ts';

/** Answers with what a reader sees of their files. A file that is not there any more is left out. */
export async function withFiles(
  context: Context,
  access: Pick<Access, 'tenant' | 'userId' | 'sessionId'>,
  structure: Structure,
  answers: Answers,
): Promise<Record<string, unknown>> {
  const { tenant } = access;
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
        ? [[key, { ...file, url: fileUrl(context.secrets, tenant.organizationId, file.id, access, now) }]]
        : [];
    }),
  );
}
