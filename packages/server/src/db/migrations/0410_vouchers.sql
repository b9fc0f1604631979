-- Vouchers of payrolls: ledgers, what posts to them, types with series of numbers, vouchers with their lines, and what was done with them.
create table pay_ledger (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  code text not null,
  name text not null,
  name_in_nepali text,
  account_group text not null,
  tally_name text,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index pay_ledger_code_unique on pay_ledger (organization_id, lower(code));
create unique index pay_ledger_name_unique on pay_ledger (organization_id, lower(name));
call guard_tenant_table('pay_ledger');
create table pay_ledger_mapping (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  posting text not null,
  heading_id bigint,
  branch_id bigint,
  division_id bigint,
  debit_ledger_id bigint,
  credit_ledger_id bigint,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, heading_id) references pay_heading deferrable,
  foreign key (organization_id, branch_id) references branch deferrable,
  foreign key (organization_id, division_id) references division deferrable,
  foreign key (organization_id, debit_ledger_id) references pay_ledger deferrable,
  foreign key (organization_id, credit_ledger_id) references pay_ledger deferrable
);
-- An empty branch stands for all of them, once.
create unique index pay_ledger_mapping_branch_division_heading_posting_unique
  on pay_ledger_mapping (organization_id, branch_id, division_id, heading_id, posting) nulls not distinct;
call guard_tenant_table('pay_ledger_mapping');
create table pay_voucher_type (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  code text not null,
  name text not null,
  name_in_nepali text,
  prefix text not null,
  tally_type text,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index pay_voucher_type_code_unique on pay_voucher_type (organization_id, lower(code));
create unique index pay_voucher_type_name_unique on pay_voucher_type (organization_id, lower(name));
create unique index pay_voucher_type_prefix_unique on pay_voucher_type (organization_id, lower(prefix));
call guard_tenant_table('pay_voucher_type');
create table pay_voucher_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  voucher_type_id bigint,
  splits_by_branch boolean not null,
  splits_by_division boolean not null,
  liabilities text not null,
  narration text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, voucher_type_id) references pay_voucher_type deferrable
);
create unique index pay_voucher_setting_single on pay_voucher_setting (organization_id);
call guard_tenant_table('pay_voucher_setting');
create table pay_voucher_setting_types_by_kind (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  kind text not null,
  voucher_type_id bigint not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references pay_voucher_setting on delete cascade deferrable,
  foreign key (organization_id, voucher_type_id) references pay_voucher_type deferrable
);
create index pay_voucher_setting_types_by_kind_voucher_type_id on pay_voucher_setting_types_by_kind (organization_id, voucher_type_id, parent_id);
call guard_tenant_table('pay_voucher_setting_types_by_kind');
create table pay_voucher (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  number text not null,
  -- The number is the prefix and the fiscal year of the series, and the place in it.
  series text not null,
  sequence integer not null,
  voucher_on date not null,
  run_id bigint not null,
  voucher_type_id bigint not null,
  narration text not null,
  total numeric(16, 2) not null,
  reverses_id bigint,
  made_by_id bigint,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, run_id) references pay_run deferrable,
  foreign key (organization_id, voucher_type_id) references pay_voucher_type deferrable,
  foreign key (organization_id, reverses_id) references pay_voucher deferrable,
  foreign key (organization_id, made_by_id) references membership deferrable
);
create unique index pay_voucher_in_series on pay_voucher (organization_id, lower(series), sequence);
-- A payroll has one voucher in force, and a voucher one reversal.
create unique index pay_voucher_in_force on pay_voucher (organization_id, run_id) where status = 'Posted';
create unique index pay_voucher_reverses on pay_voucher (organization_id, reverses_id) where reverses_id is not null;
call guard_tenant_table('pay_voucher');
create table pay_voucher_lines (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  ledger_id bigint not null,
  branch_id bigint,
  division_id bigint,
  about text not null,
  about_ne text not null,
  debit numeric(16, 2),
  credit numeric(16, 2),
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references pay_voucher on delete cascade deferrable,
  foreign key (organization_id, ledger_id) references pay_ledger deferrable,
  foreign key (organization_id, branch_id) references branch deferrable,
  foreign key (organization_id, division_id) references division deferrable,
  constraint pay_voucher_lines_one_side check (num_nonnulls(debit, credit) = 1)
);
create index pay_voucher_lines_ledger_id on pay_voucher_lines (organization_id, ledger_id, parent_id);
create index pay_voucher_lines_branch_id on pay_voucher_lines (organization_id, branch_id, parent_id);
create index pay_voucher_lines_division_id on pay_voucher_lines (organization_id, division_id, parent_id);
call guard_tenant_table('pay_voucher_lines');
create table pay_voucher_activity (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  voucher_id bigint not null,
  run_id bigint not null,
  activity text not null,
  format text,
  file_id bigint,
  remark text,
  person_id bigint,
  happened_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, voucher_id) references pay_voucher deferrable,
  foreign key (organization_id, run_id) references pay_run deferrable,
  foreign key (organization_id, file_id) references file deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index pay_voucher_activity_voucher on pay_voucher_activity (organization_id, voucher_id);
-- A voucher does not change, so that a format of it is written once.
create unique index pay_voucher_activity_export on pay_voucher_activity (organization_id, voucher_id, format) where activity = 'exported';
call guard_tenant_table('pay_voucher_activity');

-- What of a line belongs to each part of the month; null: it is not divided and belongs to the last part.
alter table pay_slip_lines add column parts numeric(16, 2)[];

-- Tally takes XML.
alter table export_log drop constraint export_log_format_check;
alter table export_log add constraint export_log_format_check check (format in ('csv', 'xlsx', 'pdf', 'txt', 'xml'));
