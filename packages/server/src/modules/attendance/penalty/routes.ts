/** Penalties over the API: HR confirms and cancels them; their people and supervisors read them. */
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { penalty } from '@karmik/model/attendance/penalty/penalty';
import { availableActions, type Viewer, type ViewerType } from '@karmik/model/kit/actions';
import * as z from 'zod/mini';
import { organizationMember, type Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Body } from '../../../entity/hooks.ts';
import { asQuery, viewOfRole } from '../../../entity/scope.ts';
import { mountWorkflow, remarkOf } from '../../../entity/workflow-routes.ts';
import type { Api } from '../../../http/api.ts';
import { conflict } from '../../../http/errors.ts';
import { recordMessages, stateOf } from '../../../messages.ts';
import { movePenalty } from './move.ts';

const base = `/api/v1/${attendanceEndpoints.penalty}/`;

/** HR moves on those of others; no one decides their own. */
const viewerOf = (access: Access, as: ViewerType, row: Body): Viewer => ({
  type: as,
  isSender: row.employee === access.userId,
  isAdminRoute: as === 'hr',
  flags: { write: access.can('5.18', 'write') && !access.isAuditUser },
});

export function penaltyRoutes(app: Api, context: Context): void {
  mountWorkflow<ViewerType>(app, context, {
    entity: penalty,
    base,
    access: organizationMember,
    plural: "Penalties: one's own, those of the team, or all for HR",
    singular: 'penalty',
    as: asQuery,
    viewFor: ({ access }, as) => ({
      ...viewOfRole(context, penalty, as, access),
      columns: () => 'r.employee_id',
      extendListed: (row) => ({
        actions: availableActions(
          penalty,
          row as { status: string },
          viewerOf(access, as, { employee: row['employee_id'] }),
        ),
      }),
    }),
    shape: { explained_by: z.array(z.object({ day: z.string(), id: z.number() })) },
    extendDetail: async ({ row }, _request, tenant) => ({
      explained_by: await tenant.query(
        `select d.day, d.id from penalty_occurrences o join attendance_day d on d.organization_id = $1 and d.employee_id = $3 and d.day = o.day
          where o.organization_id = $1 and o.parent_id = $2 order by o.position`,
        [tenant.organizationId, row.id, Number(row.employee)],
      ),
    }),
    listedShape: { actions: z.array(z.string()) },
    viewerOf: (access, as, row) => viewerOf(access, as, { ...row }),
    staleError: (status) =>
      conflict(recordMessages.moved({ name: penalty.label, status: stateOf(penalty, status) }), 'moved'),
    move: (writer, tenant, { id, name, input }) =>
      movePenalty(writer, tenant, id, name === 'confirm' ? 'confirm' : 'cancel', remarkOf(input)),
  });
}
