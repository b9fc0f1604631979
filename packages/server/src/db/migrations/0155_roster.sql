-- A day has a published plan and a draft beside it at most; the draft takes its place, or takes it away, once it is published.
alter table roster_entry add column branch_id bigint;
alter table roster_entry add column is_removed boolean not null default false;
alter table roster_entry add constraint roster_entry_branch foreign key (organization_id, branch_id) references branch deferrable;
alter table roster_entry add constraint roster_entry_removal check (not is_removed or (not is_published and work_shift_id is null));
create index roster_entry_branch on roster_entry (organization_id, branch_id);
drop index roster_entry_employee_day_unique;
create unique index roster_entry_employee_day_is_published_unique on roster_entry (organization_id, employee_id, day, is_published);
create index roster_entry_day on roster_entry (organization_id, day);

-- A roster is written many days at once, and its drafts count for nothing.
drop trigger attendance_due_changed on roster_entry;
drop function attendance_due_by_roster();
create function attendance_due_by_roster() returns trigger language plpgsql as $$
declare
  o bigint[];
  p bigint[];
  d date[];
begin
  if tg_op = 'DELETE' then
    select array_agg(organization_id), array_agg(employee_id), array_agg(day) into o, p, d from removed where is_published;
  elsif tg_op = 'INSERT' then
    select array_agg(organization_id), array_agg(employee_id), array_agg(day) into o, p, d from made where is_published;
  else
    select array_agg(organization_id), array_agg(employee_id), array_agg(day) into o, p, d
      from (select organization_id, employee_id, day from removed where is_published
            union select organization_id, employee_id, day from made where is_published) x;
  end if;
  if o is not null then
    call mark_attendance_days(o, p, d);
  end if;
  return null;
end $$;
create trigger attendance_due_made after insert on roster_entry
  referencing new table as made for each statement execute function attendance_due_by_roster();
create trigger attendance_due_changed after update on roster_entry
  referencing old table as removed new table as made for each statement execute function attendance_due_by_roster();
create trigger attendance_due_removed after delete on roster_entry
  referencing old table as removed for each statement execute function attendance_due_by_roster();
