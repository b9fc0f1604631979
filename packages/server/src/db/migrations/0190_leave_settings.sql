-- Leave types, the master settings in which rules of them hold, and dates on which no leave is taken.
create table leave_type (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  name_in_nepali text,
  category text not null,
  statute text not null,
  is_right boolean not null,
  colour text,
  position integer,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index leave_type_name_unique on leave_type (organization_id, lower(name));
call guard_tenant_table('leave_type');
create table leave_master_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  effective_from date not null,
  effective_till date,
  cut_off date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint leave_master_setting_dates_overlap exclude using gist
    (organization_id with =, daterange(effective_from, effective_till, '[]') with &&)
);
create unique index leave_master_setting_name_unique on leave_master_setting (organization_id, lower(name));
call guard_tenant_table('leave_master_setting');
create table leave_rule (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  master_setting_id bigint not null,
  leave_type_id bigint not null,
  is_visible boolean not null,
  offline_allowed boolean not null,
  paid_fraction numeric(16, 2) not null,
  paid_days numeric(16, 4),
  accrual text not null,
  accrual_amount numeric(16, 4),
  accrual_every text,
  accrual_at text,
  accrual_days_worked integer,
  starts_after_days integer,
  pauses_on_unpaid boolean not null,
  prorates_joining boolean not null,
  prorates_leaving boolean not null,
  rounding text not null,
  rounding_direction text not null,
  initial_balance numeric(16, 4),
  max_balance numeric(16, 4),
  carries boolean not null,
  carry_cap numeric(16, 4),
  carried_expires_after_days integer,
  excess text not null,
  collapses_into_id bigint,
  grant_expires_after_days integer,
  count_basis text not null,
  sandwich text not null,
  sandwich_weekends boolean not null,
  sandwich_holidays boolean not null,
  allows_half_day boolean not null,
  allows_hours boolean not null,
  hours_per_day numeric(16, 2),
  min_per_request numeric(16, 4),
  max_per_request numeric(16, 4),
  max_continuous numeric(16, 4),
  max_per_month numeric(16, 4),
  max_per_year numeric(16, 4),
  max_in_service numeric(16, 4),
  negative_up_to numeric(16, 4),
  document_above_days numeric(16, 4),
  notice_days integer,
  min_service_days integer,
  in_probation text not null,
  in_notice text not null,
  genders text[] not null,
  marital_statuses text[] not null,
  employment_levels bigint[] not null,
  employment_types bigint[] not null,
  branches bigint[] not null,
  divisions bigint[] not null,
  religions bigint[] not null,
  ethnicities bigint[] not null,
  encashable boolean not null,
  encash_retain numeric(16, 4),
  encash_max_per_year numeric(16, 4),
  encash_basis text not null,
  encash_rate numeric(16, 2),
  law_exception_reason text,
  law_exception_until date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, master_setting_id) references leave_master_setting deferrable,
  foreign key (organization_id, leave_type_id) references leave_type deferrable,
  foreign key (organization_id, collapses_into_id) references leave_type deferrable
);
create unique index leave_rule_master_setting_leave_type_unique on leave_rule (organization_id, master_setting_id, leave_type_id);
create index leave_rule_leave_type on leave_rule (organization_id, leave_type_id);
call guard_tenant_table('leave_rule');
create table leave_rule_tenure_tiers (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  from_years integer not null,
  amount numeric(16, 4) not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references leave_rule on delete cascade deferrable
);
call guard_tenant_table('leave_rule_tenure_tiers');
create table leave_block (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  from_date date not null,
  to_date date not null,
  leave_types bigint[] not null,
  branches bigint[] not null,
  divisions bigint[] not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
call guard_tenant_table('leave_block');
