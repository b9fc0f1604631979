-- Which headings attendance reports show in an organization.
create table attendance_heading_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index attendance_heading_setting_single on attendance_heading_setting (organization_id);
call guard_tenant_table('attendance_heading_setting');
create table attendance_heading_setting_daily (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  heading text not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references attendance_heading_setting on delete cascade deferrable
);
call guard_tenant_table('attendance_heading_setting_daily');
create table attendance_heading_setting_monthly (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  heading text not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references attendance_heading_setting on delete cascade deferrable
);
call guard_tenant_table('attendance_heading_setting_monthly');
