/** One error body for the whole API: field errors by name, `non_field_errors`, or `detail`. */
import { bilingual } from '@karmik/model/kit/text';
import { errorBody, isDetail, type RefusalBody, type Use } from '@karmik/model/kit/errors';
import { entities } from '@karmik/model/entities';
import { messages } from '@karmik/model/kit/messages';
import { errorsIn, type FieldErrors } from '@karmik/model/kit/field-errors';
import { listed, verbatim, type Message } from '@karmik/model/kit/message';
import { DateBsError } from 'date-bs';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { and, httpMessages } from '../messages.ts';
import { isConnectionError, isFull } from '../db/failures.ts';

/** An answer that is not the asked one. Thrown anywhere below a handler. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: RefusalBody;
  readonly headers: Record<string, string>;
  constructor(status: number, body: RefusalBody, headers: Record<string, string> = {}) {
    super(isDetail(body) ? body.detail.en : JSON.stringify(errorsIn(body, 'en')));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const invalid = (errors: FieldErrors) => new HttpError(400, errors);
export const invalidField = (field: string, message: Message) => invalid({ [field]: [message] });
export const refused = (message: Message) => invalid({ non_field_errors: [message] });
export const unauthorized = (detail: Message, code = 'not_authenticated') =>
  new HttpError(401, { detail, code }, { 'www-authenticate': 'Bearer' });
export const forbidden = (detail: Message = httpMessages.forbidden, code?: string) =>
  new HttpError(403, code === undefined ? { detail } : { detail, code });
export const gone = (detail: Message) => new HttpError(410, { detail });
export const notFound = (detail: Message = httpMessages.notFound) => new HttpError(404, { detail });
export const conflict = (detail: Message, code = 'conflict') => new HttpError(409, { detail, code });
/** What still uses a record that someone wants to remove (ORG-4). */
export const inUse = (name: string, uses: readonly Use[]) =>
  new HttpError(409, {
    detail: httpMessages.inUse({
      name,
      uses: listed(
        uses.map(({ count, label }) => listed([count, bilingual(label.en.toLowerCase(), label.ne)], ' ')),
        and,
      ),
    }),
    code: 'in_use',
    uses,
  });
export const tooLarge = () => new HttpError(413, { detail: httpMessages.tooLarge });
/** @param seconds after which to try again */
export const tooMany = (body: RefusalBody, seconds: number) =>
  new HttpError(429, body, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });

/**
 * What is wrong with a field, said of the one of the form by which it was given.
 * @param field of the record
 * @param given in the form
 */
export async function saidOf<T>(field: string, given: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const known = toHttpError(error);
    if (known?.status !== 400 || isDetail(known.body) || !(field in known.body)) throw error;
    const { [field]: said = [], ...others } = known.body;
    throw invalid({ ...others, [given]: said });
  }
}

/** Maps whatever a handler threw to an answer. What is not foreseen is a 500 whose cause is in the log alone. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toHttpError(error);
  if (!known)
    request.log.error(
      request.routeOptions.config.isUntraced ? { kind: error.code ?? error.name } : { err: error },
      'unforeseen error',
    );
  const { status, body, headers } = known ?? new HttpError(500, { detail: httpMessages.unforeseen });
  return reply
    .code(status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(body)));
}

/** What an error answers to the person who asked; undefined for what no one foresaw. */
export function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  const ofStore = storeError(error);
  if (ofStore) return ofStore;
  if (error instanceof pg.DatabaseError) return databaseError(error);
  // A day that is written well and lies beyond the years of the calendar by which something is worked out.
  if (error instanceof DateBsError) return refused(messages.beyondCalendar);
  const { statusCode, code } = error as FastifyError;
  if (statusCode === 413 || code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (statusCode === 429) return new HttpError(429, { detail: httpMessages.tooMany });
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new HttpError(statusCode, { detail: clientMessage(error as FastifyError) });
  return undefined;
}

const unavailable = (detail: Message, seconds: number) =>
  new HttpError(503, { detail }, { 'retry-after': String(seconds) });
export const full = () => unavailable(httpMessages.full, 30);

/** What a store that is away, full, read-only or too slow answers; undefined for errors that say nothing of the store. */
export function storeError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error.status === 503 ? error : undefined;
  if (isConnectionError(error)) return unavailable(httpMessages.noDatabase, 2);
  if (isFull(error)) return full();
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const { code = '' } = error;
  if (code === '25006') return unavailable(httpMessages.readOnly, 10);
  if (code === '57014') return unavailable(httpMessages.tooSlow, 5);
  if (code === '55P03') return unavailable(httpMessages.locked, 2);
  if (code.startsWith('53')) return unavailable(httpMessages.busy, 5);
  return undefined;
}

const clientMessage = (error: FastifyError): Message => {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return httpMessages.noJson;
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return httpMessages.contentType;
    default:
      return error instanceof SyntaxError ? httpMessages.noJson : httpMessages.unreadable({ reason: error.message });
  }
};

/** By which the database tells a table's partition from it; its constraints are named after the partition. */
const partitionSuffix = /_(?:p\d{4}(?:_\d{2})?|default)$/;

/** What the database refuses, said of the field. Constraints are named table_field_unique for that purpose. */
function databaseError(error: pg.DatabaseError): HttpError | undefined {
  const { code, constraint = '', table = '' } = error;
  if (code === '23505') {
    const entity = entities.find(({ name }) => name === table.replace(partitionSuffix, ''));
    const held = constraint.startsWith(`${table}_`)
      ? /^(.*)_unique$/.exec(constraint.slice(table.length + 1))?.[1]
      : undefined;
    // Of fields that together stand once, the last is the one that someone chose for the others.
    const field = entity?.unique?.find((names) => names.join('_') === held)?.at(-1) ?? held;
    if (field === undefined)
      return invalidField('non_field_errors', messages.unique({ field: bilingual('This', 'यो') }));
    const spoken = field.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
    return invalidField(field, messages.unique({ field: entity?.fields[field]?.label ?? verbatim(spoken) }));
  }
  if (code === '23P01') {
    const field = /^(.*)_overlap$/.exec(constraint.slice(table.length + 1))?.[1];
    return invalidField(
      field === 'dates' || field === 'range' || !field ? 'non_field_errors' : field,
      messages.overlap,
    );
  }
  if (code === '23503') return refused(httpMessages.brokenReference);
  if (code === '40001' || code === '40P01') return conflict(httpMessages.raced);
  if (code === '22021' || code === '22P05') return refused(httpMessages.badCharacter);
  if (code === '22P02' || code === '22003' || code === '22007' || code === '22008')
    return refused(httpMessages.outOfRange);
  return undefined;
}
