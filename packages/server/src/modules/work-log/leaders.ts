/** Who logged most time in a stretch of days. */
import type { QueryRowOf } from '@karmik/model/kit/query';
import { workLogLeaders } from '@karmik/model/work-log/leaders';
import { workLog } from '@karmik/model/work-log/log';
import { Conditions } from '../../entity/query.ts';
import { viewOfRole } from '../../entity/scope.ts';
import { query } from '../../queries/query.ts';

export const workLogLeadersQuery = query(workLogLeaders, ({ context, access, as }, { from, to }) => {
  const where = new Conditions(access.organization.id);
  // For oneself it is a board of the projects in which one works: sums alone, and no log of others.
  if (as === 'user') {
    const me = where.value(access.userId);
    where.add(`(r.sender_id = ${me} or r.project_id in (
      select p.id from project p where p.organization_id = $1 and (p.lead_id = ${me}
         or exists (select from project_members m where m.organization_id = $1 and m.parent_id = p.id and m.person_id = ${me}))))`);
  } else viewOfRole(context, workLog, as, access).scope?.(access, where);
  const [first, last] = [where.value(from), where.value(to)];
  return access.tenant.query<QueryRowOf<typeof workLogLeaders>>(
    `select r.sender_id as user, coalesce(sum(r.duration), 0)::int as minutes, coalesce(sum(r.duration) filter (where r.status = 'Approved'), 0)::int as approved, count(*)::int as logs
       from work_log r where ${where.where} and r.worked_on between ${first} and ${last} and r.status in ('Requested', 'Forwarded', 'Approved')
      group by r.sender_id`,
    where.values,
  );
});
