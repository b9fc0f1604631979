/**
 * Uploads of people without an account: a person with a link may send again and again. What a link and an organisation hold is counted
 * before a body is read and once more, under a lock, before it is kept; and few are read at once.
 */
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import { conflict, tooMany } from '../http/errors.ts';
import { UnderWay } from '../http/under-way.ts';
import { fileMessages } from '../messages.ts';
import { fileLimit, inspect, type Content } from './content.ts';
import type { FileStore, Stored } from './store.ts';
import { takeUpload } from './upload.ts';

/** Bytes of the files that one link may send. */
export const mostBytesOfLink = 60 * 1024 * 1024;
/** Bytes that links of one organisation may send before they are sent off for good. */
export const mostBytesOfOrganization = 1024 * 1024 * 1024;
/** Bodies that are read at once, of one link and of one organisation. */
const mostAtOnce = { link: 2, organization: 10 } as const;

/** What is held already. */
export interface Held {
  readonly files: number;
  readonly bytes: number;
  /** Of all links of the organisation whose files may be thrown away still. */
  readonly organizationBytes: number;
}

interface LinkUpload<Kept> {
  readonly tenant: Tenant;
  /** What the link is about, such as `salary_declaration 7`. */
  readonly holder: string;
  /** How many files the link may send. */
  readonly most: number;
  readonly tooManyFiles: Error;
  /** What the disk is to say of when the file was written, where it may not say the hour. */
  readonly at?: Date;
  readonly held: (tenant: Tenant) => Promise<Held>;
  readonly keep: (tenant: Tenant, content: Content, stored: Stored) => Promise<Kept>;
}

/** Stores bytes and does a work about them; where it fails nothing is kept of them. */
export async function storing<R>(
  files: FileStore,
  bytes: Buffer,
  work: (stored: Stored) => Promise<R>,
  times: { readonly at?: Date } = {},
): Promise<R> {
  const stored = await files.put(bytes, times);
  try {
    return await work(stored);
  } catch (error) {
    await files.remove(stored.key);
    throw error;
  }
}

/** One of it serves a process. */
export class LinkUploads {
  readonly #reading = new UnderWay();

  /** @throws 409 or 429 where the link or the organisation holds its share, 400 and 413 as `takeUpload` */
  async take<Kept>(
    { files }: Pick<Context, 'files'>,
    request: FastifyRequest,
    { tenant, holder, most, tooManyFiles, at, held, keep }: LinkUpload<Kept>,
  ): Promise<Kept> {
    const { organizationId } = tenant;
    const checkShare = async (inner: Tenant, coming: number) => {
      const now = await held(inner);
      if (now.files >= most) throw tooManyFiles;
      if (now.bytes + coming > mostBytesOfLink) throw conflict(fileMessages.linkFull, 'quota_reached');
      if (now.organizationBytes + coming > mostBytesOfOrganization)
        throw tooMany({ detail: fileMessages.linksFull }, 3_600);
    };
    const said = Number(request.headers['content-length']);
    await checkShare(tenant, Number.isFinite(said) ? Math.min(said, fileLimit) : 0);
    const end = this.#reading.beginAll([
      [`${organizationId} ${holder}`, mostAtOnce.link],
      [`${organizationId}`, mostAtOnce.organization],
    ]);
    if (!end) throw tooMany({ detail: fileMessages.uploadsAtOnce }, 5);
    try {
      const { name, bytes } = await takeUpload(request, fileLimit);
      const content = await inspect(bytes, name);
      return await storing(
        files,
        content.bytes,
        (stored) =>
          tenant.transaction(async (inner) => {
            // Of several at once, each counts the ones before it.
            await inner.query(`select pg_advisory_xact_lock(hashtextextended($1, $2))`, [holder, organizationId]);
            await checkShare(inner, stored.size);
            return keep(inner, content, stored);
          }),
        at === undefined ? {} : { at },
      );
    } finally {
      end();
    }
  }
}
