-- Expenses: what they are called, the rules, and advances with what happened with their money.
create table expense_category (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  name_in_nepali text,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id)
);
create unique index expense_category_name_unique on expense_category (organization_id, lower(name));
call guard_tenant_table('expense_category');

create table expense_type (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  name_in_nepali text,
  category_id bigint not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, category_id) references expense_category deferrable
);
create unique index expense_type_name_unique on expense_type (organization_id, lower(name));
call guard_tenant_table('expense_type');

create table expense_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  currencies text[] not null,
  greatest_age integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id)
);
create unique index expense_setting_single on expense_setting (organization_id);
call guard_tenant_table('expense_setting');

create table expense_advance (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  title text not null,
  reason text not null,
  requested jsonb not null,
  total jsonb,
  home_amount numeric(16, 2),
  exchange_rate numeric(16, 4),
  rate_unit integer,
  rated_on date,
  standing text,
  paid jsonb,
  paid_on date,
  returned jsonb,
  unsettled jsonb,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable
);
create index expense_advance_sender on expense_advance (organization_id, sender_id);
call guard_tenant_table('expense_advance');

create table expense_advance_items (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  expense_type_id bigint not null,
  particulars text not null,
  quantity numeric(16, 2) not null,
  rate numeric(16, 3) not null,
  amount jsonb,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references expense_advance on delete cascade deferrable,
  foreign key (organization_id, expense_type_id) references expense_type deferrable
);
create index expense_advance_items_expense_type_id on expense_advance_items (organization_id, expense_type_id, parent_id);
call guard_tenant_table('expense_advance_items');

create table expense_advance_movement (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  advance_id bigint not null,
  employee_id bigint,
  kind text not null,
  paid_by text not null,
  amount jsonb not null,
  happened_on date not null,
  home_amount numeric(16, 2),
  reference text,
  created_by_id bigint,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, advance_id) references expense_advance deferrable,
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, created_by_id) references membership deferrable
);
create index expense_advance_movement_advance on expense_advance_movement (organization_id, advance_id);
call guard_tenant_table('expense_advance_movement');
