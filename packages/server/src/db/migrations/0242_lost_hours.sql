-- Lost hours that HR writes off, with the reasons by which it may. What is written off of a day works it out again.
create table lost_hour_reason (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  name_ne text,
  monthly_limit integer,
  needs_remarks boolean not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index lost_hour_reason_name_unique on lost_hour_reason (organization_id, lower(name));
call guard_tenant_table('lost_hour_reason');

create table lost_hour_adjustment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  day date not null,
  written_off integer not null,
  reason_id bigint not null,
  remarks text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, reason_id) references lost_hour_reason deferrable
);
create unique index lost_hour_adjustment_employee_day_unique on lost_hour_adjustment (organization_id, employee_id, day);
create index lost_hour_adjustment_reason_id on lost_hour_adjustment (organization_id, reason_id);
call guard_tenant_table('lost_hour_adjustment');
create function attendance_due_by_lost_hours() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    call mark_attendance_days(array[old.organization_id], array[old.employee_id], array[old.day]);
  end if;
  if tg_op <> 'DELETE' then
    call mark_attendance_days(array[new.organization_id], array[new.employee_id], array[new.day]);
  end if;
  return null;
end $$;
create trigger attendance_due_changed after insert or update or delete on lost_hour_adjustment
  for each row execute function attendance_due_by_lost_hours();
