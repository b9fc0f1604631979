/**
 * Reading the noticeboard. The feed is what was pinned when it was opened, then everything else by the time of publishing. Its
 * `next` address carries limit, offset and an anchor: the pins of that moment and the last post that was read. However much others
 * post, pin or delete meanwhile, a post that was there is met once, and none is met twice.
 */
import type { Post } from '@karmik/model/noticeboard/post';
import type { Access } from '../../access/access.ts';
import type { Secrets } from '../../access/secrets.ts';
import type { Value } from '../../db/database.ts';
import { personJson } from '../../entity/person.ts';
import { fileUrl } from '../../files/links.ts';
import { invalidField } from '../../http/errors.ts';
import { pageClause } from '../../http/paging.ts';
import { noticeboardMessages } from './messages.ts';

export interface PostRow extends Omit<Post, 'attachments' | 'permissions'> {
  author_id: number;
  attachments: { id: number; name: string; size: number; mime: string; width: number | null; height: number | null }[];
}

/** One statement for a page of posts with their authors, files, reactions and counts; $1 organisation, $2 the reader. */
const selectPosts = `
  select p.id, p.author_id,
         ${personJson('a')} as author,
         p.text, p.state, p.remark, p.pinned_at is not null as is_pinned, p.scheduled_at, p.published_at, p.created_at, p.edited_at,
         (select count(*) from post_comment c where c.organization_id = p.organization_id and c.post_id = p.id) as comment_count,
         coalesce((select json_object_agg(r.reaction, r.n) from (select reaction, count(*) as n from post_reaction where organization_id = p.organization_id and post_id = p.id group by reaction) r), '{}') as reactions,
         (select reaction from post_reaction r where r.organization_id = p.organization_id and r.post_id = p.id and r.user_id = $2) as my_reaction,
         coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'mime', f.mime, 'width', f.width, 'height', f.height) order by t.position)
                     from post_attachment t join file f on f.organization_id = t.organization_id and f.id = t.file_id
                    where t.organization_id = p.organization_id and t.post_id = p.id), '[]') as attachments
    from post p
    join person a on a.organization_id = p.organization_id and a.id = p.author_id
   where p.organization_id = $1`;

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

const readPosts = (access: Access, rest: string, values: readonly Value[]): Promise<PostRow[]> =>
  access.tenant.query<PostRow>(`${selectPosts} ${rest}`, [access.tenant.organizationId, access.userId, ...values]);

/** A post that this person may see: published, their own, or waiting for somebody who approves. */
export async function readPost(access: Access, id: number): Promise<PostRow | undefined> {
  const [row] = await readPosts(access, `and p.id = $3 and (p.state = 'Published' or p.author_id = $2 or $4)`, [
    id,
    access.can('7.00', 'read'),
  ]);
  return row;
}

/** Posts in one state that are not in the feed: one's own, or everybody's for those who approve. */
export const readWaiting = (
  access: Access,
  states: readonly string[],
  whose: 'own' | 'all',
  limit: number,
  offset: number,
): Promise<PostRow[]> =>
  readPosts(
    access,
    `and p.state = any($3) and ($4 or p.author_id = $2) order by coalesce(p.scheduled_at, p.created_at), p.id ${pageClause(limit, '$5')}`,
    [states, whose === 'all', offset],
  );

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
  limit: number,
  offset: number,
  given: string | undefined,
): Promise<FeedPage> {
  const anchor = given === undefined ? { pins: await pinnedNow(access), after: null } : decode(given);
  const { pins } = anchor;
  const pinIds = pins.slice(offset, offset + limit);
  const pinned = pinIds.length ? await readPosts(access, `and p.state = 'Published' and p.id = any($3)`, [pinIds]) : [];
  pinned.sort((a, b) => pinIds.indexOf(a.id) - pinIds.indexOf(b.id));
  const room = limit - pinIds.length;
  // Without an anchor an offset counts by position, as anywhere else.
  const skip = given === undefined ? Math.max(0, offset - pins.length) : 0;
  const [after, afterId] = anchor.after ?? [null, null];
  const below = await readPosts(
    access,
    `and p.state = 'Published' and p.id <> all($3) and ($4::timestamptz is null or (p.published_at, p.id) < ($4, $5)) order by p.published_at desc, p.id desc limit ${room + 1} offset $6`,
    [pins, after, afterId, skip],
  );
  const shown = below.slice(0, room);
  const last = shown.at(-1);
  const next: Anchor = { pins, after: last?.published_at ? [last.published_at, last.id] : anchor.after };
  return {
    rows: [...pinned, ...shown],
    anchor: below.length > room || offset + limit < pins.length ? encode(next) : null,
  };
}

async function pinnedNow(access: Access): Promise<number[]> {
  const rows = await access.tenant.query<{ id: number }>(
    `select id from post where organization_id = $1 and pinned_at is not null and state = 'Published' order by pinned_at desc, id desc limit 100`,
    [access.tenant.organizationId],
  );
  return rows.map((row) => row.id);
}
