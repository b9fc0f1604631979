/** What hangs on a published post: comments and reactions. */
import type { Reaction } from '@karmik/model/noticeboard/vocabulary';
import type { Access } from '../../access/access.ts';
import { requirePublished } from './reading.ts';

/** Sets the person's one reaction to a post. */
export async function react(access: Access, postId: number, reaction: Reaction, now: Date): Promise<void> {
  await requirePublished(access, postId, now);
  await access.tenant.query(
    `insert into post_reaction (organization_id, post_id, user_id, reaction, created_at) values ($1, $2, $3, $4, $5)
     on conflict (organization_id, post_id, user_id) do update set reaction = excluded.reaction`,
    [access.tenant.organizationId, postId, access.userId, reaction, now],
  );
}

/** @returns the comment's id */
export async function addComment(access: Access, postId: number, text: string, now: Date): Promise<number> {
  await requirePublished(access, postId, now);
  const made = await access.tenant.one<{ id: number }>(
    'insert into post_comment (organization_id, post_id, author_id, text, created_at) values ($1, $2, $3, $4, $5) returning id',
    [access.tenant.organizationId, postId, access.userId, text, now],
  );
  if (!made) throw new Error('a comment was not written');
  return made.id;
}
