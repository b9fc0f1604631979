-- People whose leave is to be posted before the work of the next day: they joined, or what decides on their leave changed.
create table leave_posting_due (
  organization_id bigint not null references organization (id) deferrable,
  user_id bigint not null references users (id) on delete cascade deferrable,
  primary key (organization_id, user_id)
);
call guard_tenant_table('leave_posting_due');

-- A restore brings these rows with the backup, so the triggers add none.

create function leave_posting_due_by_joining() returns trigger language plpgsql as $$
begin
  if current_setting('karmik.is_restoring', true) = 'on' then return null; end if;
  insert into leave_posting_due (organization_id, user_id)
  select distinct organization_id, user_id from made where user_id is not null order by 1, 2
  on conflict (organization_id, user_id) do update set user_id = excluded.user_id;
  return null;
end $$;
create trigger leave_posting_due_joined after insert on employee
  referencing new table as made for each statement execute function leave_posting_due_by_joining();

create function leave_posting_due_by_change() returns trigger language plpgsql as $$
begin
  if current_setting('karmik.is_restoring', true) = 'on' then return null; end if;
  insert into leave_posting_due (organization_id, user_id)
  select distinct n.organization_id, n.user_id from made n join removed o using (organization_id, id)
   where n.user_id is not null
     and (n.user_id, n.joined_on, n.gender, n.marital_status, n.employment_level_id, n.employment_type_id, n.branch_id, n.division_id, n.religion, n.ethnicity)
         is distinct from
         (o.user_id, o.joined_on, o.gender, o.marital_status, o.employment_level_id, o.employment_type_id, o.branch_id, o.division_id, o.religion, o.ethnicity)
   order by 1, 2
  on conflict (organization_id, user_id) do update set user_id = excluded.user_id;
  return null;
end $$;
create trigger leave_posting_due_changed after update on employee
  referencing old table as removed new table as made for each statement execute function leave_posting_due_by_change();
