/** Writing on the noticeboard: posts, their approval, and their publishing at the hour they were scheduled for. */
import { linkTo } from '@karmik/model/kit/links';
import { labels } from '@karmik/model/kit/labels';
import { isFuture } from '@karmik/model/kit/rules';
import type { Message } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { audienceFields, audienceLists, type AudienceList } from '@karmik/model/noticeboard/audience';
import { postPaths } from '@karmik/model/noticeboard/paths';
import { firstLink } from '@karmik/model/noticeboard/split-links';
import type { PollBody } from '@karmik/model/noticeboard/poll';
import { postLimits, type PostState } from '@karmik/model/noticeboard/vocabulary';
import { bilingual } from '@karmik/model/kit/text';
import type { Access } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Everywhere, Tenant } from '../../db/database.ts';
import { Conditions } from '../../entity/query.ts';
import { conflict, forbidden, invalid, invalidField, notFound } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { notify, notifyOrganization } from '../notification/notify.ts';
import { accessMessages } from '../../messages.ts';
import { tellThanked, writeThanks } from './kudos.ts';
import { noticeboardMessages } from './messages.ts';
import { writePoll } from './polls.ts';
import { narrowToReadable } from './reading.ts';

interface Draft {
  readonly text: string;
  readonly attachment_ids: readonly number[];
  readonly scheduled_at: string | null;
  readonly divisions?: readonly number[];
  readonly branches?: readonly number[];
  readonly poll?: PollBody | null;
  readonly thanks?: readonly number[];
}

interface Trace {
  readonly id: string;
  readonly ip: string;
}

function scheduleOf(value: string | null | undefined, now: Date): Date | null {
  if (!value) return null;
  if (Number.isNaN(Date.parse(value))) throw invalidField('scheduled_at', messages.invalidDate);
  const past = isFuture(value, bilingual('Scheduled at', 'प्रकाशन समय'), now);
  if (past) throw invalidField('scheduled_at', past);
  return new Date(value);
}

/** What becomes of a post that its author lets go: it waits for approval, for its hour, or is read at once. */
const stateOf = (needsApproval: boolean, scheduled: Date | null, now: Date): PostState =>
  needsApproval ? 'Pending' : scheduled && scheduled > now ? 'Scheduled' : 'Published';

/** Says that posts have changed; those who approve are told of one that waits for them. */
async function announcePost(queries: Tenant, access: Access, id: number, state: PostState, now: Date): Promise<void> {
  const { organizationId } = queries;
  await announce(queries, { organizationId, topic: 'post', objectId: id });
  if (state !== 'Pending') return;
  const author = await queries.one<{ full_name: string }>(
    'select full_name from person where organization_id = $1 and id = $2',
    [organizationId, access.userId],
  );
  const name = author?.full_name ?? '';
  await notifyOrganization(queries, {
    organizationId,
    actorId: access.userId,
    text: {
      en: `${name}'s post is pending approval.`,
      ne: `${name}को पोस्ट स्वीकृतिका लागि विचाराधीन छ।`,
    },
    url: linkTo(postPaths.approval, access.organization),
    category: 'noticeboard',
    code: '7.00',
    at: now,
  });
}

/**
 * Writes a post.
 * @param eventId the event to whose guests it belongs: it needs no approval, since it reaches no one else
 */
