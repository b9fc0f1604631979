-- Lists of people find their page, and count, on indexes alone. Such an index includes the column that its expression is made of, and
-- what the views of people join by, which PostgreSQL asks of an index even where it does without the join.

-- Which parts of a file that are columns of it are filled: 1 personal, 2 contact, 4 legal, 8 medical.
alter table employee add column filled_parts smallint not null generated always as (
  (gender is not null and date_of_birth is not null and marital_status is not null)::integer::smallint
  + 2::smallint * (phone is not null and (address is not null or permanent_address is not null))::integer::smallint
  + 4::smallint * (citizenship_number is not null and pan_number is not null)::integer::smallint
  + 8::smallint * (coalesce(height_cm::text, weight_kg::text, allergies, disability, regular_medicine) is not null)::integer::smallint) stored;

drop index employee_by_name, employee_current;
create index employee_by_name on employee (organization_id, lower(full_name), user_id)
  include (full_name, is_current, branch_id, division_id, job_title_id);
create index employee_by_joining on employee (organization_id, joined_on, user_id) include (is_current, gender);
create index employee_current on employee (organization_id, user_id)
  include (branch_id, division_id, job_title_id, filled_parts) where is_current;
