-- Forms, the versions of what they ask, and what was answered.

create table form (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  category_id bigint,
  description text,
  question_set_id bigint,
  state text not null,
  deadline date,
  is_multiple boolean not null,
  is_anonymous boolean not null,
  needs_approval boolean not null,
  disclaimer text,
  people jsonb not null,
  branches bigint[] not null,
  divisions bigint[] not null,
  employment_types bigint[] not null,
  uuid text,
  answer_count integer,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, category_id) references question_category deferrable,
  foreign key (organization_id, question_set_id) references question_set deferrable
);
create unique index form_name_unique on form (organization_id, lower(name));
create unique index form_uuid on form (organization_id, uuid);
call guard_tenant_table('form');

-- A version that somebody has answered is never changed; the next change begins another.
create table form_version (
  organization_id bigint not null references organization (id) deferrable,
  form_id bigint not null,
  number integer not null check (number > 0),
  structure jsonb not null,
  created_at timestamptz not null,
  primary key (organization_id, form_id, number),
  foreign key (organization_id, form_id) references form on delete cascade deferrable
);
call guard_tenant_table('form_version');

-- Without a sender where the form goes without names: then nothing here tells who answered, nor at which hour.
create table form_answer (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  form_id bigint not null,
  sender_id bigint,
  version integer not null,
  status text not null,
  answers jsonb not null default '{}',
  updated_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, form_id) references form deferrable,
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, form_id, version) references form_version deferrable
);
create index form_answer_created on form_answer (organization_id, created_at desc, id desc);
create index form_answer_form on form_answer (organization_id, form_id, version);
create index form_answer_sender on form_answer (organization_id, sender_id);
call guard_tenant_table('form_answer');

create table form_draft (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  form_id bigint not null,
  person_id bigint not null,
  answers jsonb not null,
  saved_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, form_id, person_id),
  foreign key (organization_id, form_id) references form on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
call guard_tenant_table('form_draft');

-- That some browser has answered a form without names. Nothing leads from here to an answer.
create table form_participation (
  organization_id bigint not null references organization (id) deferrable,
  form_id bigint not null,
  token_hash text not null,
  primary key (organization_id, form_id, token_hash),
  foreign key (organization_id, form_id) references form on delete cascade deferrable
);
call guard_tenant_table('form_participation');
