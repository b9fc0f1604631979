-- What is looked at before a payroll is confirmed: findings of each employee with their exceptions, and differences from the last payroll with
-- their causes. A decision keeps the hash of the amounts that it was made on.
create table pay_finding (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  run_id bigint not null,
  employee_id bigint not null,
  kind text not null,
  grade text not null,
  detail text not null,
  detail_ne text not null,
  reason text,
  until_month text,
  excepted_by_id bigint,
  excepted_at timestamptz,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, run_id) references pay_run deferrable,
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, excepted_by_id) references membership deferrable
);
create unique index pay_finding_of_run on pay_finding (organization_id, run_id, employee_id, kind);
create index pay_finding_excepted on pay_finding (organization_id, employee_id, kind) where status = 'Excepted';
call guard_tenant_table('pay_finding');
create table pay_difference (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  run_id bigint not null,
  employee_id bigint not null,
  heading text not null,
  heading_ne text,
  formula_name text not null,
  type text not null,
  before numeric(16, 2) not null,
  now numeric(16, 2) not null,
  difference numeric(16, 2) not null,
  cause text not null,
  detail text,
  detail_ne text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, run_id) references pay_run deferrable,
  foreign key (organization_id, employee_id) references membership deferrable
);
create unique index pay_difference_of_run on pay_difference (organization_id, run_id, employee_id, formula_name);
call guard_tenant_table('pay_difference');
alter table pay_run add column amounts_hash text;
