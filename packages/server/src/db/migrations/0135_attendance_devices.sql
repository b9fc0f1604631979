-- Devices that send attendance, and what a punch keeps of where it came from.

create table attendance_device (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  vendor text,
  serial_number text not null,
  branch_id bigint,
  direction text not null,
  timezone text,
  pins_are_codes boolean not null,
  address_range text,
  path_secret text,
  is_enabled boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, branch_id) references branch deferrable
);
create unique index attendance_device_name_unique on attendance_device (organization_id, lower(name));
-- A device names itself by its serial alone: whose it is must be one answer in the installation.
create unique index attendance_device_serial_number_unique on attendance_device (serial_number);
create index attendance_device_branch on attendance_device (organization_id, branch_id);
call guard_tenant_table('attendance_device');

alter table punch
  add column device_id bigint,
  add column device_pin text,
  add column device_time text,
  add column accuracy integer,
  add column office_distance integer,
  add column is_outside boolean not null default false,
  add column is_held boolean not null default false,
  add foreign key (organization_id, device_id) references attendance_device deferrable;
drop index punch_employee_punched_at_source_unique;
create unique index punch_employee_punched_at_source_unique on punch (organization_id, employee_id, punched_at, source, device_id) nulls not distinct;
-- A line that a device sends again is one punch, whoever its PIN is mapped to by then.
create unique index punch_device_line_unique on punch (organization_id, device_id, device_pin, punched_at) where device_id is not null;
call name_partition_indexes('punch');
