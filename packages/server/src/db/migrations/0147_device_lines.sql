-- People on devices, lines of nobody, what devices are told, and the rules of attendance from a browser.

create table device_user (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  pin text not null,
  device_id bigint,
  starts_on date,
  ends_on date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, device_id) references attendance_device deferrable,
  constraint device_user_dates_overlap exclude using gist
    (organization_id with =, coalesce(device_id, 0) with =, pin with =, daterange(starts_on, ends_on, '[]') with &&)
);
create index device_user_pin on device_user (organization_id, pin);
call guard_tenant_table('device_user');

create table unmatched_punch (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  device_id bigint not null,
  pin text,
  name_on_device text,
  punched_at timestamptz,
  reason text not null,
  line text not null,
  device_time text,
  status_code integer,
  is_imported boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, device_id) references attendance_device deferrable
);
create unique index unmatched_punch_line_unique on unmatched_punch (organization_id, device_id, pin, punched_at) where punched_at is not null;
create unique index unmatched_punch_text_unique on unmatched_punch (organization_id, device_id, line) where punched_at is null;
create index unmatched_punch_pin on unmatched_punch (organization_id, pin, device_id);
call guard_tenant_table('unmatched_punch');

create table device_command (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  device_id bigint not null,
  command text not null,
  from_day date,
  pin text,
  person_name text,
  status text not null,
  return_code integer,
  sent_at timestamptz,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, device_id) references attendance_device deferrable
);
create index device_command_open on device_command (organization_id, device_id, id) where status in ('Pending', 'Sent');
call guard_tenant_table('device_command');

-- What a device last said of itself. It stands apart from its settings, which people change from the version that they read.
create table device_contact (
  organization_id bigint not null references organization (id) deferrable,
  device_id bigint not null,
  last_seen_at timestamptz not null,
  last_punch_at timestamptz,
  drift integer,
  stamp text,
  model text,
  firmware text,
  address text not null,
  -- When HR was told that it is silent; empty again once it is heard.
  missed_at timestamptz,
  primary key (organization_id, device_id),
  foreign key (organization_id, device_id) references attendance_device on delete cascade deferrable
);
call guard_tenant_table('device_contact');

-- The names under which devices know their people, which help to tell whose an unknown PIN is.
create table device_name (
  organization_id bigint not null references organization (id) deferrable,
  device_id bigint not null,
  pin text not null,
  name text not null,
  primary key (organization_id, device_id, pin),
  foreign key (organization_id, device_id) references attendance_device on delete cascade deferrable
);
call guard_tenant_table('device_name');

-- Devices that nobody registered; how often they asked, and nothing of what they sent. They belong to no organization.
create table device_knock (
  serial_number text primary key,
  times bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);
alter table device_knock enable row level security;
alter table device_knock force row level security;
create policy everywhere on device_knock to karmik_everywhere using (true) with check (true);
grant select, insert, update, delete on device_knock to karmik_everywhere;

alter table branch add column attendance_radius integer;

create table web_attendance_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  location text not null,
  outside text not null,
  accuracy_allowance integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index web_attendance_setting_single on web_attendance_setting (organization_id);
call guard_tenant_table('web_attendance_setting');
