/** The lists of attendance days, with their reports: one's own, those of one's team, or all for HR. Each day has its explanation. */
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { dayExplanation } from '@karmik/model/attendance/day/explanation';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import * as z from 'zod/mini';
import { organizationMember } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { asQuery, viewOfRole } from '../../../entity/scope.ts';
import { organizationIdParams, type Api } from '../../../http/api.ts';
import { explainDay } from './explain.ts';

export function attendanceDayRoutes(app: Api, context: Context): void {
  const base = `/api/v1/${attendanceEndpoints.days}/` as const;
  mountLists(app, context, {
    entity: attendanceDay,
    base,
    access: organizationMember,
    summary: "Daily attendance: one's own, that of one's team, or all for HR",
    extraQuery: { as: asQuery },
    viewFor: ({ access }, { as }) => viewOfRole(context, attendanceDay, as, access),
  });

  app.route({
    method: 'GET',
    url: `${base}:id/explanation/`,
    config: { access: organizationMember },
    schema: {
      summary: 'Explain a day: the rule behind every minute, the settings in force and the punches',
      tags: ['attendance'],
      params: organizationIdParams,
      querystring: z.strictObject({ as: asQuery }),
      response: { 200: dayExplanation },
    },
    handler: ({ access, params, query }) =>
      explainDay(context, access, viewOfRole(context, attendanceDay, query.as, access), params.id),
  });
}
