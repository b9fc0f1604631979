/** The lists of reports of leave, of days and of lines of accounts: one's own, those of one's team, or all for HR. They say no reason. */
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveDay } from '@karmik/model/leave/leave-day';
import { leaveLine } from '@karmik/model/leave/leave-line';
import { organizationMember } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { asQuery, viewOfRole } from '../../../entity/scope.ts';
import type { Api } from '../../../http/api.ts';

export function leaveReportRoutes(app: Api, context: Context): void {
  for (const [entity, path, what] of [
    [leaveDay, leaveEndpoints.day, 'Days of approved leave'],
    [leaveLine, leaveEndpoints.line, 'Lines of leave balances'],
  ] as const)
    mountLists(app, context, {
      entity,
      base: `/api/v1/${path}/`,
      access: organizationMember,
      summary: `${what}: one's own, those of one's team, or all for HR`,
      extraQuery: { as: asQuery },
      viewFor: ({ access }, { as }) => viewOfRole(context, entity, as, access),
    });
}
