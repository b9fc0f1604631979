-- What pay is made of: headings with their rules, packages by versions, who is on which package, and how tax and days are counted.
create table pay_heading (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  name_in_nepali text,
  formula_name text not null,
  slip_order integer not null,
  type text not null,
  taxable text not null,
  has_amount boolean not null,
  is_regular boolean not null,
  is_fund boolean not null,
  by_joining boolean not null,
  by_unpaid_days boolean not null,
  is_on_slip boolean not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index pay_heading_name_unique on pay_heading (organization_id, lower(name));
create unique index pay_heading_formula_name_unique on pay_heading (organization_id, lower(formula_name));
call guard_tenant_table('pay_heading');
create table pay_heading_rules (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  condition_equation text,
  rule_equation text not null,
  tds_type text,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references pay_heading on delete cascade deferrable
);
call guard_tenant_table('pay_heading_rules');
create table pay_package (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  description text,
  is_ssf boolean not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index pay_package_name_unique on pay_package (organization_id, lower(name));
call guard_tenant_table('pay_package');
create table pay_package_version (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  package_id bigint not null,
  starts_on date not null,
  ends_on date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, package_id) references pay_package deferrable,
  constraint pay_package_version_dates_overlap exclude using gist (organization_id with =, package_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
call guard_tenant_table('pay_package_version');
create table pay_package_version_headings (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  heading_id bigint not null,
  amount numeric(16, 2),
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references pay_package_version on delete cascade deferrable,
  foreign key (organization_id, heading_id) references pay_heading deferrable
);
create index pay_package_version_headings_heading_id on pay_package_version_headings (organization_id, heading_id, parent_id);
call guard_tenant_table('pay_package_version_headings');
create table pay_package_assignment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  package_id bigint not null,
  starts_on date not null,
  ends_on date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, package_id) references pay_package deferrable,
  constraint pay_package_assignment_dates_overlap exclude using gist (organization_id with =, employee_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
call guard_tenant_table('pay_package_assignment');
create table pay_package_assignment_amounts (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  heading_id bigint not null,
  amount numeric(16, 2) not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references pay_package_assignment on delete cascade deferrable,
  foreign key (organization_id, heading_id) references pay_heading deferrable
);
create index pay_package_assignment_amounts_heading_id on pay_package_assignment_amounts (organization_id, heading_id, parent_id);
call guard_tenant_table('pay_package_assignment_amounts');
create table payroll_profile (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  starts_on date not null,
  ends_on date,
  tax_status text not null,
  is_resident boolean not null,
  is_disabled boolean not null,
  remote_area text,
  opening_year text,
  opening_income numeric(16, 2),
  opening_retirement numeric(16, 2),
  opening_tax numeric(16, 2),
  opening_first_band numeric(16, 2),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  constraint payroll_profile_dates_overlap exclude using gist (organization_id with =, employee_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
call guard_tenant_table('payroll_profile');
create table payroll_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  day_basis text not null,
  tds_method text not null,
  absence_is_unpaid boolean not null,
  approval_levels integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index payroll_setting_single on payroll_setting (organization_id);
call guard_tenant_table('payroll_setting');
