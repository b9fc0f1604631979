-- Payments: accounts of the organization, its rules, SWIFT codes, and the eSewa connection with the wallets of employees.
create table swift_code (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  code text not null,
  bank_id bigint not null,
  branch text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, bank_id) references bank deferrable
);
create unique index swift_code_code_unique on swift_code (organization_id, lower(code));
call guard_tenant_table('swift_code');

create table payment_account (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  bank_id bigint not null,
  branch text,
  account_number text not null,
  account_name text not null,
  template text not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, bank_id) references bank deferrable
);
create unique index payment_account_name_unique on payment_account (organization_id, lower(name));
call guard_tenant_table('payment_account');

create table payment_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  account_change_days integer not null,
  payee_check text not null,
  is_full_name_required boolean not null,
  most_amount numeric(16, 2),
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index payment_setting_single on payment_setting (organization_id);
call guard_tenant_table('payment_setting');

create table esewa_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  is_active boolean not null,
  address text,
  merchant text,
  settling_minutes integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index esewa_setting_single on esewa_setting (organization_id);
call guard_tenant_table('esewa_setting');

create table esewa_user (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  wallet text not null,
  wallet_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable
);
create unique index esewa_user_wallet_unique on esewa_user (organization_id, lower(wallet));
create unique index esewa_user_employee_unique on esewa_user (organization_id, employee_id);
call guard_tenant_table('esewa_user');

-- The secret of the connection, encrypted with the key of the installation.
create table esewa_secret (
  organization_id bigint primary key references organization (id) deferrable,
  sealed bytea not null,
  set_at timestamptz not null default now()
);
call guard_tenant_table('esewa_secret');
