-- Payslips of the time before Karmik, or of another payroll program. One of a month stands for each person; withdrawn ones are kept.

create table archived_payslip (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  month text not null,
  fiscal_year_id bigint not null,
  pay_date date not null,
  gross numeric(16, 2),
  deductions numeric(16, 2),
  net numeric(16, 2),
  file_id bigint not null,
  status text not null,
  published_at timestamptz,
  withdrawn_at timestamptz,
  withdrawal_reason text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, fiscal_year_id) references fiscal_year deferrable,
  foreign key (organization_id, file_id) references file deferrable
);
create unique index archived_payslip_of_month on archived_payslip (organization_id, employee_id, month) where status <> 'Withdrawn';
create index archived_payslip_paid on archived_payslip (organization_id, pay_date desc, id desc);
call guard_tenant_table('archived_payslip', 'organization_id', 'select, insert, update');
