import type { QueryRowOf } from '@karmik/model/kit/query';
import { defineModule } from '../../src/modules/define-module.ts';
import { query } from '../../src/queries/query.ts';
import { signIns } from './sign-ins.ts';

export const signInsModule = defineModule({
  name: 'sign_ins',
  queries: [
    query(signIns, ({ tenant, access }, { from, to, outcome }) =>
      tenant.query<QueryRowOf<typeof signIns>>(
        `select l.user_id as employee, count(*)::integer as sign_ins, max((l.at at time zone $5)::date) as last_on
           from login_log l where l.organization_id = $1 and l.outcome = $2 and (l.at at time zone $5)::date between $3 and $4
          group by l.user_id`,
        [tenant.organizationId, outcome, from, to, access.organization.timezone],
      ),
    ),
  ],
});
