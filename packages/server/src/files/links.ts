/**
 * Addresses of files. A browser cannot send a token with a picture, so the address itself carries who may open it and until when,
 * signed by the server. It stays the same for up to an hour, so that pictures are not loaded twice.
 */
import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../access/secrets.ts';

const hour = 3_600_000;

export function fileUrl(secrets: Secrets, organizationId: number, fileId: number, userId: number, now: Date): string {
  const expires = (Math.floor(now.getTime() / hour) + 2) * hour;
  const signature = secrets.sign(`file ${organizationId} ${fileId} ${userId} ${expires}`);
  return `/api/v1/files/${fileId}/content/?organization=${organizationId}&user=${userId}&expires=${expires}&signature=${signature}`;
}

export function fileUrlIsGood(
  secrets: Secrets,
  query: { organization: number; user: number; expires: number; signature: string },
  fileId: number,
  now: Date,
): boolean {
  const wanted = Buffer.from(secrets.sign(`file ${query.organization} ${fileId} ${query.user} ${query.expires}`));
  const given = Buffer.from(query.signature);
  return query.expires > now.getTime() && given.length === wanted.length && timingSafeEqual(given, wanted);
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
    expires: number('expires'),
    signature: searchParams.get('signature') ?? '',
  };
  return fileUrlIsGood(secrets, query, Number(id), now) ? `file ${user}` : undefined;
}
