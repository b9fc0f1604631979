-- Reports that are sent again and again, to whoever set them up and to others who may read them.
create table report_schedule (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  page text not null,
  address text,
  period text,
  every text not null,
  first_run date not null,
  time_of_day time not null,
  created_by_id bigint not null,
  -- The day on which it is sent next, in the organisation's zone.
  next_run date,
  last_sent_at timestamptz,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, created_by_id) references membership deferrable
);
create index report_schedule_due on report_schedule (next_run) where status = 'Active';
create index report_schedule_maker on report_schedule (organization_id, created_by_id);
call guard_tenant_table('report_schedule');

create table report_schedule_recipients (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  person_id bigint not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references report_schedule on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index report_schedule_recipients_person_id on report_schedule_recipients (organization_id, person_id, parent_id);
call guard_tenant_table('report_schedule_recipients');

create table report_schedule_declined_by (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  person_id bigint not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references report_schedule on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index report_schedule_declined_by_person_id on report_schedule_declined_by (organization_id, person_id, parent_id);
call guard_tenant_table('report_schedule_declined_by');
