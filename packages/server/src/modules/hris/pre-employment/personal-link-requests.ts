/**
 * What others are asked about a candidate by a personal link: sending, reminding, taking back, opening, answering, ending. What is
 * asked is an entity with `linkFields`, whose scope says which link opens it; a kind says what its mail says.
 */
import { labels } from '@karmik/model/kit/labels';
import { linkRequestCode, askableCandidates, type linkActions } from '@karmik/model/hris/link-request';
import type { MailEventName } from '@karmik/model/commons/mail-template';
import { hrisAdminPaths } from '@karmik/model/hris/admin-paths';
import type { Entity, EntityRecord, FieldsOf } from '@karmik/model/kit/entity';
import { linkTo } from '@karmik/model/kit/links';
import { messages } from '@karmik/model/kit/messages';
import { linkPurposeOf } from '@karmik/model/kit/scope';
import { bilingual, type Language, type Text } from '@karmik/model/kit/text';
import type { FastifyRequest } from 'fastify';
import { preEmployment } from '@karmik/model/hris/pre-employment';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Context } from '../../../context.ts';
import type { Queries, Tenant } from '../../../db/database.ts';
import type { Body } from '../../../entity/hooks.ts';
import { readByLink } from '../../../entity/link-scope.ts';
import type { RecordMove } from '../../../entity/workflow-routes.ts';
import { ruleClockOf, type Writer } from '../../../entity/write.ts';
import { conflict, invalidField, notFound } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { compose, wordsOf } from '../../../mail/compose.ts';
import { queueMail, type Message } from '../../../mail/mail.ts';
import { closeLink, giveLink, giveLinkAgain, openLink, spendLink, unknownLink } from '../../account/personal-links.ts';
import { notify, notifyOrganization } from '../../notification/notify.ts';
import { dayInMail, endOfDay } from './offer.ts';
import { candidateMessages } from './messages.ts';
import { stateOf } from '../../../messages.ts';

export interface LinkRequestKind {
  readonly entity: Entity;
  /** Whose words the mail has, and what it asks for, after "asks you to" and before "अनुरोध". */
  readonly event: MailEventName;
  request(asked: Asked): Text;
  /** What HR is told once it is answered, and when no one did in time; `who` is whom it was sent to. */
  answered(who: string, candidate: string): Text;
  expired(who: string, candidate: string): Text;
  /** SQL of whom it was sent to and at which address, of a row `r` of the entity and `c` of the candidate. */
  readonly who: string;
  readonly address: string;
}

/** What is asked of whom: the facts that the mail and the page say. */
export interface Asked {
  /** Of evaluations. */
  readonly kind?: string;
  readonly who: string;
  readonly address: string;
  readonly candidate: string;
  readonly job_title: string;
  readonly message: string | null;
  readonly answer_by: string;
  readonly asked_by: string | null;
  readonly organization: string;
  readonly timezone: string;
  /** That of their offer letter, where the candidate themselves is asked. */
  readonly language: Language | null;
}

/** @throws 404 */
export async function readLinkRequest(
  tenant: Tenant,
  { entity, who, address }: LinkRequestKind,
  id: number,
): Promise<Asked> {
  const row = await tenant.one<Asked>(
    `select ${'kind' in entity.fields ? 'r.kind, ' : ''}${who} as who, ${address} as address, c.candidate, t.title as job_title, r.message, r.answer_by,
            p.full_name as asked_by, o.name as organization, o.timezone,
            case when ${address} = c.email then (select l.language from offer_letter l where l.organization_id = c.organization_id
                   and l.pre_employment_id = c.id order by l.id desc limit 1) end as language
       from ${entity.name} r
       join organization o on o.id = r.organization_id
       join pre_employment c on c.organization_id = r.organization_id and c.id = r.candidate_id
       join job_title t on t.organization_id = c.organization_id and t.id = c.job_title_id
       left join person p on p.organization_id = r.organization_id and p.id = r.sent_by_id
      where r.organization_id = $1 and r.id = $2`,
    [tenant.organizationId, id],
  );
  if (!row) throw notFound();
  return row;
}

