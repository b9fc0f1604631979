/** Reports themselves: storing one, who may read which, what is answered to investigators and to the person who reported. */
import { linkTo } from '@karmik/model/kit/links';
import { whistleBlowerPaths } from '@karmik/model/whistle-blower/paths';
import {
  needsConclusion,
  nextStatuses,
  type ReportAnswer,
  type ReportBody,
  type ReportRow,
  type ReportStatus,
  type ReturnedReport,
} from '@karmik/model/whistle-blower/report';
import { bilingual } from '@karmik/model/kit/text';
import { whistleBlowerMessages } from '@karmik/model/whistle-blower/messages';
import { numberOfDay } from '../../access/nameless-numbers.ts';
import type { Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Queries, Tenant } from '../../db/database.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { conflict, forbidden, invalid, invalidField, notFound } from '../../http/errors.ts';
import { notify } from '../notification/notify.ts';
import { nextNumberOf } from '../../access/nameless-attachments.ts';
import { isReader, mayBeHanded, readersOf } from './readers.ts';
import { isCurrent, settingOf, type WhistleSetting } from './settings.ts';
import { noConclusion, noIncidentType, noSuchMove, reportMessages } from './messages.ts';

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Words of a report as names are looked for in them. */
const wordsOf = (...parts: readonly (string | null)[]): string =>
  parts
    .filter((part) => part !== null)
    .join(' ')
    .toLowerCase()
    .replace(/\s+/g, ' ');

const url = (id: number): string => linkTo(whistleBlowerPaths.report, { id });

/** Tells investigators, in the application alone: a mail would be one more place where there is something to find. */
async function notifyReaders(
  tenant: Tenant,
  id: number,
  words: ReturnType<typeof bilingual>,
  today: string,
): Promise<number[]> {
  const recipientIds = await readersOf(tenant, tenant.organizationId, id, today);
  await notify(tenant, {
    organizationId: tenant.organizationId,
    recipientIds,
    actorId: null,
    text: words,
    category: 'whistle_blower',
    url: url(id),
    // The time of day would say when someone sat before the form.
    at: new Date(`${today}T00:00:00Z`),
  });
  return recipientIds;
}

export interface Reporter {
  /** The account, where someone reports by name. */
  readonly userId: number | null;
  readonly today: string;
  /** The number of the report. @default drawn at random, so that it says no more than the day */
  readonly number?: number;
}

/**
 * Stores a report. Of an anonymous one nothing is kept of who sent it.
 * @returns its id and whether anybody may read it now
 * @throws 400 for a type that is not there, and where everyone who could read it is left out
 */
export async function storeReport(
  tenant: Tenant,
  body: ReportBody,
  { userId, today, number = numberOfDay(today) }: Reporter,
  receiptHash: Buffer,
): Promise<{ id: number; hasReader: boolean }> {
  const { organizationId } = tenant;
  const type = await tenant.one<{ name: string }>(
    'select name from incident_type where organization_id = $1 and id = $2',
    [organizationId, body.incident_type],
  );
  if (!type) throw invalidField('incident_type', noIncidentType);
  const current = await tenant.query<{ id: number; person_id: number }>(
    `select i.id, i.person_id from investigator i where i.organization_id = $1 and ${isCurrent('$2')}`,
    [organizationId, today],
  );
  const out = current.filter(({ id }) => body.not_for.includes(id)).map(({ person_id }) => person_id);
  if (current.length > 0 && current.every(({ person_id }) => out.includes(person_id)))
    throw invalidField('not_for', reportMessages.nobodyLeft);
  const isAnonymous = body.is_anonymous;
  const row = await tenant.one<{ id: number }>(
    `insert into whistle_report (organization_id, incident_type_id, incident_type, title, description, happened, place, people_involved, impact, evidence,
                                 is_anonymous, reporter_id, reporter_name, reporter_contact, not_for, words, receipt_hash, status, reported_on, touched_on, id, confirmed_then)
     overriding system value
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, 'Submitted', $18, $18, $19,
             coalesce((select array_agg(i.id) from investigator i where i.organization_id = $1 and i.status = 'Confirmed'), '{}')) returning id`,
    [
      organizationId,
      body.incident_type,
      type.name,
      body.title,
      body.description,
      body.happened,
      body.place,
      body.people_involved,
      body.impact,
      body.evidence,
      isAnonymous,
      isAnonymous ? null : userId,
      isAnonymous ? null : body.reporter_name,
      isAnonymous ? null : body.reporter_contact,
      out,
      wordsOf(body.title, body.description, body.place, body.people_involved, body.impact, body.evidence),
      receiptHash,
      today,
      number,
    ],
  );
  if (!row) throw new Error('a report was not written');
  const readers = await notifyReaders(tenant, row.id, bilingual('New whistle-blower report', 'नयाँ उजुरी आएको छ'), today);
  return { id: row.id, hasReader: readers.length > 0 };
}

