-- Tasks that people give each other, the rules by which some come again, and how well they were done.

create table task_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  needs_whole_checklist boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index task_setting_single on task_setting (organization_id);
call guard_tenant_table('task_setting');

create table task_recurrence (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  title text not null,
  description text,
  priority text not null,
  responsible jsonb not null,
  observers jsonb not null,
  checklist jsonb not null,
  approval_needed boolean not null,
  every text not null,
  first_run date not null,
  until date,
  days_to_do integer not null,
  is_paused boolean not null,
  created_by_id bigint not null,
  -- The day of the next task; none where the rule has ended.
  next_run date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, created_by_id) references membership deferrable
);
create index task_recurrence_due on task_recurrence (next_run) where not is_paused;
call guard_tenant_table('task_recurrence');

create table task (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  title text not null,
  description text,
  priority text not null,
  responsible jsonb not null,
  observers jsonb not null,
  checklist jsonb not null,
  approval_needed boolean not null,
  starts_on date,
  deadline date not null,
  created_by_id bigint not null,
  recurrence_id bigint,
  -- The day of the rule that made it.
  run_on date,
  completed_on date,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  -- A job that runs twice makes no second.
  unique (organization_id, recurrence_id, run_on),
  foreign key (organization_id, created_by_id) references membership deferrable,
  foreign key (organization_id, recurrence_id) references task_recurrence deferrable
);
create index task_open on task (organization_id, deadline) where status in ('Pending', 'In progress');
create index task_creator on task (organization_id, created_by_id);
call guard_tenant_table('task');

create table task_score (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  task_id bigint not null,
  employee_id bigint not null,
  approver_id bigint,
  score integer,
  final_score integer,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, task_id) references task deferrable,
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, approver_id) references membership deferrable
);
-- What was sent back is done and scored anew.
create unique index task_score_person on task_score (organization_id, task_id, employee_id) where status <> 'Sent back';
call guard_tenant_table('task_score');

create table task_comment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  task_id bigint not null,
  author_id bigint not null,
  text text not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, task_id) references task on delete cascade deferrable,
  foreign key (organization_id, author_id) references membership deferrable
);
create index task_comment_task on task_comment (organization_id, task_id, id);
call guard_tenant_table('task_comment');

create table task_attachment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  task_id bigint not null,
  file_id bigint not null,
  added_by_id bigint not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, file_id),
  foreign key (organization_id, task_id) references task on delete cascade deferrable,
  foreign key (organization_id, file_id) references file deferrable,
  foreign key (organization_id, added_by_id) references membership deferrable
);
create index task_attachment_task on task_attachment (organization_id, task_id, id);
call guard_tenant_table('task_attachment');
