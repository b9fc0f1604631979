-- What organisations show and do without; its first columns stood with the organisation itself.

create table application_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  disabled_applications text[] not null,
  organization_specific_employee_directory boolean not null,
  show_dignity_appraisal boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index application_setting_single on application_setting (organization_id);
call guard_tenant_table('application_setting');

insert into application_setting (organization_id, disabled_applications, organization_specific_employee_directory, show_dignity_appraisal)
select id, disabled_applications, organization_specific_employee_directory, show_dignity_appraisal
  from organization
 where disabled_applications <> '{}' or organization_specific_employee_directory or show_dignity_appraisal;
alter table organization
  drop column disabled_applications,
  drop column organization_specific_employee_directory,
  drop column show_dignity_appraisal;

-- The log of attendance; it only grows.
create table punch (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  remark_category text not null,
  punched_at timestamptz not null,
  punched_on date not null,
  location jsonb,
  source text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable
);
create unique index punch_employee_punched_at_source_unique on punch (organization_id, employee_id, punched_at, source);
create index punch_of_day on punch (organization_id, employee_id, punched_on);
call guard_tenant_table('punch');