interface StoredReport {
  readonly id: number;
  readonly status: ReportStatus;
  readonly incident_type: string;
  readonly title: string;
  readonly description: string;
  readonly happened: string | null;
  readonly place: string | null;
  readonly people_involved: string | null;
  readonly impact: string | null;
  readonly evidence: string | null;
  readonly is_anonymous: boolean;
  readonly reporter_id: number | null;
  readonly reporter_name: string | null;
  readonly reporter_contact: string | null;
  readonly conclusion: string | null;
  readonly reported_on: string;
  readonly touched_on: string;
  readonly is_investigator: boolean;
}

function rowOf(report: StoredReport, setting: WhistleSetting): ReportRow {
  const { id, status, incident_type, title, reported_on, is_anonymous, touched_on } = report;
  const days =
    status === 'Submitted'
      ? setting.acknowledge_days
      : status === 'Under review' || status === 'Investigating'
        ? setting.answer_days
        : undefined;
  return {
    id,
    status,
    incident_type,
    title,
    reported_on,
    is_anonymous,
    due_on: days === undefined ? null : dayAfter(reported_on, days),
    expires_on: dayAfter(touched_on, setting.retention_days),
  };
}

/** Reports that someone looks into, and their own that bear their name. */
export async function listReports(
  context: Context,
  access: Access,
  { limit, offset, status }: { limit: number; offset: number; status?: ReportStatus | undefined },
): Promise<{ rows: ReportRow[]; count: number }> {
  const { tenant, userId } = access;
  const { today } = ruleClockOf(context, access);
  const setting = await settingOf(tenant, tenant.organizationId);
  const where = `r.organization_id = $1 and (r.reporter_id = $2 or ${isReader('$2', '$3')}) and ($4::text is null or r.status = $4)`;
  const values = [tenant.organizationId, userId, today, status ?? null];
  const rows = await tenant.query<StoredReport>(
    `select r.*, r.reporter_id is distinct from $2 as is_investigator from whistle_report r where ${where} order by r.id desc limit $5 offset $6`,
    [...values, limit + 1, offset],
  );
  const counted = await tenant.one<{ n: number }>(`select count(*) as n from whistle_report r where ${where}`, values);
  return { rows: rows.map((row) => rowOf(row, setting)), count: counted?.n ?? 0 };
}

/** A report as someone stands to it, locked where it is about to be changed. @throws 404 for everyone whom it does not concern */
export async function takeReport(
  context: Context,
  access: Access,
  tenant: Tenant,
  id: number,
  { asInvestigator = false, lock = false } = {},
): Promise<StoredReport> {
  const { today } = ruleClockOf(context, access);
  if (lock)
    await tenant.query('select 1 from whistle_report where organization_id = $1 and id = $2 for update', [
      tenant.organizationId,
      id,
    ]);
  const row = await tenant.one<StoredReport>(
    `select r.*, ${isReader('$3', '$4')} as is_investigator from whistle_report r
      where r.organization_id = $1 and r.id = $2 and (r.reporter_id = $3 or ${isReader('$3', '$4')})`,
    [tenant.organizationId, id, access.userId, today],
  );
  if (!row || (asInvestigator && !row.is_investigator)) throw notFound();
  return row;
}

/** Writes down what an investigator did with a report. */
export const logAccess = (context: Context, access: Access, tenant: Tenant, id: number, action: string) =>
  tenant.query(
    'insert into whistle_access (organization_id, report_id, person_id, action, at) values ($1, $2, $3, $4, $5)',
    [tenant.organizationId, id, access.userId, action, context.clock()],
  );

/** A report with all that belongs to it. That an investigator opened it is written down. */
export async function readReport(context: Context, access: Access, tenant: Tenant, id: number): Promise<ReportAnswer> {
  const report = await takeReport(context, access, tenant, id);
  const { is_investigator: isInvestigator } = report;
  const setting = await settingOf(tenant, tenant.organizationId);
  if (isInvestigator) await logAccess(context, access, tenant, id, 'opened');
  const key = [tenant.organizationId, id];
  const comments = await tenant.query<ReportAnswer['comments'][number]>(
    `select c.id, c.text, case when p.id is null or not $3 then null else json_build_object('id', p.id, 'full_name', p.full_name) end as author,
            c.visibility, c.said_on, coalesce(c.author_id = $4, not $3) as is_own
       from whistle_comment c left join person p on p.organization_id = c.organization_id and p.id = c.author_id
      where c.organization_id = $1 and c.report_id = $2 and ($3 or c.visibility = 'reporter') order by c.id`,
    [...key, isInvestigator, access.userId],
  );
  const attachments = await tenant.query<ReportAnswer['attachments'][number]>(
    `select id, name, size, author_id is null as by_reporter from whistle_attachment
      where organization_id = $1 and report_id = $2 and ($3 or author_id is null) order by id`,
    [...key, isInvestigator],
  );
  const accesses = isInvestigator
    ? await tenant.query<ReportAnswer['accesses'][number]>(
        `select a.id, p.full_name, a.action, a.at from whistle_access a join person p on p.organization_id = a.organization_id and p.id = a.person_id
          where a.organization_id = $1 and a.report_id = $2 order by a.id desc limit 200`,
        key,
      )
    : [];
  const candidates = isInvestigator ? await mayBeHanded(tenant, id, ruleClockOf(context, access).today) : [];
  const { description, happened, place, people_involved, impact, evidence, conclusion } = report;
  const { reporter_name, reporter_contact } = report;
  return {
    ...rowOf(report, setting),
    description,
    happened,
    place,
    people_involved,
    impact,
    evidence,
    reporter_name,
    reporter_contact,
    conclusion,
    is_investigator: isInvestigator,
    comments,
    attachments,
    hand_over_to: candidates.map(({ id: person, full_name }) => ({ id: person, full_name })),
    accesses,
  };
}

