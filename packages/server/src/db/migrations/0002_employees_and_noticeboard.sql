-- The lists that an employee refers to, employees, their import from spreadsheets, and the noticeboard.

create table branch (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  code text,
  address text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index branch_name_unique on branch (organization_id, lower(name));
create unique index branch_code_unique on branch (organization_id, lower(code));
call guard_tenant_table('branch');

create table division (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  code text,
  parent_id bigint,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, parent_id) references division deferrable
);
create unique index division_name_unique on division (organization_id, lower(name));
create unique index division_code_unique on division (organization_id, lower(code));
call guard_tenant_table('division');

create table job_title (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  title text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index job_title_title_unique on job_title (organization_id, lower(title));
call guard_tenant_table('job_title');

create table employment_type (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  title text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index employment_type_title_unique on employment_type (organization_id, lower(title));
call guard_tenant_table('employment_type');

create table employment_level (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  title text not null,
  level integer,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index employment_level_title_unique on employment_level (organization_id, lower(title));
call guard_tenant_table('employment_level');

create table employee (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  user_id bigint not null,
  employee_code text not null,
  first_name text not null,
  middle_name text,
  last_name text not null,
  full_name text not null generated always as (first_name || coalesce(' ' || middle_name, '') || ' ' || last_name) stored,
  name_ne text,
  email text not null,
  phone text,
  gender text,
  date_of_birth date,
  joined_on date not null,
  branch_id bigint,
  division_id bigint,
  job_title_id bigint,
  employment_type_id bigint,
  employment_level_id bigint,
  marital_status text,
  blood_group text,
  nationality text,
  citizenship_number text,
  pan_number text,
  address text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, user_id),
  foreign key (organization_id, user_id) references membership deferrable,
  foreign key (organization_id, branch_id) references branch deferrable,
  foreign key (organization_id, division_id) references division deferrable,
  foreign key (organization_id, job_title_id) references job_title deferrable,
  foreign key (organization_id, employment_type_id) references employment_type deferrable,
  foreign key (organization_id, employment_level_id) references employment_level deferrable
);
create unique index employee_employee_code_unique on employee (organization_id, lower(employee_code));
create unique index employee_email_unique on employee (organization_id, lower(email));
create index employee_name on employee (organization_id, full_name, id);
create index employee_name_search on employee using gin (full_name gin_trgm_ops);
call guard_tenant_table('employee');

-- A member of an organisation as others see them: the employee file's names where there is one, else the account's.
create view person with (security_invoker = true) as
  select m.organization_id, m.user_id as id,
         coalesce(e.full_name, concat_ws(' ', u.first_name, nullif(u.middle_name, ''), u.last_name)) as full_name,
         coalesce(t.title, '') as job_title, m.is_current
    from membership m
    join users u on u.id = m.user_id
    left join employee e on e.organization_id = m.organization_id and e.user_id = m.user_id
    left join job_title t on t.organization_id = e.organization_id and t.id = e.job_title_id;
grant select on person to karmik_app, karmik_everywhere;

create table spreadsheet_import (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  entity text not null,
  file_name text not null,
  state text not null,
  matches jsonb not null,
  create_missing boolean not null default false,
  mode text not null default 'all',
  send_activation boolean not null default true,
  row_count integer not null,
  message text not null default '',
  job_run_id bigint,
  created_by bigint not null references users (id) deferrable,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, job_run_id) references job_run deferrable
);
call guard_tenant_table('spreadsheet_import');

create table spreadsheet_import_row (
  organization_id bigint not null,
  import_id bigint not null,
  number integer not null,
  cells text[] not null,
  result text,
  record jsonb,
  errors jsonb,
  primary key (organization_id, import_id, number),
  foreign key (organization_id, import_id) references spreadsheet_import on delete cascade deferrable
);
create index spreadsheet_import_row_result on spreadsheet_import_row (organization_id, import_id, result, number);
call guard_tenant_table('spreadsheet_import_row');

create table post (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  author_id bigint not null,
  text text not null,
  state text not null check (state in ('Pending', 'Scheduled', 'Published', 'Denied')),
  remark text not null default '',
  pinned_at timestamptz,
  scheduled_at timestamptz,
  published_at timestamptz,
  decided_by bigint references users (id) deferrable,
  decided_at timestamptz,
  created_at timestamptz not null,
  edited_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, author_id) references membership deferrable,
  check ((state = 'Published') = (published_at is not null))
);
create index post_feed on post (organization_id, published_at desc, id desc) where state = 'Published';
create index post_pinned on post (organization_id, pinned_at desc) where pinned_at is not null;
create index post_author on post (organization_id, author_id, state);
create index post_due on post (scheduled_at) where state = 'Scheduled';
call guard_tenant_table('post');

create table post_attachment (
  organization_id bigint not null,
  post_id bigint not null,
  file_id bigint not null,
  position integer not null,
  primary key (organization_id, post_id, file_id),
  foreign key (organization_id, post_id) references post on delete cascade deferrable,
  foreign key (organization_id, file_id) references file deferrable
);
create unique index post_attachment_file on post_attachment (organization_id, file_id);
call guard_tenant_table('post_attachment');

create table post_comment (
  organization_id bigint not null,
  id bigint generated always as identity,
  post_id bigint not null,
  author_id bigint not null,
  text text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, post_id) references post on delete cascade deferrable,
  foreign key (organization_id, author_id) references membership deferrable
);
create index post_comment_post on post_comment (organization_id, post_id, id);
call guard_tenant_table('post_comment');

create table post_reaction (
  organization_id bigint not null,
  post_id bigint not null,
  user_id bigint not null,
  reaction text not null,
  created_at timestamptz not null,
  primary key (organization_id, post_id, user_id),
  foreign key (organization_id, post_id) references post on delete cascade deferrable,
  foreign key (organization_id, user_id) references membership deferrable
);
call guard_tenant_table('post_reaction');
