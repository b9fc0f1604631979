-- Who works here today is told by the day of joining as well, so the indexes that lists of people are found by hold it.
drop index employee_by_name, employee_current;
create index employee_by_name on employee (organization_id, lower(full_name), user_id)
  include (full_name, is_current, joined_on, branch_id, division_id, job_title_id);
create index employee_current on employee (organization_id, user_id)
  include (joined_on, branch_id, division_id, job_title_id, filled_parts) where is_current;
