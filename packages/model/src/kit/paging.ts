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
