-- Seals over the audit, each over the one before it, and what the last check of them found.

create table audit_seal (
  organization_id bigint not null references organization (id) deferrable,
  number integer not null,
  -- It holds the events with ids above after_id, up to last_id.
  after_id bigint not null,
  last_id bigint not null,
  row_count integer not null,
  rows_hash bytea not null,
  previous bytea not null,
  sealed_at timestamptz not null,
  hash bytea not null,
  primary key (organization_id, number)
);
call guard_tenant_table('audit_seal', privileges => 'select, insert');

create table audit_chain (
  organization_id bigint primary key references organization (id) deferrable,
  next_check_at timestamptz not null default '-infinity',
  checked_at timestamptz,
  -- When the last seal was made that the check saw.
  checked_until timestamptz,
  fault_count integer not null default 0,
  faults jsonb not null default '[]'
);
call guard_tenant_table('audit_chain', privileges => 'select, insert, update');

-- The log of a person, and of everybody, newest first.
create index audit_event_actor on audit_event (organization_id, actor_id, at desc, id desc);
create index audit_event_at on audit_event (organization_id, at desc, id desc);
