/** Kudos: posts that thank colleagues. */
import type { HomeParts } from '@karmik/model/home/home';
import { linkTo } from '@karmik/model/kit/links';
import { postPaths } from '@karmik/model/noticeboard/paths';
import type { Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Queries, Tenant } from '../../db/database.ts';
import { personJson } from '../../entity/person.ts';
import { Conditions } from '../../entity/query.ts';
import { invalidField } from '../../http/errors.ts';
import { notify } from '../notification/notify.ts';
import { noticeboardMessages } from './messages.ts';
import { narrowToReadable } from './reading.ts';

/** Of the last thirty days. */
const recentDays = 30;
const mostOnHome = 3;

/** The people whom a post `r` thanks, as JSON. */
export const thanksJson = `
  coalesce((select json_agg(${personJson('k')} order by t.position) from post_thanks t
     join person k on k.organization_id = t.organization_id and k.id = t.person_id
    where t.organization_id = r.organization_id and t.parent_id = r.id), '[]')`;

/** The condition that a post `r` thanks someone. @param person a place in the statement */
export const isThanked = (person: string): string =>
  `exists (select from post_thanks t where t.organization_id = r.organization_id and t.parent_id = r.id and t.person_id = ${person})`;

/** Makes these the people whom a post thanks. @throws 400 for its author, and for who does not work here */
export async function writeThanks(
  queries: Tenant,
  postId: number,
  authorId: number,
  ids: readonly number[],
): Promise<void> {
  const people = [...new Set(ids)];
  if (people.includes(authorId)) throw invalidField('thanks', noticeboardMessages.thanksSelf);
  await queries.query('delete from post_thanks where organization_id = $1 and parent_id = $2', [
    queries.organizationId,
    postId,
  ]);
  const written = await queries.query(
    `insert into post_thanks (organization_id, parent_id, position, person_id)
     select $1, $2, t.position, m.user_id from unnest($3::bigint[]) with ordinality as t (id, position)
       join membership m on m.organization_id = $1 and m.user_id = t.id and m.is_current returning 1`,
    [queries.organizationId, postId, people],
  );
  if (written.length !== people.length) throw invalidField('thanks', noticeboardMessages.thanksUnknown);
}

/** Tells those whom a post thanks, once it is published. */
export async function tellThanked(queries: Queries, organizationId: number, postId: number, now: Date): Promise<void> {
  const post = await queries.one<{ author_id: number; full_name: string; people: number[] }>(
    `select p.author_id, a.full_name, array(select t.person_id from post_thanks t where t.organization_id = $1 and t.parent_id = p.id) as people
       from post p join person a on a.organization_id = p.organization_id and a.id = p.author_id
      where p.organization_id = $1 and p.id = $2`,
    [organizationId, postId],
  );
  if (!post || post.people.length === 0) return;
  await notify(queries, {
    organizationId,
    recipientIds: post.people,
    actorId: post.author_id,
    text: {
      en: `${post.full_name} thanked you on the noticeboard.`,
      ne: `${post.full_name}ले सूचना पाटीमा तपाईंलाई धन्यवाद दिनुभयो।`,
    },
    url: linkTo(postPaths.own, { id: postId }),
    category: 'noticeboard',
    at: now,
  });
}

/** The newest posts that thank the person who asks, on their home. */
export async function recentKudos(access: Access, { clock }: Context): Promise<HomeParts['kudos']> {
  const now = clock();
  const where = new Conditions(access.tenant.organizationId);
  where.add(`r.state = 'Published' and ${isThanked(where.value(access.userId))}`);
  where.add(`r.published_at > ${where.value(new Date(now.getTime() - recentDays * 86_400_000))}::timestamptz`);
  narrowToReadable(access, where, now);
  return access.tenant.query<HomeParts['kudos'][number]>(
    `select r.id, ${personJson('a')} as author, r.text, r.published_at
       from post r join person a on a.organization_id = r.organization_id and a.id = r.author_id
      where ${where.where} order by r.published_at desc, r.id desc limit ${mostOnHome}`,
    where.values,
  );
}
