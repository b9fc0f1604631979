/** Approval of completed tasks: scored by the person who gave them, acknowledged by who did them, settled by HR where they differ (TK-2). */
import type { Viewer, ViewerType } from '@karmik/model/kit/actions';
import { linkTo } from '@karmik/model/kit/links';
import type { InteractiveType } from '@karmik/model/notification/vocabulary';
import { taskPaths } from '@karmik/model/task/paths';
import { taskScore } from '@karmik/model/task/task';
import * as z from 'zod/mini';
import { supervisionOn } from '../../access/supervision.ts';
import { member, type Access } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import { addHistory } from '../../approval/history.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import type { RecordView } from '../../entity/read.ts';
import { mountWorkflow, type RecordMove } from '../../entity/workflow-routes.ts';
import { ruleClockOf, type Writer } from '../../entity/write.ts';
import { asQuery, viewOfRole } from '../../entity/scope.ts';
import type { Api } from '../../http/api.ts';
import { conflict, forbidden } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { notifyOrganization } from '../notification/notify.ts';
import { notifyOfTask } from './notifications.ts';
import { scoreAwaits, scoreAwaitsHr, stageQuery, type Stage, type TaskRow } from './scope.ts';
import { stateOf } from '../../messages.ts';
import { taskMessages } from './messages.ts';

interface Asked {
  readonly actorId: number;
  readonly today: string;
  readonly now: Date;
}

/** Asks for the approval of each who did a task. The person who gave it to themselves is approved by their supervisor, or by HR. */
export async function requestScores(tenant: Tenant, row: TaskRow, { actorId, today, now }: Asked): Promise<void> {
  for (const { person } of row.responsible) {
    const made = await tenant.one<{ id: number; approver_id: number | null }>(
      `insert into task_score (organization_id, task_id, employee_id, approver_id, status, created_at)
       values ($1, $2, $3::bigint, case when $4::bigint <> $3::bigint then $4::bigint else (
           select s.supervisor_id from ${supervisionOn('$5')} s join membership m on m.organization_id = s.organization_id and m.user_id = s.supervisor_id and m.is_current
            where s.organization_id = $1 and s.subordinate_id = $3
            order by s.position limit 1) end, 'Approval pending', $6)
       on conflict (organization_id, task_id, employee_id) where status <> 'Sent back' do nothing returning id, approver_id`,
      [tenant.organizationId, row.id, person, row.created_by, today, now],
    );
    if (!made) continue;
    await announce(tenant, { organizationId: tenant.organizationId, topic: 'task_score', objectId: made.id });
    if (made.approver_id === null) await notifyHr(tenant, row.title, actorId, now);
    else
      await notifyOfTask(
        tenant,
        'toScore',
        { taskId: row.id, title: row.title, actorId, recipientIds: [made.approver_id], at: now },
        { type: 'task_verification', id: made.id },
      );
  }
}

/** Takes back what no one has scored yet. @throws 409 where a score was given: what was judged stays */
export async function dropScores(tenant: Tenant, taskId: number): Promise<void> {
  const scored = await tenant.one(
    `select 1 from task_score where organization_id = $1 and task_id = $2 and status not in ('Approval pending', 'Sent back') limit 1`,
    [tenant.organizationId, taskId],
  );
  if (scored) throw conflict(taskMessages.scored, 'task_scored');
  const dropped = await tenant.query<{ employee_id: number; approver_id: number | null }>(
    `delete from task_score where organization_id = $1 and task_id = $2 and status = 'Approval pending' returning employee_id, approver_id`,
    [tenant.organizationId, taskId],
  );
  const told = { organizationId: tenant.organizationId, topic: 'task_score' };
  await announce(tenant, told);
  await announce(tenant, {
    ...told,
    userIds: dropped.flatMap((row) => [row.employee_id, row.approver_id ?? []].flat()),
  });
}

async function notifyHr(tenant: Tenant, title: string, actorId: number, at: Date): Promise<void> {
  const organization = await tenant.one<{ slug: string }>('select slug from organization where id = $1', [
    tenant.organizationId,
  ]);
  await notifyOrganization(tenant, {
    organizationId: tenant.organizationId,
    actorId,
    text: { en: `A task needs HR's final score: ${title}`, ne: `कार्यमा मानव संसाधनको अन्तिम अङ्क बाँकी छ: ${title}` },
    category: 'task',
    code: '8.04',
    url: linkTo(taskPaths.organizationApprovals, { slug: organization?.slug ?? '' }),
    at,
  });
}

interface ScoreRow {
  readonly employee: number;
  readonly approver: number | null;
  readonly status: string;
  readonly score: number | null;
  readonly task: number;
}

const extraQuery = { stage: stageQuery };

