-- What an organisation says of all its leave.
create table leave_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  colleagues_see_type boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index leave_setting_single on leave_setting (organization_id);
call guard_tenant_table('leave_setting');