/** Where HR reads it. */
const addressOf = (slug: string, candidateId: number) =>
  linkTo(hrisAdminPaths.candidates, { slug }, { open: candidateId });

export interface AskedCandidate {
  readonly candidate: string;
  readonly email: string;
  readonly job_title: string;
}

/** The candidate of whom something is asked, locked. @throws 404, 409 where nothing is asked about them any more */
export async function askableCandidate(tenant: Tenant, id: number): Promise<AskedCandidate> {
  const row = await tenant.one<AskedCandidate & { status: string }>(
    `select r.candidate, r.email, r.status, t.title as job_title from pre_employment r
       join job_title t on t.organization_id = r.organization_id and t.id = r.job_title_id
      where r.organization_id = $1 and r.id = $2 for update of r`,
    [tenant.organizationId, id],
  );
  if (!row) throw notFound();
  if (!(askableCandidates as readonly string[]).includes(row.status))
    throw conflict(candidateMessages.moved({ status: stateOf(preEmployment, row.status) }), 'moved');
  return row;
}

const reminder = bilingual('Reminder', 'स्मरण');

/** Mails the link of a record: a reminder the one that was given before, otherwise a new one, with which that ends. */
async function sendLinkRequest(
  { context }: Writer,
  tenant: Tenant,
  kind: LinkRequestKind,
  { id, row, isReminder }: { readonly id: number; readonly row: Body; readonly isReminder: boolean },
): Promise<void> {
  const at = context.clock();
  const asked = await readLinkRequest(tenant, kind, id);
  const expiresAt = await endOfDay(tenant, asked.answer_by);
  if (expiresAt <= at) throw invalidField('answer_by', messages.pastDate({ field: labels.answerUntil }));
  const purpose = linkPurposeOf(kind.entity, row);
  const give = isReminder ? giveLinkAgain : giveLink;
  const token = await give(tenant, context.secrets, { purpose, objectId: id }, { at, expiresAt });
  const wording = await wordsOf(tenant, tenant.organizationId, kind.event, asked.language ?? undefined);
  const { language } = wording;
  const asking = isReminder ? { ...wording, subject: `${reminder[language]}: ${wording.subject}` } : wording;
  const { subject, body } = compose(asking, {
    full_name: asked.who,
    organization: asked.organization,
    asked_by: asked.asked_by ?? asked.organization,
    request: kind.request(asked)[language],
    candidate: asked.candidate,
    job_title: asked.job_title,
    message: asked.message ?? '',
    answer_by: dayInMail(asked.answer_by, language),
    link: `${context.config.publicUrl}/${purpose.replaceAll('_', '-')}/${id}/${token}`,
  });
  const mail: Message = {
    kind: 'evaluation',
    to_address: asked.address,
    to_name: asked.who,
    subject,
    body: body.replace(/\n{3,}/g, '\n\n'),
  };
  await queueMail(tenant, context, { organizationId: tenant.organizationId }, [mail], at);
}

/** What follows from a new record, in the transaction that makes it. */
export async function beginLinkRequest(
  writer: Writer,
  tenant: Tenant,
  kind: LinkRequestKind,
  id: number,
  row: Body,
): Promise<void> {
  await sendLinkRequest(writer, tenant, kind, { id, row, isReminder: false });
  await addLine(writer, tenant, kind, id, 'Sent', '');
}

const addLine = (
  { access, context }: Writer,
  tenant: Tenant,
  { entity }: LinkRequestKind,
  id: number,
  action: string,
  remark: string,
) =>
  addHistory(tenant, entity.name, id, {
    level: null,
    action,
    by: access.userId,
    actingFor: null,
    remark,
    at: context.clock(),
  });

const lines: Readonly<Record<keyof typeof linkActions, string>> = {
  remind: 'Reminded',
  resend: 'Sent',
  withdraw: 'Withdrawn',
};

