/** The routes of tasks of separations, reviews and candidates: done by whom they are assigned to, or by HR. */
import type { Viewer } from '@karmik/model/kit/actions';
import { processCodes, processTask } from '@karmik/model/hris/separation';
import * as z from 'zod/mini';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { organizationMember, type Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { mountWorkflow } from '../../../entity/workflow-routes.ts';
import type { RecordView } from '../../../entity/read.ts';
import { scopeView, viewOfRole } from '../../../entity/scope.ts';
import type { Api } from '../../../http/api.ts';
import { conflict, forbidden } from '../../../http/errors.ts';
import { moveProcessTask, type ProcessTaskRow } from './task-moves.ts';
import { notifyAssigned } from './task-word.ts';
import { hrisMessages } from '../messages.ts';
import { stateOf } from '../../../messages.ts';

type As = 'user' | 'hr';
const asQuery = z._default(
  z.enum(['user', 'hr'], {
    error: carried(messages.choice({ field: verbatim('as'), choices: listed(['user', 'hr']) })),
  }),
  'user',
);

/** The tasks of a role, of one process where that is asked for. */
function viewOf(context: Context, as: As, access: Access, processId?: number): RecordView {
  const ofRole = viewOfRole(context, processTask, as, access);
  return {
    scope(_access, where) {
      if (processId !== undefined) where.add(`r.process_id = ${where.value(processId)}`);
      ofRole.scope?.(access, where);
    },
  };
}

const writes = (access: Access, { process }: ProcessTaskRow): boolean =>
  access.can(processCodes[process], 'write') && !access.isAuditUser;

function viewerOf(access: Access, as: As, row: ProcessTaskRow): Viewer {
  // No one clears themselves.
  const isOwnClearance = row.is_clearance && row.employee === access.userId;
  const isWriter = writes(access, row);
  return {
    type: as,
    isSender: false,
    isAdminRoute: as === 'hr',
    flags: { finish: !isOwnClearance && (as === 'user' || isWriter), reopen: !isOwnClearance && isWriter },
  };
}

/** The id of a separation, a review or a candidate, with `process`. */
const extraQuery = {
  process_id: z.optional(z.coerce.number().check(z.refine(Number.isSafeInteger, 'process_id must be an id'))),
};

const { assignee, due_on } = processTask.fields;

export function processTaskRoutes(app: Api, context: Context): void {
  mountWorkflow<As, ProcessTaskRow, typeof extraQuery>(app, context, {
    entity: processTask,
    base: '/api/v1/hris/:org/process-task/',
    access: organizationMember,
    plural: 'Tasks that are assigned to me, or all for HR',
    singular: 'task',
    as: asQuery,
    extraQuery,
    viewFor: ({ access }, as, { process_id }) => viewOf(context, as, access, process_id),
    viewerOf,
    shape: { can_edit: z.boolean() },
    extendDetail: ({ as, row, viewer }) => ({
      can_edit: as === 'hr' && viewer.flags.reopen === true && row.status === 'Open',
    }),
    edit: {
      summary: 'Assign an open task to someone else, or move its date',
      as: () => 'hr',
      hooks: scopeView(context, processTask, ['organization']),
      fields: { assignee, due_on },
      check({ access, row }, body) {
        if (!writes(access, row)) throw forbidden();
        if (row.status !== 'Open') throw conflict(hrisMessages.taskClosed, 'task_closed');
        if (row.is_clearance && body.assignee && body.assignee === row.employee)
          throw forbidden(hrisMessages.ownClearance);
      },
      async after({ access }, tenant, row, body) {
        const assigned = body.assignee as number | null | undefined;
        if (!assigned || assigned === row.assignee || assigned === access.userId) return;
        const about = { employeeId: row.employee, candidateId: row.candidate };
        await notifyAssigned(tenant, [assigned], access.userId, about, context.clock());
      },
    },
    staleError: (status) => conflict(hrisMessages.taskMoved({ status: stateOf(processTask, status) }), 'task_moved'),
    move: moveProcessTask,
  });
}
