-- Runs of operations: what was chosen and decided on, and one result for each row, written in the transaction of its effect.
create table operation_run (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  operation text not null,
  input jsonb not null,
  fingerprint text not null,
  state text not null default 'running' check (state in ('running', 'done', 'stopped', 'undone')),
  job_id bigint,
  total integer not null,
  done integer not null default 0,
  unchanged integer not null default 0,
  failed integer not null default 0,
  message jsonb,
  created_by_id bigint not null references users (id) deferrable,
  created_at timestamptz not null,
  finished_at timestamptz,
  undone_by_id bigint references users (id) deferrable,
  undone_at timestamptz,
  primary key (organization_id, id)
);
-- An operation runs once at a time in an organisation.
create unique index operation_run_running on operation_run (organization_id, operation) where state = 'running';
create index operation_run_newest on operation_run (organization_id, operation, id desc);
call guard_tenant_table('operation_run');

create table operation_result (
  organization_id bigint not null,
  run_id bigint not null,
  position integer not null,
  row_key text not null,
  person_id bigint references users (id) deferrable,
  -- The columns of the preview, and what the rules need besides them.
  row_values jsonb not null,
  facts jsonb,
  state text not null default 'pending' check (state in ('pending', 'done', 'unchanged', 'failed')),
  message jsonb,
  receipt jsonb,
  primary key (organization_id, run_id, position),
  unique (organization_id, run_id, row_key),
  foreign key (organization_id, run_id) references operation_run (organization_id, id) deferrable
)
-- A result is written on the page of its row, so that no index changes with it.
with (fillfactor = 60);
create index operation_result_person on operation_result (organization_id, person_id) where person_id is not null;
call guard_tenant_table('operation_result');

-- Leave years that were opened before are runs without results by row, so that they can still be undone.
insert into operation_run (organization_id, operation, input, fingerprint, state, total, done, created_by_id, created_at, finished_at, undone_by_id, undone_at)
select organization_id, 'open_leave_year', jsonb_build_object('starts_on', starts_on), '', case when reversed_at is null then 'done' else 'undone' end,
       people, people, opened_by_id, opened_at, opened_at, reversed_by_id, reversed_at
  from leave_year_opening order by id;
