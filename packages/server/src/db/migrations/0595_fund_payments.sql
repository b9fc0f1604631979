-- Lump sums that approved retirement funds pay to employees who leave.
create table pay_fund_payment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  fund text not null,
  month text not null,
  amount numeric(16, 2) not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable
);
create unique index pay_fund_payment_employee_fund_month_unique on pay_fund_payment (organization_id, employee_id, fund, month);
call guard_tenant_table('pay_fund_payment');
