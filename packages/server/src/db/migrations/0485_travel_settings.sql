-- Travel: places and their classes, allowances and limits by level and class, and rules about days.
create table travel_location_class (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  name_in_nepali text,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id)
);
create unique index travel_location_class_name_unique on travel_location_class (organization_id, lower(name));
call guard_tenant_table('travel_location_class');

create table travel_location (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  name_in_nepali text,
  location_class_id bigint not null,
  country text not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, location_class_id) references travel_location_class deferrable
);
create unique index travel_location_name_unique on travel_location (organization_id, lower(name));
create index travel_location_class_of on travel_location (organization_id, location_class_id);
call guard_tenant_table('travel_location');

create table travel_allowance (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employment_level_id bigint,
  location_class_id bigint not null,
  daily jsonb not null,
  valid_from date not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, employment_level_id) references employment_level deferrable,
  foreign key (organization_id, location_class_id) references travel_location_class deferrable
);
-- An empty level means all of them, once.
create unique index travel_allowance_valid_from_unique
  on travel_allowance (organization_id, location_class_id, employment_level_id, valid_from) nulls not distinct;
call guard_tenant_table('travel_allowance');

create table travel_limit (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  expense_type_id bigint not null,
  employment_level_id bigint,
  location_class_id bigint not null,
  cap numeric(16, 2) not null,
  valid_from date not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, expense_type_id) references expense_type deferrable,
  foreign key (organization_id, employment_level_id) references employment_level deferrable,
  foreign key (organization_id, location_class_id) references travel_location_class deferrable
);
create unique index travel_limit_valid_from_unique
  on travel_limit (organization_id, expense_type_id, location_class_id, employment_level_id, valid_from) nulls not distinct;
call guard_tenant_table('travel_limit');

create table travel_expense_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  allowance_type_id bigint,
  full_day integer not null,
  part_percent integer not null,
  least integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, allowance_type_id) references expense_type deferrable
);
create unique index travel_expense_setting_single on travel_expense_setting (organization_id);
call guard_tenant_table('travel_expense_setting');
