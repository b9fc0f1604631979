import { labels } from '@karmik/model/kit/labels';
import { carried, listed } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { fieldErrors } from '@karmik/model/kit/field-errors';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchemaCompiler,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { invalid, notFound } from './errors.ts';

/** The server with bodies, queries and answers typed by their schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** An id in a path; what is no id leads to nothing, and so is "not found" rather than "wrong". */
export const idParam = z.coerce.number().check(
  z.refine((value) => Number.isSafeInteger(value) && value > 0, {
    error: carried(messages.reference({ field: labels.id })),
  }),
);
export const organizationParam = z.string();

export const idParams = z.object({ id: idParam });
export const organizationParams = z.object({ org: organizationParam });
export const organizationIdParams = z.object({ org: organizationParam, id: idParam });
/** What an address of records names, whether it says an organization or leaves it to that of the caller. */
export const paramsAt = (base: string) =>
  base.includes('/:org/')
    ? { ofList: organizationParams, ofRecord: organizationIdParams }
    : { ofList: z.object({}), ofRecord: idParams };

/** The parameters of a list; one of what belongs to one record has the id of that in its path. */
export const paramsOfList = (base: string) => {
  const { ofList, ofRecord } = paramsAt(base);
  return base.includes('/:id/') ? ofRecord : ofList;
};

/** An answer without content. */
export const noContent = z.null();

/** A schema that is not made yet. */
class Deferred<S extends z.ZodMiniType> {
  readonly #make: () => S;
  #made: S | undefined;
  constructor(make: () => S) {
    this.#make = make;
  }
  get made(): S {
    return (this.#made ??= this.#make());
  }
}

/**
 * A schema of a part of a request, made when the first request needs it. The product has thousands, and most follow from declarations: to
 * make all of them took most of a start.
 */
export const whenAsked = <S extends z.ZodMiniType>(make: () => S): S => new Deferred(make) as unknown as S;

/** The schema itself, made if need be. */
export const madeSchema = <S>(schema: S): S => (schema instanceof Deferred ? (schema.made as S) : schema);

interface Shaped {
  readonly _zod: { readonly def: { readonly shape?: object } };
}

/** Checks a part of a request by its schema. A path that holds no id leads nowhere; anything else is answered field by field. */
export const checkBySchema: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema: given, httpPart }) =>
  (data) => {
    const schema = madeSchema(given);
    const checked = schema.safeParse(data);
    if (checked.success) return { value: checked.data };
    if (httpPart === 'params') return { error: notFound() };
    const errors = fieldErrors(checked.error.issues);
    // Who asks for what is not there is told what is.
    if (httpPart === 'querystring')
      for (const [name, list] of Object.entries(errors))
        if (list.some(({ code }) => code === messages.unknownField.code))
          errors[name] = [
            messages.unknownFilter({ name, known: listed(Object.keys((schema as Shaped)._zod.def.shape ?? {})) }),
          ];
    return { error: invalid(errors) };
  };

/** Bytes of what people without an account may write at length: reports, answers to forms and about candidates. */
export const publicFormLimit = 256 * 1024;
