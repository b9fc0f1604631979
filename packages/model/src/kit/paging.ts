import * as z from 'zod/mini';
import { carried, verbatim } from './message.ts';
import { formats, messages } from './messages.ts';

/** A page of a list (API-2): `next` is the address of the following page, with `limit` and `offset`, or null at the end. */
export interface Page<T> {
  results: T[];
  next: string | null;
  count?: number;
}

export const pageLimit = { default: 25, most: 100 } as const;

const whole = (name: string, least: number, most: number, fallback: number) =>
  z._default(
    z.coerce
      .number({ error: carried(messages.wrongType({ field: verbatim(name), format: formats.wholeNumber })) })
      .check(
        z.refine(Number.isInteger, {
          error: carried(messages.wrongType({ field: verbatim(name), format: formats.wholeNumber })),
        }),
        z.minimum(least, { error: carried(messages.tooSmall({ field: verbatim(name), least })) }),
        z.maximum(most, { error: carried(messages.tooLarge({ field: verbatim(name), most })) }),
      ),
    fallback,
  );

/** The query of every paged list. */
export const pageQuery = {
  limit: whole('limit', 1, pageLimit.most, pageLimit.default),
  offset: whole('offset', 0, 10_000_000, 0),
};

const wrongIds = { error: carried(messages.wrongType({ field: verbatim('ids'), format: formats.ids })) };

/**
 * Ids that a list of names is asked for, such as `ids=3,14`: from 1 to `pageLimit.most`, so that all of them fit one answer. Without
 * the parameter: undefined.
 */
export const idsQuery = z.optional(
  z.pipe(
    z.pipe(
      z.string(wrongIds).check(z.regex(/^[1-9]\d*(,[1-9]\d*)*$/, wrongIds)),
      z.transform((value: string) => value.split(',').map(Number)),
    ),
    z.array(z.number()).check(
      z.refine((ids) => ids.every(Number.isSafeInteger), wrongIds),
      z.maxLength(pageLimit.most, {
        error: carried(messages.tooMany({ field: verbatim('ids'), most: pageLimit.most })),
      }),
    ),
  ),
);

/** The page that a list of names answers: all that were asked for by their ids, or as the query says. */
export const namedPage = ({
  ids,
  limit,
  offset,
}: {
  readonly ids?: readonly number[] | undefined;
  readonly limit: number;
  readonly offset: number;
}): { limit: number; offset: number } => (ids ? { limit: pageLimit.most, offset: 0 } : { limit, offset });
