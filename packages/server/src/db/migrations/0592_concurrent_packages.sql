-- A package that an employee holds besides the first one.
create table pay_concurrent_package (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  package_id bigint not null,
  starts_on date not null,
  ends_on date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, package_id) references pay_package deferrable,
  constraint pay_concurrent_package_dates_overlap exclude using gist (organization_id with =, employee_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
call guard_tenant_table('pay_concurrent_package');
create table pay_concurrent_package_amounts (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  heading_id bigint not null,
  amount numeric(16, 2) not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references pay_concurrent_package on delete cascade deferrable,
  foreign key (organization_id, heading_id) references pay_heading deferrable
);
create index pay_concurrent_package_amounts_heading_id on pay_concurrent_package_amounts (organization_id, heading_id, parent_id);
call guard_tenant_table('pay_concurrent_package_amounts');
call watch_pay_facts('pay_concurrent_package', 'x.employee_id', 'x.starts_on', 'x.ends_on', 'x.package_id');
call watch_pay_facts('pay_concurrent_package_amounts', 'p.employee_id', 'p.starts_on', 'p.ends_on', 'x.heading_id, x.amount', 'pay_concurrent_package');

alter table pay_slip
  add column concurrent_package_id bigint,
  add foreign key (organization_id, concurrent_package_id) references pay_package deferrable;
alter table pay_slip_lines add column is_concurrent boolean not null default false;
