/** Polls of posts. A vote of an anonymous poll bears a keyed hash in the place of its voter: it is one's own, and no one's name. */
import { isFuture, isTypedDate, typedDateProblem } from '@karmik/model/kit/rules';
import { messages } from '@karmik/model/kit/messages';
import type { Poll, PollBody } from '@karmik/model/noticeboard/poll';
import { pollLabels } from '@karmik/model/noticeboard/poll-words';
import type { UserRef } from '@karmik/model/kit/fields';
import type { Access } from '../../access/access.ts';
import type { Secrets } from '../../access/secrets.ts';
import type { Tenant } from '../../db/database.ts';
import { personJson } from '../../entity/person.ts';
import { conflict, invalidField, notFound } from '../../http/errors.ts';
import { pageClause } from '../../http/paging.ts';
import { noticeboardMessages } from './messages.ts';
import { requirePublished } from './reading.ts';

/** What stands for a person among anonymous voters, under each key of the installation, newest first. */
export const voterSecrets = (secrets: Secrets, { tenant, userId }: Access): readonly string[] =>
  secrets.signatures(`poll ${tenant.organizationId} ${userId}`);

/** The names under which a person votes in the poll `q`. @param me and @param own are places of their id and their secrets */
const votersIn = (me: string, own: string): string =>
  `case when q.is_anonymous then array(select encode(sha256(convert_to(q.post_id || ':' || s, 'UTF8')), 'hex') from unnest(${own}::text[]) s) else array[${me}::bigint::text] end`;

/** The poll of a post `r` as JSON, each choice with its votes. */
export const pollJson = (me: string, own: string): string => `
  (select json_build_object('question', q.question, 'closes_at', q.closes_at, 'is_anonymous', q.is_anonymous,
      'total', (select count(*) from post_poll_vote v where v.organization_id = q.organization_id and v.post_id = q.post_id),
      'my_choice', (select v.choice_id from post_poll_vote v where v.organization_id = q.organization_id and v.post_id = q.post_id and v.voter = any(${votersIn(me, own)})),
      'choices', (select json_agg(json_build_object('id', c.id, 'text', c.text,
           'votes', (select count(*) from post_poll_vote v where v.organization_id = c.organization_id and v.post_id = c.post_id and v.choice_id = c.id)) order by c.position)
         from post_poll_choice c where c.organization_id = q.organization_id and c.post_id = q.post_id))
     from post_poll q where q.organization_id = r.organization_id and q.post_id = r.id)`;

/** A poll as its reader sees it: without results before they have voted, while it is open. */
export function toPoll(stored: Omit<Poll, 'is_closed'> | null, now: Date): Poll | null {
  if (!stored) return null;
  const isClosed = stored.closes_at !== null && Date.parse(stored.closes_at) <= now.getTime();
  const isTold = isClosed || stored.my_choice !== null;
  return {
    ...stored,
    is_closed: isClosed,
    choices: stored.choices.map((choice) => (isTold ? choice : { ...choice, votes: null })),
  };
}

/** Makes this the poll of a post, in the place of an earlier one with its votes. */
export async function writePoll(queries: Tenant, postId: number, poll: PollBody | null, now: Date): Promise<void> {
  await queries.query('delete from post_poll where organization_id = $1 and post_id = $2', [
    queries.organizationId,
    postId,
  ]);
  if (!poll) return;
  const { closes_at: closesAt } = poll;
  if (closesAt !== null) {
    if (Number.isNaN(Date.parse(closesAt)) || isTypedDate(closesAt))
      throw invalidField('poll.closes_at', typedDateProblem(closesAt) ?? messages.invalidDate);
    const past = isFuture(closesAt, pollLabels.closesAt, now);
    if (past) throw invalidField('poll.closes_at', past);
  }
  await queries.query(
    'insert into post_poll (organization_id, post_id, question, closes_at, is_anonymous) values ($1, $2, $3, $4, $5)',
    [queries.organizationId, postId, poll.question, closesAt && new Date(closesAt), poll.is_anonymous],
  );
  await queries.query(
    `insert into post_poll_choice (organization_id, post_id, position, text)
     select $1, $2, position, text from unnest($3::text[]) with ordinality as t (text, position)`,
    [queries.organizationId, postId, poll.choices],
  );
}

