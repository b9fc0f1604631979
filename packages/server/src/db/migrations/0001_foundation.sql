-- Organisations, accounts, sessions, permissions, audit, files, mail and jobs.
-- Every table of an organisation has a primary key that begins with organization_id, references carry it, and row-level security
-- holds each session to its organisation. The server works as karmik_app inside one organisation, and as karmik_everywhere for the
-- few tasks that cross organisations.

do $$
declare name text;
begin
  foreach name in array array['karmik_app', 'karmik_everywhere'] loop
    begin
      if not exists (select from pg_roles where rolname = name) then
        execute format('create role %I nologin', name);
      end if;
    exception when duplicate_object or unique_violation then
      null;
    end;
    begin
      execute format('grant %I to %I', name, current_user);
    exception when insufficient_privilege then
      -- Somebody else made the role and gave it; whether it may be taken on shows when the server connects.
      if not pg_has_role(current_user, name, 'member') then
        raise;
      end if;
    end;
    execute format('grant usage on schema public to %I', name);
  end loop;
end $$;

create extension if not exists pg_trgm;

create function app_organization() returns bigint language sql stable parallel safe
return nullif(current_setting('app.organization_id', true), '')::bigint;

-- Puts a table behind the wall of its organisation and gives it to the server's roles.
create procedure guard_tenant_table(name regclass, key_column text default 'organization_id', privileges text default 'select, insert, update, delete')
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy organization_wall on %s to karmik_app using (%I = (select app_organization())) with check (%I = (select app_organization()))', name, key_column, key_column);
  execute format('create policy everywhere on %s to karmik_everywhere using (true) with check (true)', name);
  execute format('grant %s on %s to karmik_app, karmik_everywhere', privileges, name);
end $$;

create table organization (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z][a-z0-9-]*[a-z0-9]$'),
  name text not null,
  abbreviation text not null,
  timezone text not null default 'Asia/Kathmandu',
  disabled_applications text[] not null default '{}',
  created_at timestamptz not null default now()
);
call guard_tenant_table('organization', 'id');

-- An account belongs to the installation; what it may do belongs to its memberships.
create table users (
  id bigint generated always as identity primary key,
  username text not null,
  email text not null,
  first_name text not null,
  middle_name text not null default '',
  last_name text not null,
  password_hash text,
  password_changed_at timestamptz,
  status text not null default 'invited' check (status in ('invited', 'active', 'disabled')),
  last_online timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_username_unique on users (lower(username));
create unique index users_email_unique on users (lower(email));

create table membership (
  organization_id bigint not null references organization (id) deferrable,
  user_id bigint not null references users (id) deferrable,
  is_hr_admin boolean not null default false,
  is_audit_user boolean not null default false,
  can_switch_organizations boolean not null default false,
  supervisor_can_switch boolean not null default false,
  allow_to_post boolean not null default true,
  need_approval boolean not null default false,
  is_current boolean not null default true,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id)
);
create index membership_user on membership (user_id);
call guard_tenant_table('membership');

alter table users enable row level security;
alter table users force row level security;
create policy organization_wall on users for select to karmik_app
  using (exists (select from membership m where m.organization_id = (select app_organization()) and m.user_id = users.id));
create policy everywhere on users to karmik_everywhere using (true) with check (true);
grant select on users to karmik_app;
grant select, insert, update on users to karmik_everywhere;

create table permission_group (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  codes text[] not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index permission_group_name_unique on permission_group (organization_id, lower(name));
call guard_tenant_table('permission_group');

create table membership_group (
  organization_id bigint not null,
  user_id bigint not null,
  group_id bigint not null,
  primary key (organization_id, user_id, group_id),
  foreign key (organization_id, user_id) references membership on delete cascade deferrable,
  foreign key (organization_id, group_id) references permission_group on delete cascade deferrable
);
call guard_tenant_table('membership_group');

create table auth_session (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users (id) deferrable,
  organization_id bigint not null references organization (id) deferrable,
  remember boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text,
  ip text not null default '',
  user_agent text not null default ''
);
create index auth_session_user on auth_session (user_id);
call guard_tenant_table('auth_session');

create table refresh_token (
  hash bytea primary key,
  session_id uuid not null references auth_session (id) on delete cascade deferrable,
  created_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_session on refresh_token (session_id);

create table account_token (
  hash bytea primary key,
  user_id bigint not null references users (id) deferrable,
  organization_id bigint not null references organization (id) deferrable,
  purpose text not null check (purpose in ('activation', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_token_user on account_token (user_id, purpose);

create table login_attempt (
  key text primary key,
  failures integer not null,
  window_started_at timestamptz not null,
  locked_until timestamptz
);

create table server_secret (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);

-- Rows that belong to no organisation: only work that is not bound to one reaches them.
do $$
declare name text;
begin
  foreach name in array array['refresh_token', 'account_token', 'login_attempt', 'server_secret'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy everywhere on %I to karmik_everywhere using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to karmik_everywhere', name);
  end loop;
end $$;

create table login_log (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  user_id bigint not null references users (id) deferrable,
  outcome text not null check (outcome in ('success', 'wrong_password', 'locked', 'disabled')),
  ip text not null,
  user_agent text not null,
  at timestamptz not null,
  primary key (organization_id, id)
);
create index login_log_at on login_log (organization_id, at desc, id desc);
call guard_tenant_table('login_log', privileges => 'select, insert');

create table audit_event (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  actor_id bigint references users (id) deferrable,
  action text not null,
  object_type text not null,
  object_id text not null,
  before jsonb,
  after jsonb,
  request_id text not null default '',
  ip text not null default '',
  at timestamptz not null,
  primary key (organization_id, id)
);
create index audit_event_object on audit_event (organization_id, object_type, object_id);
call guard_tenant_table('audit_event', privileges => 'select, insert');

create table file (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  owner_id bigint not null references users (id) deferrable,
  purpose text not null check (purpose in ('post')),
  name text not null,
  mime text not null,
  size bigint not null,
  sha256 text not null,
  storage_key text not null unique,
  width integer,
  height integer,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
call guard_tenant_table('file');

create table email_log (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  kind text not null,
  to_address text not null,
  to_name text not null,
  subject text not null,
  body text not null,
  state text not null default 'queued' check (state in ('queued', 'held', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  error text not null default '',
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (organization_id, id)
);
create index email_log_created on email_log (organization_id, created_at desc, id desc);
create index email_log_waiting on email_log (created_at) where state = 'queued';
call guard_tenant_table('email_log');

create table job_run (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  kind text not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'cancelled', 'failed')),
  payload jsonb not null,
  done integer not null default 0,
  total integer not null default 0,
  message text not null default '',
  cancel_requested boolean not null default false,
  attempts integer not null default 0,
  lease_until timestamptz,
  created_by bigint references users (id) deferrable,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  primary key (organization_id, id)
);
create index job_run_open on job_run (created_at) where state in ('queued', 'running');
call guard_tenant_table('job_run');
