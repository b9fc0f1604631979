/** Grievances themselves: storing one, what handlers and authors read of it, and what is noted in its history. */
import {
  isEnd,
  reopenUntil,
  type AuthorAction,
  type GrievanceAnswer,
  type GrievanceBody,
  type GrievanceCategory,
  type GrievanceEvent,
  type GrievanceEventKind,
  type GrievanceRow,
  type GrievanceShare,
  type GrievanceStatus,
  type OwnGrievance,
} from '@karmik/model/grievance/case';
import { grievanceMessages } from '@karmik/model/grievance/messages';
import { grievancePaths } from '@karmik/model/grievance/paths';
import type { GrievancePriority } from '@karmik/model/grievance/setting';
import { linkTo } from '@karmik/model/kit/links';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { nextNumberOf } from '../../access/nameless-attachments.ts';
import { numberOfDay } from '../../access/nameless-numbers.ts';
import type { Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Queries, Tenant } from '../../db/database.ts';
import { containing } from '../../http/paging.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { invalidField, notFound } from '../../http/errors.ts';
import { todayIn } from '../../time.ts';
import { notify } from '../notification/notify.ts';
import { caseMessages } from './messages.ts';
import { candidatesOf, mayHandle, recipientsOf, type Mode } from './readers.ts';
import { calendarOf, minutesFor, settingOf } from './settings.ts';
import { authorInstant, keepDeadlines } from './timing.ts';

export interface StoredCase {
  readonly id: number;
  readonly category: GrievanceCategory;
  readonly title: string;
  readonly body: string;
  readonly is_anonymous: boolean;
  readonly author_id: number | null;
  readonly about: string | null;
  readonly about_person_id: number | null;
  readonly about_name: string | null;
  readonly priority: GrievancePriority;
  readonly status: GrievanceStatus;
  readonly handler_id: number | null;
  readonly resolution: string | null;
  readonly opened_on: string;
  readonly starts_at: string;
  readonly allowed_minutes: number;
  readonly extra_minutes: number;
  readonly changed_at: string | null;
  readonly due_at: string | null;
  readonly ended_at: string | null;
  readonly ended_on: string | null;
  readonly is_withdrawn: boolean;
  readonly reopened_count: number;
  readonly satisfactions: number[];
  readonly is_rated: boolean;
  readonly follows_id: number | null;
  readonly version: number;
}

/** Where and when something happens to a grievance. */
export interface Moment {
  readonly now: Date;
  readonly today: string;
  readonly timeZone: string;
}
export const momentOf = (context: Context, timeZone: string): Moment => {
  const now = context.clock();
  return { now, today: todayIn(timeZone, now), timeZone };
};

interface NewEvent {
  readonly kind: GrievanceEventKind;
  /** Absent: the author, or the clock. */
  readonly by?: number;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly due?: { readonly before: number | null; readonly after: number | null };
  readonly awaitsNotice?: true;
}

const eventTable = { record: 'grievance', by: 'grievance_id', part: 'grievance_event' } as const;

