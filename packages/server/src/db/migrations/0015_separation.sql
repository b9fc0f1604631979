-- The way out of employment: what is asked of everybody who leaves, resignations, separations with their tasks, and exit interviews.

create table task_template (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  used_for text not null,
  description text,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index task_template_name_unique on task_template (organization_id, lower(name));
call guard_tenant_table('task_template');

create table template_task (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  title text not null,
  template_id bigint not null,
  description text,
  unit_id bigint,
  assigned_to text not null,
  person_id bigint,
  days integer not null,
  is_clearance boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, template_id) references task_template deferrable,
  foreign key (organization_id, unit_id) references division deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index template_task_template on template_task (organization_id, template_id);
call guard_tenant_table('template_task');

create table exit_question_set (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  introduction text,
  questions jsonb not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index exit_question_set_name_unique on exit_question_set (organization_id, lower(name));
call guard_tenant_table('exit_question_set');

create table separation_type (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  category text not null,
  notice_days integer not null,
  for_resignations boolean not null,
  task_template_id bigint,
  needs_clearance boolean not null,
  needs_exit_interview boolean not null,
  question_set_id bigint,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, task_template_id) references task_template deferrable,
  foreign key (organization_id, question_set_id) references exit_question_set deferrable
);
create unique index separation_type_name_unique on separation_type (organization_id, lower(name));
call guard_tenant_table('separation_type');

create table review_type (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  change text not null,
  task_template_id bigint,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, task_template_id) references task_template deferrable
);
create unique index review_type_name_unique on review_type (organization_id, lower(name));
call guard_tenant_table('review_type');

create table resignation (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  release_date date not null,
  reason text not null,
  request_remarks text not null,
  notice_required integer,
  notice_given integer,
  status text not null,
  updated_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable
);
create index resignation_created on resignation (organization_id, created_at desc, id desc);
create unique index resignation_open on resignation (organization_id, sender_id) where status in ('Requested', 'Forwarded');
call guard_tenant_table('resignation');

create table separation (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  separation_type_id bigint not null,
  category text,
  effective_date date not null,
  remarks text,
  status text not null,
  -- The resignation that it began with.
  resignation_id bigint,
  updated_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, separation_type_id) references separation_type deferrable,
  foreign key (organization_id, resignation_id) references resignation deferrable
);
-- Somebody leaves once at a time.
create unique index separation_open on separation (organization_id, employee_id) where status in ('In progress', 'Settled');
create index separation_due on separation (effective_date) where status = 'Settled';
call guard_tenant_table('separation');

create table process_task (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  title text not null,
  description text,
  process text not null,
  -- The separation or the review.
  process_id bigint not null,
  employee_id bigint not null,
  unit_id bigint,
  assignee_id bigint,
  due_on date not null,
  is_clearance boolean not null,
  status text not null,
  done_by_id bigint,
  done_at timestamptz,
  done_remark text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, unit_id) references division deferrable,
  foreign key (organization_id, assignee_id) references membership deferrable,
  foreign key (organization_id, done_by_id) references membership deferrable
);
create index process_task_process on process_task (organization_id, process, process_id);
create index process_task_assignee on process_task (organization_id, assignee_id) where status = 'Open';
call guard_tenant_table('process_task');

create table exit_interview (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  separation_id bigint not null,
  employee_id bigint not null,
  introduction text,
  -- The questions as they were when it was asked for.
  questions jsonb not null,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, separation_id),
  foreign key (organization_id, separation_id) references separation on delete cascade deferrable,
  foreign key (organization_id, employee_id) references membership deferrable
);
call guard_tenant_table('exit_interview');

create table exit_answer (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  interview_id bigint not null,
  employee_id bigint not null,
  category text,
  question text not null,
  rating integer,
  answer text,
  answered_on date not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, interview_id) references exit_interview on delete cascade deferrable,
  foreign key (organization_id, employee_id) references membership deferrable
);
create index exit_answer_interview on exit_answer (organization_id, interview_id);
call guard_tenant_table('exit_answer');
