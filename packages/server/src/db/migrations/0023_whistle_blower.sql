-- Whistle-blower reports. Of an anonymous one there is what was told and nothing of who told it: no account, address, browser, time of
-- day or name of a file. What belongs to a report goes with it when it is wiped.

create table incident_type (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  description text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index incident_type_name_unique on incident_type (organization_id, lower(name));
call guard_tenant_table('incident_type');

create table whistle_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  enabled boolean not null,
  public_enabled boolean not null,
  introduction text,
  retention_days integer not null,
  reporter_days integer not null,
  acknowledge_days integer not null,
  answer_days integer not null,
  captcha boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index whistle_setting_single on whistle_setting (organization_id);
call guard_tenant_table('whistle_setting');

create table investigator (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  person_id bigint not null,
  starts_on date not null,
  ends_on date,
  incident_types bigint[] not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, person_id) references membership deferrable,
  constraint investigator_dates_overlap exclude using gist (organization_id with =, person_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
call guard_tenant_table('investigator');

create table whistle_report (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  -- No reference: a type that is in use would tell that there is a report.
  incident_type_id bigint not null,
  incident_type text not null,
  title text not null,
  description text not null,
  happened text,
  place text,
  people_involved text,
  impact text,
  evidence text,
  is_anonymous boolean not null,
  reporter_id bigint,
  reporter_name text,
  reporter_contact text,
  -- People who must not see it.
  not_for bigint[] not null,
  -- All that was told, in small letters, to find who is named in it.
  words text not null,
  receipt_hash bytea not null unique,
  status text not null,
  conclusion text,
  reported_on date not null,
  -- The day of the last thing that happened in it.
  touched_on date not null,
  primary key (organization_id, id),
  foreign key (organization_id, reporter_id) references membership deferrable,
  check (not is_anonymous or (reporter_id is null and reporter_name is null and reporter_contact is null))
);
create index whistle_report_reporter on whistle_report (organization_id, reporter_id) where reporter_id is not null;
call guard_tenant_table('whistle_report');

create table whistle_comment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  report_id bigint not null,
  -- Null: whoever reported.
  author_id bigint,
  visibility text not null,
  text text not null,
  said_on date not null,
  primary key (organization_id, id),
  foreign key (organization_id, report_id) references whistle_report on delete cascade deferrable,
  foreign key (organization_id, author_id) references membership deferrable
);
create index whistle_comment_report on whistle_comment (organization_id, report_id, id);
call guard_tenant_table('whistle_comment');

create table whistle_attachment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  report_id bigint not null,
  -- Null: whoever reported.
  author_id bigint,
  name text not null,
  mime text not null,
  size bigint not null,
  storage_key text not null,
  primary key (organization_id, id),
  foreign key (organization_id, report_id) references whistle_report on delete cascade deferrable,
  foreign key (organization_id, author_id) references membership deferrable
);
create index whistle_attachment_report on whistle_attachment (organization_id, report_id, id);
call guard_tenant_table('whistle_attachment');

-- Which investigator did what with a report.
create table whistle_access (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  report_id bigint not null,
  person_id bigint not null,
  action text not null,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, report_id) references whistle_report on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index whistle_access_report on whistle_access (organization_id, report_id, id);
call guard_tenant_table('whistle_access');

-- What is left of reports that were wiped: how many were closed.
create table whistle_tally (
  organization_id bigint primary key references organization (id) deferrable,
  closed integer not null
);
call guard_tenant_table('whistle_tally');
