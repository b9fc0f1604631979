-- Requests for leave with their days as they were counted, requests to cancel them, and policies by leave type.
create table leave_request (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  leave_type_id bigint not null,
  from_date date not null,
  first_part text not null,
  to_date date not null,
  last_part text not null,
  start_time time,
  end_time time,
  reason text not null,
  file_id bigint,
  contact text,
  delegate_id bigint,
  duration numeric(16, 4) not null,
  is_offline boolean not null,
  entered_by_id bigint,
  denies_right boolean not null,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, leave_type_id) references leave_type deferrable,
  foreign key (organization_id, file_id) references file deferrable,
  foreign key (organization_id, delegate_id) references membership deferrable,
  foreign key (organization_id, entered_by_id) references membership deferrable
);
create index leave_request_days_of_person on leave_request (organization_id, sender_id, from_date, to_date);
create index leave_request_leave_type on leave_request (organization_id, leave_type_id);
call guard_tenant_table('leave_request');
create table leave_request_days (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  day date not null,
  part text not null,
  quantity numeric(16, 4) not null,
  paid numeric(16, 4) not null,
  why text not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references leave_request on delete cascade deferrable
);
create index leave_request_days_day on leave_request_days (organization_id, day);
call guard_tenant_table('leave_request_days');
create table leave_cancel_request (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  request_id bigint not null,
  reason text not null,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, request_id) references leave_request deferrable
);
create unique index leave_cancel_request_open on leave_cancel_request (organization_id, request_id) where status in ('Requested', 'Forwarded');
call guard_tenant_table('leave_cancel_request');

alter table leave_request add column updated_at timestamptz;
alter table leave_cancel_request add column updated_at timestamptz;

alter table approval_policy add column leave_types bigint[] not null default '{}';
alter table approval_policy alter column leave_types drop default;
