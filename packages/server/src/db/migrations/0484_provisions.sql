-- Provisions for what employees have earned and are paid later.
alter table pay_voucher_setting add column provisions text[] not null default '{}';
alter table pay_voucher_setting alter column provisions drop default;
drop index pay_voucher_in_force;
create unique index pay_voucher_in_force on pay_voucher (organization_id, run_id, purpose, file_id) nulls not distinct where status = 'Posted';
-- What each employee had earned at the end of the month of a voucher of provisions.
create table pay_provision (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  voucher_id bigint not null,
  employee_id bigint not null,
  branch_id bigint,
  division_id bigint,
  basic numeric(16, 2) not null,
  leave_days numeric(8, 2) not null,
  festival_months integer not null,
  gratuity numeric(16, 2) not null,
  leave numeric(16, 2) not null,
  festival numeric(16, 2) not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, voucher_id, employee_id),
  foreign key (organization_id, voucher_id) references pay_voucher deferrable,
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, branch_id) references branch deferrable,
  foreign key (organization_id, division_id) references division deferrable
);
create index pay_provision_employee_id on pay_provision (organization_id, employee_id);
call guard_tenant_table('pay_provision');
