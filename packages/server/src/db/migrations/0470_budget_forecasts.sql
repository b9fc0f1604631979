-- Budget forecasts: plans with their assumptions, and what each comes to by month, unit and heading.
create table pay_forecast (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  first_month text not null,
  months integer not null,
  heading_id bigint,
  ends_contracts boolean not null,
  turnover numeric(16, 2),
  state text,
  computed_at timestamptz,
  total numeric(16, 2),
  left_out integer,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, heading_id) references pay_heading deferrable
);
create unique index pay_forecast_name_unique on pay_forecast (organization_id, lower(name));
call guard_tenant_table('pay_forecast');
create table pay_forecast_increments (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  from_month text not null,
  percent numeric(16, 2),
  amount numeric(16, 2),
  branch_id bigint,
  division_id bigint,
  employment_level_id bigint,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references pay_forecast on delete cascade deferrable,
  foreign key (organization_id, branch_id) references branch deferrable,
  foreign key (organization_id, division_id) references division deferrable,
  foreign key (organization_id, employment_level_id) references employment_level deferrable
);
create index pay_forecast_increments_branch_id on pay_forecast_increments (organization_id, branch_id, parent_id);
create index pay_forecast_increments_division_id on pay_forecast_increments (organization_id, division_id, parent_id);
create index pay_forecast_increments_employment_level_id on pay_forecast_increments (organization_id, employment_level_id, parent_id);
call guard_tenant_table('pay_forecast_increments');
create table pay_forecast_joins (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  from_month text not null,
  people integer not null,
  package_id bigint,
  amount numeric(16, 2),
  paid_like_id bigint,
  branch_id bigint,
  division_id bigint,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references pay_forecast on delete cascade deferrable,
  foreign key (organization_id, package_id) references pay_package deferrable,
  foreign key (organization_id, paid_like_id) references membership deferrable,
  foreign key (organization_id, branch_id) references branch deferrable,
  foreign key (organization_id, division_id) references division deferrable
);
create index pay_forecast_joins_package_id on pay_forecast_joins (organization_id, package_id, parent_id);
create index pay_forecast_joins_paid_like_id on pay_forecast_joins (organization_id, paid_like_id, parent_id);
create index pay_forecast_joins_branch_id on pay_forecast_joins (organization_id, branch_id, parent_id);
create index pay_forecast_joins_division_id on pay_forecast_joins (organization_id, division_id, parent_id);
call guard_tenant_table('pay_forecast_joins');
create table pay_forecast_amount (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  forecast_id bigint not null,
  starts_on date not null,
  branch_id bigint,
  division_id bigint,
  pay_heading_id bigint,
  part text not null,
  basis text not null,
  people numeric(16, 2),
  amount numeric(16, 2),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, forecast_id) references pay_forecast on delete cascade deferrable,
  foreign key (organization_id, branch_id) references branch deferrable,
  foreign key (organization_id, division_id) references division deferrable,
  foreign key (organization_id, pay_heading_id) references pay_heading deferrable
);
create index pay_forecast_amount_forecast on pay_forecast_amount (organization_id, forecast_id, starts_on);
call guard_tenant_table('pay_forecast_amount');
