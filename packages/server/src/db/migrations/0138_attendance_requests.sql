-- Requests of attendance: adjustments, travel, credit hours and timesheets, with their settings.
create table adjustment_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  days_back integer not null,
  most_a_month integer,
  needs_attachment boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index adjustment_setting_single on adjustment_setting (organization_id);
call guard_tenant_table('adjustment_setting');

create table adjustment_request (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  adjusted_on date not null,
  kind text not null,
  punch_in time,
  punch_out time,
  ends_next_day boolean not null,
  logged_at time,
  new_type text,
  reason text not null,
  attachment_id bigint,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, attachment_id) references file deferrable
);
call guard_tenant_table('adjustment_request');

create table travel_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  days_back integer not null,
  allow_half_days boolean not null,
  needs_attachment boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index travel_setting_single on travel_setting (organization_id);
call guard_tenant_table('travel_setting');

create table travel_attendance (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  starts_on date not null,
  ends_on date not null,
  part text not null,
  place text not null,
  leaves_at time,
  returns_at time,
  description text not null,
  attachment_id bigint,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, attachment_id) references file deferrable
);
call guard_tenant_table('travel_attendance');

create table travel_delete_request (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  request_id bigint not null,
  reason text not null,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, request_id) references travel_attendance deferrable
);
call guard_tenant_table('travel_delete_request');

create table credit_hour_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  is_enabled boolean not null,
  least integer not null,
  daily_limit integer not null,
  weekly_limit integer not null,
  monthly_limit integer not null,
  expires_after integer,
  days_back integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index credit_hour_setting_single on credit_hour_setting (organization_id);
call guard_tenant_table('credit_hour_setting');

create table credit_hour_request (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  kind text not null,
  credit_on date not null,
  duration integer not null,
  is_travel boolean not null,
  request_remarks text not null,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable
);
call guard_tenant_table('credit_hour_request');

create table credit_hour_delete_request (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  request_id bigint not null,
  reason text not null,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, request_id) references credit_hour_request deferrable
);
call guard_tenant_table('credit_hour_delete_request');

create table timesheet_project (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  code text,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index timesheet_project_name_unique on timesheet_project (organization_id, lower(name));
call guard_tenant_table('timesheet_project');

create table timesheet_activity (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index timesheet_activity_name_unique on timesheet_activity (organization_id, lower(name));
call guard_tenant_table('timesheet_activity');

create table timesheet (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  week_of date not null,
  request_remarks text,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable
);
call guard_tenant_table('timesheet');
create table timesheet_entries (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  worked_on date not null,
  project_id bigint not null,
  activity_id bigint,
  duration integer not null,
  remark text,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references timesheet on delete cascade deferrable,
  foreign key (organization_id, project_id) references timesheet_project deferrable,
  foreign key (organization_id, activity_id) references timesheet_activity deferrable
);
create index timesheet_entries_project_id on timesheet_entries (organization_id, project_id, parent_id);
create index timesheet_entries_activity_id on timesheet_entries (organization_id, activity_id, parent_id);
call guard_tenant_table('timesheet_entries');

alter table adjustment_request add column updated_at timestamptz;
alter table travel_attendance add column updated_at timestamptz;
alter table travel_delete_request add column updated_at timestamptz;
alter table credit_hour_request add column updated_at timestamptz;
alter table credit_hour_delete_request add column updated_at timestamptz;
alter table timesheet add column updated_at timestamptz;

create index adjustment_request_day on adjustment_request (organization_id, sender_id, adjusted_on);
create index travel_attendance_days on travel_attendance (organization_id, sender_id, starts_on, ends_on);
create index credit_hour_request_day on credit_hour_request (organization_id, sender_id, credit_on);
create index timesheet_week on timesheet (organization_id, sender_id, week_of);
create unique index travel_delete_request_open on travel_delete_request (organization_id, request_id) where status in ('Requested', 'Forwarded');
create unique index credit_hour_delete_request_open on credit_hour_delete_request (organization_id, request_id) where status in ('Requested', 'Forwarded');

-- What a log counts as, since its correction: logs are never overwritten. The latest correction holds.
create table punch_correction (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  punch_id bigint not null,
  kind text not null check (kind in ('Ignored', 'Recategorised')),
  new_category text,
  source_entity text not null,
  source_id bigint not null,
  corrected_by_id bigint not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  check ((kind = 'Recategorised') = (new_category is not null))
);
create index punch_correction_punch on punch_correction (organization_id, punch_id, id);
call guard_tenant_table('punch_correction', privileges => 'select, insert');
