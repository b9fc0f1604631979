import type { Field, Fields } from '@karmik/model/kit/fields';
import type { RecordDescription } from '@karmik/model/kit/record';
import { createSchema } from '@karmik/model/kit/schema';
import { everyProblem, fieldErrors, type FieldErrors } from '@karmik/model/kit/field-errors';
import type { RuleClock } from '@karmik/model/kit/rule-clock';
import { rootOf } from '../store/problems.ts';

/** Fields that a form does not ask for are not missed in it; the server judges the whole. */
const unasked = (fields: Fields, asked: ReadonlySet<string>): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      asked.has(name) ? field : ({ ...field, required: false } as Field),
    ]),
  );

export type Checked =
  | { readonly isRight: true; readonly body: Record<string, unknown> }
  | { readonly isRight: false; readonly errors: FieldErrors };

/** The check of a whole body by the rules that the server holds too. Errors of fields that the form does not ask for are left out. */
export function checkerOf(
  entity: RecordDescription,
  asked: ReadonlySet<string>,
  clock: () => RuleClock,
): (body: Record<string, unknown>) => Checked {
  const schema = createSchema({ ...entity, fields: unasked(entity.fields, asked) }, clock);
  return (body) => {
    const checked = schema.safeParse(body);
    if (checked.success) return { isRight: true, body: checked.data };
    const errors = Object.entries(fieldErrors(checked.error.issues, everyProblem)).filter(
      ([name]) => name === 'non_field_errors' || asked.has(rootOf(name)),
    );
    return errors.length === 0 ? { isRight: true, body } : { isRight: false, errors: Object.fromEntries(errors) };
  };
}
