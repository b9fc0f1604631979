/**
 * Reading the noticeboard. The feed is what was pinned when it was opened, then everything else by the time of publishing. Its
 * `next` address carries limit, offset and an anchor: the pins of that moment and the last post that was read. However much others
 * post, pin or delete meanwhile, a post that was there is met once, and none is met twice.
 */
import { audienceFields, audienceLists } from '@karmik/model/noticeboard/audience';
import type { Post } from '@karmik/model/noticeboard/post';
import type { Access } from '../../access/access.ts';
import type { Secrets } from '../../access/secrets.ts';
import { readColumn } from '../../entity/columns.ts';
import { personJson } from '../../entity/person.ts';
import { Conditions } from '../../entity/query.ts';
import { fileUrl } from '../../files/links.ts';
import { invalidField } from '../../http/errors.ts';
import { pageClause } from '../../http/paging.ts';
import { noticeboardMessages } from './messages.ts';
import { narrowToReadable, postTable } from './reading.ts';

export interface PostRow extends Omit<Post, 'attachments' | 'permissions'> {
  author_id: number;
  attachments: { id: number; name: string; size: number; mime: string; width: number | null; height: number | null }[];
}

const audience = audienceLists.map((list) => readColumn(postTable, list, audienceFields[list]).select);

/** One statement for a page of posts with their authors, files, reactions and counts. @param me the reader's place in it */
const selectPosts = (me: string): string => `
  select r.id, r.author_id,
         ${personJson('a')} as author, ${audience.join(', ')},
         r.text, r.state, r.remark, r.pinned_at is not null as is_pinned, r.scheduled_at, r.published_at, r.created_at, r.edited_at,
         (select count(*) from post_comment c where c.organization_id = r.organization_id and c.post_id = r.id) as comment_count,
         coalesce((select json_object_agg(s.reaction, s.n) from (select reaction, count(*) as n from post_reaction where organization_id = r.organization_id and post_id = r.id group by reaction) s), '{}') as reactions,
         (select reaction from post_reaction s where s.organization_id = r.organization_id and s.post_id = r.id and s.user_id = ${me}) as my_reaction,
         coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'mime', f.mime, 'width', f.width, 'height', f.height) order by t.position)
                     from post_attachment t join file f on f.organization_id = t.organization_id and f.id = t.file_id
                    where t.organization_id = r.organization_id and t.post_id = r.id), '[]') as attachments
    from post r
    join person a on a.organization_id = r.organization_id and a.id = r.author_id`;

export function toPost(row: PostRow, access: Access, secrets: Secrets, now: Date): Post {
  const moderates = access.can('7.00', 'write');
  const may = !access.isAuditUser && (row.author_id === access.userId || moderates);
  return {
    ...row,
    attachments: row.attachments.map((file) => ({
      ...file,
      is_image: file.mime.startsWith('image/'),
      url: fileUrl(secrets, access.tenant.organizationId, file.id, access, now),
    })),
    permissions: { edit: may, delete: may, pin: moderates && row.state === 'Published' },
  };
}

/** Posts that this person reads. @param narrow adds conditions on `r`, and answers what comes after them */
function readPosts(access: Access, now: Date, narrow: (where: Conditions) => string): Promise<PostRow[]> {
  const where = new Conditions(access.tenant.organizationId);
  const me = where.value(access.userId);
  narrowToReadable(access, where, now);
  const rest = narrow(where);
  return access.tenant.query<PostRow>(`${selectPosts(me)} where ${where.where} ${rest}`, where.values);
}

/** A post that this person may see: published for them, their own, or waiting for somebody who approves. */
export async function readPost(access: Access, id: number, now: Date): Promise<PostRow | undefined> {
  const [row] = await readPosts(access, now, (where) => {
    where.add(`r.id = ${where.value(id)}`);
    return '';
  });
  return row;
}

/** Posts in one state that are not in the feed: one's own, or everybody's for those who approve. */
export const readWaiting = (
  access: Access,
  now: Date,
  states: readonly string[],
  whose: 'own' | 'all',
  limit: number,
  offset: number,
): Promise<PostRow[]> =>
  readPosts(access, now, (where) => {
    where.add(`r.state = any(${where.value(states)})`);
    if (whose === 'own') where.add(`r.author_id = ${where.value(access.userId)}`);
    return `order by coalesce(r.scheduled_at, r.created_at), r.id ${pageClause(limit, where.value(offset))}`;
  });

/** Where a reader is: the pins of the moment the feed was opened, and the last post read below them. */
interface Anchor {
  readonly pins: readonly number[];
  readonly after: readonly [string, number] | null;
}

const encode = (anchor: Anchor): string =>
  Buffer.from(JSON.stringify([anchor.pins, anchor.after])).toString('base64url');

function decode(text: string): Anchor {
  try {
    const [pins, after] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [unknown, unknown];
    const ids = Array.isArray(pins) && pins.length <= 100 && pins.every(Number.isSafeInteger);
    const last =
      after === null ||
      (Array.isArray(after) &&
        typeof after[0] === 'string' &&
        !Number.isNaN(Date.parse(after[0])) &&
        Number.isSafeInteger(after[1]));
    if (ids && last) return { pins: pins as number[], after: after as [string, number] | null };
  } catch {
    // Falls through to the one answer for an anchor that this server did not write.
  }
  throw invalidField('anchor', noticeboardMessages.anchor);
}

export interface FeedPage {
  readonly rows: PostRow[];
  /** The anchor of the next page, or null at the end. */
  readonly anchor: string | null;
}

export async function readFeed(
  access: Access,
  now: Date,
  limit: number,
  offset: number,
  given: string | undefined,
): Promise<FeedPage> {
  const anchor = given === undefined ? { pins: await pinnedNow(access, now), after: null } : decode(given);
  const { pins } = anchor;
  const pinIds = pins.slice(offset, offset + limit);
  const pinned = pinIds.length
    ? await readPosts(access, now, (where) => {
        where.add(`r.state = 'Published' and r.id = any(${where.value(pinIds)})`);
        return '';
      })
    : [];
  pinned.sort((a, b) => pinIds.indexOf(a.id) - pinIds.indexOf(b.id));
  const room = limit - pinIds.length;
  // Without an anchor an offset counts by position, as anywhere else.
  const skip = given === undefined ? Math.max(0, offset - pins.length) : 0;
  const below = await readPosts(access, now, (where) => {
    where.add(`r.state = 'Published' and r.id <> all(${where.value(pins)})`);
    if (anchor.after) {
      const [at, id] = anchor.after;
      where.add(`(r.published_at, r.id) < (${where.value(at)}::timestamptz, ${where.value(id)}::bigint)`);
    }
    return `order by r.published_at desc, r.id desc limit ${room + 1} offset ${where.value(skip)}`;
  });
  const shown = below.slice(0, room);
  const last = shown.at(-1);
  const next: Anchor = { pins, after: last?.published_at ? [last.published_at, last.id] : anchor.after };
  return {
    rows: [...pinned, ...shown],
    anchor: below.length > room || offset + limit < pins.length ? encode(next) : null,
  };
}

async function pinnedNow(access: Access, now: Date): Promise<number[]> {
  const where = new Conditions(access.tenant.organizationId);
  where.add(`r.pinned_at is not null and r.state = 'Published'`);
  narrowToReadable(access, where, now);
  const rows = await access.tenant.query<{ id: number }>(
    `select r.id from post r where ${where.where} order by r.pinned_at desc, r.id desc limit 100`,
    where.values,
  );
  return rows.map((row) => row.id);
}
