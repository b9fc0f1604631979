-- Payroll of the time before Karmik, or of another payroll program: registers by import, and what headings of the earlier system are.
create table old_pay_heading (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  type text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index old_pay_heading_name_unique on old_pay_heading (organization_id, lower(name));
call guard_tenant_table('old_pay_heading');

create table archived_pay_import (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  period text not null,
  month text,
  fiscal_year_id bigint not null,
  starts_on date not null,
  people integer not null,
  earnings numeric(16, 2) not null,
  deductions numeric(16, 2) not null,
  tax numeric(16, 2) not null,
  employer_shares numeric(16, 2) not null,
  net numeric(16, 2) not null,
  imported_by_id bigint,
  withdrawal_reason text,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, fiscal_year_id) references fiscal_year deferrable,
  foreign key (organization_id, imported_by_id) references membership deferrable,
  check ((period = 'month') = (month is not null))
);
call guard_tenant_table('archived_pay_import', 'organization_id', 'select, insert, update');

create table archived_pay_figure (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  import_id bigint not null,
  employee_id bigint not null,
  heading text not null,
  type text not null,
  amount numeric(16, 2) not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, import_id) references archived_pay_import deferrable,
  foreign key (organization_id, employee_id) references membership deferrable
);
create index archived_pay_figure_of_import on archived_pay_figure (organization_id, import_id, employee_id);
create index archived_pay_figure_of_employee on archived_pay_figure (organization_id, employee_id);
call guard_tenant_table('archived_pay_figure', 'organization_id', 'select, insert');
