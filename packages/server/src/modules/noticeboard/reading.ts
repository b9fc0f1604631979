/** Who reads a post, said once for the feed, live events, files and whatever hangs on it. */
import { audienceTraits } from '@karmik/model/noticeboard/audience';
import type { Access } from '../../access/access.ts';
import { Conditions } from '../../entity/query.ts';
import { narrowToScopes, type ScopedTable } from '../../entity/scope.ts';
import { notFound } from '../../http/errors.ts';
import { todayIn } from '../../time.ts';

export const postTable = {
  name: 'post',
  scopes: {
    own: { person: 'author_id' },
    thanked: { person: 'thanks.person', when: { state: ['Published'] } },
    audience: { members: audienceTraits, when: { state: ['Published'] } },
    organization: { code: '7.00' },
  },
} as const satisfies ScopedTable;

/** Narrows a statement over posts `r` to those that somebody reads. */
export const narrowToReadable = (access: Access, where: Conditions, now: Date): void =>
  narrowToScopes(postTable, Object.keys(postTable.scopes), access, where, todayIn(access.organization.timezone, now));

/** @throws 404 for a post that is not published, or not for this person */
export async function requirePublished(access: Access, id: number, now: Date): Promise<void> {
  const where = new Conditions(access.tenant.organizationId);
  where.add(`r.id = ${where.value(id)} and r.state = 'Published'`);
  narrowToReadable(access, where, now);
  if (!(await access.tenant.one(`select 1 from post r where ${where.where}`, where.values))) throw notFound();
}
