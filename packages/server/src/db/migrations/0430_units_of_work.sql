-- Work that is paid by the unit, with its rates by date.
create table unit_of_work_code (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  code text not null,
  name text not null,
  name_in_nepali text,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index unit_of_work_code_code_unique on unit_of_work_code (organization_id, lower(code));
create unique index unit_of_work_code_name_unique on unit_of_work_code (organization_id, lower(name));
call guard_tenant_table('unit_of_work_code');
create table unit_of_work_operation (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  name_in_nepali text,
  code_id bigint not null,
  unit text not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, code_id) references unit_of_work_code deferrable
);
create unique index unit_of_work_operation_name_unique on unit_of_work_operation (organization_id, lower(name));
call guard_tenant_table('unit_of_work_operation');
create table unit_of_work_rate (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  operation_id bigint not null,
  rate numeric(16, 2) not null,
  starts_on date not null,
  ends_on date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, operation_id) references unit_of_work_operation deferrable,
  constraint unit_of_work_rate_dates_overlap exclude using gist (organization_id with =, operation_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
call guard_tenant_table('unit_of_work_rate');
create table unit_of_work_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  heading_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, heading_id) references pay_heading deferrable
);
create unique index unit_of_work_setting_single on unit_of_work_setting (organization_id);
call guard_tenant_table('unit_of_work_setting');
create table unit_of_work (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  worked_on date not null,
  operation_id bigint not null,
  quantity numeric(16, 2) not null,
  proof_id bigint,
  request_remarks text,
  amount numeric(16, 2),
  is_paid boolean not null default false,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, operation_id) references unit_of_work_operation deferrable,
  foreign key (organization_id, proof_id) references file deferrable
);
create index unit_of_work_sender on unit_of_work (organization_id, sender_id, worked_on);
call guard_tenant_table('unit_of_work');
