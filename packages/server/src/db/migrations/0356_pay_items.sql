-- How the net is paid, and who joins too late for the payroll of a month.
alter table payroll_setting
  add column least_net_percent integer not null default 50,
  add column net_step text not null default 'paisa',
  add column cutoff_day integer;

-- A month has one regular payroll, and possibly others. One payroll is worked on at a time, since the tax of each depends on those before it.
alter table pay_run
  add column kind text not null default 'regular',
  add column headings jsonb not null default '[]';
alter table pay_slip
  add column kind text not null default 'regular',
  add column once_income numeric(16, 2) not null default 0,
  add column once_retirement numeric(16, 2) not null default 0;
drop index pay_run_live;
create unique index pay_run_live on pay_run (organization_id, month) where status <> 'Discarded' and kind = 'regular';
create unique index pay_run_open on pay_run (organization_id) where status not in ('Discarded', 'Confirmed', 'Published');
drop index pay_slip_live;
create unique index pay_slip_live on pay_slip (organization_id, employee_id, month) where status <> 'Discarded' and kind = 'regular';

-- A payroll keeps the settings by which it was computed, and the headings of what is handed in.
alter table pay_run
  add column settings jsonb not null default '{}',
  add column item_headings jsonb not null default '[]';

-- A payslip that is computed again keeps its id, and its earlier revisions.
alter table pay_slip
  add column revision integer not null default 1,
  add column is_held boolean not null default false;
create table pay_slip_revision (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  run_id bigint not null,
  employee_id bigint not null,
  revision integer not null,
  net numeric(16, 2) not null,
  question jsonb not null,
  lines jsonb not null,
  replaced_by_id bigint,
  replaced_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, run_id) references pay_run deferrable,
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, replaced_by_id) references membership deferrable
);
create index pay_slip_revision_run_id on pay_slip_revision (organization_id, run_id, employee_id);
call guard_tenant_table('pay_slip_revision');

-- The month in which an amount was earned, and what handed it in; null: the month of the payslip, and its package.
alter table pay_slip_lines
  add column earned text,
  add column source text,
  add column source_id integer;

-- One live payroll holds an item.
create table pay_item_use (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  run_id bigint not null,
  employee_id bigint not null,
  source text not null,
  source_id bigint not null,
  earned text not null,
  amount numeric(16, 2) not null,
  carried numeric(16, 2) not null,
  taken_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, source, source_id, earned),
  foreign key (organization_id, run_id) references pay_run deferrable,
  foreign key (organization_id, employee_id) references membership deferrable
);
create index pay_slip_lines_earned on pay_slip_lines (organization_id, earned, parent_id) where earned is not null;
create index pay_item_use_run_id on pay_item_use (organization_id, run_id);
call guard_tenant_table('pay_item_use');

-- What is paid in addition to the package, once or for some months.
create table pay_incentive (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  heading_id bigint not null,
  first_month text not null,
  last_month text,
  description text,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, heading_id) references pay_heading deferrable
);
create unique index pay_incentive_name_unique on pay_incentive (organization_id, lower(name));
call guard_tenant_table('pay_incentive');
create table pay_incentive_amount (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  incentive_id bigint not null,
  employee_id bigint not null,
  amount numeric(16, 2) not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, incentive_id) references pay_incentive deferrable,
  foreign key (organization_id, employee_id) references membership deferrable
);
create unique index pay_incentive_amount_incentive_employee_unique on pay_incentive_amount (organization_id, incentive_id, employee_id);
call guard_tenant_table('pay_incentive_amount');

-- Days whose pay is other than attendance and leave say, after their month was closed.
create table pay_day_correction (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  starts_on date not null,
  ends_on date not null,
  effect text not null,
  reason text not null,
  created_by_id bigint,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, created_by_id) references membership deferrable
);
create index pay_day_correction_employee_id on pay_day_correction (organization_id, employee_id, starts_on);
call guard_tenant_table('pay_day_correction');

-- What was decided on a change to a month of the past: to take it into the next payroll, or to leave it.
create table pay_change_decision (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  month text not null,
  decision text not null,
  lines jsonb not null,
  reason text not null,
  decided_by_id bigint not null,
  decided_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, decided_by_id) references membership deferrable
);
create index pay_change_decision_employee_id on pay_change_decision (organization_id, employee_id, month);
call guard_tenant_table('pay_change_decision');

-- Net pay that is kept back.
create table pay_hold (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  from_month text not null,
  until_month text,
  reason text not null,
  status text not null,
  released_at timestamptz,
  created_by_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, created_by_id) references membership deferrable
);
create index pay_hold_employee_id on pay_hold (organization_id, employee_id);
call guard_tenant_table('pay_hold');
