-- Claims of expenses, bill by bill, with what is approved of each, settled by advances and paid.
alter table expense_type add column cap numeric(16, 2);
alter table expense_advance add column used jsonb;
alter table expense_advance_movement alter column paid_by drop not null;

create table expense_settlement (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  title text not null,
  advance_id bigint,
  proof_id bigint,
  request_remarks text,
  claimed_total numeric(16, 2),
  approved_total numeric(16, 2),
  used jsonb,
  to_pay numeric(16, 2),
  standing text,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, advance_id) references expense_advance deferrable,
  foreign key (organization_id, proof_id) references file deferrable
);
create index expense_settlement_sender on expense_settlement (organization_id, sender_id);
create index expense_settlement_advance on expense_settlement (organization_id, advance_id) where advance_id is not null;
call guard_tenant_table('expense_settlement');

create table expense_settlement_bills (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  expense_type_id bigint not null,
  billed_on date not null,
  vendor text,
  bill_number text,
  quantity numeric(16, 2) not null,
  claimed jsonb not null,
  allowed jsonb,
  approved jsonb,
  cut_reason text,
  exchange_rate numeric(16, 4),
  rate_unit integer,
  rated_on date,
  likeness text,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references expense_settlement on delete cascade deferrable,
  foreign key (organization_id, expense_type_id) references expense_type deferrable
);
create index expense_settlement_bills_expense_type_id on expense_settlement_bills (organization_id, expense_type_id, parent_id);
call guard_tenant_table('expense_settlement_bills');

create table expense_payment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  settlement_id bigint not null,
  employee_id bigint,
  kind text not null,
  paid_by text not null,
  amount numeric(16, 2),
  happened_on date not null,
  reference text,
  created_by_id bigint,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, settlement_id) references expense_settlement deferrable,
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, created_by_id) references membership deferrable
);
create index expense_payment_settlement on expense_payment (organization_id, settlement_id);
call guard_tenant_table('expense_payment');

alter table expense_advance_movement add column settlement_id bigint, add foreign key (organization_id, settlement_id) references expense_settlement deferrable;
-- A claim settles an advance once.
create unique index expense_advance_movement_settlement on expense_advance_movement (organization_id, settlement_id) where settlement_id is not null;

-- Bills in the form in which they are compared.
create table expense_bill_key (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  settlement_id bigint not null,
  vendor text not null,
  number text not null,
  short_number text not null,
  billed_on date not null,
  currency text not null,
  amount numeric(16, 3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, settlement_id) references expense_settlement on delete cascade deferrable
);
create index expense_bill_key_vendor on expense_bill_key (organization_id, vendor);
create index expense_bill_key_settlement on expense_bill_key (organization_id, settlement_id);
call guard_tenant_table('expense_bill_key');
