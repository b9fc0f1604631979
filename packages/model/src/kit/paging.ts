import * as z from 'zod/mini';

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
      .number({ error: `${name} must be a whole number` })
      .check(
        z.refine(Number.isInteger, { error: `${name} must be a whole number` }),
        z.minimum(least, { error: `${name} must be at least ${least}` }),
        z.maximum(most, { error: `${name} must be at most ${most}` }),
      ),
    fallback,
  );

/** The query of every paged list. */
export const pageQuery = {
  limit: whole('limit', 1, pageLimit.most, pageLimit.default),
  offset: whole('offset', 0, 10_000_000, 0),
};
