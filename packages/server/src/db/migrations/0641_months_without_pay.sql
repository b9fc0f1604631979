-- What becomes of an instalment in a month without pay. Loans and methods of now keep what they do: it is due as a shortfall.
alter table loan_method add column unpaid_month text not null default 'due';
alter table loan_method alter column unpaid_month drop default;
alter table loan add column unpaid_month text;
update loan set unpaid_month = 'due' where kind is not null;

-- Whether the payslip moves an amount to a later month, since the employee is not paid in this one.
alter table pay_item_use add column is_moved boolean not null default false;

-- What a payslip does not deduct of what it was asked to.
create table pay_slip_deferrals (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  heading text not null,
  heading_ne text,
  amount numeric(16, 2) not null,
  reading text not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references pay_slip on delete cascade deferrable
);
call guard_tenant_table('pay_slip_deferrals');
