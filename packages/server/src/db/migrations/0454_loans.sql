-- Loans of employees: methods, types, requests, and entries that are never changed.
create table loan_method (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  name_ne text,
  kind text not null,
  basis text not null,
  step text not null,
  moratorium text not null,
  shortfall text not null,
  broken_period text not null,
  settlement text not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index loan_method_name_unique on loan_method (organization_id, lower(name));
call guard_tenant_table('loan_method');

create table loan_type (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  name_ne text,
  method_id bigint not null,
  rate numeric(16, 2) not null,
  is_offered boolean not null,
  limit_amount numeric(16, 2),
  limit_basic integer,
  most_term integer not null,
  pause integer not null,
  eligible_months integer not null,
  most_open integer not null,
  excluded_types bigint[] not null,
  needs_document boolean not null,
  description text,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, method_id) references loan_method deferrable
);
create unique index loan_type_name_unique on loan_type (organization_id, lower(name));
call guard_tenant_table('loan_type');

create table loan_heading_deduction (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  loan_type_id bigint not null,
  heading_id bigint not null,
  perk_heading_id bigint,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, loan_type_id) references loan_type deferrable,
  foreign key (organization_id, heading_id) references pay_heading deferrable,
  foreign key (organization_id, perk_heading_id) references pay_heading deferrable
);
create unique index loan_heading_deduction_loan_type_unique on loan_heading_deduction (organization_id, loan_type_id);
call guard_tenant_table('loan_heading_deduction');

create table loan_market_rate (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  from_month text not null,
  rate numeric(16, 2) not null,
  source text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index loan_market_rate_from_month_unique on loan_market_rate (organization_id, from_month);
call guard_tenant_table('loan_market_rate');

create table loan (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  loan_type_id bigint not null,
  amount numeric(16, 2) not null,
  term integer not null,
  first_month text,
  reason text not null,
  document_id bigint,
  rate numeric(16, 2),
  kind text,
  basis text,
  step text,
  pause integer,
  moratorium text,
  shortfall text,
  broken_period text,
  settlement text,
  -- Follow from the entries below.
  repayment text,
  paid_on date,
  paid numeric(16, 2),
  principal_repaid numeric(16, 2),
  interest_paid numeric(16, 2),
  balance numeric(16, 2),
  next_month text,
  next_amount numeric(16, 2),
  last_month text,
  ended_on date,
  ended_by text,
  reference text,
  entered_by_id bigint,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, loan_type_id) references loan_type deferrable,
  foreign key (organization_id, document_id) references file deferrable,
  foreign key (organization_id, entered_by_id) references membership deferrable
);
create index loan_sender on loan (organization_id, sender_id);
call guard_tenant_table('loan');

create table loan_movement (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  loan_id bigint not null,
  employee_id bigint,
  kind text not null,
  amount numeric(16, 2),
  interest numeric(16, 2),
  principal numeric(16, 2),
  balance numeric(16, 2),
  happened_on date not null,
  month text,
  rate numeric(16, 2),
  months integer,
  reference text,
  remark text,
  created_by_id bigint,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, loan_id) references loan deferrable,
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, created_by_id) references membership deferrable
);
create index loan_movement_loan on loan_movement (organization_id, loan_id);
-- A payroll deducts an instalment of a month once, and a loan is paid out once unless that is taken back.
create unique index loan_movement_month on loan_movement (organization_id, loan_id, month) where kind = 'recovery';
call guard_tenant_table('loan_movement');
