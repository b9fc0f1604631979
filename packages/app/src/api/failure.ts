import { readErrorBody, type ReadRefusal } from '@karmik/model/kit/read-errors';
import type { Text } from '@karmik/model/kit/text';

/** What went wrong with a request, in the terms that pages speak. `status` 0 means that no answer came. */
export interface Failure extends ReadRefusal {
  readonly status: number;
  /** Seconds to wait, when the server said so. */
  readonly retryAfter: number | undefined;
}

/** Reads any thrown thing as a failure. */
export function toFailure(error: unknown): Failure {
  if (error instanceof UploadError) return fromBody(error.status, error.body, undefined);
  if (!isRefusal(error)) return { status: 0, fields: {}, messages: [], retryAfter: undefined };
  const seconds = Number(error.response.headers.get('retry-after'));
  return fromBody(error.response.status, error.data, Number.isFinite(seconds) && seconds > 0 ? seconds : undefined);
}

/** ky's HTTPError, told by its shape: pages without a session load ky only when they send something. */
const isRefusal = (error: unknown): error is Error & { readonly response: Response; readonly data: unknown } =>
  error instanceof Error && 'response' in error && error.response instanceof Response && 'data' in error;

/** What the server said with a refusal; undefined for whatever else was thrown. */
export const refusalBody = (error: unknown): unknown => (isRefusal(error) ? error.data : undefined);

/** An upload that was refused; uploads do not go through ky, because `fetch` reports no progress. */
export class UploadError extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`The upload was answered with ${status}.`);
    this.status = status;
    this.body = body;
  }
}

const fromBody = (status: number, body: unknown, retryAfter: number | undefined): Failure => ({
  status,
  ...readErrorBody(body),
  retryAfter,
});

/** Something that the application says itself, in the language in force, where texts stand. */
export const ownText = (said: string): Text => ({ en: said, ne: said });

/** Every message of a failure as one list, for places that have no fields. */
export const allMessages = (failure: Failure): Text[] => [...failure.messages, ...Object.values(failure.fields).flat()];
