-- Rules of penalties, whose rules differ from those of everyone, and the penalties themselves with the days that count towards each.
create table penalty_rule (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  trigger text not null,
  threshold integer,
  occurrences integer not null,
  is_consecutive boolean not null,
  period text not null,
  counting text not null,
  action text not null,
  days numeric(16, 2),
  is_default boolean not null,
  branches bigint[] not null,
  divisions bigint[] not null,
  starts_on date not null,
  ends_on date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index penalty_rule_name_unique on penalty_rule (organization_id, lower(name));
call guard_tenant_table('penalty_rule');

create table penalty_assignment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  rules bigint[] not null,
  starts_on date not null,
  ends_on date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  constraint penalty_assignment_dates_overlap exclude using gist
    (organization_id with =, employee_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
call guard_tenant_table('penalty_assignment');

create table penalty (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  rule_id bigint not null,
  trigger text not null,
  occurred_on date not null,
  period_from date not null,
  period_to date not null,
  action text not null,
  days numeric(16, 2) not null,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, rule_id) references penalty_rule deferrable
);
-- However often penalties are generated, a rule brings a person one a day.
create unique index penalty_day on penalty (organization_id, employee_id, rule_id, occurred_on) where status <> 'Withdrawn';
create index penalty_rule_of on penalty (organization_id, rule_id);
create index penalty_occurred_on on penalty (organization_id, occurred_on);
call guard_tenant_table('penalty');

create table penalty_occurrences (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  day date not null,
  minutes integer,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references penalty on delete cascade deferrable
);
call guard_tenant_table('penalty_occurrences');

-- Days that penalties of a closed month take, for leave and pay. Closing writes them, opening again removes them.
create table penalty_fact (
  organization_id bigint not null references organization (id) deferrable,
  starts_on date not null,
  employee_id bigint not null,
  action text not null,
  days numeric(16, 2) not null,
  primary key (organization_id, starts_on, employee_id, action),
  foreign key (organization_id, employee_id) references membership deferrable
);
call guard_tenant_table('penalty_fact');
