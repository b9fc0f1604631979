/** Lists that the specification names as reports: the days or punches of a list that have something in common. */
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { punch } from '@karmik/model/attendance/punch';
import type { Entity } from '@karmik/model/kit/entity';
import { organizationMember } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import type { RecordView } from '../../../entity/read.ts';
import { asQuery, viewOfRole } from '../../../entity/scope.ts';
import type { Api } from '../../../http/api.ts';

interface ReportList {
  readonly path: string;
  readonly entity: Entity;
  /** Over the row `r`. */
  readonly holds: string;
  readonly summary: string;
}

const lists: readonly ReportList[] = [
  {
    path: attendanceEndpoints.reconciliation,
    entity: attendanceDay,
    holds: `r.standing = 'Missing Punch'`,
    summary: 'Days with a missing punch',
  },
  {
    path: attendanceEndpoints.irregularities,
    entity: attendanceDay,
    holds: 'r.is_exception',
    summary: 'Days on which someone was late, absent or away',
  },
  {
    path: attendanceEndpoints.locations,
    entity: punch,
    holds: 'r.location is not null',
    summary: 'Logged attendance that has a location',
  },
];

/** A view of those rows alone for which a condition holds. */
const only = (view: RecordView, holds: string): RecordView => ({
  ...view,
  scope(access, where) {
    view.scope?.(access, where);
    where.add(holds);
  },
});

export function attendanceReportLists(app: Api, context: Context): void {
  for (const { path, entity, holds, summary } of lists)
    mountLists(app, context, {
      entity,
      base: `/api/v1/${path}/`,
      access: organizationMember,
      summary,
      extraQuery: { as: asQuery },
      viewFor: ({ access }, { as }) => only(viewOfRole(context, entity, as, access), holds),
    });
}
