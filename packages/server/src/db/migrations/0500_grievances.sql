-- Grievances: feedback, suggestions and complaints. Of an anonymous one there is what was told and nothing of who told it: no account,
-- address, hour or name of a file; its clock begins with the day after, and numbers are drawn at random.

create table grievance_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  enabled boolean not null,
  introduction text,
  outside_person_id bigint,
  urgent_time integer not null,
  high_time integer not null,
  normal_time integer not null,
  low_time integer not null,
  reopened_time integer not null,
  least_count integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, outside_person_id) references membership deferrable
);
create unique index grievance_setting_single on grievance_setting (organization_id);
call guard_tenant_table('grievance_setting');
create table grievance_setting_handlers (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  person_id bigint not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references grievance_setting on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index grievance_setting_handlers_person_id on grievance_setting_handlers (organization_id, person_id, parent_id);
call guard_tenant_table('grievance_setting_handlers');
create table grievance_setting_hours (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  weekday text not null,
  starts_at time not null,
  ends_at time not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references grievance_setting on delete cascade deferrable
);
call guard_tenant_table('grievance_setting_hours');

create table grievance (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  category text not null check (category in ('feedback', 'suggestion', 'complaint')),
  title text not null,
  body text not null,
  is_anonymous boolean not null,
  author_id bigint,
  about text check (about in ('person', 'unit', 'policy')),
  about_person_id bigint,
  -- No reference to units: one that is in use would tell that there is a grievance.
  about_branch_id bigint,
  about_division_id bigint,
  -- The policy, or the unit as it was called.
  about_name text,
  -- People who must not see it, as its author said.
  not_for bigint[] not null,
  priority text not null,
  status text not null check (status in ('Open', 'In progress', 'Waiting for employee', 'Resolved', 'Invalid', 'Closed')),
  handler_id bigint,
  resolution text,
  opened_on date not null,
  -- When the clock begins, the working time that is allowed, and when that was last changed.
  starts_at timestamptz not null,
  allowed_minutes integer not null check (allowed_minutes > 0),
  -- What a reopening added to it.
  extra_minutes integer not null default 0,
  changed_at timestamptz,
  warn_at timestamptz,
  due_at timestamptz,
  warned_at timestamptz,
  escalated_at timestamptz,
  -- When it became late; it stays so.
  breached_at timestamptz,
  ended_at timestamptz,
  ended_on date,
  is_withdrawn boolean not null default false,
  reopened_count integer not null default 0,
  -- What the author answered at each end, from 1 to 5.
  satisfactions smallint[] not null default '{}',
  is_rated boolean not null default false,
  follows_id bigint,
  receipt_hash bytea unique,
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, author_id) references membership deferrable,
  foreign key (organization_id, about_person_id) references membership deferrable,
  foreign key (organization_id, handler_id) references membership deferrable,
  foreign key (organization_id, follows_id) references grievance on delete set null (follows_id) deferrable,
  check (not is_anonymous or author_id is null),
  check (is_anonymous or author_id is not null),
  check (handler_id is distinct from about_person_id or handler_id is null),
  check ((about is not distinct from 'person') = (about_person_id is not null))
);
create index grievance_author on grievance (organization_id, author_id) where author_id is not null;
create index grievance_due on grievance (organization_id, due_at) where ended_at is null;
create index grievance_follows on grievance (organization_id, follows_id) where follows_id is not null;
call guard_tenant_table('grievance');

create table grievance_message (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  grievance_id bigint not null,
  -- Null: the author.
  author_id bigint,
  visibility text not null check (visibility in ('internal', 'author')),
  text text not null,
  said_on date not null,
  primary key (organization_id, id),
  foreign key (organization_id, grievance_id) references grievance on delete cascade deferrable,
  foreign key (organization_id, author_id) references membership deferrable
);
create index grievance_message_of on grievance_message (organization_id, grievance_id, id);
call guard_tenant_table('grievance_message');

create table grievance_attachment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  grievance_id bigint not null,
  -- Null: the author.
  author_id bigint,
  name text not null,
  mime text not null,
  size bigint not null,
  storage_key text not null,
  primary key (organization_id, id),
  foreign key (organization_id, grievance_id) references grievance on delete cascade deferrable,
  foreign key (organization_id, author_id) references membership deferrable
);
create index grievance_attachment_of on grievance_attachment (organization_id, grievance_id, id);
call guard_tenant_table('grievance_attachment');

-- Times in which the clock does not run: waiting for the employee, or closed until it was opened again.
create table grievance_stop (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  grievance_id bigint not null,
  from_at timestamptz not null,
  to_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, grievance_id) references grievance on delete cascade deferrable
);
create index grievance_stop_of on grievance_stop (organization_id, grievance_id, id);
create unique index grievance_stop_open on grievance_stop (organization_id, grievance_id) where to_at is null;
call guard_tenant_table('grievance_stop');

-- Whom a grievance was passed on to: as late, or since nobody else may handle it.
create table grievance_escalation (
  organization_id bigint not null references organization (id) deferrable,
  grievance_id bigint not null,
  person_id bigint not null,
  primary key (organization_id, grievance_id, person_id),
  foreign key (organization_id, grievance_id) references grievance on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index grievance_escalation_person on grievance_escalation (organization_id, person_id);
call guard_tenant_table('grievance_escalation');

-- What happened to a grievance, by the day.
create table grievance_event (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  grievance_id bigint not null,
  kind text not null,
  -- Null: the author, or the clock.
  person_id bigint,
  happened_on date not null,
  from_text text,
  to_text text,
  due_from timestamptz,
  due_to timestamptz,
  -- To be told of in the next working time.
  awaits_notice boolean not null default false,
  primary key (organization_id, id),
  foreign key (organization_id, grievance_id) references grievance on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index grievance_event_of on grievance_event (organization_id, grievance_id, id);
call guard_tenant_table('grievance_event');
