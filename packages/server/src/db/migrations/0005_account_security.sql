-- What an organisation asks of sign-ins, the second step of an account, passwords that were used before, and the puzzle for robots.

create table security_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  otp_required boolean not null,
  password_min_length integer not null,
  password_uppercase boolean not null,
  password_lowercase boolean not null,
  password_special boolean not null,
  password_max_age_days integer,
  password_history integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index security_setting_single on security_setting (organization_id);
call guard_tenant_table('security_setting');

alter table organization
  add column organization_specific_employee_directory boolean not null default false,
  add column show_dignity_appraisal boolean not null default false;

-- Sessions are shown to their owner under a number, and remember whether a one-time password opened them.
alter table auth_session
  add column number bigint generated always as identity unique,
  add column second_step boolean not null default false,
  add column last_used_at timestamptz;
update auth_session set last_used_at = created_at;
alter table auth_session alter column last_used_at set not null;

alter table login_log drop constraint login_log_outcome_check;
alter table login_log add constraint login_log_outcome_check
  check (outcome in ('success', 'wrong_password', 'wrong_code', 'locked', 'disabled'));

create table second_step (
  user_id bigint primary key references users (id) deferrable,
  method text not null check (method in ('app', 'email')),
  -- Encrypted; the method "email" has none.
  app_key bytea,
  -- The time step of the last code that was taken: it and those before it are never taken again.
  last_step bigint,
  confirmed_at timestamptz not null,
  check ((method = 'app') = (app_key is not null))
);

-- A method that is being set up, until its first code has been given back.
create table second_step_draft (
  user_id bigint primary key references users (id) deferrable,
  method text not null check (method in ('app', 'email')),
  app_key bytea,
  code_mac text,
  expires_at timestamptz not null
);

create table recovery_code (
  user_id bigint not null references users (id) deferrable,
  mac text not null,
  used_at timestamptz,
  primary key (user_id, mac)
);

-- What stands between a right password and a session: a one-time password, or a new password.
create table login_challenge (
  hash bytea primary key,
  user_id bigint not null references users (id) deferrable,
  organization_id bigint not null references organization (id) deferrable,
  step text not null check (step in ('otp_verification', 'reset_password')),
  method text check (method in ('app', 'email')),
  remember boolean not null,
  second_step boolean not null default false,
  -- The given password was too weak for the rules in force: known at the moment it was given, and asked after the second step.
  too_weak boolean not null default false,
  code_mac text,
  code_sent_at timestamptz,
  sent integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_challenge_user on login_challenge (user_id);
create index login_challenge_expires on login_challenge (expires_at);

create table password_history (
  user_id bigint not null references users (id) deferrable,
  id bigint generated always as identity,
  hash text not null,
  replaced_at timestamptz not null,
  primary key (user_id, id)
);

create table spent_puzzle (
  mac text primary key,
  expires_at timestamptz not null
);
create index spent_puzzle_expires on spent_puzzle (expires_at);

do $$
declare name text;
begin
  foreach name in array array['second_step', 'second_step_draft', 'recovery_code', 'login_challenge', 'password_history', 'spent_puzzle'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy everywhere on %I to karmik_everywhere using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to karmik_everywhere', name);
  end loop;
end $$;
