-- Travel attendance is asked for trainings too, under settings of their own.
alter table travel_attendance add column kind text not null default 'Travel';

create table training_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  is_enabled boolean not null,
  days_back integer not null,
  days_ahead integer,
  longest integer not null,
  allow_half_days boolean not null,
  needs_attachment boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index training_setting_single on training_setting (organization_id);
call guard_tenant_table('training_setting');