/** What the person who reported sees of it. @throws 403 once the receipt no longer works */
export async function readReturned(
  queries: Queries,
  { organizationId, id: reportId }: { readonly organizationId: number; readonly id: number },
  today: string,
): Promise<ReturnedReport> {
  const key = [organizationId, reportId];
  const report = await queries.one<StoredReport>(
    'select * from whistle_report where organization_id = $1 and id = $2',
    key,
  );
  const setting = await settingOf(queries, organizationId);
  const openUntil = report && dayAfter(report.touched_on, setting.reporter_days);
  if (!report || !openUntil || openUntil < today) throw forbidden(whistleBlowerMessages.receiptAgain);
  const { id, status, incident_type, title, reported_on, description, conclusion } = report;
  return {
    id,
    status,
    incident_type,
    title,
    reported_on,
    description,
    conclusion: needsConclusion(status) ? conclusion : null,
    open_until: openUntil,
    comments: await queries.query(
      `select id, text, author_id is null as is_own, said_on from whistle_comment
        where organization_id = $1 and report_id = $2 and visibility = 'reporter' order by id`,
      key,
    ),
    attachments: await queries.query(
      'select id, name, size from whistle_attachment where organization_id = $1 and report_id = $2 and author_id is null order by id',
      key,
    ),
  };
}

/** The day of the last thing that happened counts for how long it is kept. */
const touch = (tenant: Tenant, id: number, today: string, words = '') =>
  tenant.query(
    `update whistle_report set touched_on = $3, words = case when $4 = '' then words else words || ' ' || $4 end
      where organization_id = $1 and id = $2`,
    [tenant.organizationId, id, today, words],
  );

interface NewComment {
  /** Null: the reporter. */
  readonly author: number | null;
  readonly visibility: 'internal' | 'reporter';
  readonly said: string;
  readonly today: string;
}

/** @returns the number of the comment, which says nothing of when it was written but that it followed the ones before */
async function insertComment(
  tenant: Tenant,
  reportId: number,
  { author, visibility, said, today }: NewComment,
): Promise<number> {
  const number = await nextNumberOf(
    tenant,
    { record: 'whistle_report', by: 'report_id', part: 'whistle_comment' },
    reportId,
    today,
  );
  await tenant.query(
    `insert into whistle_comment (organization_id, report_id, author_id, visibility, text, said_on, id) overriding system value
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tenant.organizationId, reportId, author, visibility, said, today, number],
  );
  return number;
}

/** What the reporter adds; an investigator whom it names no longer sees the report. */
export async function commentAsReporter(tenant: Tenant, id: number, said: string, today: string): Promise<void> {
  await insertComment(tenant, id, { author: null, visibility: 'reporter', said, today });
  await touch(tenant, id, today, wordsOf(said));
  await notifyReaders(tenant, id, bilingual('New message in a whistle-blower report', 'उजुरीमा नयाँ सन्देश आएको छ'), today);
}

export async function commentAsInvestigator(
  context: Context,
  access: Access,
  tenant: Tenant,
  id: number,
  { text: said, visibility }: { text: string; visibility: 'internal' | 'reporter' },
): Promise<number> {
  const { today } = ruleClockOf(context, access);
  const comment = await insertComment(tenant, id, { author: access.userId, visibility, said, today });
  await touch(tenant, id, today);
  await logAccess(context, access, tenant, id, visibility === 'internal' ? 'noted' : 'answered');
  return comment;
}

/** Moves a report on. @throws 409 where it cannot go there, 400 without the conclusion that is asked for */
export async function moveReport(
  context: Context,
  access: Access,
  tenant: Tenant,
  id: number,
  { status, conclusion }: { status: ReportStatus; conclusion?: string | null | undefined },
): Promise<void> {
  const report = await takeReport(context, access, tenant, id, { asInvestigator: true, lock: true });
  if (!nextStatuses[report.status].includes(status)) throw conflict(noSuchMove(report.status, status), 'status');
  const outcome = conclusion || report.conclusion;
  if (needsConclusion(status) && !outcome) throw invalid({ conclusion: [noConclusion] });
  const { today } = ruleClockOf(context, access);
  await tenant.query('update whistle_report set status = $3, conclusion = $4 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
    status,
    outcome,
  ]);
  await touch(tenant, id, today);
  await logAccess(context, access, tenant, id, status);
}
