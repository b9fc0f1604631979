/** Settings of configuration files: each a schema with its default, and a sentence that says what it does. */
import * as z from 'zod/mini';

/** What a setting does, for the table of the operator's manual and for editors that know JSON Schema. */
export const meanings = z.registry<{ description: string }>();

const setting = <S extends z.ZodMiniType>(schema: S, fallback: z.output<S>, description: string) => {
  const made = z._default(schema, fallback as never);
  meanings.add(made, { description });
  return made;
};

export const flag = (fallback: boolean, description: string) =>
  setting(z.boolean({ error: 'must be true or false' }), fallback, description);

export const words = (fallback: string, description: string, most = 200) =>
  setting(
    z
      .string({ error: 'must be a text in quotes' })
      .check(z.maxLength(most, { error: `must have at most ${most} characters` })),
    fallback,
    description,
  );

/** A text of a form, or an empty one where there is none. */
export const formed = (form: RegExp, expected: string, fallback: string, description: string) =>
  setting(
    z
      .string({ error: `must be ${expected}` })
      .check(z.refine((value) => value === '' || form.test(value), { error: `must be ${expected}` })),
    fallback,
    description,
  );

export const oneOf = <const V extends string>(
  values: readonly [V, ...V[]],
  fallback: NoInfer<V>,
  description: string,
) => setting(z.enum(values, { error: `must be one of: ${values.join(', ')}` }), fallback as never, description);

/** A share from 0 to 1. */
export const share = (fallback: number, description: string) => {
  const error = 'must be a number from 0 to 1';
  return setting(z.number({ error }).check(z.minimum(0, { error }), z.maximum(1, { error })), fallback, description);
};

export const count = (fallback: number, most: number, description: string) => {
  const error = `must be a whole number from 0 to ${most}`;
  return setting(z.int({ error }).check(z.minimum(0, { error }), z.maximum(most, { error })), fallback, description);
};
