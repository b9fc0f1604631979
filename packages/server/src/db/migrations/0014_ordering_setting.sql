-- In which order an organisation names its people.

create table ordering_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  first_by text not null,
  second_by text,
  third_by text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index ordering_setting_single on ordering_setting (organization_id);
call guard_tenant_table('ordering_setting');
