/** Who reports to whom, for the chart of the organisation. */
import { hierarchy, type Hierarchy } from '@karmik/model/organization/hierarchy';
import { supervisionOn } from '../../access/supervision.ts';
import { organizationMember } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { organizationParams, type Api } from '../../http/api.ts';
import { orderOfPeople } from './ordering.ts';

export function hierarchyRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: '/api/v1/org/:org/hierarchy/',
    config: { access: organizationMember },
    schema: {
      summary: 'Everyone in the organization and their first supervisor',
      tags: ['organization'],
      params: organizationParams,
      response: { 200: hierarchy },
    },
    handler: async ({ access }) => {
      const { tenant } = access;
      const { today } = ruleClockOf(context, access);
      const order = await orderOfPeople(tenant);
      const results = await tenant.query<Hierarchy['results'][number]>(
        `select p.id, p.full_name, p.name_ne, p.job_title, p.picture as profile_picture, e.division_name as division, s.supervisor_id
           from person p
           left join lateral (
             select d.name as division_name from employee e join division d on d.organization_id = e.organization_id and d.id = e.division_id
              where e.organization_id = p.organization_id and e.user_id = p.id) e on true
           left join ${supervisionOn('$2')} s on s.organization_id = p.organization_id and s.subordinate_id = p.id and s.position = 1
           ${order.join}
          where p.organization_id = $1 and p.is_current order by ${order.by}`,
        [tenant.organizationId, today],
      );
      return { results };
    },
  });
}
