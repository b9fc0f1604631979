-- Changes of what somebody is at work, as they are proposed and decided.

create table employment_review (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  sender_id bigint not null,
  review_type_id bigint not null,
  change text,
  effective_date date not null,
  job_title_id bigint,
  employment_level_id bigint,
  step integer,
  division_id bigint,
  branch_id bigint,
  employment_type_id bigint,
  contract_ends_on date,
  held jsonb not null,
  request_remarks text not null,
  status text not null,
  updated_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, review_type_id) references review_type deferrable,
  foreign key (organization_id, job_title_id) references job_title deferrable,
  foreign key (organization_id, employment_level_id) references employment_level deferrable,
  foreign key (organization_id, division_id) references division deferrable,
  foreign key (organization_id, branch_id) references branch deferrable,
  foreign key (organization_id, employment_type_id) references employment_type deferrable
);
create index employment_review_created on employment_review (organization_id, created_at desc, id desc);
create index employment_review_employee on employment_review (organization_id, employee_id);
call guard_tenant_table('employment_review');
