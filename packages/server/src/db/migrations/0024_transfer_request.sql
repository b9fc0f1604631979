-- Requests of employees to be transferred.

create table transfer_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  enabled boolean not null,
  least_service_days integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index transfer_setting_single on transfer_setting (organization_id);
call guard_tenant_table('transfer_setting');

create table transfer_reason (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  description text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index transfer_reason_name_unique on transfer_reason (organization_id, lower(name));
call guard_tenant_table('transfer_reason');

create table transfer_reviewer (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  reviewer_id bigint not null,
  starts_on date not null,
  ends_on date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, reviewer_id) references membership deferrable,
  constraint transfer_reviewer_dates_overlap exclude using gist (organization_id with =, reviewer_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
call guard_tenant_table('transfer_reviewer');

create table transfer_question (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  question text not null,
  answered text not null,
  is_needed boolean not null,
  position integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index transfer_question_question_unique on transfer_question (organization_id, lower(question));
call guard_tenant_table('transfer_question');

create table transfer_request (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  branch_id bigint,
  division_id bigint,
  job_title_id bigint,
  supervisor_id bigint,
  reason_id bigint not null,
  preferred_date date not null,
  request_remarks text not null,
  answers jsonb not null,
  status text not null,
  updated_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, branch_id) references branch deferrable,
  foreign key (organization_id, division_id) references division deferrable,
  foreign key (organization_id, job_title_id) references job_title deferrable,
  foreign key (organization_id, supervisor_id) references membership deferrable,
  foreign key (organization_id, reason_id) references transfer_reason deferrable
);
create index transfer_request_created on transfer_request (organization_id, created_at desc, id desc);
create unique index transfer_request_open on transfer_request (organization_id, sender_id) where status in ('Requested', 'Forwarded');
create index transfer_request_due on transfer_request (preferred_date) where status = 'Approved';
call guard_tenant_table('transfer_request');
