-- Festivals at which employees get an allowance, with their days, and whose festival is another than that of most.
create table pay_festival (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  name_in_nepali text,
  is_usual boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index pay_festival_name_unique on pay_festival (organization_id, lower(name));
create unique index pay_festival_usual on pay_festival (organization_id) where is_usual;
call guard_tenant_table('pay_festival');
create table pay_festival_days (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  day date not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references pay_festival on delete cascade deferrable
);
call guard_tenant_table('pay_festival_days');
alter table payroll_profile add column festival_id bigint;
alter table payroll_profile add foreign key (organization_id, festival_id) references pay_festival deferrable;
create index payroll_profile_festival_id on payroll_profile (organization_id, festival_id);

call watch_pay_facts('pay_festival', 'null::bigint', '''-infinity''', 'null', 'x.id, x.is_usual');
call watch_pay_facts('pay_festival_days', 'null::bigint', 'x.day', 'x.day', 'x.parent_id');
drop trigger pay_facts_made on payroll_profile;
drop trigger pay_facts_changed on payroll_profile;
drop trigger pay_facts_removed on payroll_profile;
call watch_pay_facts('payroll_profile', 'x.employee_id', 'x.starts_on', 'null', 'x.festival_id');
