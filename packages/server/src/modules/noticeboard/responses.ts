/** What hangs on a published post: comments and reactions. */
import type { Reaction } from '@karmik/model/noticeboard/vocabulary';
import type { Access } from '../../access/access.ts';
import { notFound } from '../../http/errors.ts';

/** @throws 404 for a post that is not there for everybody */
export async function published({ tenant }: Access, id: number): Promise<void> {
  const row = await tenant.one(`select 1 from post where organization_id = $1 and id = $2 and state = 'Published'`, [
    tenant.organizationId,
    id,
  ]);
  if (!row) throw notFound();
}

/** Sets the person's one reaction to a post. */
export async function react(access: Access, postId: number, reaction: Reaction, now: Date): Promise<void> {
  await published(access, postId);
  await access.tenant.query(
    `insert into post_reaction (organization_id, post_id, user_id, reaction, created_at) values ($1, $2, $3, $4, $5)
     on conflict (organization_id, post_id, user_id) do update set reaction = excluded.reaction`,
    [access.tenant.organizationId, postId, access.userId, reaction, now],
  );
}

/** @returns the comment's id */
export async function addComment(access: Access, postId: number, text: string, now: Date): Promise<number> {
  await published(access, postId);
  const made = await access.tenant.one<{ id: number }>(
    'insert into post_comment (organization_id, post_id, author_id, text, created_at) values ($1, $2, $3, $4, $5) returning id',
    [access.tenant.organizationId, postId, access.userId, text, now],
  );
  if (!made) throw new Error('a comment was not written');
  return made.id;
}
