import { everyProblem, fieldErrors, type FieldErrors } from '@karmik/model/kit/field-errors';

/** What of a zod schema a form uses. */
export interface FormSchema {
  readonly safeParse: (
    value: unknown,
  ) =>
    | { readonly success: true }
    | { readonly success: false; readonly error: { readonly issues: Parameters<typeof fieldErrors>[0] } };
}

/** The errors of a body by field, none when it is good. */
export function checkBody(schema: FormSchema, body: unknown): FieldErrors {
  const result = schema.safeParse(body);
  return result.success ? {} : fieldErrors(result.error.issues, everyProblem);
}