export async function createPost(
  context: Context,
  access: Access,
  draft: Draft,
  trace: Trace,
  eventId?: number,
): Promise<number> {
  if (!access.allowToPost) throw forbidden(accessMessages.mayNotPost);
  const now = context.clock();
  const scheduled = scheduleOf(draft.scheduled_at, now);
  const needsApproval = eventId === undefined && access.needApproval && !access.can('7.00', 'write');
  const state = stateOf(needsApproval, scheduled, now);
  return access.tenant.transaction(async (queries) => {
    const { divisions = [], branches = [] } = draft;
    await requireAudience(queries, { divisions, branches });
    const row = await queries.one<{ id: number }>(
      `insert into post (organization_id, author_id, text, state, scheduled_at, published_at, created_at, divisions, branches, link_url, event_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
      [
        queries.organizationId,
        access.userId,
        draft.text,
        state,
        scheduled,
        state === 'Published' ? now : null,
        now,
        distinct(divisions),
        distinct(branches),
        firstLink(draft.text),
        eventId ?? null,
      ],
    );
    if (!row) throw new Error('a post was not written');
    await attach(queries, row.id, access.userId, draft.attachment_ids);
    if (draft.poll) await writePoll(queries, row.id, draft.poll, now);
    if (draft.thanks?.length) await writeThanks(queries, row.id, access.userId, draft.thanks);
    if (state === 'Published') await tellThanked(queries, queries.organizationId, row.id, now);
    await announcePost(queries, access, row.id, state, now);
    await writeAudit(queries, {
      organizationId: queries.organizationId,
      actorId: access.userId,
      action: 'created',
      objectType: 'post',
      objectId: row.id,
      after: { ...draft, state },
      at: now,
      requestId: trace.id,
      ip: trace.ip,
    });
    return row.id;
  });
}

type Audience = { readonly [list in AudienceList]?: readonly number[] | undefined };

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)];

/** @throws 400 where a list names what the organisation does not have */
async function requireAudience(queries: Tenant, audience: Audience): Promise<void> {
  const errors: Record<string, Message[]> = {};
  for (const list of audienceLists) {
    const { to, label } = audienceFields[list];
    const wanted = distinct(audience[list] ?? []);
    if (wanted.length === 0) continue;
    const found = await queries.one<{ n: number }>(
      `select count(*)::int as n from ${to} where organization_id = $1 and id = any($2)`,
      [queries.organizationId, wanted],
    );
    if (found?.n !== wanted.length) errors[list] = [messages.reference({ field: label })];
  }
  if (Object.keys(errors).length) throw invalid(errors);
}

/** Makes exactly these files the post's; each must be the person's own and not part of another post. */
async function attach(queries: Tenant, postId: number, userId: number, ids: readonly number[]): Promise<void> {
  const unique = [...new Set(ids)];
  const free = await queries.query<{ id: number }>(
    `select f.id from file f left join post_attachment a on a.organization_id = f.organization_id and a.file_id = f.id
      where f.organization_id = $1 and f.id = any($2) and f.purpose = 'post' and (a.post_id = $3 or (a.post_id is null and f.owner_id = $4))`,
    [queries.organizationId, unique, postId, userId],
  );
  if (free.length !== unique.length) throw invalidField('attachment_ids', noticeboardMessages.otherFile);
  await queries.query('delete from post_attachment where organization_id = $1 and post_id = $2', [
    queries.organizationId,
    postId,
  ]);
  await queries.query(
    'insert into post_attachment (organization_id, post_id, file_id, position) select $1, $2, id, position from unnest($3::bigint[]) with ordinality as t (id, position)',
    [queries.organizationId, postId, unique],
  );
}

interface Held {
  author_id: number;
  text: string;
  state: PostState;
  pinned_at: string | null;
  scheduled_at: string | null;
  divisions: number[];
  branches: number[];
  event_id: number | null;
}

/** The post for a change, locked; only its author and moderators get it. */
async function take(queries: Tenant, access: Access, id: number, now: Date): Promise<Held> {
  const where = new Conditions(queries.organizationId);
  where.add(`r.id = ${where.value(id)}`);
  narrowToReadable(access, where, now);
  const post = await queries.one<Held>(
    `select author_id, text, state, pinned_at, scheduled_at, divisions, branches, event_id from post r where ${where.where} for update`,
    where.values,
  );
  if (!post) throw notFound();
  const own = post.author_id === access.userId;
  if (!own && !access.can('7.00', 'write')) throw forbidden(noticeboardMessages.othersPost);
  return post;
}

interface Change {
  readonly text?: string | undefined;
  readonly attachment_ids?: readonly number[] | undefined;
  readonly scheduled_at?: string | null | undefined;
  readonly is_pinned?: boolean | undefined;
  readonly divisions?: readonly number[] | undefined;
  readonly branches?: readonly number[] | undefined;
  readonly poll?: PollBody | null | undefined;
  readonly thanks?: readonly number[] | undefined;
}

export async function changePost(
  context: Context,
  access: Access,
  id: number,
  change: Change,
  trace: Trace,
): Promise<void> {
  const now = context.clock();
  await access.tenant.transaction(async (queries) => {
    const post = await take(queries, access, id, now);
    const edits =
      change.text !== undefined ||
      change.attachment_ids !== undefined ||
      change.poll !== undefined ||
      change.thanks !== undefined ||
      audienceLists.some((list) => change[list] !== undefined);
    if (change.poll !== undefined) {
      if (post.state === 'Published') throw invalidField('poll', noticeboardMessages.pollPublished);
      await writePoll(queries, id, change.poll, now);
    }
    if (change.thanks) await writeThanks(queries, id, post.author_id, change.thanks);
    await requireAudience(queries, change);
    if (change.is_pinned !== undefined) await pin(queries, access, id, post, change.is_pinned, now);
    if (change.attachment_ids) await attach(queries, id, post.author_id, change.attachment_ids);
    if (edits || change.scheduled_at !== undefined) {
      if (change.scheduled_at !== undefined && post.state === 'Published')
        throw invalidField('scheduled_at', noticeboardMessages.published);
      const text = change.text ?? post.text;
      const held = await queries.one<{ other: boolean; thanks: boolean }>(
        `select exists (select from post_attachment where organization_id = $1 and post_id = $2)
             or exists (select from post_poll where organization_id = $1 and post_id = $2) as other,
                exists (select from post_thanks where organization_id = $1 and parent_id = $2) as thanks`,
        [queries.organizationId, id],
      );
      if (!text && (held?.thanks || !held?.other))
        throw invalidField('text', messages.required({ field: labels.text }));
      const scheduled =
        change.scheduled_at === undefined
          ? post.scheduled_at
            ? new Date(post.scheduled_at)
            : null
          : scheduleOf(change.scheduled_at, now);
      // Who posts with approval changes with approval: otherwise anything could be put in after it was given.
      const approvalAgain = post.event_id === null && access.needApproval && !access.can('7.00', 'write');
      const state = post.state === 'Published' && !approvalAgain ? 'Published' : stateOf(approvalAgain, scheduled, now);
      await queries.query(
        `update post set text = $3, scheduled_at = $4, state = $5, published_at = case when $5 = 'Published' then coalesce(published_at, $6) end,
                pinned_at = case when $5 = 'Published' then pinned_at end, edited_at = case when $7 then $6 else edited_at end,
                divisions = coalesce($8, divisions), branches = coalesce($9, branches), link_url = $10
          where organization_id = $1 and id = $2`,
        [
          queries.organizationId,
          id,
          text,
          scheduled,
          state,
          now,
          edits,
          ...[change.divisions, change.branches].map((ids) => (ids ? distinct(ids) : null)),
          firstLink(text),
        ],
      );
      await announcePost(queries, access, id, post.state === 'Pending' ? 'Scheduled' : state, now);
    }
    await writeAudit(queries, {
      organizationId: queries.organizationId,
      actorId: access.userId,
      action: 'changed',
      objectType: 'post',
      objectId: id,
      before: { text: post.text, pinned: post.pinned_at !== null, divisions: post.divisions, branches: post.branches },
      after: change,
      at: now,
      requestId: trace.id,
      ip: trace.ip,
    });
  });
}

async function pin(queries: Tenant, access: Access, id: number, post: Held, pinned: boolean, now: Date): Promise<void> {
  if (!access.can('7.00', 'write')) throw forbidden(noticeboardMessages.mayNotPin);
  if (post.state !== 'Published' || post.event_id !== null)
    throw invalidField('is_pinned', noticeboardMessages.pinUnpublished);
  if (pinned && !post.pinned_at) {
    const count = await queries.one<{ n: number }>(
      'select count(*) as n from post where organization_id = $1 and pinned_at is not null',
      [queries.organizationId],
    );
    if ((count?.n ?? 0) >= postLimits.pinned)
      throw invalidField('is_pinned', noticeboardMessages.pinsLimit({ most: postLimits.pinned }));
  }
  await queries.query('update post set pinned_at = $3 where organization_id = $1 and id = $2', [
    queries.organizationId,
    id,
    pinned ? (post.pinned_at ?? now) : null,
  ]);
}

export async function deletePost(context: Context, access: Access, id: number, trace: Trace): Promise<void> {
  const now = context.clock();
  const keys = await access.tenant.transaction(async (queries) => {
    const post = await take(queries, access, id, now);
    const files = await queries.query<{ id: number; storage_key: string }>(
      'select f.id, f.storage_key from post_attachment a join file f on f.organization_id = a.organization_id and f.id = a.file_id where a.organization_id = $1 and a.post_id = $2',
      [queries.organizationId, id],
    );
    await queries.query('delete from post where organization_id = $1 and id = $2', [queries.organizationId, id]);
    await queries.query('delete from file where organization_id = $1 and id = any($2)', [
      queries.organizationId,
      files.map((file) => file.id),
    ]);
    await announce(queries, { organizationId: queries.organizationId, topic: 'post', objectId: id });
    await writeAudit(queries, {
      organizationId: queries.organizationId,
      actorId: access.userId,
      action: 'deleted',
      objectType: 'post',
      objectId: id,
      before: { text: post.text, state: post.state },
      at: now,
      requestId: trace.id,
      ip: trace.ip,
    });
    return files.map((file) => file.storage_key);
  });
  for (const key of keys) await context.files.remove(key);
}

/** Approves or denies a post that waits. No one decides on their own; of two who decide at once, one does. */
export async function decidePost(
  context: Context,
  access: Access,
  id: number,
  decision: 'approve' | 'deny',
  remark: string,
  trace: Trace,
): Promise<void> {
  if (decision === 'deny' && !remark) throw invalidField('remark', messages.required({ field: labels.remarks }));
  const now = context.clock();
  await access.tenant.transaction(async (queries) => {
    const post = await queries.one<Held>(
      'select author_id, text, state, pinned_at, scheduled_at, divisions, branches, event_id from post where organization_id = $1 and id = $2 for update',
      [queries.organizationId, id],
    );
    if (!post) throw notFound();
    if (post.author_id === access.userId) throw forbidden(noticeboardMessages.ownPost);
    if (post.state !== 'Pending') throw conflict(noticeboardMessages.decided, 'already_decided');
    // Who lost the right since does not publish by an approval (WC-40).
    const author = await queries.one<{ full_name: string; allow_to_post: boolean }>(
      `select p.full_name, m.allow_to_post from membership m join person p on p.organization_id = m.organization_id and p.id = m.user_id
        where m.organization_id = $1 and m.user_id = $2`,
      [queries.organizationId, post.author_id],
    );
    if (decision === 'approve' && author?.allow_to_post === false)
      throw conflict(noticeboardMessages.authorMayNotPost({ name: author.full_name }), 'author_may_not_post');
    const state =
      decision === 'deny' ? 'Denied' : stateOf(false, post.scheduled_at ? new Date(post.scheduled_at) : null, now);
    await queries.query(
      'update post set state = $3, remark = $4, decided_by = $5, decided_at = $6, published_at = $7 where organization_id = $1 and id = $2',
      [queries.organizationId, id, state, remark, access.userId, now, state === 'Published' ? now : null],
    );
    await announce(queries, { organizationId: queries.organizationId, topic: 'post', objectId: id });
    if (state === 'Published') await tellThanked(queries, queries.organizationId, id, now);
    await notify(queries, {
      organizationId: queries.organizationId,
      recipientIds: [post.author_id],
      actorId: access.userId,
      text:
        decision === 'approve'
          ? { en: 'Your post was approved.', ne: 'तपाईंको पोस्ट स्वीकृत भयो।' }
          : { en: `Your post was denied: ${remark}`, ne: `तपाईंको पोस्ट अस्वीकृत भयो: ${remark}` },
      url:
        decision === 'deny'
          ? linkTo(postPaths.own, {}, { state: 'Denied' })
          : state === 'Published'
            ? linkTo(postPaths.own, { id })
            : postPaths.scheduled,
      category: 'noticeboard',
      at: now,
    });
    await writeAudit(queries, {
      organizationId: queries.organizationId,
      actorId: access.userId,
      action: decision === 'approve' ? 'approved' : 'denied',
      objectType: 'post',
      objectId: id,
      after: { state, remark },
      at: now,
      requestId: trace.id,
      ip: trace.ip,
    });
  });
}

/** How many posts wait for the person who approves them (7.00). */
export async function countPostsToApprove(access: Access): Promise<number> {
  if (!access.can('7.00', 'write')) return 0;
  const row = await access.tenant.one<{ n: number }>(
    `select count(*)::int as n from post where organization_id = $1 and state = 'Pending'`,
    [access.tenant.organizationId],
  );
  return row?.n ?? 0;
}

/** Publishes what is due. Run often, by any server, as often as one likes. */
export async function publishDue(everywhere: Everywhere, now: Date): Promise<void> {
  await everywhere.transaction(async (queries) => {
    const due = await queries.query<{ organization_id: number; id: number }>(
      `update post set state = 'Published', published_at = $1 where state = 'Scheduled' and scheduled_at <= $1 returning organization_id, id`,
      [now],
    );
    for (const { organization_id: organizationId, id } of due) await tellThanked(queries, organizationId, id, now);
  });
}