/** Reminds, sends again or takes back; the record's row is locked. */
export async function moveLinkRequest(
  writer: Writer,
  tenant: Tenant,
  kind: LinkRequestKind,
  move: RecordMove<Body>,
): Promise<void> {
  const { context, access } = writer;
  const { organizationId } = tenant;
  const { id, to, before, input } = move;
  const name = move.name as keyof typeof linkActions;
  const { now, today } = ruleClockOf(context, access);
  const answerBy = (input.answer_by ?? before.answer_by) as string;
  if (name !== 'withdraw') {
    if (answerBy < today) throw invalidField('answer_by', messages.pastDate({ field: labels.answerUntil }));
    await askableCandidate(tenant, before.candidate as number);
  }
  await tenant.query(
    `update ${kind.entity.name} set status = $3, answer_by = $4, sent_by_id = case when $5 then sent_by_id else $6 end,
            sent_at = case when $5 then sent_at else $7 end, opened_at = case when $5 then opened_at end
      where organization_id = $1 and id = $2`,
    [organizationId, id, to, answerBy, name === 'withdraw', access.userId, now],
  );
  if (name === 'withdraw')
    await closeLink(tenant, { purpose: linkPurposeOf(kind.entity, before), objectId: id }, 'withdrawn', now);
  else await sendLinkRequest(writer, tenant, kind, { id, row: before, isReminder: name === 'remind' });
  const remark = (input.remark ?? '') as string;
  await addLine(writer, tenant, kind, id, lines[name], remark);
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action: name,
    objectType: kind.entity.name,
    objectId: id,
    before: { status: before.status, answer_by: before.answer_by },
    after: { status: to, answer_by: answerBy, remark },
    at: now,
    requestId: writer.requestId,
    ip: writer.ip,
  });
  await announce(tenant, { organizationId, topic: kind.entity.name, objectId: id });
}

/** Takes back whatever of these kinds still waits about a candidate who is one no more. */
export async function withdrawLinkRequests(
  tenant: Tenant,
  kinds: readonly LinkRequestKind[],
  candidateId: number,
  at: Date,
): Promise<void> {
  const { organizationId } = tenant;
  for (const kind of kinds) {
    const open = await tenant.query<Body>(
      `update ${kind.entity.name} r set status = 'Withdrawn' where organization_id = $1 and candidate_id = $2 and status in ('Sent', 'Opened') returning *`,
      [organizationId, candidateId],
    );
    for (const row of open)
      await closeLink(
        tenant,
        { purpose: linkPurposeOf(kind.entity, row), objectId: row.id as number },
        'withdrawn',
        at,
      );
    if (open.length) await announce(tenant, { organizationId, topic: kind.entity.name });
  }
}

export interface OpenedLinkRequest<R = unknown> {
  readonly tenant: Tenant;
  /** What the link shows of the record. */
  readonly record: R;
  readonly id: number;
  readonly isAnswered: boolean;
}

/**
 * What an address leads to: the secret, and the id that is before it.
 * @throws as `openLink`; an id that is not the link's is an unknown link
 */
export async function openLinkRequest<E extends Entity, N extends keyof FieldsOf<E> & string>(
  context: Context,
  { entity, names }: { readonly entity: E; readonly names: readonly N[] },
  { purpose, id, token }: { readonly purpose: string; readonly id: string; readonly token: string },
  ip: string,
): Promise<OpenedLinkRequest<Pick<EntityRecord<E>, N>>> {
  const link = await openLink(context, purpose, token, ip);
  if (String(link.objectId) !== id) throw unknownLink();
  const tenant = context.database.organization(link.organizationId);
  const record = await readByLink(tenant, entity, names, token, context.clock());
  if (record?.id !== link.objectId) throw unknownLink();
  return {
    tenant,
    record,
    id: link.objectId,
    isAnswered: link.isUsed,
  };
}

