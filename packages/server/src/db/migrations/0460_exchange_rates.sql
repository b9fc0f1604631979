-- What other currencies are worth, by day, and which rate is used.
create table exchange_rate (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  currency text not null,
  valid_on date not null,
  unit integer not null check (unit > 0),
  buying numeric(14, 4) not null check (buying > 0),
  selling numeric(14, 4) not null check (selling > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id)
);
create unique index exchange_rate_currency_valid_on_unique on exchange_rate (organization_id, currency, valid_on);
call guard_tenant_table('exchange_rate');

create table exchange_rate_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  applied text not null,
  greatest_age integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id)
);
create unique index exchange_rate_setting_single on exchange_rate_setting (organization_id);
call guard_tenant_table('exchange_rate_setting');