/** The scores of a role: all, those that wait for the reader, or the others. */
function scoreView(context: Context, access: Access, as: ViewerType, stage: Stage = 'all'): RecordView {
  const ofRole = viewOfRole(context, taskScore, as, access);
  const awaits = as === 'hr' ? scoreAwaitsHr : scoreAwaits;
  return {
    ...ofRole,
    scope(_access, where) {
      ofRole.scope?.(access, where);
      if (stage !== 'all') where.add(`${awaits(where.value(access.userId))} is ${stage === 'open' ? '' : 'not '}true`);
    },
  };
}

function viewerOf(access: Access, as: ViewerType, row: Pick<ScoreRow, 'employee' | 'approver'>): Viewer {
  const writes = !access.isAuditUser;
  const isHr = as === 'hr' && writes && access.can('8.04', 'write');
  return {
    // No one approves their own.
    type: as,
    isSender: row.employee === access.userId,
    flags: { approve: writes && (row.approver === access.userId || isHr), settle: isHr },
  };
}

const historyWords: Readonly<Record<string, string>> = {
  approve: 'Scored',
  send_back: 'Sent back',
  acknowledge: 'Acknowledged',
  object: 'Not acknowledged',
  forward: 'Forwarded',
  confirm: 'Confirmed',
};

export function taskScoreRoutes(app: Api, context: Context): void {
  mountWorkflow<ViewerType, ScoreRow, typeof extraQuery>(app, context, {
    entity: taskScore,
    base: '/api/v1/task/approvals/',
    access: member,
    plural: 'Approvals of tasks: my own and those I am asked for, or all for HR',
    singular: 'completed task',
    as: asQuery,
    extraQuery,
    viewFor: ({ access }, as, { stage }) => scoreView(context, access, as, stage),
    viewerOf,
    shape: { can_edit: z.boolean() },
    extendDetail: () => ({ can_edit: false }),
    refuse({ isSender }, action) {
      if (isSender && !action.own) throw forbidden(taskMessages.ownTask);
    },
    staleError: (status) =>
      conflict(taskMessages.approvalMoved({ status: stateOf(taskScore, status) }), 'already_decided'),
    move,
  });
}

interface Given {
  readonly score?: number;
  readonly remark?: string | null;
}

/** Stores what was decided about a score, and tells whom it concerns. */
async function move(
  { access, context }: Writer,
  tenant: Tenant,
  { id, name, to, before: row, input }: RecordMove<ScoreRow>,
): Promise<void> {
  const { score, remark } = input as Given;
  const { now } = ruleClockOf(context, access);
  const final = name === 'acknowledge' ? row.score : name === 'confirm' ? (score ?? null) : null;
  await tenant.query(
    'update task_score set status = $3, score = coalesce($4, score), final_score = $5 where organization_id = $1 and id = $2',
    // What the assigner gave stays beside what HR settled on.
    [tenant.organizationId, id, to, name === 'approve' ? (score ?? null) : null, final],
  );
  const said = [score === undefined ? '' : `${score}/10`, remark ?? ''].filter(Boolean).join(' · ');
  await addHistory(tenant, 'task_score', id, {
    level: null,
    action: historyWords[name] ?? name,
    by: access.userId,
    actingFor: null,
    remark: said,
    at: now,
  });
  await writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: access.userId,
    action: name,
    objectType: 'task_score',
    objectId: id,
    before: { status: row.status, score: row.score },
    after: { status: to, ...(score === undefined ? {} : { score }), remark: remark ?? '' },
    at: now,
  });
  const held = await tenant.one<{ title: string; status: string }>(
    'select title, status from task where organization_id = $1 and id = $2 for update',
    [tenant.organizationId, row.task],
  );
  const title = held?.title ?? '';
  const about = { taskId: row.task, title, actorId: access.userId, at: now };
  const notifyScore = (what: Parameters<typeof notifyOfTask>[1], person: number | null, type?: InteractiveType) =>
    notifyOfTask(tenant, what, { ...about, recipientIds: person === null ? [] : [person] }, type && { type, id });
  if (name === 'approve') await notifyScore('scored', row.employee, 'task_acknowledgement');
  if (name === 'object') await notifyScore('objected', row.approver, 'task_verification');
  if (name === 'forward') await notifyHr(tenant, title, access.userId, now);
  if (name === 'confirm') {
    await notifyScore('confirmed', row.employee);
    await notifyScore('confirmed', row.approver);
  }
  if (name === 'send_back') {
    await sendBack(tenant, row.task, held?.status ?? '', access.userId, remark ?? '', now);
    await notifyScore('sentBack', row.employee);
  }
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'task_score', objectId: id });
}

/** What was sent back is under way again; the scores of others stay. */
async function sendBack(
  tenant: Tenant,
  taskId: number,
  before: string,
  by: number,
  remark: string,
  at: Date,
): Promise<void> {
  if (before !== 'Completed') return;
  await tenant.query(
    `update task set status = 'In progress', completed_on = null where organization_id = $1 and id = $2`,
    [tenant.organizationId, taskId],
  );
  await addHistory(tenant, 'task', taskId, { level: null, action: 'Sent back', by, actingFor: null, remark, at });
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'task', objectId: taskId });
}
