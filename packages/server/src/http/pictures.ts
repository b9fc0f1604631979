/**
 * Pictures of people on their way out. A statement answers `organisation/file` (`picture_of` in the database) wherever a person
 * stands; here, in one place for every answer, it becomes an address that is signed for the person who asked.
 */
import type { Context } from '../context.ts';
import { fileUrl, type FileReader } from '../files/links.ts';
import type { Api } from './api.ts';

const names = new Set(['profile_picture', 'profile_picture_thumb']);
const unsigned = /^(\d+)\/(\d+)$/;

type Sign = (organizationId: number, fileId: number) => string | null;

/** Signs what is in an answer, in place. */
function signIn(value: unknown, sign: Sign): void {
  if (Array.isArray(value)) for (const each of value) signIn(each, sign);
  else if (value !== null && typeof value === 'object') {
    const record = value as Record<string, unknown>;
    for (const name in record) {
      const inner = record[name];
      if (typeof inner === 'object') signIn(inner, sign);
      else if (names.has(name) && typeof inner === 'string') {
        const found = unsigned.exec(inner);
        if (found) record[name] = sign(Number(found[1]), Number(found[2]));
      }
    }
  }
}

/** A picture in an answer that is written already; within a text of JSON no quotation mark stands alone. */
const written = /"(profile_picture(?:_thumb)?)":"(\d+)\/(\d+)"/g;

/** The same for an answer that many share and that is written already. @returns it as it is where it has no pictures */
export const signWritten = (json: string, { secrets, clock }: Context, reader: FileReader): string =>
  json.replace(written, (_found, name: string, organizationId: string, fileId: string) => {
    const url = fileUrl(secrets, Number(organizationId), Number(fileId), reader, clock());
    return `"${name}":${JSON.stringify(url)}`;
  });

export function signPictures(app: Api, { secrets, clock }: Context): void {
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    // Who is not signed in sees no one's picture; the gate has left who asks everywhere else.
    const access = request.access as typeof request.access | null | undefined;
    signIn(payload, (organizationId, fileId) =>
      access ? fileUrl(secrets, organizationId, fileId, access, clock()) : null,
    );
    done(null, payload);
  });
}
