/**
 * Reading the noticeboard. The feed is what was pinned when it was opened, then everything else by the time of publishing. Its
 * `next` address carries limit, offset and an anchor: the pins of that moment and the last post that was read. However much others
 * post, pin or delete meanwhile, a post that was there is met once, and none is met twice.
 */
import { audienceFields, audienceLists } from '@karmik/model/noticeboard/audience';
import type { Poll } from '@karmik/model/noticeboard/poll';
import type { Post } from '@karmik/model/noticeboard/post';
import type { Access } from '../../access/access.ts';
import type { Secrets } from '../../access/secrets.ts';
import { readColumn } from '../../entity/columns.ts';
import { personJson } from '../../entity/person.ts';
import { Conditions } from '../../entity/query.ts';
import { fileUrl } from '../../files/links.ts';
import { invalidField } from '../../http/errors.ts';
import { pageClause } from '../../http/paging.ts';
import { isThanked, thanksJson } from './kudos.ts';
import { previewJson } from './link-previews.ts';
import { noticeboardMessages } from './messages.ts';
import { pollJson, toPoll, voterSecrets } from './polls.ts';
import { narrowToReadable, postTable } from './reading.ts';

export interface PostRow extends Omit<Post, 'attachments' | 'permissions' | 'poll'> {
  author_id: number;
  is_of_event: boolean;
  poll: Omit<Poll, 'is_closed'> | null;
  attachments: { id: number; name: string; size: number; mime: string; width: number | null; height: number | null }[];
}

const audience = audienceLists.map((list) => readColumn(postTable, list, audienceFields[list]).select);

/** One statement for a page of posts with their authors, files, reactions and counts. @param me and @param own the places of the reader and their secrets as a voter */
const selectPosts = (me: string, own: string): string => `
  select r.id, r.author_id, r.event_id is not null as is_of_event,
         ${personJson('a')} as author, ${audience.join(', ')},
         ${pollJson(me, own)} as poll, ${thanksJson} as thanks, ${previewJson} as link,
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
    poll: toPoll(row.poll, now),
    permissions: { edit: may, delete: may, pin: moderates && row.state === 'Published' && !row.is_of_event },
  };
}

/** Who reads, and when. */
export interface Reading {
  readonly access: Access;
  readonly secrets: Secrets;
  readonly now: Date;
}

/** Posts that this person reads. @param narrow adds conditions on `r`, and answers what comes after them */
function readPosts({ access, secrets, now }: Reading, narrow: (where: Conditions) => string): Promise<PostRow[]> {
  const where = new Conditions(access.tenant.organizationId);
  const me = where.value(access.userId);
  const own = where.value(voterSecrets(secrets, access));
  narrowToReadable(access, where, now);
  const rest = narrow(where);
  return access.tenant.query<PostRow>(`${selectPosts(me, own)} where ${where.where} ${rest}`, where.values);
}

/** A post that this person may see: published for them, their own, or waiting for someone who approves. */
export async function readPost(reading: Reading, id: number): Promise<PostRow | undefined> {
  const [row] = await readPosts(reading, (where) => {
    where.add(`r.id = ${where.value(id)}`);
    return '';
  });
  return row;
}

/** Posts in one state that are not in the feed: one's own, or everyone's for those who approve. */
export const readWaiting = (
  reading: Reading,
  states: readonly string[],
  whose: 'own' | 'all',
  { limit, offset, ofEvent }: { readonly limit: number; readonly offset: number; readonly ofEvent?: number },
): Promise<PostRow[]> =>
  readPosts(reading, (where) => {
    where.add(`r.state = any(${where.value(states)})`);
    if (ofEvent !== undefined) where.add(`r.event_id = ${where.value(ofEvent)}`);
    if (whose === 'own') where.add(`r.author_id = ${where.value(reading.access.userId)}`);
    return `order by coalesce(r.scheduled_at, r.created_at), r.id ${pageClause(limit, where.value(offset))}`;
  });

/** The published posts of an event, the newest first. */
export const readOfEvent = (
  reading: Reading,
  event: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<PostRow[]> =>
  readPosts(reading, (where) => {
    where.add(`r.state = 'Published' and r.event_id = ${where.value(event)}`);
    return `order by r.published_at desc, r.id desc ${pageClause(limit, where.value(offset))}`;
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

/** @param thanks whose kudos alone are wanted; pins then keep their place in time */
export async function readFeed(
  reading: Reading,
  limit: number,
  offset: number,
  given: string | undefined,
  thanks?: number,
): Promise<FeedPage> {
  const first = async (): Promise<Anchor> => ({
    pins: thanks === undefined ? await pinnedNow(reading.access, reading.now) : [],
    after: null,
  });
  const anchor = given === undefined ? await first() : decode(given);
  const { pins } = anchor;
  const pinIds = pins.slice(offset, offset + limit);
  const pinned = pinIds.length
    ? await readPosts(reading, (where) => {
        where.add(`r.state = 'Published' and r.id = any(${where.value(pinIds)})`);
        return '';
      })
    : [];
  pinned.sort((a, b) => pinIds.indexOf(a.id) - pinIds.indexOf(b.id));
  const room = limit - pinIds.length;
  // Without an anchor an offset counts by position, as anywhere else.
  const skip = given === undefined ? Math.max(0, offset - pins.length) : 0;
  const below = await readPosts(reading, (where) => {
    if (thanks !== undefined) where.add(isThanked(where.value(thanks)));
    where.add(`r.state = 'Published' and r.event_id is null and r.id <> all(${where.value(pins)})`);
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
  where.add(`r.pinned_at is not null and r.state = 'Published' and r.event_id is null`);
  narrowToReadable(access, where, now);
  const rows = await access.tenant.query<{ id: number }>(
    `select r.id from post r where ${where.where} order by r.pinned_at desc, r.id desc limit 100`,
    where.values,
  );
  return rows.map((row) => row.id);
}
