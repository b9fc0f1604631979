-- Projects, the activities under which work is logged with their rates by date, core tasks, work logs, and what approved work is worth.
create table task_activity (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  name_in_nepali text,
  counted_in text not null,
  unit text,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index task_activity_name_unique on task_activity (organization_id, lower(name));
call guard_tenant_table('task_activity');

create table activity_rate (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  activity_id bigint not null,
  rate numeric(16, 2) not null,
  starts_on date not null,
  ends_on date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, activity_id) references task_activity deferrable,
  constraint activity_rate_dates_overlap exclude using gist (organization_id with =, activity_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
call guard_tenant_table('activity_rate');

create table project (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  name_in_nepali text,
  description text,
  lead_id bigint not null,
  standing text not null,
  starts_on date,
  ends_on date,
  is_billable boolean not null default false,
  budget_hours integer,
  budget_amount numeric(16, 2),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, lead_id) references membership deferrable
);
create unique index project_name_unique on project (organization_id, lower(name));
create index project_lead on project (organization_id, lead_id);
call guard_tenant_table('project');

create table project_members (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  person_id bigint not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references project on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index project_members_person_id on project_members (organization_id, person_id, parent_id);
call guard_tenant_table('project_members');

create table project_activities (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  activity_id bigint not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references project on delete cascade deferrable,
  foreign key (organization_id, activity_id) references task_activity deferrable
);
create index project_activities_activity_id on project_activities (organization_id, activity_id, parent_id);
call guard_tenant_table('project_activities');

create table core_task (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  name_in_nepali text,
  description text,
  result_area_id bigint not null,
  job_titles bigint[] not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, result_area_id) references result_area deferrable
);
create unique index core_task_name_unique on core_task (organization_id, lower(name));
call guard_tenant_table('core_task');

create table core_task_assignment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  core_task_id bigint not null,
  starts_on date not null,
  ends_on date,
  remarks text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, core_task_id) references core_task deferrable,
  constraint core_task_assignment_dates_overlap exclude using gist (organization_id with =, employee_id with =, core_task_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
call guard_tenant_table('core_task_assignment');

create table person_task_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  may_log_work boolean not null default true,
  activities bigint[] not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable
);
create unique index person_task_setting_employee_unique on person_task_setting (organization_id, employee_id);
call guard_tenant_table('person_task_setting');

-- Tasks that exist keep everything: each new fact is empty.
alter table task add column project_id bigint,
  add column core_task_id bigint,
  add column parent_id bigint,
  add column planned integer,
  add foreign key (organization_id, project_id) references project deferrable,
  add foreign key (organization_id, core_task_id) references core_task deferrable,
  add foreign key (organization_id, parent_id) references task deferrable;
create index task_project on task (organization_id, project_id) where project_id is not null;
create index task_parent on task (organization_id, parent_id) where parent_id is not null;

create table task_depends_on (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  task_id bigint not null,
  gap integer not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references task on delete cascade deferrable,
  foreign key (organization_id, task_id) references task deferrable
);
create index task_depends_on_task_id on task_depends_on (organization_id, task_id, parent_id);
call guard_tenant_table('task_depends_on');

create table work_log_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  heading_id bigint,
  needs_acknowledgement boolean not null default false,
  longest_timer integer not null default 12,
  above_attendance text not null default 'Warn',
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, heading_id) references pay_heading deferrable
);
create unique index work_log_setting_single on work_log_setting (organization_id);
call guard_tenant_table('work_log_setting');

create table work_log (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  worked_on date not null,
  project_id bigint,
  task_id bigint,
  activity_id bigint not null,
  title text,
  starts_at time,
  ends_at time,
  duration integer,
  quantity numeric(16, 3),
  remarks text,
  proof_id bigint,
  corrects_id bigint,
  own_rate numeric(16, 2),
  on_day_off boolean not null default false,
  acknowledged_on date,
  -- The stretch of the wall clock; none where the time alone is known.
  span tsrange,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, project_id) references project deferrable,
  foreign key (organization_id, task_id) references task deferrable,
  foreign key (organization_id, activity_id) references task_activity deferrable,
  foreign key (organization_id, proof_id) references file deferrable,
  foreign key (organization_id, corrects_id) references work_log deferrable,
  constraint work_log_overlap exclude using gist (organization_id with =, sender_id with =, span with &&)
    where (span is not null and status not in ('Decline', 'Cancelled'))
);
create index work_log_sender on work_log (organization_id, sender_id, worked_on);
create index work_log_day on work_log (organization_id, worked_on);
create index work_log_project on work_log (organization_id, project_id, worked_on) where project_id is not null;
create index work_log_task on work_log (organization_id, task_id) where task_id is not null;
create index work_log_activity on work_log (organization_id, activity_id, worked_on);
create unique index work_log_open_correction on work_log (organization_id, corrects_id) where status in ('Draft', 'Requested', 'Forwarded');
call guard_tenant_table('work_log');

create table work_log_days (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  day date not null,
  minutes integer,
  quantity numeric(16, 3),
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references work_log on delete cascade deferrable
);
create index work_log_days_day on work_log_days (organization_id, day);
call guard_tenant_table('work_log_days');

create table pay_log (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  log_id bigint not null,
  worked_on date not null,
  month text not null,
  origin text not null,
  project_id bigint,
  activity_id bigint not null,
  duration integer,
  quantity numeric(16, 3),
  rate numeric(16, 2) not null,
  is_rate_by_hand boolean not null default false,
  amount numeric(16, 2) not null,
  is_paid boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, log_id) references work_log deferrable,
  foreign key (organization_id, project_id) references project deferrable,
  foreign key (organization_id, activity_id) references task_activity deferrable
);
-- A log is valued once: a second press makes no second line.
create unique index pay_log_of_work on pay_log (organization_id, log_id, worked_on) where origin <> 'rate_change';
create index pay_log_employee on pay_log (organization_id, employee_id, worked_on);
create index pay_log_unpaid on pay_log (organization_id, employee_id, month) where not is_paid;
create index pay_log_day on pay_log (organization_id, worked_on);
call guard_tenant_table('pay_log');

-- One running timer for each person, on all devices.
create table work_timer (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  person_id bigint not null,
  project_id bigint,
  task_id bigint,
  activity_id bigint not null,
  remarks text,
  started_at timestamptz not null,
  -- When it had run for longer than the organization allows.
  forgotten_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, person_id) references membership deferrable,
  foreign key (organization_id, project_id) references project deferrable,
  foreign key (organization_id, task_id) references task on delete cascade deferrable,
  foreign key (organization_id, activity_id) references task_activity deferrable
);
create unique index work_timer_person on work_timer (organization_id, person_id);
call guard_tenant_table('work_timer');
