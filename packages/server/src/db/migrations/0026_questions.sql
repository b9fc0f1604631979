-- The questions that organisations keep: categories, single questions, and sets of them.

create table question_category (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  description text,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index question_category_name_unique on question_category (organization_id, lower(name));
call guard_tenant_table('question_category');

create table library_question (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  question text not null,
  category_id bigint,
  type text not null,
  help text,
  is_mandatory boolean not null,
  options jsonb not null,
  points integer,
  low text,
  high text,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, category_id) references question_category deferrable
);
create unique index library_question_question_unique on library_question (organization_id, lower(question));
call guard_tenant_table('library_question');

create table question_set (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  category_id bigint,
  description text,
  question_count integer,
  structure jsonb not null default '{"sections": []}',
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, category_id) references question_category deferrable
);
create unique index question_set_name_unique on question_set (organization_id, lower(name));
call guard_tenant_table('question_set');
