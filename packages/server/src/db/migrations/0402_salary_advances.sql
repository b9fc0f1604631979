-- Pay that employees are given ahead of a payday, and that payrolls recover.
create table advance_salary_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  is_offered boolean not null,
  eligible_months integer not null,
  limit_percent integer,
  limit_amount numeric(16, 2),
  most_instalments integer not null,
  most_payments integer not null,
  most_a_year integer,
  excluded_types bigint[] not null,
  heading_id bigint,
  carry text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, heading_id) references pay_heading deferrable
);
create unique index advance_salary_setting_single on advance_salary_setting (organization_id);
call guard_tenant_table('advance_salary_setting');

create table advance_salary (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  amount numeric(16, 2) not null,
  instalments integer not null,
  first_month text,
  reason text not null,
  -- Follow from the movements below.
  repayment text,
  recovery_from text,
  paid numeric(16, 2),
  recovered numeric(16, 2),
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable
);
create index advance_salary_sender on advance_salary (organization_id, sender_id);
call guard_tenant_table('advance_salary');

create table advance_salary_movement (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  advance_id bigint not null,
  employee_id bigint,
  kind text not null,
  amount numeric(16, 2) not null,
  happened_on date not null,
  month text,
  reference text,
  created_by_id bigint,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, advance_id) references advance_salary deferrable,
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, created_by_id) references membership deferrable
);
create index advance_salary_movement_advance on advance_salary_movement (organization_id, advance_id);
-- A month recovers from an advance once.
create unique index advance_salary_movement_month on advance_salary_movement (organization_id, advance_id, month) where kind = 'recovery';
call guard_tenant_table('advance_salary_movement');
