/** What went wrong with a request, in the terms that pages speak. `status` 0 means that no answer came. */
export interface Failure {
  readonly status: number;
  /** Messages by field. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Messages of the whole: `non_field_errors`, or `detail`. */
  readonly messages: readonly string[];
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

function fromBody(status: number, body: unknown, retryAfter: number | undefined): Failure {
  const fields: Record<string, string[]> = {};
  const messages: string[] = [];
  if (typeof body === 'object' && body !== null) {
    for (const [name, value] of Object.entries(body)) {
      if (name === 'detail' && typeof value === 'string') messages.push(value);
      else if (Array.isArray(value)) {
        const texts = value.filter((text): text is string => typeof text === 'string');
        if (name === 'non_field_errors') messages.push(...texts);
        else fields[name] = texts;
      }
    }
  }
  return { status, fields, messages, retryAfter };
}

/** Every message of a failure as one list, for places that have no fields. */
export const allMessages = (failure: Failure): string[] => [
  ...failure.messages,
  ...Object.values(failure.fields).flat(),
];
