/** Moving a request on: one transition, one line of history, one notification, in one transaction, by the person who comes first. */
import { availableActions, isRemarkRequired, type Action, type ViewerType } from '@karmik/model/kit/actions';
import { verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { entities } from '@karmik/model/entities';
import type { Entity, EntityRow } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import { writeAudit } from '../access/audit.ts';
import { actorOf } from '../access/system.ts';
import type { Tenant } from '../db/database.ts';
import { readRow } from '../entity/read.ts';
import { requireRead, type ReadVersion } from '../entity/version.ts';
import { ruleClockOf, type Writer } from '../entity/write.ts';
import { conflict, forbidden, invalid, notFound } from '../http/errors.ts';
import { announce } from '../live/announce.ts';
import { notify } from '../modules/notification/notify.ts';
import { addHistory } from './history.ts';
import { peopleInForce } from './reviewers.ts';
import { openSteps, type Asking } from './levels.ts';
import { loneExceptionOf, type LoneException } from './alone.ts';
import {
  decided,
  decidedNotification,
  decider,
  nameOf,
  notifyApprovers,
  passedOn,
  theSystem,
} from './notifications.ts';
import { amountOf, typeOf, type RequestKind } from './request-kind.ts';
import { concerns, requestViewFor, stepOf, viewerOf, type OpenStep, type ViewerColumns } from './viewer.ts';
import { lowerCase, recordMessages } from '../messages.ts';

/** A request as its kind looks at it, with what concerns the viewer. */
export type RequestRow<E = Entity> = EntityRow<E> & ViewerColumns;

/** A request as this person sees it in a role, locked where it is about to be moved. @throws 404 for who may not see it */
async function readRequest(kind: RequestKind, tenant: Tenant, { access, context }: Writer, id: number, as: ViewerType) {
  const view = await requestViewFor(context, kind, access, tenant, as);
  const row = { ...(await readRow(tenant, kind.entity, view, access, id, 'lock')), id } as RequestRow;
  const others = view.standsInFor;
  return { row, others, view, viewer: viewerOf(as, row, access, others, kind.hrCode) };
}

/**
 * Opens the steps of a request that was just stored, and asks the person who comes first.
 * @param senderId whose request it is, where someone else entered it
 */
export async function sendRequest(
  kind: RequestKind,
  tenant: Tenant,
  writer: Writer,
  id: number,
  senderId = writer.access.userId,
): Promise<void> {
  const { now, today } = ruleClockOf(writer.context, writer.access);
  const record = { ...(await readRow(tenant, kind.entity, {}, writer.access, id)), id } as EntityRow<Entity>;
  const sent = { ...(await askingOf(kind, tenant, record, senderId, today)), id, now };
  const asked = await openSteps(tenant, sent);
  const exception = asked.length === 0 ? await loneExceptionOf(tenant, sent) : undefined;
  if (exception && senderId === writer.access.userId) await approveAlone(kind, tenant, writer, id, exception);
  else await notifyApprovers(tenant, kind, id, senderId, asked, now);
}

/**
 * Sends a draft, or what was declined and changed.
 * @throws 400 where its kind refuses it, 403 where it is another's, 404 for who may not see it, 409 where it was sent already or changed since it was read
 */
export async function sendDraft(
  kind: RequestKind,
  tenant: Tenant,
  writer: Writer,
  id: number,
  as: ViewerType = 'user',
  read?: ReadVersion,
): Promise<void> {
  const { row, viewer, view } = await readRequest(kind, tenant, writer, id, as);
  const action = kind.entity.actions?.['send'];
  if (!action) throw notFound();
  if (!viewer.isSender) throw forbidden();
  if (!action.from.includes(row.status)) throw conflict(recordMessages.sentFixed, 'already_sent');
  if (read) await requireRead(writer, tenant, kind.entity, view, id, read);
  const errors = await kind.beforeSend?.(tenant, row, writer);
  if (errors && Object.keys(errors).length) throw invalid(errors);
  const now = writer.context.clock();
  const { organizationId } = tenant;
  await tenant.query(
    `update ${kind.entity.name} set status = $3, updated_at = $4 where organization_id = $1 and id = $2`,
    [organizationId, id, action.to, now],
  );
  // The first time is the request itself; later ones come after a decision.
  if (row.status === 'Decline')
    await addHistory(tenant, kind.entity.name, id, {
      level: null,
      action: 'Sent',
      by: writer.access.userId,
      actingFor: null,
      remark: '',
      at: now,
    });
  await writeAudit(tenant, {
    organizationId,
    actorId: writer.access.userId,
    action: 'send',
    objectType: kind.entity.name,
    objectId: id,
    before: { status: row.status },
    after: { status: action.to },
    at: now,
    requestId: writer.requestId,
    ip: writer.ip,
  });
  await sendAgain(kind, tenant, writer, id);
  await announce(tenant, { organizationId, topic: kind.entity.name, objectId: id });
}

/** Approves what no other person can decide, by the exception that is recorded for its sender; the history says so. */
async function approveAlone(kind: RequestKind, tenant: Tenant, writer: Writer, id: number, { reason }: LoneException) {
  const { row } = await readRequest(kind, tenant, writer, id, 'hr');
  const [step] = row.open_steps;
  const action = kind.entity.actions?.['approve'];
  if (!step || !action) return;
  const remark = `Lone administrator exception: ${reason}`;
  await take(kind, tenant, writer, {
    row,
    name: 'approve',
    action,
    step: { ...step, quorum: 1 },
    actingFor: null,
    remark,
    as: 'hr',
    isSender: true,
  });
}

/** Asks again about a request that its sender changed: what is asked for may have become someone else's to decide. */
export async function sendAgain(kind: RequestKind, tenant: Tenant, writer: Writer, id: number): Promise<void> {
  await tenant.query('delete from approval_step where organization_id = $1 and entity = $2 and object_id = $3', [
    tenant.organizationId,
    kind.entity.name,
    id,
  ]);
  await sendRequest(kind, tenant, writer, id);
}

/** What the rules of who decides need of a request, sent or not. */
export async function askingOf(
  kind: RequestKind,
  tenant: Tenant,
  record: EntityRow<Entity>,
  senderId: number,
  today: string,
): Promise<Asking> {
  const { about, enteredBy, agreedBy } = kind.lifecycle;
  const reviewers = entities.find(({ name }) => name === kind.lifecycle.reviewers);
  return {
    entity: kind.entity.name,
    senderId,
    aboutId: about === undefined ? senderId : (record[about] as number),
    enteredById: enteredBy === undefined ? null : (record[enteredBy] as number | null),
    amount: amountOf(kind, record),
    type: typeOf(kind, record),
    hrCode: kind.hrCode,
    ...(agreedBy !== undefined && { agreedBy: record[agreedBy] as number }),
    ...(reviewers && { reviewers: await peopleInForce(tenant, reviewers, tenant.organizationId, today) }),
    ...(kind.lifecycle.isForHr && { isForHr: true }),
    today,
  };
}

/** Words of history by the state that an action leads to. */
const performed = (action: Action): string => (action.to === 'Decline' ? 'Declined' : action.to);

/** Says who was first, to who comes second. */
async function decidedAlready(tenant: Tenant, kind: RequestKind, id: number): Promise<never> {
  const last = await tenant.one<{ action: string; by: string | null; acting_for: string | null }>(
    `select h.action_performed as action, p.full_name as by, a.full_name as acting_for from approval_history h
       left join person p on p.organization_id = h.organization_id and p.id = h.action_performed_by_id
       left join person a on a.organization_id = h.organization_id and a.id = h.acting_for_id
      where h.organization_id = $1 and h.entity = $2 and h.object_id = $3 and h.because is null order by h.id desc limit 1`,
    [tenant.organizationId, kind.entity.name, id],
  );
  throw conflict(
    last
      ? recordMessages.decidedBy({
          action: bilingual(last.action, decided[last.action]?.[1] ?? last.action),
          name: last.by === null ? lowerCase(theSystem) : decider(last.by, last.acting_for),
        })
      : recordMessages.decided,
    'already_decided',
  );
}

/** Whether one of these people decides on a level that is over. HR is asked on none by its address. */
async function wasAsked(
  tenant: Tenant,
  { entity }: RequestKind,
  id: number,
  as: ViewerType,
  people: readonly number[],
): Promise<boolean> {
  if (as !== 'supervisor' && as !== 'notification') return false;
  const step = await tenant.one(
    `select 1 from approval_step where organization_id = $1 and entity = $2 and object_id = $3 and state = 'done' and candidates && $4::bigint[] limit 1`,
    [tenant.organizationId, entity.name, id, people],
  );
  return step !== undefined;
}

/** Raised inside the transaction; `refusalOf` keeps the denial itself after it has been undone. */
class OwnRequestDenied extends Error {}

/** What is answered where `decide` threw. That someone tried to decide on their own request is written down first. */
export async function refusalOf(
  error: unknown,
  { entity }: RequestKind,
  { access, context, requestId, ip }: Writer,
  id: number,
  action: string,
): Promise<unknown> {
  if (!(error instanceof OwnRequestDenied)) return error;
  await writeAudit(access.tenant, {
    organizationId: access.organization.id,
    actorId: access.userId,
    action: 'denied_own_request',
    objectType: entity.name,
    objectId: id,
    after: { action },
    at: context.clock(),
    requestId,
    ip,
  });
  return forbidden(recordMessages.ownRequest);
}

/** @throws 400 where the organization asks for a remark and none was given */
export function requireRemark(
  { entity }: RequestKind,
  { organization }: Writer['access'],
  name: string,
  remark: string,
): void {
  const action = entity.actions?.[name];
  if (remark.trim() !== '' || !action || !isRemarkRequired(action, organization.is_remark_optional)) return;
  throw invalid({ remark: [messages.required({ field: action.input?.['remark']?.label ?? verbatim('remark') })] });
}

/**
 * Takes an action on a request, compare-and-set: the person who finds it moved gets 409 with who was first.
 * @param read the version that was read; absent where the system itself decides
 * @throws 428 where `read` names no version, 409 where the request changed since that one
 * @throws 400 without a remark where one is needed, 403 on one's own request or without the flag, 404 for who may not see it, 409 when it was decided meanwhile
 */
export async function decide(
  kind: RequestKind,
  tenant: Tenant,
  writer: Writer,
  id: number,
  name: string,
  remark: string,
  as: ViewerType,
  read?: ReadVersion,
): Promise<void> {
  const { access } = writer;
  requireRemark(kind, access, name, remark);
  const { row, others, viewer, view } = await readRequest(kind, tenant, writer, id, as);
  const action = kind.entity.actions?.[name];
  if (!action) throw notFound();
  const isAboutMe = concerns(row, access.userId);
  if ((viewer.isSender || isAboutMe) && !action.own) throw new OwnRequestDenied();
  if (!availableActions(kind.entity, row, viewer).includes(name)) {
    const isOver = !action.from.includes(row.status);
    const isTooLate = isOver
      ? !viewer.isSender || action.own
      : !action.own &&
        !stepOf(row, access.userId, others) &&
        (await wasAsked(tenant, kind, id, as, [access.userId, ...others]));
    if (isTooLate) await decidedAlready(tenant, kind, id);
    throw forbidden();
  }
  if (read) await requireRead(writer, tenant, kind.entity, view, id, read);
  const asked = viewer.isSender ? undefined : stepOf(row, access.userId, others);
  const step = viewer.isAdminRoute ? undefined : asked?.step;
  await take(kind, tenant, writer, {
    row,
    name,
    action,
    step,
    actingFor: step ? (asked?.actingFor ?? null) : null,
    remark,
    as,
    isSender: viewer.isSender,
  });
}

/**
 * Decides on a level whose time is over, as its policy says.
 * @throws 400 where an approval would break a rule
 */
export async function decideInTime(
  kind: RequestKind,
  tenant: Tenant,
  writer: Writer,
  id: number,
  { level, name }: { readonly level: number; readonly name: 'approve' | 'decline' },
): Promise<void> {
  const { row } = await readRequest(kind, tenant, writer, id, 'hr');
  const step = row.open_steps.find((each) => each.level === level);
  const action = kind.entity.actions?.[name];
  if (!step || !action) return;
  const all = { ...step, quorum: 1 };
  await take(kind, tenant, writer, {
    row,
    name,
    action,
    step: all,
    actingFor: null,
    remark: '',
    as: 'hr',
    isSender: false,
  });
}

interface Taken {
  readonly row: RequestRow;
  readonly name: string;
  readonly action: Action;
  /** The level on which it is taken; absent: beside all levels, as HR or as the sender. */
  readonly step: OpenStep | undefined;
  readonly actingFor: number | null;
  readonly remark: string;
  readonly as: ViewerType;
  readonly isSender: boolean;
}

/** Takes an action that is allowed, on a request that is locked. */
async function take(
  kind: RequestKind,
  tenant: Tenant,
  writer: Writer,
  { row, name, action, step, actingFor, remark, as, isSender }: Taken,
): Promise<void> {
  const { access } = writer;
  const { id } = row;
  const now = writer.context.clock();
  let status: string = action.to;
  let isPassedOn = name === 'forward';
  if (name === 'approve') {
    const errors = await kind.beforeApprove?.(tenant, row, writer);
    if (errors && Object.keys(errors).length) throw invalid(errors);
    if (step && step.quorum > 1 && !(await isEnough(tenant, kind, id, step, actingFor ?? access.userId)))
      status = row.status;
    else if (step && !step.may_end && step.has_next) {
      isPassedOn = true;
      status = kind.entity.actions?.['forward']?.to ?? row.status;
    }
  }
  await addHistory(tenant, kind.entity.name, id, {
    level: step?.level ?? null,
    action: performed(action),
    by: access.userId,
    actingFor,
    remark,
    at: now,
  });
  if (isPassedOn) await openNext(tenant, kind, row, step?.level ?? 0, now);
  else if (status !== row.status || action.own)
    await tenant.query(
      `update approval_step set state = case when state = 'open' then 'done' else 'skipped' end where organization_id = $1 and entity = $2 and object_id = $3 and state in ('open', 'waiting')`,
      [tenant.organizationId, kind.entity.name, id],
    );
  await tenant.query(
    `update ${kind.entity.name} set status = $3, updated_at = $4 where organization_id = $1 and id = $2`,
    [tenant.organizationId, id, status, now],
  );
  if (name === 'approve' && status === action.to) await kind.afterApprove?.(tenant, row, writer);
  if (name === 'decline') await kind.afterDecline?.(tenant, row, writer);
  await writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: access.userId,
    action: name,
    objectType: kind.entity.name,
    objectId: id,
    before: { status: row.status },
    after: { status, remark, as, ...(actingFor === null ? {} : { acting_for: actingFor }) },
    at: now,
    requestId: writer.requestId,
    ip: writer.ip,
  });
  if (!isSender && (status !== row.status || isPassedOn)) {
    const words = name === 'approve' && isPassedOn ? passedOn : decided[status];
    const absent = actingFor === null ? null : await nameOf(tenant, actingFor);
    const by = actorOf(access.userId) === null ? theSystem : decider(await nameOf(tenant, access.userId), absent);
    await notify(tenant, {
      organizationId: tenant.organizationId,
      recipientIds: [row.sender_id],
      actorId: access.userId,
      ...decidedNotification(kind, id, by, words ?? ['changed', 'परिवर्तन गर्नुभयो']),
      at: now,
    });
  }
  await announce(tenant, { organizationId: tenant.organizationId, topic: kind.entity.name, objectId: id });
}