export async function note(
  tenant: Tenant,
  id: number,
  today: string,
  { kind, by, from = null, to = null, due, awaitsNotice }: NewEvent,
): Promise<void> {
  const isMoved = due && due.before !== due.after;
  const at = (value: number | null | undefined) => (isMoved && value != null ? new Date(value) : null);
  await tenant.query(
    `insert into grievance_event (organization_id, grievance_id, kind, person_id, happened_on, from_text, to_text, due_from, due_to, awaits_notice, id)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      tenant.organizationId,
      id,
      kind,
      by ?? null,
      today,
      from,
      to,
      at(due?.before),
      at(due?.after),
      awaitsNotice === true,
      await nextNumberOf(tenant, eventTable, id, today),
    ],
  );
}

/** What happened, for those who are told of it. */
export interface Told {
  readonly text: Text;
  /** Who did it; null for an author without a name, and for the clock. */
  readonly actorId: number | null;
  /** An anonymous author did it: the hour is not told. */
  readonly isHidden?: boolean;
}

const category = 'grievance';

/** Notifies those who handle a grievance, or whom it goes to where no one does. @returns whether there is anyone */
export async function notifyHandlers(tenant: Tenant, id: number, moment: Moment, told: Told): Promise<boolean> {
  const { organizationId } = tenant;
  const row = await tenant.one<{ handler_id: number | null }>(
    'select handler_id from grievance where organization_id = $1 and id = $2',
    [organizationId, id],
  );
  const { people, wasSkipped, isPassedOn } = await recipientsOf(tenant, id, row?.handler_id ?? null);
  if (wasSkipped && !(await hasEvent(tenant, id, 'skipped'))) await note(tenant, id, moment.today, { kind: 'skipped' });
  if (isPassedOn) await passOn(tenant, id, people);
  await tell(tenant, { id, people, as: 'handler' }, moment, told);
  return people.length > 0;
}

const hasEvent = async (tenant: Tenant, id: number, kind: GrievanceEventKind): Promise<boolean> =>
  (await tenant.one('select 1 from grievance_event where organization_id = $1 and grievance_id = $2 and kind = $3', [
    tenant.organizationId,
    id,
    kind,
  ])) !== undefined;

/** Lets people read and handle a grievance from now on, unless they are kept from it. */
export const passOn = (tenant: Tenant, id: number, people: readonly number[]): Promise<object[]> =>
  tenant.query(
    `insert into grievance_escalation (organization_id, grievance_id, person_id) select $1, $2, unnest($3::bigint[]) on conflict do nothing`,
    [tenant.organizationId, id, [...people]],
  );

interface Recipients {
  readonly id: number;
  readonly people: readonly number[];
  /** Absent: they are its author. */
  readonly as?: 'handler';
}

export const tell = (
  tenant: Tenant,
  { id, people, as }: Recipients,
  { now, today }: Moment,
  { text, actorId, isHidden = false }: Told,
): Promise<void> =>
  notify(tenant, {
    organizationId: tenant.organizationId,
    recipientIds: people.filter((person) => person !== actorId),
    actorId,
    text,
    category,
    url: linkTo(grievancePaths.one, { id }, as ? { as } : {}),
    at: isHidden ? new Date(`${today}T00:00:00Z`) : now,
  });

/** Notifies the author of a named grievance. The author of an anonymous one is not known and comes back with the receipt. */
export async function notifyAuthor(tenant: Tenant, id: number, moment: Moment, told: Told): Promise<void> {
  const row = await tenant.one<{ author_id: number | null }>(
    'select author_id from grievance where organization_id = $1 and id = $2',
    [tenant.organizationId, id],
  );
  const people = row?.author_id == null ? [] : [row.author_id];
  await tell(tenant, { id, people }, moment, told);
}

/** The name of the unit or policy, as it is now. @throws 400 for a person or unit that is not there */
async function targetOf(tenant: Tenant, body: GrievanceBody): Promise<string | null> {
  const { organizationId } = tenant;
  const { about_person: person, about_branch: branch, about_division: division, about_policy: policy, not_for } = body;
  const people = [...new Set([...not_for, ...(person === null ? [] : [person])])];
  const known = await tenant.query<{ id: number }>(
    'select user_id as id from membership where organization_id = $1 and is_current and user_id = any($2::bigint[])',
    [organizationId, people],
  );
  const isUnknown = (id: number) => !known.some((row) => row.id === id);
  if (person !== null && isUnknown(person)) throw invalidField('about_person', caseMessages.lacksPerson);
  if (not_for.some(isUnknown)) throw invalidField('not_for', caseMessages.lacksPerson);
  for (const [table, id] of [
    ['branch', branch],
    ['division', division],
  ] as const) {
    if (id === null) continue;
    const unit = await tenant.one<{ name: string }>(
      `select name from ${table} where organization_id = $1 and id = $2`,
      [organizationId, id],
    );
    if (!unit) throw invalidField(`about_${table}`, grievanceMessages.listChoice);
    return unit.name;
  }
  return policy === '' ? null : policy;
}

export interface Author {
  /** Null: without a name. */
  readonly authorId: number | null;
  readonly receiptHash: Buffer | null;
  /** An earlier grievance of the same author. */
  readonly followsId: number | null;
  /** The number of the grievance. @default drawn at random, so that it says no more than the day */
  readonly number?: number;
}

const newWords: { readonly [category in GrievanceCategory]: Text } = {
  feedback: bilingual('New feedback', 'नयाँ प्रतिक्रिया आएको छ'),
  suggestion: bilingual('New suggestion', 'नयाँ सुझाव आएको छ'),
  complaint: bilingual('New complaint', 'नयाँ गुनासो आएको छ'),
};

/**
 * Stores a grievance. Of an anonymous one nothing is kept of who sent it.
 * @returns its id and whether anyone may handle it now
 * @throws 400 for what it is about where that is not there
 */
export async function storeCase(
  tenant: Tenant,
  body: GrievanceBody,
  { authorId, receiptHash, followsId, number }: Author,
  moment: Moment,
): Promise<{ id: number; hasHandler: boolean }> {
  const { organizationId } = tenant;
  const { now, today, timeZone } = moment;
  const name = await targetOf(tenant, body);
  const setting = await settingOf(tenant, organizationId);
  const isAnonymous = authorId === null;
  const id = number ?? numberOfDay(today);
  await tenant.query(
    `insert into grievance (organization_id, id, category, title, body, is_anonymous, author_id, about, about_person_id, about_branch_id, about_division_id,
                            about_name, not_for, priority, status, opened_on, starts_at, allowed_minutes, follows_id, receipt_hash)
     overriding system value
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'Normal', 'Open', $14, $15, $16, $17, $18)`,
    [
      organizationId,
      id,
      body.category,
      body.title,
      body.body,
      isAnonymous,
      authorId,
      body.about,
      body.about_person,
      body.about_branch,
      body.about_division,
      name,
      body.not_for,
      today,
      authorInstant(isAnonymous, now, today, timeZone),
      minutesFor(setting, 'Normal'),
      followsId,
      receiptHash,
    ],
  );
  await note(tenant, id, today, { kind: 'opened' });
  await keepDeadlines(tenant, organizationId, await calendarOf(tenant, organizationId, timeZone), id, now);
  const hasHandler = await notifyHandlers(tenant, id, moment, {
    text: newWords[body.category],
    actorId: authorId,
    isHidden: isAnonymous,
  });
  return { id, hasHandler };
}

const personOf = (column: string, alias: string): string =>
  `(select json_build_object('id', ${alias}.id, 'full_name', ${alias}.full_name, 'name_ne', ${alias}.name_ne)
      from person ${alias} where ${alias}.organization_id = c.organization_id and ${alias}.id = ${column})`;

const aboutOf = `case when c.about is null then null else json_build_object('kind', c.about, 'name',
  coalesce(c.about_name, (select p.full_name from person p where p.organization_id = c.organization_id and p.id = c.about_person_id))) end`;

/** The columns of a row; `$now` is a place with the instant that it is. */
const rowColumns = (now: string): string => `c.id, c.category, c.title, c.status, c.priority, c.is_anonymous,
  ${personOf('c.author_id', 'a')} as author, ${aboutOf} as about, ${personOf('c.handler_id', 'h')} as handler, c.opened_on,
  case when c.ended_at is null then c.due_at end as due_at, coalesce(c.ended_at is null and c.due_at <= ${now}, false) as is_overdue, c.reopened_count`;

interface ListQuery {
  readonly limit: number;
  readonly offset: number;
  readonly share?: GrievanceShare | undefined;
  readonly category?: GrievanceCategory | undefined;
  readonly search?: string | undefined;
}

const shares: { readonly [share in GrievanceShare]: string } = {
  running: 'c.ended_at is null',
  mine: 'c.ended_at is null and c.handler_id = $2',
  overdue: 'c.ended_at is null and c.due_at <= $3',
  ended: 'c.ended_at is not null',
  all: 'true',
};

/** Grievances that the reader handles or may read, the most urgent deadline first, those that have ended last. */
export async function listCases(
  context: Context,
  access: Access,
  { limit, offset, share = 'all', category: of, search }: ListQuery,
): Promise<{ rows: GrievanceRow[]; count: number }> {
  const { tenant, userId } = access;
  const where = `c.organization_id = $1 and ${mayHandle(access, '$2')} and (${shares[share]})
    and $3::timestamptz is not null and ($4::text is null or c.category = $4) and ($5::text is null or c.title ilike $5 or c.body ilike $5)`;
  const values = [tenant.organizationId, userId, context.clock(), of ?? null, search ? containing(search) : null];
  const rows = await tenant.query<GrievanceRow>(
    `select ${rowColumns('$3')} from grievance c where ${where}
      order by c.ended_at is not null, case when c.ended_at is null then c.due_at end nulls last, c.opened_on desc, c.id desc limit $6 offset $7`,
    [...values, limit + 1, offset],
  );
  const counted = await tenant.one<{ n: number }>(`select count(*) as n from grievance c where ${where}`, values);
  return { rows, count: counted?.n ?? 0 };
}

/** Grievances that wait for the reader: new ones without a handler, and those of their own that are late. */
export async function countWaiting(access: Access, context: Context): Promise<number> {
  const { tenant, userId } = access;
  const row = await tenant.one<{ n: number }>(
    `select count(*) as n from grievance c where c.organization_id = $1 and ${mayHandle(access, '$2')} and c.ended_at is null
        and (c.handler_id is null or (c.handler_id = $2 and c.due_at <= $3))`,
    [tenant.organizationId, userId, context.clock()],
  );
  return row?.n ?? 0;
}

/** A grievance as a handler may act on it, locked where it is about to be changed. @throws 404 for everyone whom it does not concern */
export async function takeCase(
  access: Access,
  tenant: Tenant,
  id: number,
  { mode = 'read', lock = false }: { readonly mode?: Mode; readonly lock?: boolean } = {},
): Promise<StoredCase> {
  if (lock)
    await tenant.query('select from grievance where organization_id = $1 and id = $2 for update', [
      tenant.organizationId,
      id,
    ]);
  const row = await tenant.one<StoredCase>(
    `select c.* from grievance c where c.organization_id = $1 and c.id = $2 and ${mayHandle(access, '$3', mode)}`,
    [tenant.organizationId, id, access.userId],
  );
  if (!row) throw notFound();
  return row;
}

/** A grievance with all that belongs to it, for those who handle it. */
export async function readCase(context: Context, access: Access, tenant: Tenant, id: number): Promise<GrievanceAnswer> {
  const { now } = ruleClockOf(context, access);
  const key = [tenant.organizationId, id];
  const row = await tenant.one<Omit<GrievanceAnswer, 'messages' | 'attachments' | 'events' | 'candidates'>>(
    `select ${rowColumns('$4')}, c.version, c.body, c.resolution, c.satisfactions, ${mayHandle(access, '$3', 'write')} as may_change,
            (select f.title from grievance f where f.organization_id = c.organization_id and f.id = c.follows_id) as follows
       from grievance c where c.organization_id = $1 and c.id = $2 and ${mayHandle(access, '$3')}`,
    [...key, access.userId, now],
  );
  if (!row) throw notFound();
  const messages = await tenant.query<GrievanceAnswer['messages'][number]>(
    `select c.id, c.text, ${personOf('c.author_id', 'p')} as by, c.author_id is null as by_author, coalesce(c.author_id = $3, false) as is_own,
            c.visibility, c.said_on
       from grievance_message c where c.organization_id = $1 and c.grievance_id = $2 order by c.id`,
    [...key, access.userId],
  );
  const events = await tenant.query<GrievanceEvent>(
    `select c.id, c.kind, c.happened_on as on, ${personOf('c.person_id', 'p')} as by, c.from_text as from, c.to_text as to, c.due_from, c.due_to
       from grievance_event c where c.organization_id = $1 and c.grievance_id = $2 order by c.id desc`,
    key,
  );
  const candidates = row.may_change ? await candidatesOf(tenant, id) : [];
  return {
    ...row,
    messages,
    attachments: await attachmentsOf(tenant, id),
    events,
    candidates: await tenant.query(
      `select id, full_name, name_ne from person where organization_id = $1 and id = any($2::bigint[]) order by full_name, id`,
      [tenant.organizationId, candidates],
    ),
  };
}

const attachmentsOf = (queries: Tenant, id: number): Promise<GrievanceAnswer['attachments']> =>
  queries.query(
    `select id, name, size, author_id is null as by_author from grievance_attachment where organization_id = $1 and grievance_id = $2 order by id`,
    [queries.organizationId, id],
  );

/** What the author may do now. */
function actionsOf({ status, is_rated: isRated, ended_on: endedOn }: StoredCase, today: string): AuthorAction[] {
  if (!isEnd(status)) return ['withdraw'];
  return [
    ...(status === 'Resolved' ? (['close'] as const) : isRated ? [] : (['rate'] as const)),
    ...(endedOn !== null && today <= reopenUntil(endedOn) ? (['reopen'] as const) : []),
  ];
}

export const takeOwn = async (tenant: Queries, organizationId: number, id: number): Promise<StoredCase> => {
  const row = await tenant.one<StoredCase>(
    'select * from grievance where organization_id = $1 and id = $2 for update',
    [organizationId, id],
  );
  if (!row) throw notFound();
  return row;
};

/** A grievance as its author sees it. @throws 404 */
export async function readOwn(tenant: Tenant, id: number, { today, timeZone }: Moment): Promise<OwnGrievance> {
  const { organizationId } = tenant;
  const row = await tenant.one<StoredCase & { about: OwnGrievance['about'] }>(
    `select c.*, ${aboutOf} as about from grievance c where c.organization_id = $1 and c.id = $2`,
    [organizationId, id],
  );
  if (!row) throw notFound();
  const { category: of, title, body, status, is_anonymous, about, opened_on, due_at, resolution, is_withdrawn } = row;
  return {
    id,
    category: of,
    title,
    body,
    status,
    is_anonymous,
    about,
    opened_on,
    due_on: isEnd(status) || due_at === null ? null : todayIn(timeZone, new Date(due_at)),
    resolution: isEnd(status) ? resolution : null,
    is_withdrawn,
    reopen_until: row.ended_on === null ? null : reopenUntil(row.ended_on),
    actions: actionsOf(row, today),
    satisfaction: row.satisfactions.at(-1) ?? null,
    messages: await tenant.query(
      `select id, text, author_id is null as is_own, said_on from grievance_message
        where organization_id = $1 and grievance_id = $2 and visibility = 'author' order by id`,
      [organizationId, id],
    ),
    attachments: await attachmentsOf(tenant, id),
  };
}

export const say = async (
  tenant: Tenant,
  id: number,
  today: string,
  {
    text,
    by,
    visibility,
  }: { readonly text: string; readonly by: number | null; readonly visibility: 'internal' | 'author' },
): Promise<void> => {
  const number = await nextNumberOf(
    tenant,
    { record: 'grievance', by: 'grievance_id', part: 'grievance_message' },
    id,
    today,
  );
  await tenant.query(
    `insert into grievance_message (organization_id, grievance_id, author_id, visibility, text, said_on, id) overriding system value
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tenant.organizationId, id, by, visibility, text, today, number],
  );
};