interface Ballot {
  closes_at: string | null;
  is_anonymous: boolean;
  voters: string[];
  my_choice: number | null;
}

async function ballotOf(queries: Tenant, secrets: Secrets, access: Access, postId: number): Promise<Ballot> {
  const ballot = await queries.one<Ballot>(
    `select q.closes_at, q.is_anonymous, ${votersIn('$3', '$4')} as voters,
            (select v.choice_id from post_poll_vote v where v.organization_id = $1 and v.post_id = $2 and v.voter = any(${votersIn('$3', '$4')})) as my_choice
       from post_poll q where q.organization_id = $1 and q.post_id = $2 for share`,
    [queries.organizationId, postId, access.userId, voterSecrets(secrets, access)],
  );
  if (!ballot) throw notFound();
  return ballot;
}

/**
 * Takes a choice, in the place of an earlier one; null takes the vote back.
 * @throws 404 where there is no poll for this person, 409 once it is closed, 400 for a choice of another poll
 */
export async function vote(
  secrets: Secrets,
  access: Access,
  postId: number,
  choice: number | null,
  now: Date,
): Promise<void> {
  await requirePublished(access, postId, now);
  await access.tenant.transaction(async (queries) => {
    const { closes_at: closesAt, is_anonymous: isAnonymous, voters } = await ballotOf(queries, secrets, access, postId);
    if (closesAt !== null && Date.parse(closesAt) <= now.getTime())
      throw conflict(noticeboardMessages.pollClosed, 'poll_closed');
    const [voter = ''] = voters;
    await queries.query(
      'delete from post_poll_vote where organization_id = $1 and post_id = $2 and voter = any($3) and (voter <> $4 or $5::bigint is null)',
      [queries.organizationId, postId, voters, voter, choice],
    );
    if (choice === null) return;
    const written = await queries.one(
      `insert into post_poll_vote (organization_id, post_id, voter, user_id, choice_id)
       select $1, $2, $3, $4, c.id from post_poll_choice c where c.organization_id = $1 and c.post_id = $2 and c.id = $5
       on conflict (organization_id, post_id, voter) do update set choice_id = excluded.choice_id returning 1`,
      [queries.organizationId, postId, voter, isAnonymous ? null : access.userId, choice],
    );
    if (!written) throw invalidField('choice', messages.reference({ field: pollLabels.choice }));
  });
}

/** Who took a choice of a poll that is not anonymous, for who may see its result. @throws 404 for everyone else */
export async function votersOf(
  secrets: Secrets,
  access: Access,
  postId: number,
  choice: number,
  now: Date,
  page: { readonly limit: number; readonly offset: number },
): Promise<UserRef[]> {
  await requirePublished(access, postId, now);
  const ballot = await ballotOf(access.tenant, secrets, access, postId);
  const isClosed = ballot.closes_at !== null && Date.parse(ballot.closes_at) <= now.getTime();
  if (ballot.is_anonymous || (ballot.my_choice === null && !isClosed)) throw notFound();
  const rows = await access.tenant.query<{ person: UserRef }>(
    `select ${personJson('a')} as person from post_poll_vote v join person a on a.organization_id = v.organization_id and a.id = v.user_id
      where v.organization_id = $1 and v.post_id = $2 and v.choice_id = $3 order by lower(a.full_name), a.id ${pageClause(page.limit, '$4')}`,
    [access.tenant.organizationId, postId, choice, page.offset],
  );
  return rows.map(({ person }) => person);
}
