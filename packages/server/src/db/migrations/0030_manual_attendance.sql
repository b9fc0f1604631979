-- Attendance that HR, or a supervisor who may, enters for somebody.

create table manual_attendance_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  allow_supervisor boolean not null,
  days_back integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index manual_attendance_setting_single on manual_attendance_setting (organization_id);
call guard_tenant_table('manual_attendance_setting');

alter table punch add column entered_by_id bigint;
alter table punch add column entry_remark text;
alter table punch add foreign key (organization_id, entered_by_id) references membership deferrable;
