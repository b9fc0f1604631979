-- What people bring to their work, where they work, and what HRIS tells them by mail.

create table ksao_assignment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  kind text not null,
  knowledge_id bigint,
  skill_id bigint,
  ability_id bigint,
  other_attribute_id bigint,
  held_level text,
  is_key boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, knowledge_id) references knowledge deferrable,
  foreign key (organization_id, skill_id) references skill deferrable,
  foreign key (organization_id, ability_id) references ability deferrable,
  foreign key (organization_id, other_attribute_id) references other_attribute deferrable,
  check (num_nonnulls(knowledge_id, skill_id, ability_id, other_attribute_id) = 1)
);
create unique index ksao_assignment_employee_knowledge_unique on ksao_assignment (organization_id, employee_id, knowledge_id);
create unique index ksao_assignment_employee_skill_unique on ksao_assignment (organization_id, employee_id, skill_id);
create unique index ksao_assignment_employee_ability_unique on ksao_assignment (organization_id, employee_id, ability_id);
create unique index ksao_assignment_employee_other_attribute_unique on ksao_assignment (organization_id, employee_id, other_attribute_id);
call guard_tenant_table('ksao_assignment');

create table duty_station_assignment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  duty_station_id bigint not null,
  starts_on date not null,
  ends_on date,
  remarks text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, duty_station_id) references duty_station deferrable,
  constraint duty_station_assignment_dates_overlap exclude using gist
    (organization_id with =, employee_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
call guard_tenant_table('duty_station_assignment');

create table hris_email_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  always_mailed text[] not null,
  never_mailed text[] not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index hris_email_setting_single on hris_email_setting (organization_id);
call guard_tenant_table('hris_email_setting');
