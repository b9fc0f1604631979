/** Tasks of processes as they are done and opened again. */
import type { processes } from '@karmik/model/hris/process-setting';
import type { Message } from '@karmik/model/kit/message';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Tenant } from '../../../db/database.ts';
import { remarkOf, type RecordMove } from '../../../entity/workflow-routes.ts';
import type { Writer } from '../../../entity/write.ts';
import { conflict } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { countTasks } from './task-word.ts';
import { hrisMessages } from '../messages.ts';

export interface ProcessTaskRow {
  readonly process: keyof typeof processes;
  readonly status: string;
  readonly employee: number | null;
  readonly candidate: number | null;
  readonly assignee: number | null;
  readonly is_clearance: boolean;
}

/** Processes that come to an end, after which their tasks stay done. */
const ending: Readonly<
  Record<string, { readonly table: string; readonly open: string; readonly over: Message } | undefined>
> = {
  Separation: {
    table: 'separation',
    open: 'In progress',
    over: hrisMessages.separationSettled,
  },
  'Pre-employment': {
    table: 'pre_employment',
    open: 'Tasks assigned',
    over: hrisMessages.candidateOnBoarded,
  },
};

/** Marks a task as done, or opens it again while its process goes on. @throws 409 once that is over */
export async function moveProcessTask(
  { access, context }: Writer,
  tenant: Tenant,
  { id, to: status, before, input }: RecordMove<ProcessTaskRow>,
): Promise<void> {
  const remark = remarkOf(input);
  const at = context.clock();
  const isDone = status === 'Done';
  const task = await tenant.one<{ process: string; process_id: number }>(
    'select process, process_id from process_task where organization_id = $1 and id = $2',
    [tenant.organizationId, id],
  );
  // The process is held while its task moves, so that none is opened again under a completion.
  const of = task && ending[task.process];
  const held =
    of &&
    (await tenant.one<{ status: string }>(
      `select status from ${of.table} where organization_id = $1 and id = $2 for update`,
      [tenant.organizationId, task.process_id],
    ));
  if (!isDone && of && held?.status !== of.open) throw conflict(of.over, 'settled');
  await tenant.query(
    'update process_task set status = $3, done_by_id = $4, done_at = $5, done_remark = $6 where organization_id = $1 and id = $2',
    [tenant.organizationId, id, status, isDone ? access.userId : null, isDone ? at : null, isDone ? remark : null],
  );
  if (task?.process === 'Pre-employment') await countTasks(tenant, task.process_id);
  await addHistory(tenant, 'process_task', id, {
    level: null,
    action: isDone ? 'Done' : 'Opened again',
    by: access.userId,
    actingFor: null,
    remark,
    at,
  });
  await writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: access.userId,
    action: isDone ? 'finished' : 'reopened',
    objectType: 'process_task',
    objectId: id,
    before: { status: before.status },
    after: { status, remark },
    at,
  });
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'process_task', objectId: id });
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'separation' });
}