/** Writes down that a link was opened, the first time. */
export async function noteOpened(
  context: Context,
  { tenant, id }: OpenedLinkRequest,
  { entity }: LinkRequestKind,
): Promise<void> {
  const first = await tenant.one(
    `update ${entity.name} set status = 'Opened', opened_at = $3 where organization_id = $1 and id = $2 and status = 'Sent' returning id`,
    [tenant.organizationId, id, context.clock()],
  );
  if (first) await announce(tenant, { organizationId: tenant.organizationId, topic: entity.name, objectId: id });
}

export const answeredAlready = () => conflict(candidateMessages.answered, 'answered');

/**
 * Spends the link on an answer, in the transaction that stores it, and tells HR.
 * @throws 409 where it was answered or taken back meanwhile
 */
export async function takeAnswer(
  context: Context,
  tenant: Tenant,
  kind: LinkRequestKind,
  { id: requestId, ip }: Pick<FastifyRequest, 'id' | 'ip'>,
  { id, token, purpose }: { readonly id: number; readonly token: string; readonly purpose: string },
): Promise<void> {
  const { organizationId } = tenant;
  const at = context.clock();
  if (!(await spendLink(tenant, purpose, token, at))) throw answeredAlready();
  const row = await tenant.one<Told>(
    `update ${kind.entity.name} r set status = 'Answered', answered_at = $3, opened_at = coalesce(r.opened_at, $3) from pre_employment c, organization o
      where r.organization_id = $1 and r.id = $2 and r.status in ('Sent', 'Opened') and c.organization_id = r.organization_id and c.id = r.candidate_id
        and o.id = r.organization_id
     returning r.organization_id, r.id, r.candidate_id, c.candidate, r.sent_by_id, o.slug, ${kind.who} as who`,
    [organizationId, id, at],
  );
  if (!row) throw answeredAlready();
  await writeAudit(tenant, {
    organizationId,
    actorId: null,
    action: 'answered',
    objectType: kind.entity.name,
    objectId: id,
    at,
    requestId,
    ip,
  });
  await notifyHr(tenant, kind.answered(row.who, row.candidate), row, at);
  await announce(tenant, { organizationId, topic: kind.entity.name, objectId: id });
}

interface Told {
  readonly organization_id: number;
  readonly id: number;
  readonly candidate_id: number;
  readonly candidate: string;
  readonly sent_by_id: number | null;
  readonly slug: string;
  readonly who: string;
}

async function notifyHr(queries: Queries, text: Text, row: Told, at: Date): Promise<void> {
  const told = {
    organizationId: row.organization_id,
    actorId: null,
    text,
    category: 'hris',
    url: addressOf(row.slug, row.candidate_id),
    code: linkRequestCode,
    at,
  } as const;
  if (row.sent_by_id !== null) await notify(queries, { ...told, recipientIds: [row.sent_by_id] });
  await notifyOrganization(queries, told);
}

/** Ends what was not answered by its last day where its organisation is; any number of servers may run it, and late. */
export async function expireLinkRequests(
  { database, clock }: Context,
  kinds: readonly LinkRequestKind[],
): Promise<void> {
  const now = clock();
  for (const kind of kinds)
    await database.everywhere.transaction(async (queries) => {
      const { name } = kind.entity;
      const ended = await queries.query<Told>(
        `update ${name} r set status = 'Expired' from pre_employment c, organization o
          where r.status in ('Sent', 'Opened') and o.id = r.organization_id and r.answer_by < ($1::timestamptz at time zone o.timezone)::date
            and c.organization_id = r.organization_id and c.id = r.candidate_id
         returning r.organization_id, r.id, r.candidate_id, c.candidate, r.sent_by_id, o.slug, ${kind.who} as who`,
        [now],
      );
      for (const row of ended) {
        await writeAudit(queries, {
          organizationId: row.organization_id,
          actorId: null,
          action: 'expired',
          objectType: name,
          objectId: row.id,
          after: { status: 'Expired' },
          at: now,
        });
        await notifyHr(queries, kind.expired(row.who, row.candidate), row, now);
        await announce(queries, { organizationId: row.organization_id, topic: name, objectId: row.id });
      }
    });
}
