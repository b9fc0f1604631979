-- What the entity engine keeps beside the records: answers to repeated writes, exports, files of records, saved views. Then requests:
-- supervision, approval policies and steps, their history; ledgers and locked periods; and overtime, the first request.

create extension if not exists btree_gist;

create table idempotency_key (
  organization_id bigint not null references organization (id) deferrable,
  user_id bigint not null references users (id) deferrable,
  key text not null,
  request_hash text not null,
  status integer not null,
  body jsonb,
  created_at timestamptz not null,
  primary key (organization_id, user_id, key)
);
create index idempotency_key_created on idempotency_key (created_at);
call guard_tenant_table('idempotency_key');

create table export_log (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  user_id bigint not null references users (id) deferrable,
  entity text not null,
  format text not null check (format in ('csv', 'xlsx')),
  filters jsonb not null,
  row_count integer,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_id, id)
);
create index export_log_created on export_log (organization_id, created_at desc, id desc);
call guard_tenant_table('export_log', privileges => 'select, insert, update');

alter table file drop constraint file_purpose_check;
alter table file add constraint file_purpose_check check (purpose in ('post', 'record'));
create table record_file (
  organization_id bigint not null,
  file_id bigint not null,
  entity text not null,
  object_id bigint not null,
  -- What one must hold to read the file.
  read_code text not null,
  primary key (organization_id, file_id),
  foreign key (organization_id, file_id) references file on delete cascade deferrable
);
create index record_file_object on record_file (organization_id, entity, object_id);
call guard_tenant_table('record_file');

create table saved_view (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  user_id bigint not null references users (id) deferrable,
  screen text not null,
  name text not null,
  state jsonb not null,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index saved_view_name_unique on saved_view (organization_id, user_id, screen, lower(name));
call guard_tenant_table('saved_view');

-- Who supervises whom, in which order, and what each may do with the requests of the other.
create table supervision (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  subordinate_id bigint not null,
  supervisor_id bigint not null,
  position integer not null check (position between 1 and 3),
  may_approve boolean not null default true,
  may_decline boolean not null default true,
  may_forward boolean not null default true,
  valid_from date not null,
  valid_to date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, subordinate_id) references membership deferrable,
  foreign key (organization_id, supervisor_id) references membership deferrable,
  check (subordinate_id <> supervisor_id),
  constraint supervision_position_overlap exclude using gist
    (organization_id with =, subordinate_id with =, position with =, daterange(valid_from, valid_to, '[]') with &&)
);
create index supervision_supervisor on supervision (organization_id, supervisor_id);
call guard_tenant_table('supervision');

create table delegation (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  delegate_id bigint not null,
  starts_on date not null,
  ends_on date not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, delegate_id) references membership deferrable,
  check (ends_on >= starts_on)
);
create index delegation_delegate on delegation (organization_id, delegate_id);
call guard_tenant_table('delegation');

create table approval_policy (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  request_type text not null,
  priority integer not null,
  least_amount integer,
  division_id bigint,
  branch_id bigint,
  person_id bigint,
  is_active boolean not null,
  levels jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, division_id) references division deferrable,
  foreign key (organization_id, branch_id) references branch deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create unique index approval_policy_name_unique on approval_policy (organization_id, lower(name));
call guard_tenant_table('approval_policy');

-- The levels of one request as they were when it was sent; a later change of a policy does not reach them.
create table approval_step (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  entity text not null,
  object_id bigint not null,
  level integer not null,
  approver text not null,
  candidates bigint[] not null,
  quorum integer not null,
  may_approve boolean not null,
  may_decline boolean not null,
  may_forward boolean not null,
  remind_after_hours integer,
  on_timeout text not null default 'remind' check (on_timeout in ('remind', 'escalate')),
  state text not null check (state in ('waiting', 'open', 'done', 'skipped')),
  opened_at timestamptz,
  reminded_at timestamptz,
  primary key (organization_id, id)
);
create unique index approval_step_level on approval_step (organization_id, entity, object_id, level);
create index approval_step_open on approval_step (organization_id, entity) where state = 'open';
create index approval_step_candidates on approval_step using gin (candidates) where state = 'open';
create index approval_step_due on approval_step (opened_at) where state = 'open' and remind_after_hours is not null;
call guard_tenant_table('approval_step');

create table approval_history (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  entity text not null,
  object_id bigint not null,
  level integer,
  action_performed text not null,
  action_performed_by_id bigint not null,
  acting_for_id bigint,
  remarks text not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, action_performed_by_id) references membership deferrable,
  foreign key (organization_id, acting_for_id) references membership deferrable
);
create index approval_history_object on approval_history (organization_id, entity, object_id, id);
call guard_tenant_table('approval_history', privileges => 'select, insert');

-- Signed quantities that are never changed: a correction is another line. The reference makes a job that runs twice add nothing.
create table ledger_line (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  person_id bigint not null,
  ledger text not null,
  account text not null,
  entry_date date not null,
  quantity numeric(16, 4) not null check (quantity <> 0),
  kind text not null,
  expires_on date,
  ref text not null,
  source_entity text,
  source_id bigint,
  reverses_id bigint,
  note text not null default '',
  created_by_id bigint references users (id) deferrable,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, ledger, account, person_id, ref),
  foreign key (organization_id, person_id) references membership deferrable,
  foreign key (organization_id, reverses_id) references ledger_line deferrable
);
create unique index ledger_line_reverses on ledger_line (organization_id, reverses_id) where reverses_id is not null;
create index ledger_line_person on ledger_line (organization_id, person_id, ledger, account, entry_date);
call guard_tenant_table('ledger_line', privileges => 'select, insert');

create table period_lock (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  area text not null,
  starts_on date not null,
  ends_on date not null,
  state text not null check (state in ('open', 'closing', 'closed')),
  reason text not null default '',
  changed_by_id bigint references users (id) deferrable,
  changed_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  check (ends_on >= starts_on),
  constraint period_lock_range_overlap exclude using gist
    (organization_id with =, area with =, daterange(starts_on, ends_on, '[]') with &&)
);
call guard_tenant_table('period_lock');

create table overtime_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  is_default boolean not null,
  weekday_multiplier numeric(6, 2) not null,
  off_day_multiplier numeric(6, 2) not null,
  holiday_multiplier numeric(6, 2) not null,
  daily_limit integer not null,
  weekly_limit integer not null,
  monthly_limit integer not null,
  over_limit text not null,
  days_before integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index overtime_setting_name_unique on overtime_setting (organization_id, lower(name));
create unique index overtime_setting_one_default on overtime_setting (organization_id) where is_default;
call guard_tenant_table('overtime_setting');

create table overtime_assignment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  setting_id bigint not null,
  starts_on date not null,
  ends_on date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, setting_id) references overtime_setting deferrable,
  constraint overtime_assignment_dates_overlap exclude using gist
    (organization_id with =, employee_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
call guard_tenant_table('overtime_assignment');

create table overtime_request (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  overtime_date date not null,
  overtime_duration integer not null,
  request_remarks text not null,
  status text not null,
  updated_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable
);
create index overtime_request_sender on overtime_request (organization_id, sender_id, overtime_date);
create index overtime_request_created on overtime_request (organization_id, created_at desc, id desc);
create unique index overtime_request_day on overtime_request (organization_id, sender_id, overtime_date) where status in ('Requested', 'Forwarded', 'Approved');
call guard_tenant_table('overtime_request');
