-- Salaries that are agreed in another currency, by which rate they are paid, and what a payslip was converted from.
alter table pay_package add column currency text;
alter table payroll_setting add column foreign_rate text not null default 'pay_day';
create table pay_slip_agreements (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  heading text not null,
  heading_ne text,
  currency text not null,
  agreed numeric(16, 2) not null,
  rate numeric(16, 4) not null,
  rate_unit integer not null,
  rated_on date not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references pay_slip on delete cascade deferrable
);
call guard_tenant_table('pay_slip_agreements');
