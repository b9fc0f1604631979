/** The lists of attendance days, with their reports: one's own, those of one's team, or all for HR. */
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { organizationMember } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { asQuery, viewOfRole } from '../../../entity/scope.ts';
import type { Api } from '../../../http/api.ts';

export const attendanceDayRoutes = (app: Api, context: Context): void =>
  mountLists(app, context, {
    entity: attendanceDay,
    base: `/api/v1/${attendanceEndpoints.days}/`,
    access: organizationMember,
    summary: "Daily attendance: one's own, that of one's team, or all for HR",
    extraQuery: { as: asQuery },
    viewFor: ({ access }, { as }) => viewOfRole(context, attendanceDay, as, access),
  });