/** Whether with the word of this candidate, or of who stands in for them, as many have agreed as the level asks for. */
async function isEnough(
  tenant: Tenant,
  kind: RequestKind,
  id: number,
  step: { level: number; quorum: number },
  candidateId: number,
): Promise<boolean> {
  const agreed = await tenant.query<{ id: number }>(
    `select distinct coalesce(acting_for_id, action_performed_by_id) as id from approval_history
      where organization_id = $1 and entity = $2 and object_id = $3 and level = $4 and action_performed = 'Approved'`,
    [tenant.organizationId, kind.entity.name, id, step.level],
  );
  if (agreed.some((row) => row.id === candidateId)) throw conflict(recordMessages.agreedAlready, 'already_decided');
  return agreed.length + 1 >= step.quorum;
}

/** Ends a level and opens the next that has anybody to ask. */
async function openNext(tenant: Tenant, kind: RequestKind, row: RequestRow, level: number, now: Date): Promise<void> {
  const place = [tenant.organizationId, kind.entity.name, row.id] as const;
  await tenant.query(
    `update approval_step set state = 'done' where organization_id = $1 and entity = $2 and object_id = $3 and level <= $4 and state = 'open'`,
    [...place, level],
  );
  const next = await tenant.one<{ candidates: number[] }>(
    `update approval_step set state = 'open', opened_at = case when state = 'open' then opened_at else $5 end
      where organization_id = $1 and entity = $2 and object_id = $3 and level = (
       select min(level) from approval_step where organization_id = $1 and entity = $2 and object_id = $3 and level > $4 and state in ('open', 'waiting')) returning candidates`,
    [...place, level, now],
  );
  if (!next) throw conflict(recordMessages.lastLevel, 'last_level');
  await notifyApprovers(tenant, kind, row.id, row.sender_id, next.candidates, now);
}
