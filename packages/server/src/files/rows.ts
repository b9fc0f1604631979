import type { Tenant } from '../db/database.ts';
import type { Content } from './content.ts';
import type { Stored } from './store.ts';

/** How long a file that was sent by a link waits to be sent off with it, in milliseconds. */
export const linkFileMs = 3_600_000;

interface NewFile {
  readonly ownerId: number;
  /** `link`: sent by a link, and not sent off with it yet. */
  readonly purpose: 'post' | 'record' | 'link';
  readonly content: Omit<Content, 'bytes'>;
  readonly stored: Stored;
  readonly at: Date;
}

/** Writes down a file whose bytes are stored, and answers its id. What nothing holds is swept after a day, after an hour where a link brought it. */
export async function addFile(
  tenant: Tenant,
  { ownerId, purpose, content: { name, mime, width, height }, stored, at }: NewFile,
): Promise<number> {
  const row = await tenant.one<{ id: number }>(
    `insert into file (organization_id, owner_id, purpose, name, mime, size, sha256, storage_key, width, height, created_at)
     values ($1, $2, $11, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [tenant.organizationId, ownerId, name, mime, stored.size, stored.sha256, stored.key, width, height, at, purpose],
  );
  if (!row) throw new Error('a file was not written');
  return row.id;
}
