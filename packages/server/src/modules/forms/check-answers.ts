/** What someone answered, held against what was asked. */
import { askedBy, isAsked, type Answers } from '@karmik/model/questions/asked';
import { questionsOf, type Structure } from '@karmik/model/questions/structure';
import { createSchema } from '@karmik/model/kit/schema';
import { fieldErrors } from '@karmik/model/kit/field-errors';
import type { RuleClock } from '@karmik/model/kit/rule-clock';
import type { Tenant } from '../../db/database.ts';
import { checkReferences } from '../../entity/references.ts';
import { invalid } from '../../http/errors.ts';

/**
 * Answers as they are stored, those of questions that were not asked left out.
 * @throws 400 by the key of the question
 */
export function checkAnswers(structure: Structure, answers: Answers, clock: RuleClock): Answers {
  const checked = createSchema(askedBy(structure), () => clock).safeParse(answers);
  if (!checked.success) throw invalid(fieldErrors(checked.error.issues));
  const given = checked.data as Answers;
  return Object.fromEntries(
    questionsOf(structure)
      .filter(({ key }) => isAsked(structure, key, given) && !isBlank(given[key]))
      .map(({ key }) => [key, given[key]]),
  );
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

export const fileKeys = (structure: Structure): string[] =>
  questionsOf(structure)
    .filter(({ type }) => type === 'File')
    .map(({ key }) => key);

/** Each file is one that this person uploaded for a record. @throws 400 by the key of the question */
export const checkFiles = (tenant: Tenant, structure: Structure, userId: number, answers: Answers): Promise<void> =>
  checkReferences(askedBy(structure), tenant, userId, { ...answers }, fileKeys(structure));

/** Keeps the files of answers for as long as there is the record that holds them. */
export async function holdFiles(
  tenant: Tenant,
  structure: Structure,
  answers: Answers,
  holder: { readonly entity: 'form_draft' | 'form_answer' | 'exit_interview'; readonly id: number },
): Promise<void> {
  const ids = fileKeys(structure).flatMap((key) => (typeof answers[key] === 'number' ? [answers[key]] : []));
  for (const id of ids)
    await tenant.query(
      `insert into record_file (organization_id, file_id, entity, object_id) values ($1, $2, $3, $4)
       on conflict (organization_id, file_id) do update set entity = excluded.entity, object_id = excluded.object_id where record_file.entity = 'form_draft'`,
      [tenant.organizationId, id, holder.entity, holder.id],
    );
}
