import type { Queries } from '../../src/db/database.ts';

/** The first records of people whose files a test has written by itself. */
export const beginEmployment = (queries: Queries, organizationId: number, userIds: readonly number[], at: Date) =>
  queries.query(
    `insert into employment (organization_id, employee_id, change, starts_on, branch_id, division_id, job_title_id, employment_type_id, employment_level_id, applied_at, created_at)
     select e.organization_id, e.user_id, 'Appointment', e.joined_on, e.branch_id, e.division_id, e.job_title_id, e.employment_type_id, e.employment_level_id, $3, $3
       from employee e where e.organization_id = $1 and e.user_id = any($2)`,
    [organizationId, userIds, at],
  );
