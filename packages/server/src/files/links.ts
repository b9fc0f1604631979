/**
 * Addresses of files. A browser sends no token with a picture, so the address itself says who may open it: one session of one person,
 * until an instant, signed by the server. It proves nothing else and opens nothing once that session has ended. It stays the same for
 * half an hour, so that pictures are not loaded twice.
 */
import type { Access } from '../access/access.ts';
import type { Secrets } from '../access/secrets.ts';

const windowMs = 30 * 60_000;

/** For whom an address is made. */
export type FileReader = Pick<Access, 'userId' | 'sessionId'>;

interface FileQuery {
  readonly organization: number;
  readonly user: number;
  readonly session: string;
  /** Milliseconds of the epoch. */
  readonly expires: number;
  readonly signature: string;
}

const signedText = (fileId: number, { organization, user, session, expires }: Omit<FileQuery, 'signature'>): string =>
  `file ${organization} ${fileId} ${user} ${session} ${expires}`;

/** An address that opens a file for half an hour to an hour. */
export function fileUrl(
  secrets: Secrets,
  organizationId: number,
  fileId: number,
  { userId, sessionId }: FileReader,
  now: Date,
): string {
  const expires = (Math.floor(now.getTime() / windowMs) + 2) * windowMs;
  const place = { organization: organizationId, user: userId, session: sessionId, expires };
  const signature = secrets.sign(signedText(fileId, place));
  return `/api/v1/files/${fileId}/content/?organization=${organizationId}&user=${userId}&session=${sessionId}&expires=${expires}&signature=${signature}`;
}

/** Whether the server made this address, and until when it opens; what is past is `expired`. */
export function stateOfFileUrl(
  secrets: Secrets,
  query: FileQuery,
  fileId: number,
  now: Date,
): 'good' | 'expired' | 'forged' {
  if (!secrets.isSigned(signedText(fileId, query), query.signature)) return 'forged';
  return query.expires > now.getTime() ? 'good' : 'expired';
}

/** Whose a request for a file's bytes is, by a good address; undefined for every other request. */
export function readerOfFile(secrets: Secrets, url: string, now: Date): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://server');
  const id = /^\/api\/v1\/files\/(\d+)\/content\/?$/.exec(pathname)?.[1];
  if (id === undefined) return undefined;
  const number = (name: string) => Number(searchParams.get(name));
  const user = number('user');
  const query = {
    organization: number('organization'),
    user,
    session: searchParams.get('session') ?? '',
    expires: number('expires'),
    signature: searchParams.get('signature') ?? '',
  };
  return stateOfFileUrl(secrets, query, Number(id), now) === 'good' ? `file ${user}` : undefined;
}
