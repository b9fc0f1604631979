-- Personal links without an account, and the way of a candidate from an offer letter into employment.

-- A link of a mail that leads one person to one page. The link itself is known to its mail alone; here stands its hash.
create table personal_link (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  purpose text not null,
  -- What it is about: the record of the purpose.
  object_id bigint not null,
  hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  closed_because text check (closed_because in ('used', 'replaced', 'withdrawn')),
  primary key (organization_id, id),
  check ((closed_at is null) = (closed_because is null))
);
-- A newer link takes the place of the older one.
create unique index personal_link_open on personal_link (organization_id, purpose, object_id) where closed_at is null;
call guard_tenant_table('personal_link');

create table pre_employment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  candidate text not null generated always as (first_name || coalesce(' ' || middle_name, '') || ' ' || last_name) stored,
  first_name text not null,
  middle_name text,
  last_name text not null,
  name_ne text,
  gender text,
  email text not null,
  phone text,
  address text,
  job_title_id bigint not null,
  branch_id bigint not null,
  division_id bigint not null,
  employment_type_id bigint not null,
  employment_level_id bigint not null,
  supervisor_id bigint,
  joins_on date not null,
  contract_ends_on date,
  salary jsonb,
  letter_template_id bigint,
  remarks text,
  status text not null,
  answer_by date,
  letter_number text,
  offered_by_id bigint,
  answered_at timestamptz,
  answer_remark text,
  task_template_id bigint,
  tasks_all integer not null default 0,
  tasks_done integer not null default 0,
  employee_id bigint,
  updated_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, job_title_id) references job_title deferrable,
  foreign key (organization_id, branch_id) references branch deferrable,
  foreign key (organization_id, division_id) references division deferrable,
  foreign key (organization_id, employment_type_id) references employment_type deferrable,
  foreign key (organization_id, employment_level_id) references employment_level deferrable,
  foreign key (organization_id, supervisor_id) references membership deferrable,
  foreign key (organization_id, letter_template_id) references letter_template deferrable,
  foreign key (organization_id, offered_by_id) references membership deferrable,
  foreign key (organization_id, task_template_id) references task_template deferrable,
  foreign key (organization_id, employee_id) references membership deferrable
);
create index pre_employment_created on pre_employment (organization_id, created_at desc, id desc);
create index pre_employment_waiting on pre_employment (answer_by) where status = 'Offer letter sent';
-- One offer at a time for whoever is reached at an address.
create unique index pre_employment_email_unique on pre_employment (organization_id, lower(email))
  where status not in ('Declined', 'Withdrawn', 'Expired', 'On-boarded');
call guard_tenant_table('pre_employment');

-- Offer letters as they were sent. Each is written once.
create table offer_letter (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  pre_employment_id bigint not null,
  letter_number text not null,
  issued_on date not null,
  language text not null,
  subject text not null,
  body text not null,
  file_id bigint not null,
  issued_by_id bigint not null,
  fiscal_year_id bigint not null,
  sequence integer not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, pre_employment_id) references pre_employment deferrable,
  foreign key (organization_id, file_id) references file deferrable,
  foreign key (organization_id, issued_by_id) references membership deferrable,
  foreign key (organization_id, fiscal_year_id) references fiscal_year deferrable
);
create unique index offer_letter_number_in_year on offer_letter (organization_id, fiscal_year_id, sequence);
create index offer_letter_of on offer_letter (organization_id, pre_employment_id, id desc);
call guard_tenant_table('offer_letter', 'organization_id', 'select, insert');

-- Tasks around somebody who has no account yet, and tasks that should not be forgotten.
alter table template_task add column is_mandatory boolean not null default false;
alter table process_task add column is_mandatory boolean not null default false;
alter table process_task alter column employee_id drop not null;
alter table process_task add column candidate_id bigint;
alter table process_task add foreign key (organization_id, candidate_id) references pre_employment deferrable;
