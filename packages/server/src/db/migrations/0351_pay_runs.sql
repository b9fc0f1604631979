-- Payrolls with their payslips. A payslip keeps the question that it answers; a payroll keeps the packages as they were.
create table pay_run (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  name_in_nepali text,
  month text not null,
  starts_on date not null,
  ends_on date not null,
  people integer,
  failed integer,
  gross numeric(16, 2),
  deductions numeric(16, 2),
  net numeric(16, 2),
  employer_cost numeric(16, 2),
  prepared_by_id bigint,
  approvals integer,
  confirmed_at timestamptz,
  published_at timestamptz,
  status text not null,
  packages jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, prepared_by_id) references membership deferrable
);
-- A month has one payroll that is not discarded.
create unique index pay_run_live on pay_run (organization_id, month) where status <> 'Discarded';
call guard_tenant_table('pay_run');
create table pay_slip (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  run_id bigint not null,
  employee_id bigint not null,
  month text not null,
  starts_on date not null,
  package_id bigint,
  employed_days numeric(16, 4),
  unpaid_days numeric(16, 4),
  gross numeric(16, 2),
  deductions numeric(16, 2),
  tax numeric(16, 2),
  net numeric(16, 2),
  employer_cost numeric(16, 2),
  status text not null,
  -- The facts, and what the month adds to the tax year.
  question jsonb not null,
  tax_portion numeric(16, 2) not null,
  counted_income numeric(16, 2) not null,
  counted_retirement numeric(16, 2) not null,
  year_tax numeric(16, 2) not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, run_id) references pay_run deferrable,
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, package_id) references pay_package deferrable
);
-- An employee has one payslip of a month that is not discarded.
create unique index pay_slip_live on pay_slip (organization_id, employee_id, month) where status <> 'Discarded';
create unique index pay_slip_run_employee_unique on pay_slip (organization_id, run_id, employee_id);
call guard_tenant_table('pay_slip');
create table pay_slip_lines (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  heading text not null,
  heading_ne text,
  formula_name text not null,
  type text not null,
  amount numeric(16, 2) not null,
  is_shown boolean not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references pay_slip on delete cascade deferrable
);
call guard_tenant_table('pay_slip_lines');
