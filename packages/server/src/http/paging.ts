import type { Page } from '@karmik/model/kit/paging';
import type { FastifyRequest } from 'fastify';

/**
 * Cuts the one row too many that tells whether there is a next page, and writes that page's address: the same query with its
 * offset moved on.
 */
export function pageOf<T>(
  request: FastifyRequest,
  rows: T[],
  { limit, offset }: { limit: number; offset: number },
  extra: Record<string, string> = {},
): Page<T> {
  if (rows.length <= limit) return { results: rows, next: null };
  const [path = '', query = ''] = request.url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('limit', String(limit));
  parameters.set('offset', String(offset + limit));
  for (const [name, value] of Object.entries(extra)) parameters.set(name, value);
  return { results: rows.slice(0, limit), next: `${path}?${parameters.toString()}` };
}

/** A text to look for as a LIKE pattern, its own wildcards taken by the letter. */
export const containing = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The end of a list's statement: one row more than the page. The limit is in the text, so that a plan made for all values
 * knows it: with a limit it cannot see, PostgreSQL reckons with a tenth of the table and sorts all of it.
 * @param offset the parameter that holds the offset, such as $2
 */
export function pageClause(limit: number, offset: `$${number}`): string {
  if (!Number.isInteger(limit) || limit < 1 || limit > 1_000) throw new Error('a limit is a whole number up to 1000');
  return `limit ${limit + 1} offset ${offset}`;
}
