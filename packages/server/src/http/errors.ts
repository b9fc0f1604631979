/** One error body for the whole API: field errors by name, `non_field_errors`, or `detail`. */
import type { ErrorBody, Use } from '@karmik/model/kit/errors';
import { entities } from '@karmik/model/entities';
import { messages } from '@karmik/model/kit/messages';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { DateBsError } from 'date-bs';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { isConnectionError, isFull } from '../db/failures.ts';

/** An answer that is not the asked one. Thrown anywhere below a handler. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;
  constructor(status: number, body: ErrorBody, headers: Record<string, string> = {}) {
    super(typeof body.detail === 'string' ? body.detail : JSON.stringify(body));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const invalid = (errors: FieldErrors) => new HttpError(400, errors);
export const invalidField = (field: string, message: string) => invalid({ [field]: [message] });
export const refused = (message: string) => invalid({ non_field_errors: [message] });
export const unauthorized = (detail: string, code = 'not_authenticated') =>
  new HttpError(401, { detail, code }, { 'www-authenticate': 'Bearer' });
export const forbidden = (detail = 'You do not have permission to do this.', code?: string) =>
  new HttpError(403, code === undefined ? { detail } : { detail, code });
export const gone = (detail: string) => new HttpError(410, { detail });
export const notFound = (detail = 'Not found.') => new HttpError(404, { detail });
export const conflict = (detail: string, code = 'conflict') => new HttpError(409, { detail, code });
/** What still uses a record that somebody wants to remove (ORG-4). */
export const inUse = (name: string, uses: readonly Use[]) =>
  new HttpError(409, {
    detail: `${name} is in use by ${uses.map(({ count, label }) => `${count} ${label.en.toLowerCase()}`).join(' and ')}. Choose another there first.`,
    code: 'in_use',
    uses,
  });
export const tooLarge = () => new HttpError(413, { detail: 'Your request size is larger than the defined limit.' });
export const tooMany = (body: ErrorBody, seconds: number) =>
  new HttpError(429, body, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });

/** Maps whatever a handler threw to an answer. What is not foreseen is a 500 whose cause stands in the log alone. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toHttpError(error);
  if (!known)
    request.log.error(
      request.routeOptions.config.isUntraced ? { kind: error.code ?? error.name } : { err: error },
      'unforeseen error',
    );
  const { status, body, headers } = known ?? new HttpError(500, { detail: 'Something went wrong at our end.' });
  return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** What an error answers to whoever asked; undefined for what nobody foresaw. */
export function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  const ofStore = storeError(error);
  if (ofStore) return ofStore;
  if (error instanceof pg.DatabaseError) return databaseError(error);
  // A day that is written well and lies beyond the years of the calendar by which something is worked out.
  if (error instanceof DateBsError) return refused(messages.beyondCalendar);
  const { statusCode, code } = error as FastifyError;
  if (statusCode === 413 || code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (statusCode === 429) return new HttpError(429, { detail: 'Too Many Request' });
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new HttpError(statusCode, { detail: clientMessage(error as FastifyError) });
  return undefined;
}

const unavailable = (detail: string, seconds: number) =>
  new HttpError(503, { detail }, { 'retry-after': String(seconds) });
export const full = () =>
  unavailable('There is no space left to store this. Ask the administrator of this server to free some.', 30);

/** What a store that is away, full, read-only or too slow answers; undefined for errors that say nothing of the store. */
export function storeError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error.status === 503 ? error : undefined;
  if (isConnectionError(error)) return unavailable('Could not connect to the database. Please try again later.', 2);
  if (isFull(error)) return full();
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const { code = '' } = error;
  if (code === '25006') return unavailable('The database takes no changes at the moment. Please try again later.', 10);
  if (code === '57014')
    return unavailable('This took too long and was stopped. Try again, or ask for less at once.', 5);
  if (code === '55P03')
    return unavailable('Someone else is changing the same records. Please try again in a moment.', 2);
  if (code.startsWith('53')) return unavailable('The database is at its limits. Please try again in a moment.', 5);
  return undefined;
}

const clientMessage = (error: FastifyError): string => {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return 'The body is no valid JSON.';
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return 'The content type is not known here: send application/json, a form or a file upload.';
    default:
      return error instanceof SyntaxError ? 'The body is no valid JSON.' : error.message;
  }
};

/** What the database refuses, said of the field. Constraints are named table_field_unique for that purpose. */
function databaseError(error: pg.DatabaseError): HttpError | undefined {
  const { code, constraint = '', table = '' } = error;
  if (code === '23505') {
    const entity = entities.find(({ name }) => name === table);
    const held = constraint.startsWith(`${table}_`)
      ? /^(.*)_unique$/.exec(constraint.slice(table.length + 1))?.[1]
      : undefined;
    // Of fields that together stand once, the last is the one that somebody chose for the others.
    const field = entity?.unique?.find((names) => names.join('_') === held)?.at(-1) ?? held;
    if (field === undefined) return invalidField('non_field_errors', messages.unique('This'));
    const spoken = field.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
    return invalidField(field, messages.unique(entity?.fields[field]?.label.en ?? spoken));
  }
  if (code === '23P01') {
    const field = /^(.*)_overlap$/.exec(constraint.slice(table.length + 1))?.[1];
    return invalidField(
      field === 'dates' || field === 'range' || !field ? 'non_field_errors' : field,
      messages.overlap,
    );
  }
  if (code === '23503') return refused('This refers to something that does not exist, or something else refers to it.');
  if (code === '40001' || code === '40P01')
    return conflict('Somebody else changed this at the same time. Please try again.');
  if (code === '22021' || code === '22P05') return refused('The text contains a character that cannot be stored.');
  if (code === '22P02' || code === '22003' || code === '22007' || code === '22008')
    return refused('A value is out of its range.');
  return undefined;
}
