-- The organisation's own settings: calendars of years and holidays, what jobs ask for, things and rooms, what it stands for.

create table branch_type (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  title text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index branch_type_title_unique on branch_type (organization_id, lower(title));
call guard_tenant_table('branch_type');

alter table branch
  add column branch_type_id bigint,
  add column phone text,
  add column email text,
  add column manager_id bigint,
  add column location jsonb,
  add foreign key (organization_id, branch_type_id) references branch_type deferrable,
  add foreign key (organization_id, manager_id) references membership deferrable;

alter table division
  add column head_id bigint,
  add column email text,
  add foreign key (organization_id, head_id) references membership deferrable;

create table ability (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  description text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index ability_name_unique on ability (organization_id, lower(name));
call guard_tenant_table('ability');

create table knowledge (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  description text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index knowledge_name_unique on knowledge (organization_id, lower(name));
call guard_tenant_table('knowledge');

create table skill (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  description text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index skill_name_unique on skill (organization_id, lower(name));
call guard_tenant_table('skill');

create table other_attribute (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  description text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index other_attribute_name_unique on other_attribute (organization_id, lower(name));
call guard_tenant_table('other_attribute');

alter table job_title
  add column description text,
  add column abilities bigint[] not null default '{}',
  add column knowledge bigint[] not null default '{}',
  add column skills bigint[] not null default '{}',
  add column other_attributes bigint[] not null default '{}';

create table employment_level_group (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  title text not null,
  position integer,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index employment_level_group_title_unique on employment_level_group (organization_id, lower(title));
call guard_tenant_table('employment_level_group');

alter table employment_level
  add column level_group_id bigint,
  add column scale_start numeric(16, 2),
  add column scale_steps integer,
  add column scale_increment numeric(16, 2),
  add foreign key (organization_id, level_group_id) references employment_level_group deferrable;

create table fiscal_year (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  used_for text not null,
  calendar text not null,
  starts_on date not null,
  ends_on date not null,
  months jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index fiscal_year_name_used_for_unique on fiscal_year (organization_id, name, used_for);
call guard_tenant_table('fiscal_year');

create table holiday (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  starts_on date not null,
  ends_on date not null,
  description text,
  image_id bigint,
  genders text[] not null,
  branches bigint[] not null,
  divisions bigint[] not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, image_id) references file deferrable
);
create unique index holiday_name_starts_on_unique on holiday (organization_id, name, starts_on);
call guard_tenant_table('holiday');

create table bank (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  acronym text,
  swift_code text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index bank_name_unique on bank (organization_id, lower(name));
call guard_tenant_table('bank');

create table equipment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  tag text not null,
  serial_number text,
  branch_id bigint,
  bought_on date,
  price numeric(16, 2),
  condition text not null,
  holder_id bigint,
  assignments jsonb not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, branch_id) references branch deferrable,
  foreign key (organization_id, holder_id) references membership deferrable
);
create unique index equipment_tag_unique on equipment (organization_id, lower(tag));
call guard_tenant_table('equipment');

create table meeting_room (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  branch_id bigint,
  floor text,
  capacity integer,
  equipment text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, branch_id) references branch deferrable
);
create unique index meeting_room_name_unique on meeting_room (organization_id, lower(name));
call guard_tenant_table('meeting_room');

create table vision_mission (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  vision text,
  mission text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index vision_mission_single on vision_mission (organization_id);
call guard_tenant_table('vision_mission');

create table ethics (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  title text not null,
  parent_id bigint,
  position integer not null,
  content text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, parent_id) references ethics deferrable
);
create unique index ethics_title_unique on ethics (organization_id, lower(title));
call guard_tenant_table('ethics');

create table organization_document (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  title text not null,
  description text,
  file_id bigint not null,
  is_published boolean not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, file_id) references file deferrable
);
create unique index organization_document_title_unique on organization_document (organization_id, lower(title));
call guard_tenant_table('organization_document');

